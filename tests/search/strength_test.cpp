#include "janggun/search/strength.hpp"

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <catch2/catch.hpp>

#include "data/effort.hpp"
#include "data/records.hpp"
#include "janggun/board/fen.hpp"
#include "janggun/board/movegen.hpp"
#include "janggun/board/setup.hpp"
#include "search.hpp"

using namespace janggun::search_test;
using janggun::board::Move;
using janggun::board::Setup;
using janggun::eval::Score;
using janggun::game::Game;
using janggun::search::Info;
using janggun::search::Limits;
using janggun::search::Pool;
using janggun::search::Settings;
using janggun::search::Strength;
using janggun::test_data::effort;

namespace {

Strength level(int level) { return Strength::of_level(level); }

constexpr int kLeast = Strength::kLeastLevel;
constexpr int kMost = Strength::kFullLevel - 1;

Settings playing_at(int level) {
    Settings settings;
    settings.strength = Strength::of_level(level);
    return settings;
}

// Lines of so much each, none of which is a pass.
std::vector<Info> lines_of(const std::vector<int>& scores) {
    std::vector<Info> lines;
    for (const int score : scores) {
        lines.emplace_back().units = Score{score};
        lines.back().line.push_back(move("a4a5"));
    }
    return lines;
}

std::set<std::size_t> chosen(Strength strength, const std::vector<Info>& lines) {
    std::set<std::size_t> chosen;
    for (std::uint64_t seed = 0; seed < 500; ++seed) chosen.insert(strength.choose(lines, seed));
    return chosen;
}

int misses(Strength strength, const std::vector<Info>& lines) {
    int count = 0;
    for (std::uint64_t seed = 0; seed < 2000; ++seed)
        count += static_cast<int>(strength.choose(lines, seed) != 0);
    return count;
}

// Positions from games, under the rules of each.
std::vector<Game> games(std::size_t every) {
    std::vector<Game> games;
    const auto rows = janggun::test_data::perft_rows("perft.epd");
    for (std::size_t i = 0; i < rows.size(); i += every) {
        const Game game = game_of(rows[i].rule_set, rows[i].fen);
        if (!game.verdict().is_over()) games.push_back(game);
    }
    return games;
}

}  // namespace

TEST_CASE("ratings cover the levels below full strength evenly", "[search]") {
    CHECK(level(kLeast).elo() == Strength::kLeastElo);
    CHECK(level(kMost).elo() == Strength::kMostElo);
    CHECK(Strength::of_elo(-1000) == level(kLeast));
    CHECK(Strength::of_elo(9999) == level(kMost));
    CHECK(Strength::of_elo(level(3).elo()) == level(3));
    constexpr int kStep = (Strength::kMostElo - Strength::kLeastElo) / (kMost - kLeast);
    for (int i = kLeast; i < kMost; ++i) {
        CAPTURE(i);
        const int step = level(i + 1).elo() - level(i).elo();
        CHECK(step >= kStep);
        CHECK(step <= kStep + 1);
    }
}

TEST_CASE("a higher rating sees more, and wants more", "[search]") {
    CHECK(level(kLeast).most_nodes() > 0);
    CHECK(level(kMost).blindness() == 0);
    CHECK(level(kMost).candidates() == 1);
    for (int elo = Strength::kLeastElo; elo < Strength::kMostElo; ++elo) {
        CAPTURE(elo);
        const Strength weaker = Strength::of_elo(elo);
        const Strength stronger = Strength::of_elo(elo + 1);
        const auto nodes_a_line = [](Strength strength) {
            return strength.most_nodes() / static_cast<std::uint64_t>(strength.candidates());
        };
        CHECK(nodes_a_line(weaker) <= nodes_a_line(stronger));
        CHECK(weaker.blindness() >= stronger.blindness());
        CHECK(weaker.candidates() >= stronger.candidates());
        CHECK(weaker.most_given_away() >= stronger.most_given_away());
    }
}

TEST_CASE("a choice depends on the position alone", "[search]") {
    const std::vector<Info> candidates = lines_of({50, 40, 30, 20});
    for (int i = kLeast; i <= kMost; ++i) {
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const std::size_t chosen = level(i).choose(candidates, seed);
            REQUIRE(chosen < candidates.size());
            CHECK(level(i).choose(candidates, seed) == chosen);
        }
    }
}

TEST_CASE("the highest level below full strength chooses the best line", "[search]") {
    CHECK(chosen(level(kMost), lines_of({50, 49, 49})) == std::set<std::size_t>{0});
    CHECK(chosen(level(kMost), lines_of({0, 0, 0})) == std::set<std::size_t>{0});
}

TEST_CASE("a weak player chooses any line that is nearly as good, and none that is far worse", "[search]") {
    CHECK(chosen(level(kLeast), lines_of({50, 40, 30, -5000})) == std::set<std::size_t>{0, 1, 2});
    for (int i = kLeast; i <= kMost; ++i) {
        CAPTURE(i);
        const int most = level(i).most_given_away();
        CHECK(chosen(level(i), lines_of({0, -most - 1})) == std::set<std::size_t>{0});
        if (most > 0) CHECK(chosen(level(i), lines_of({0, -most})) == std::set<std::size_t>{0, 1});
        CHECK(chosen(level(i), lines_of({7})) == std::set<std::size_t>{0});
        // Who sees a win takes it, and who sees a loss puts it off.
        CHECK(chosen(level(i), lines_of({31'999, 31'997, 20})) == std::set<std::size_t>{0});
        CHECK(chosen(level(i), lines_of({-31'990, -31'992})) == std::set<std::size_t>{0});
    }
}

TEST_CASE("the worse a line and the stronger the player, the more seldom it is chosen", "[search]") {
    const std::vector<Info> candidates = lines_of({60, 40, 20, 0});
    CHECK(misses(level(-20), candidates) > misses(level(0), candidates));
    CHECK(misses(level(0), candidates) > misses(level(10), candidates));
    CHECK(misses(level(19), candidates) == 0);
    const Strength weak = level(-20);
    CHECK(misses(weak, lines_of({0, -20})) > misses(weak, lines_of({0, -100})));
    CHECK(misses(weak, lines_of({0, -100})) > misses(weak, lines_of({0, -weak.most_given_away()})));
}

TEST_CASE("nobody passes for want of something better to do", "[search]") {
    std::vector<Info> candidates = lines_of({50, 49, 48});
    candidates[1].line.front() = move("e2e2");
    CHECK(chosen(level(kLeast), candidates) == std::set<std::size_t>{0, 2});
    std::swap(candidates[0].line, candidates[1].line);
    CHECK(chosen(level(kLeast), candidates).contains(0));
}

TEST_CASE("a level plays the same whatever was searched before", "[search]") {
    Pool pool{1};
    pool.resize(2, 1);
    const std::vector<Game> all = games(static_cast<std::size_t>(effort(40, 160)));
    for (const int i : {-20, -8, 4}) {
        for (const Game& game : all) {
            CAPTURE(i, to_fen(game.position()));
            const Found alone = find(game, to_depth(60), playing_at(i));
            static_cast<void>(find(pool, game, to_depth(4)));
            const Found again = find(pool, game, to_depth(60), playing_at(i));
            CHECK(again.outcome.best == alone.outcome.best);
            CHECK(again.outcome.nodes == alone.outcome.nodes);
        }
    }
}

TEST_CASE("full strength is the same whether a level has played before or not", "[search]") {
    Pool pool{1};
    static_cast<void>(find(pool, start(), to_depth(60), playing_at(-10)));
    CHECK(find(pool, start(), to_depth(6)).outcome.nodes == find(start(), to_depth(6)).outcome.nodes);
}

TEST_CASE("a level stays within its nodes, whatever the clock gives", "[search]") {
    for (const int i : {-20, -10, 0}) {
        const Strength strength = level(i);
        for (const Game& game : games(static_cast<std::size_t>(effort(20, 80)))) {
            CAPTURE(i, to_fen(game.position()));
            const Found found = find(game, to_depth(60), playing_at(i));
            // The first iteration is always finished.
            if (found.outcome.lines.front().depth > 1) CHECK(found.outcome.nodes <= strength.most_nodes());
        }
    }
}

TEST_CASE("no level gives away more than it may, as it sees it", "[search]") {
    for (const int i : {-20, -16, -12, -8, -4, 0, 4}) {
        const Strength strength = level(i);
        for (const Game& game : games(static_cast<std::size_t>(effort(15, 60)))) {
            CAPTURE(i, to_fen(game.position()));
            const Found found = find(game, to_depth(60), playing_at(i));
            CHECK(unplayable(game, {found.outcome.best}) == "");
            const auto& lines = found.outcome.lines;
            const auto played = std::find_if(lines.begin(), lines.end(), [&](const Info& info) {
                return info.line.front() == found.outcome.best;
            });
            REQUIRE(played != lines.end());
            CHECK(lines.front().units - played->units <= strength.most_given_away());
        }
    }
}

TEST_CASE("every level mates with the next move where it can", "[search]") {
    int positions = 0;
    for (const std::string& line : janggun::test_data::lines_of("mates_checks.epd")) {
        const auto column = janggun::test_data::columns(line, ';');
        janggun::test_data::require(column.size() == 3, line);
        if (column[1] != "dm 1") continue;
        ++positions;
        const Game game = game_of("janggicasual", column[0]);
        for (const int i : {-20, -10, 0, 10}) {
            CAPTURE(i, column[0]);
            Game mated = game;
            mated.play(find(game, to_depth(60), playing_at(i)).outcome.best);
            CHECK(mated.verdict().reason == janggun::game::Reason::mate);
        }
    }
    CHECK(positions >= 10);
}

namespace {

// The start positions, where one of Han's chariots stands before a soldier and nothing protects it.
std::vector<Game> free_chariots() {
    std::vector<Game> games;
    for (const Setup cho : janggun::board::kSetups) {
        for (const Setup han : janggun::board::kSetups) {
            for (const char* const row : {"r8", "2r6", "6r2", "8r"}) {
                std::string fen = to_fen(janggun::board::start_position(cho, han));
                fen.replace(fen.find('r'), 1, "1");
                const std::string before = "/9/9/P";
                fen.replace(fen.find(before), before.size(), std::string{"/9/"} + row + "/P");
                games.push_back(game_of("janggi", fen));
            }
        }
    }
    return games;
}

}  // namespace

TEST_CASE("a weak player seldom leaves a chariot that is to be had for nothing", "[search]") {
    const std::vector<Game> all = free_chariots();
    const auto taken = [&](int i) {
        std::size_t count = 0;
        for (const Game& game : all) {
            const Move best = find(game, to_depth(60), playing_at(i)).outcome.best;
            count += static_cast<std::size_t>(!game.position().at(best.to()).is_none());
        }
        return count;
    };
    CHECK(taken(-20) > all.size() / 2);
    CHECK(taken(-10) > all.size() * 8 / 10);
    CHECK(taken(8) > all.size() * 95 / 100);
}
