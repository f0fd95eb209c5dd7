// Games that nobody ends: what could be claimed has stood on the board, and they went on.

#include <algorithm>
#include <array>
#include <string>

#include <catch2/catch.hpp>

#include "ending.hpp"
#include "janggun/board/fen.hpp"
#include "search.hpp"

using namespace janggun;
using namespace janggun::search_test;
using eval::Score;
using search::end_by_passes;

namespace {

// So many rounds of a shuffle that ends where it began.
std::string rounds(int count, const std::string& moves) {
    std::string text;
    for (int i = 0; i < count; ++i) text += moves + ' ';
    return text;
}

// Two chariots, which mate without help; Cho moves, and the position has stood thrice and more.
game::Game won_and_shuffled(std::string_view rules) {
    return game_of(rules, "3k5/9/9/9/9/9/9/R8/4K4/8R w - - 0 1", rounds(4, "a3b3 d10d9 b3a3 d9d10"));
}

bool has_stood(const game::Game& game, board::Move move) {
    game::Game next = game;
    next.play(move);
    const auto history = game.history();
    const std::uint64_t key = next.history().back().placement_key;
    return std::any_of(history.begin(), history.end(),
                       [key](const game::PlyRecord& ply) { return ply.placement_key == key; });
}

// A soldier each, far from everything, after so many plies without a capture: nothing can be won.
game::Game dead(std::string_view rules, int counter, const std::string& moves = "") {
    return game_of(rules, "3k5/9/9/p8/9/9/8P/9/4K4/9 w - - " + std::to_string(counter) + " 90", moves);
}

}  // namespace

TEST_CASE("who is ahead makes progress where nobody judges repetition", "[search]") {
    const std::string rules = GENERATE("janggi", "janggitraditional", "janggimodern", "janggicasual");
    CAPTURE(rules);
    const game::Game game = won_and_shuffled(rules);
    REQUIRE(game.plies_unclaimed());
    const Found found = find(game, to_nodes(20'000));
    CHECK_FALSE(has_stood(game, found.outcome.best));
    CHECK(found.outcome.lines.front().score.is_mate());
}

TEST_CASE("a claim that stands unclaimed is worth nothing in a search", "[search]") {
    // Han is ahead on points and can force nothing. Going on is worth what the evaluation says.
    const game::Game game = game_of("janggi", "4k4/9/9/9/9/4p4/9/9/9/R3K4 w - - 0 1",
                                    rounds(4, "a1a2 e10d10 a2a1 d10e10") + "a1a2");
    REQUIRE(game.plies_unclaimed());
    const Found found = find(game, to_depth(6));
    CHECK_FALSE(found.outcome.lines.front().score.is_decided());
}

TEST_CASE("a game that nobody ends is ended by a pass of who would lose it", "[search]") {
    // Equal soldiers: Han is ahead by its one and a half points.
    CHECK(end_by_passes(dead("janggi", 150), Score{10}) == Score::points_lost_in(2));
    CHECK_FALSE(end_by_passes(dead("janggi", 150, "e2e1"), Score{10}));
    CHECK(end_by_passes(dead("janggitraditional", 150), Score{10}) == Score::draw());
    CHECK(end_by_passes(dead("janggicasual", 150, "e2e1"), Score{-10}) == Score::draw());
}

TEST_CASE("no game is ended by a pass before its time, or at a cost", "[search]") {
    const Score even;
    CHECK_FALSE(end_by_passes(dead("janggicasual", 0), even));
    CHECK_FALSE(end_by_passes(dead("janggicasual", 100), even));
    CHECK_FALSE(end_by_passes(dead("janggicasual", 139), even));
    CHECK(end_by_passes(dead("janggicasual", 140), even));
    const auto at = [](const std::string& fen) { return game_of("janggicasual", fen + " w - - 150 90"); };
    CHECK_FALSE(end_by_passes(at("3k5/9/9/9/9/9/9/r7R/4K4/9"), even));  // Han would take
    CHECK_FALSE(end_by_passes(at("3k5/9/9/9/9/9/9/8r/r8/4K4"), even));  // or mate
    CHECK_FALSE(end_by_passes(at("3k5/9/9/9/9/9/9/9/r3K4/9"), even));   // Cho is in check
}

TEST_CASE("no game is ended by a pass that is won", "[search]") {
    const Score clearly{400};
    CHECK_FALSE(end_by_passes(dead("janggi", 150), clearly));
    CHECK_FALSE(end_by_passes(dead("janggi", 259), clearly));
    CHECK(end_by_passes(dead("janggi", 260), clearly));
    CHECK_FALSE(end_by_passes(dead("janggi", 400), -Score::mated_in(9)));
    CHECK_FALSE(end_by_passes(dead("janggicasual", 400), -Score::mated_in(9)));
    CHECK(end_by_passes(dead("janggicasual", 400), Score::mated_in(9)) == Score::draw());
}

TEST_CASE("passes that bring another result than the claim are not offered", "[search]") {
    // Cho gives check for ever and would lose by it, but leads on points.
    const game::Game game = game_of("janggi", "3k5/9/9/9/R8/9/9/9/CC2K3R/9 w - - 0 1",
                                    "a6a10 " + rounds(13, "d10d9 a10a9 d9d10 a9a10") + "d10d9");
    REQUIRE(game.verdict().is_claimable());
    REQUIRE(game.verdict().is_won_by(board::Side::han));
    CHECK_FALSE(end_by_passes(game, Score{}));
}

TEST_CASE("the engine ends a game only where it is to", "[search]") {
    search::Settings settings;
    const game::Game game = dead("janggi", 150);
    CHECK_FALSE(find(game, to_depth(4), settings).outcome.best.is_pass());
    settings.ends_games = true;
    const Found ended = find(game, to_depth(4), settings);
    CHECK(ended.outcome.best.is_pass());
    CHECK(unplayable(game, ended.infos.back().line).empty());
    CHECK(ended.infos.back().line.size() == 2);
    CHECK(ended.infos.back().units == Score::points_lost_in(2));
    search::Limits limits = to_depth(4);
    limits.root_moves = {move("e2e1")};
    CHECK(find(game, limits, settings).outcome.best == move("e2e1"));
}

TEST_CASE("a mate is given, however long the game could have been ended", "[search]") {
    search::Settings settings;
    settings.ends_games = true;
    for (const char* const rules : {"janggi", "janggicasual"}) {
        const game::Game won = game_of(rules, "3k5/9/9/9/9/9/9/R8/4K4/8R w - - 150 90");
        CHECK(find(won, to_nodes(20'000), settings).outcome.lines.front().score.is_mate());
    }
}

TEST_CASE("what claims were worth is forgotten where nobody makes them", "[search]") {
    const std::string fen = "4k4/9/9/9/9/4p4/9/9/9/R3K4 w - - ";
    const game::Game unclaimed = game_of("janggi", fen + "150 90");
    search::Pool pool{4};
    const Found judged = find(pool, game_of("janggi", fen + "97 80"), to_depth(10));
    REQUIRE(judged.outcome.lines.front().score.is_decided());
    CHECK(find(pool, unclaimed, to_depth(8)).outcome.nodes == find(unclaimed, to_depth(8)).outcome.nodes);
}

TEST_CASE("games that nobody judges come to their end", "[search]") {
    // Games of these went on for ever once.
    const auto [rules, fen] = GENERATE(table<std::string, std::string>({
        {"janggi", std::string{board::kStartFen}},
        {"janggitraditional", "rb1a1abnr/4k4/3nc2c1/p1p3p1p/5p3/4P4/1PP3P1P/3NC2C1/4K4/RB1A1ANBR w - - 0 1"},
        {"janggimodern", "r1ba1abnr/1c2k4/2n4c1/1pp1p1p1p/9/9/P1P1P1PP1/6CC1/3NK4/RNBA1A1BR w - - 0 1"},
        {"janggicasual", "r1ba1an1r/4k4/2n1c2c1/1pp1pbp1p/9/7C1/P1P1P1PP1/2N1C4/4K4/R1BA1ANBR w - - 0 1"},
    }));
    CAPTURE(rules, fen);
    search::Settings settings;
    settings.ends_games = true;
    std::array<search::Pool, 2> pools{search::Pool{4}, search::Pool{4}};
    game::Game game = game_of(rules, fen);
    constexpr std::size_t kMostPlies = 800;
    while (!game.verdict().is_over() && game.history().size() <= kMostPlies) {
        search::Pool& pool = pools[game.history().size() % 2];
        game.play(find(pool, game, to_nodes(1000), settings).outcome.best);
    }
    CHECK(game.verdict().is_over());
}
