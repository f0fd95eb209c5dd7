#include "janggun/view/words.hpp"

#include <catch2/catch.hpp>
#include <string>

namespace janggun::view {
namespace {

using game::Reason;
using game::Result;
using game::Verdict;

TEST_CASE("half points are written as people write points", "[words]") {
    CHECK(points_text(0) == "0");
    CHECK(points_text(1) == "0.5");
    CHECK(points_text(144) == "72");
    CHECK(points_text(147) == "73.5");
}

TEST_CASE("the sides have their names", "[words]") {
    CHECK(side_name(board::Side::cho) == "Cho");
    CHECK(side_name(board::Side::han) == "Han");
}

TEST_CASE("a result in words tells who wins", "[words]") {
    CHECK(result_words(Result::cho_wins) == "Cho wins");
    CHECK(result_words(Result::han_wins) == "Han wins");
    CHECK(result_words(Result::draw) == "draw");
}

TEST_CASE("a verdict in words tells how the game stands", "[words]") {
    CHECK(verdict_text({}) == "the game goes on");
    CHECK(verdict_text({Result::cho_wins, Reason::mate, {}}) == "over, 1-0 (mate)");
    CHECK(verdict_text({Result::draw, Reason::double_pass, {}}) == "over, 1/2-1/2 (double pass)");
    CHECK(verdict_text({Result::han_wins, Reason::repetition, {}}) == "may be ended now, 0-1 (repetition)");
}

}  // namespace
}  // namespace janggun::view
