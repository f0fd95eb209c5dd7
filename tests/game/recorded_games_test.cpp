#include <catch2/catch.hpp>
#include <map>
#include <string>

#include "data/records.hpp"
#include "game/play.hpp"

namespace janggun::game {
namespace {

TEST_CASE("every recorded game stands at its end as recorded", "[game][recorded]") {
    int games = 0;
    for (const test_data::RecordedGame& recorded : test_data::recorded_games()) {
        const test_data::Outcome& expected = recorded.outcome;
        CAPTURE(expected.rule_set, recorded.start, recorded.moves);
        const Game game = game_of(expected.rule_set, recorded.start, recorded.moves);
        CHECK(to_fen(game.position()) == expected.fen);
        CHECK(legal_moves(game) == expected.legal_moves);
        CHECK(game.in_check() == expected.is_in_check);
        CHECK(game.is_facing() == expected.is_facing);
        const Verdict verdict = game.verdict();
        CHECK(end_text(verdict) == expected.end);
        CHECK(text(verdict.result) == expected.result);
        ++games;
    }
    CHECK(games == 392);
}

TEST_CASE("the recorded games end in every way but by the move limit", "[game][recorded]") {
    std::map<std::string, int> reasons;
    for (const test_data::RecordedGame& recorded : test_data::recorded_games()) {
        const Game game = game_of(recorded.outcome.rule_set, recorded.start, recorded.moves);
        ++reasons[std::string(reason_text(game.verdict()))];
    }
    for (const char* const reason :
         {"", "mate", "points after double pass", "double pass", "bikjang accepted", "repetition",
          "perpetual check", "move repetition"}) {
        CAPTURE(reason);
        CHECK(reasons[reason] > 0);
    }
    CHECK(reasons.size() == 8);
}

TEST_CASE("no recorded game is over before its last move", "[game][recorded]") {
    for (const test_data::RecordedGame& recorded : test_data::recorded_games()) {
        Game game = game_of(recorded.outcome.rule_set, recorded.start);
        CAPTURE(recorded.outcome.rule_set, recorded.start, recorded.moves);
        bool was_over = false;
        for (const std::string& move : test_data::words(recorded.moves)) {
            was_over = was_over || game.verdict().is_over();
            play_text(game, move);
        }
        CHECK_FALSE(was_over);
    }
}

}  // namespace
}  // namespace janggun::game
