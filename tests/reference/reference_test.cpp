#include "reference/reference.hpp"

#include <catch2/catch.hpp>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "data/effort.hpp"
#include "data/records.hpp"

// The naive referee against what was recorded: only where it is right can it judge the engine. It trusts its
// FENs, so it also plays those that the engine refuses.

namespace janggun::reference {
namespace {

bool has_bikjang(RuleSet rules) { return rules == RuleSet::janggi || rules == RuleSet::janggitraditional; }

Game game_of(const std::string& rule_set, const std::string& fen, const std::string& moves) {
    Game game{rule_set_named(rule_set).value(), fen};
    for (const std::string& move : test_data::words(moves)) {
        CAPTURE(move);
        REQUIRE(game.play(move));
    }
    return game;
}

void check_outcome(const Game& game, const test_data::Outcome& expected) {
    CHECK(game.fen() == expected.fen);
    CHECK(game.legal_moves().size() == expected.legal_count);
    if (!expected.legal_moves.empty()) CHECK(game.legal_moves() == expected.legal_moves);
    CHECK(game.in_check() == expected.is_in_check);
    CHECK((has_bikjang(rule_set_named(expected.rule_set).value()) && game.kings_face()) ==
          expected.is_facing);
    const Judgement judgement = game.judge();
    CHECK((judgement.over ? "over" : judgement.claimable ? "claimable" : "open") == expected.end);
    CHECK(judgement.result == expected.result);
}

TEST_CASE("the referee judges the short games as recorded", "[reference]") {
    for (const test_data::RuleCase& one : test_data::rule_cases()) {
        for (const test_data::Outcome& expected : one.outcomes) {
            CAPTURE(one.title, expected.rule_set);
            const bool is_refused = !expected.refused_move.empty();
            const std::string moves =
                is_refused ? one.moves.substr(0, one.moves.size() - expected.refused_move.size()) : one.moves;
            Game game = game_of(expected.rule_set, one.start, moves);
            if (is_refused) CHECK_FALSE(game.play(expected.refused_move));
            check_outcome(game, expected);
        }
    }
}

TEST_CASE("the referee judges the recorded games as recorded", "[reference]") {
    // Every so many of them, for the referee is slow.
    constexpr std::size_t kStep = test_data::kIsOptimised ? 1 : 20;
    const std::vector<test_data::RecordedGame> games = test_data::recorded_games();
    for (std::size_t i = 0; i < games.size(); i += kStep) {
        const test_data::RecordedGame& game = games[i];
        CAPTURE(game.outcome.rule_set, game.start, game.moves);
        check_outcome(game_of(game.outcome.rule_set, game.start, game.moves), game.outcome);
    }
}

TEST_CASE("the referee moves each piece as recorded", "[reference]") {
    for (const test_data::PieceCase& one : test_data::piece_cases()) {
        // Recorded under another rule: a soldier that uses the diagonals of its own palace.
        if (one.title.starts_with("P30")) continue;
        const Game game{RuleSet::janggicasual, one.start};
        std::vector<std::string> destinations;
        for (const std::string& move : game.legal_moves()) {
            const std::size_t second = move.find_first_of("abcdefghi", 1);
            if (move.substr(0, second) == one.square) destinations.push_back(move.substr(second));
        }
        CAPTURE(one.title, one.start);
        CHECK(destinations == one.destinations);
        CHECK(game.legal_moves().size() == one.legal_count);
        CHECK(game.in_check() == one.is_in_check);
    }
}

TEST_CASE("the referee gives a soldier no diagonals in its own palace", "[reference]") {
    const Game game{RuleSet::janggicasual, "3k1p3/9/9/9/9/9/9/9/9/4K4 b - - 0 1"};
    CHECK(game.legal_moves() ==
          std::vector<std::string>{"d10d10", "d10d9", "d10e10", "d10e9", "f10e10", "f10f9", "f10g10"});
}

TEST_CASE("the referee counts lines as recorded", "[reference][perft]") {
    constexpr std::uint64_t kMostNodes = test_data::kIsOptimised ? 1000 : 100;
    int compared = 0;
    for (const test_data::PerftRow& row : test_data::perft_rows("perft.epd")) {
        const Game game{rule_set_named(row.rule_set).value(), row.fen};
        CAPTURE(row.fen, row.rule_set);
        for (const test_data::Count& count : row.counts) {
            if (count.nodes > kMostNodes) continue;
            CHECK(game.perft(count.depth) == count.nodes);
            ++compared;
        }
    }
    CHECK(compared > 200);
}

}  // namespace
}  // namespace janggun::reference
