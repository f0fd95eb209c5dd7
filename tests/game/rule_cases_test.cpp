#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "data/records.hpp"
#include "game/play.hpp"
#include "janggun/util/error.hpp"

namespace janggun::game {
namespace {

void check_outcome(const Game& game, const test_data::Outcome& expected) {
    CHECK(legal_moves(game).size() == expected.legal_count);
    if (!expected.legal_moves.empty()) CHECK(legal_moves(game) == expected.legal_moves);
    CHECK(game.in_check() == expected.is_in_check);
    CHECK(game.is_facing() == expected.is_facing);
    const Verdict verdict = game.verdict();
    CHECK(end_text(verdict) == expected.end);
    CHECK(text(verdict.result) == expected.result);
    CHECK(reason_text(verdict).empty() == (expected.end == "open"));
    CHECK(to_fen(game.position()) == expected.fen);
}

TEST_CASE("a short game stands under each rule set as recorded", "[game][rules]") {
    const auto one = GENERATE(from_range(test_data::rule_cases()));
    if (one.is_refused) return;  // see the next two test cases
    REQUIRE(one.outcomes.size() == 4);
    for (const test_data::Outcome& expected : one.outcomes) {
        CAPTURE(one.title, one.start, one.moves, expected.rule_set);
        Game game = game_of(expected.rule_set, one.start);
        if (expected.refused_move.empty()) {
            play_text(game, one.moves);
        } else {
            REQUIRE(one.moves.ends_with(expected.refused_move));
            play_text(game, one.moves.substr(0, one.moves.size() - expected.refused_move.size()));
            CHECK_THROWS_AS(play_text(game, expected.refused_move), util::InputError);
        }
        check_outcome(game, expected);
    }
}

TEST_CASE("of the short games only those from impossible positions are refused, with the reason",
          "[game][rules]") {
    const std::vector<std::string> reasons = {
        "T05: bad FEN: Cho has more than 2 chariots (one too many on f7)",
        "T30: bad FEN: the soldier of Han on e8 is behind its starting rank 7, and soldiers never go back",
        "T31: bad FEN: the soldier of Han on e8 is behind its starting rank 7, and soldiers never go back",
        "T32: bad FEN: the soldier of Han on e8 is behind its starting rank 7, and soldiers never go back",
    };
    std::vector<std::string> refused;
    const std::vector<test_data::RuleCase> cases = test_data::rule_cases();
    CHECK(cases.size() == 64);
    for (const test_data::RuleCase& one : cases) {
        if (!one.is_refused) continue;
        try {
            static_cast<void>(board::parse_fen(one.start));
        } catch (const util::InputError& error) {
            refused.push_back(one.title.substr(0, 5) + error.what());
        }
    }
    CHECK(refused == reasons);
}

// What those games were to show, from positions that can stand.
TEST_CASE("a pass may be the only legal move, without being in check", "[game][rules]") {
    const std::string rule_set = GENERATE("janggi", "janggitraditional", "janggimodern", "janggicasual");
    const Game game = game_of(rule_set, "3k5/8R/9/9/9/4R4/9/9/9/5K3 b - - 0 1");
    CAPTURE(rule_set);
    CHECK(legal_moves(game) == std::vector<std::string>{"d10d10"});
    CHECK_FALSE(game.in_check());
    CHECK(end_text(game.verdict()) == "open");
}

TEST_CASE("a lead of two points wins for Cho, and Han wins with less against it", "[game][rules]") {
    const auto [fen, result] = GENERATE(table<std::string, std::string>({
        {"4k4/9/9/4p4/9/9/9/9/9/3AK4 w - - 0 1", "0-1"},     // 3 against 2
        {"4k4/9/9/4p4/4P4/9/4P4/9/9/4K4 w - - 0 1", "1-0"},  // 4 against 2
        {"4k4/9/9/4p4/4P4/9/9/9/9/4K4 w - - 0 1", "0-1"},    // 2 against 2
        {"4k4/9/9/4p4/4p4/9/4P4/9/9/4K4 w - - 0 1", "0-1"},  // 2 against 4
        {"4k4/9/9/4p4/9/9/9/9/4A4/3AK4 w - - 0 1", "1-0"},   // 6 against 2
    }));
    const auto [rule_set, is_draw] = GENERATE(table<std::string, bool>(
        {{"janggi", false}, {"janggitraditional", true}, {"janggimodern", false}, {"janggicasual", true}}));
    CAPTURE(fen, rule_set);
    const Game game = game_of(rule_set, fen, "e1e1 e10e10");
    CHECK(legal_moves(game).empty());
    CHECK(end_text(game.verdict()) == "over");
    CHECK(text(game.verdict().result) == (is_draw ? "1/2-1/2" : result));
}

TEST_CASE("no rule set ends a game for lack of material", "[game][rules]") {
    int bare = 0;
    for (const test_data::RuleCase& one : test_data::rule_cases()) {
        for (const test_data::Outcome& outcome : one.outcomes) {
            if (!outcome.is_bare) continue;
            ++bare;
            CAPTURE(one.title, outcome.rule_set);
            CHECK(end_text(game_of(outcome.rule_set, one.start, one.moves).verdict()) == "open");
        }
    }
    CHECK(bare == 8);
}

}  // namespace
}  // namespace janggun::game
