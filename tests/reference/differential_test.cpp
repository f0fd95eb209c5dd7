#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <cstdint>
#include <iterator>
#include <map>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "data/effort.hpp"
#include "data/random_fens.hpp"
#include "data/records.hpp"
#include "janggun/board/fen.hpp"
#include "janggun/board/movegen.hpp"
#include "janggun/board/setup.hpp"
#include "janggun/board/siege.hpp"
#include "janggun/game/game.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/rng.hpp"
#include "reference/reference.hpp"

// The engine and the naive referee play the same random games and must agree on everything after every ply.

namespace janggun {
namespace {

using test_data::effort;
using Texts = std::vector<std::string>;

constexpr std::array<std::string_view, 4> kRuleSets{"janggi", "janggitraditional", "janggimodern",
                                                    "janggicasual"};

// What both see of a game, as text that shows any difference.
struct View {
    std::string fen;
    Texts legal_moves;
    bool is_in_check = false;
    bool kings_face = false;
    bool is_over = false;
    bool is_claimable = false;
    std::string result;
    std::string reason;
    double cho_points = 0;
    double han_points = 0;

    bool operator==(const View&) const = default;
};

std::ostream& operator<<(std::ostream& out, const View& view) {
    out << view.fen << "\n  check " << view.is_in_check << ", kings face " << view.kings_face << ", over "
        << view.is_over << ", claimable " << view.is_claimable << ", " << view.result << " (" << view.reason
        << "), " << view.cho_points << " to " << view.han_points << "\n ";
    for (const std::string& move : view.legal_moves) out << " " << move;
    return out;
}

View view_of(const game::Game& game) {
    board::MoveList moves;
    board::generate_legal(game.position(), moves);
    Texts texts;
    for (const board::Move move : moves) texts.push_back(to_string(move));
    std::sort(texts.begin(), texts.end());
    const game::Verdict verdict = game.verdict();
    return {.fen = to_fen(game.position()),
            .legal_moves = texts,
            .is_in_check = game.in_check(),
            .kings_face = game.position().kings_face(),
            .is_over = verdict.is_over(),
            .is_claimable = verdict.is_claimable(),
            .result = std::string(text(verdict.result)),
            .reason = std::string(reason_text(verdict)),
            .cho_points = verdict.points.cho_halves / 2.0,
            .han_points = verdict.points.han_halves / 2.0};
}

View view_of(const reference::Game& game) {
    const reference::Judgement judgement = game.judge();
    return {.fen = game.fen(),
            .legal_moves = game.legal_moves(),
            .is_in_check = game.in_check(),
            .kings_face = game.kings_face(),
            .is_over = judgement.over,
            .is_claimable = judgement.claimable,
            .result = judgement.result,
            .reason = judgement.reason,
            .cho_points = judgement.cho_points,
            .han_points = judgement.han_points};
}

// How a random player chooses: the chance in percent of each thing, tried in this order; else any move.
struct Style {
    std::uint32_t pass = 0;
    std::uint32_t mate = 0;
    std::uint32_t check_back = 0;  // taking the last move back with check
    std::uint32_t check = 0;       // a move that gives check
    std::uint32_t reverse = 0;     // taking the last move back
    std::uint32_t face = 0;        // a move after which the kings face each other
    std::uint32_t quiet = 0;       // a move that takes nothing
};

class Player {
  public:
    Player(Style style, std::uint64_t seed) : style_{style}, rng_{seed} {}

    board::Move choose(const game::Game& game) {
        board::MoveList moves;
        board::generate_legal(game.position(), moves);
        // The games shall not depend on the order in which the engine lists moves.
        std::sort(moves.begin(), moves.end(), [](board::Move a, board::Move b) {
            return std::pair{a.from(), a.to()} < std::pair{b.from(), b.to()};
        });
        const auto wanted = [&](std::uint32_t percent, auto is_wanted) -> board::Move {
            if (rng_.below(100) >= percent) return board::Move::none();
            std::vector<board::Move> found;
            std::copy_if(moves.begin(), moves.end(), std::back_inserter(found), is_wanted);
            return found.empty() ? board::Move::none() : found[below(found.size())];
        };
        const auto after = [&](board::Move move) {
            board::Position next = game.position();
            next.make(move);
            return next;
        };
        const auto history = game.history();
        const board::Move last = history.size() < 2 ? board::Move::none() : history[history.size() - 2].move;
        const auto is_back = [&](board::Move move) { return move == last.reversed(); };
        const auto gives_check = [&](board::Move move) { return board::in_check(after(move)); };
        const std::array choices{
            wanted(style_.pass, [](board::Move move) { return move.is_pass(); }),
            wanted(style_.mate,
                   [&](board::Move move) { return gives_check(move) && count_legal(after(move)) == 0; }),
            wanted(style_.check_back, [&](board::Move move) { return is_back(move) && gives_check(move); }),
            wanted(style_.check, gives_check),
            wanted(style_.reverse, is_back),
            wanted(style_.face,
                   [&](board::Move move) { return !move.is_pass() && after(move).kings_face(); }),
            wanted(
                style_.quiet,
                [&](board::Move move) { return !move.is_pass() && game.position().at(move.to()).is_none(); }),
        };
        const auto chosen =
            std::find_if(choices.begin(), choices.end(), [](board::Move m) { return !m.is_none(); });
        return chosen != choices.end() ? *chosen : moves[below(moves.size())];
    }

    std::size_t below(std::size_t bound) { return rng_.below(static_cast<std::uint32_t>(bound)); }

  private:
    Style style_;
    util::Rng rng_;
};

// How often each reason for an end stood; "" is none.
using Tally = std::map<std::string, int>;

// Plays one game and compares after every ply.
void play_and_compare(std::string_view rule_set, const std::string& start, int plies, Player& player,
                      Tally& tally) {
    game::Game game{game::rule_set_named(rule_set).value(), board::parse_fen(start)};
    reference::Game referee{reference::rule_set_named(rule_set).value(), start};
    std::string moves;
    CAPTURE(rule_set, start);
    for (int ply = 0;; ++ply) {
        const View view = view_of(game);
        if (const View expected = view_of(referee); view != expected) {
            CAPTURE(moves);
            REQUIRE(view == expected);
        }
        ++tally[view.reason];
        if (view.legal_moves.empty() || ply == plies) return;
        const board::Move move = player.choose(game);
        moves += to_string(move) + " ";
        game.play(move);
        referee.play(to_string(move));
    }
}

std::string start_fen(Player& player) {
    const auto any = [&] { return board::kSetups[player.below(board::kSetups.size())]; };
    return to_fen(board::start_position(any(), any()));
}

// The positions of a file with few pieces.
Texts thin_fens() {
    Texts fens;
    for (const test_data::PerftRow& row : test_data::perft_rows("perft.epd")) {
        const std::string placement = row.fen.substr(0, row.fen.find(' '));
        const auto pieces = std::count_if(placement.begin(), placement.end(),
                                          [](char c) { return c != '/' && (c < '0' || c > '9'); });
        if (pieces <= 12) fens.push_back(row.fen);
    }
    return fens;
}

// The same position when the last capture is so many plies ago.
std::string with_clock(const std::string& fen, int clock) {
    const Texts field = test_data::words(fen);
    return fen.substr(0, fen.find(' ')) + " " + field[1] + " - - " + std::to_string(clock) + " 60";
}

// A style for each kind of end. `reverse` repeats positions and moves; `check` with it, checks.
constexpr Style kPlain{};
constexpr Style kShuffling{.pass = 5, .reverse = 85, .quiet = 90};
constexpr Style kChecking{.mate = 100, .check_back = 90, .check = 90, .reverse = 80, .quiet = 90};
constexpr Style kPassing{.pass = 50, .reverse = 60, .quiet = 50};
constexpr Style kFacing{.pass = 15, .face = 80};

TEST_CASE("random games from the set-ups go as the referee says", "[reference][random]") {
    const std::uint64_t seed = GENERATE(range(1U, 5U));
    const std::string_view rule_set = kRuleSets[(seed - 1) % kRuleSets.size()];
    CAPTURE(seed);
    Player player{kPlain, seed};
    Tally tally;
    for (int i = 0; i < effort(12, 1); ++i)
        play_and_compare(rule_set, start_fen(player), effort(200, 101), player, tally);
    CHECK(tally[""] > 50);
}

TEST_CASE("random games from thin positions go as the referee says", "[reference][random]") {
    const std::string rule_set = GENERATE("janggi", "janggitraditional", "janggimodern", "janggicasual");
    const Texts fens = thin_fens();
    CHECK(fens.size() > 40);
    const std::uint64_t seed = 17;
    CAPTURE(seed);
    Player player{kPlain, seed};
    Tally tally;
    for (std::size_t i = 0; i < fens.size(); i += test_data::kIsOptimised ? 1 : 2)
        play_and_compare(rule_set, fens[i], effort(60, 12), player, tally);
    CHECK(tally[""] > 100);
}

TEST_CASE("games of players who repeat, pass, check and face go as the referee says, and end in every way",
          "[reference][random]") {
    const auto [rule_set, reasons] = GENERATE(table<std::string, Texts>({
        {"janggi",
         {"mate", "points after double pass", "bikjang accepted", "repetition", "perpetual check",
          "move limit"}},
        {"janggitraditional",
         {"mate", "double pass", "bikjang accepted", "repetition", "perpetual check", "move limit"}},
        {"janggimodern",
         {"mate", "points after double pass", "repetition", "perpetual check", "move repetition",
          "move limit"}},
        {"janggicasual", {"mate", "double pass", "repetition", "perpetual check", "move limit"}},
    }));
    // The first ones invite perpetual checks and a mate.
    Texts fens{"3k5/9/9/9/R8/9/9/9/CC2K3R/9 w - - 0 1", "9/4kr3/cc7/9/r8/9/9/9/9/3K5 b - - 0 1",
               "3k5/9/4R4/9/4B4/4r4/9/4K4/3CC4/7n1 w - - 0 1", "3ak4/R8/9/9/9/9/9/8R/3K5/9 w - - 0 1"};
    const Texts thin = thin_fens();
    for (std::size_t i = 0; i < thin.size(); i += test_data::kIsOptimised ? 1 : 3) fens.push_back(thin[i]);
    const std::uint64_t seed = 5;
    CAPTURE(seed);
    Tally tally;
    util::Rng seeds{seed};
    for (std::size_t i = 0; i < fens.size(); ++i) {
        // Some games begin near the move limit.
        const int limit = game::rules_for(game::rule_set_named(rule_set).value()).move_limit;
        const std::string start = i % 5 == 4 ? with_clock(fens[i], limit - 10) : fens[i];
        for (const Style& style : {kShuffling, kChecking, kPassing, kFacing}) {
            Player player{style, seeds.next()};
            play_and_compare(rule_set, start, effort(60, 30), player, tally);
        }
    }
    for (const std::string& reason : reasons) {
        CAPTURE(reason);
        CHECK(tally[reason] > 0);
    }
    // Nothing else ends a game.
    CHECK(tally.size() == reasons.size() + 1);
}

TEST_CASE("players who repeat from the set-ups go as the referee says", "[reference][random]") {
    const std::string rule_set = GENERATE("janggi", "janggitraditional", "janggimodern", "janggicasual");
    const std::uint64_t seed = 23;
    CAPTURE(seed);
    Player player{kShuffling, seed};
    Tally tally;
    for (int i = 0; i < effort(12, 2); ++i) play_and_compare(rule_set, start_fen(player), 50, player, tally);
    CHECK(tally["repetition"] + tally["move repetition"] > 0);
}

// Compares so many made-up positions, and two random plies from each.
void compare_tense_positions(std::string_view rule_set, std::uint64_t seed, int count) {
    test_data::RandomFens fens{seed};
    Tally tally;
    int positions = 0;
    int checks = 0;
    int refused = 0;
    while (positions < count) {
        const std::string fen = fens.next();
        const reference::Board board = reference::board_from(fen.substr(0, fen.find(' ')));
        const bool is_chos_turn = fen.find(" w") != std::string::npos;
        CAPTURE(fen);
        // The referee says that the side not to move is in check: no position.
        if (is_king_attacked(board, is_chos_turn ? reference::Side::han : reference::Side::cho)) {
            REQUIRE_THROWS_AS(board::parse_fen(fen), util::InputError);
            ++refused;
            continue;
        }
        ++positions;
        Player player{kPlain, seed + static_cast<std::uint64_t>(positions)};
        play_and_compare(rule_set, fen, 2, player, tally);
        checks += static_cast<int>(board::in_check(board::parse_fen(fen)));
    }
    CHECK(refused > count / 10);
    CHECK(checks > count / 10);
    CHECK(tally["mate"] > 0);
}

TEST_CASE("tense positions, and two random plies from them, look as the referee sees them",
          "[reference][random]") {
    const std::uint64_t seed = GENERATE(range(1U, 5U));
    const std::string_view rule_set = kRuleSets[(seed - 1) % kRuleSets.size()];
    CAPTURE(seed, rule_set);
    compare_tense_positions(rule_set, seed, effort(1500, 60));
}

TEST_CASE("a great many tense positions look as the referee sees them", "[.][slow][reference][random]") {
    const std::uint64_t seed = GENERATE(range(11U, 15U));
    const std::string_view rule_set = kRuleSets[(seed - 11) % kRuleSets.size()];
    CAPTURE(seed, rule_set);
    compare_tense_positions(rule_set, seed, effort(50000, 2000));
}

TEST_CASE("each piece can go where the referee says, whatever becomes of its king", "[reference]") {
    const Texts fens = test_data::all_fens();
    for (std::size_t i = 0; i < fens.size(); i += static_cast<std::size_t>(effort(10, 100))) {
        const board::Position position = board::parse_fen(fens[i]);
        const reference::Board board = reference::board_from(fens[i].substr(0, fens[i].find(' ')));
        const reference::Side side =
            position.side_to_move() == board::Side::cho ? reference::Side::cho : reference::Side::han;
        Texts expected;
        Texts actual;
        for (const reference::Square from : reference::all_squares()) {
            if (is_piece_of(board, from, side)) {
                for (const reference::Square to : targets_from(board, from))
                    expected.push_back(name_of(reference::Move{from, to}));
            }
            for (const reference::Square to : reference::all_squares()) {
                const board::Move move{board::Square{from.file, from.rank}, board::Square{to.file, to.rank}};
                if (is_pseudo_legal(position, move)) actual.push_back(to_string(move));
            }
        }
        std::sort(expected.begin(), expected.end());
        std::sort(actual.begin(), actual.end());
        CAPTURE(fens[i]);
        CHECK(actual == expected);
    }
}

}  // namespace
}  // namespace janggun
