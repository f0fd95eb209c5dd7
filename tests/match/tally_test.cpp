#include "janggun/match/tally.hpp"

#include <catch2/catch.hpp>

#include "janggun/board/fen.hpp"

namespace janggun::match {
namespace {

using board::Side;
using game::Result;

PlayedGame game_with(Result result, Fault fault = Fault::none, Side culprit = Side::cho) {
    const game::Game start{game::RuleSet::janggi, board::parse_fen(board::kStartFen)};
    const Ending ending = fault == Fault::none ? Ending::rules : Ending::fault;
    return {{start, {}, result, {}, {}}, {}, {}, ending, game::Reason::none, fault, culprit, {}};
}

TEST_CASE("games count for A whichever side it has, and pairs by their sum", "[match]") {
    Tally tally;
    tally.add(0, Contestant::a, game_with(Result::cho_wins));
    CHECK(tally.pairs() == PairCounts{});
    tally.add(1, Contestant::b, game_with(Result::han_wins));
    CHECK(tally.pairs() == PairCounts{0, 0, 0, 0, 1});
    tally.add(2, Contestant::a, game_with(Result::han_wins));
    tally.add(4, Contestant::a, game_with(Result::draw));  // in any order
    tally.add(3, Contestant::b, game_with(Result::draw));
    tally.add(5, Contestant::b, game_with(Result::draw));
    CHECK(tally.pairs() == PairCounts{0, 1, 1, 0, 1});
    CHECK(tally.wins() == 2);
    CHECK(tally.draws() == 3);
    CHECK(tally.losses() == 1);
    CHECK(tally.games() == 6);
    CHECK(!tally.has_faults());
}

TEST_CASE("faults are counted for the one who has made them", "[match]") {
    Tally tally;
    tally.add(0, Contestant::a, game_with(Result::han_wins, Fault::time, Side::cho));
    tally.add(1, Contestant::b, game_with(Result::cho_wins, Fault::illegal_move, Side::han));
    tally.add(2, Contestant::a, game_with(Result::cho_wins, Fault::crash, Side::han));
    tally.add(3, Contestant::b, game_with(Result::han_wins, Fault::no_answer, Side::cho));
    const FaultCounts& a = tally.of(Contestant::a).faults;
    const FaultCounts& b = tally.of(Contestant::b).faults;
    CHECK(a.time == 1);
    CHECK(a.illegal_moves == 1);
    CHECK(a.total() == 2);
    CHECK(b.crashes == 1);
    CHECK(b.no_answers == 1);
    CHECK(b.total() == 2);
    CHECK(tally.has_faults());
}

TEST_CASE("effort is added up for the one whose it is", "[match]") {
    PlayedGame game = game_with(Result::draw);
    game.efforts[0] = {10, 70, 5000, 0.5};
    game.efforts[1] = {9, 45, 900, 0.25};
    Tally tally;
    tally.add(0, Contestant::a, game);
    tally.add(1, Contestant::b, game);
    CHECK(tally.of(Contestant::a).effort.depth_sum == 115);
    CHECK(tally.of(Contestant::b).effort.depths == 19);
    CHECK(tally.of(Contestant::b).effort.nodes == 5900);
    CHECK(tally.of(Contestant::a).effort.seconds == 0.75);
}

}  // namespace
}  // namespace janggun::match
