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

TEST_CASE("quoted text keeps Korean writing and spells all else that is not plain in bytes", "[words]") {
    const auto [text, expected] = GENERATE(table<std::string, std::string>({
        {"", "''"},
        {"a1a2", "'a1a2'"},
        {"79졸78", "'79졸78'"},
        {"41漢兵42", "'41漢兵42'"},
        {"62\uF90272", "'62\uF90272'"},
        {"가힣一鿿", "'가힣一鿿'"},
        {"a\tb\n\x7F", R"('a\x09b\x0a\x7f')"},
        {"\x1b[1m", R"('\x1b[1m')"},
        {"é", R"('\xc3\xa9')"},                                 // two bytes
        {"\u202E", R"('\xe2\x80\xae')"},                        // turns the reading direction round
        {"\uE000\uF8FF", R"('\xee\x80\x80\xef\xa3\xbf')"},      // private use
        {"\U0001F600", R"('\xf0\x9f\x98\x80')"},                // four bytes
        {std::string("졸").substr(0, 2), R"('\xec\xa1')"},      // cut off
        {std::string("졸").substr(1) + "a", R"('\xa1\xb8a')"},  // begun in the middle
        {"\xec졸", R"('\xec졸')"},
        {"\xec\xa1x", R"('\xec\xa1x')"},
    }));
    CHECK(quoted(text) == expected);
}

TEST_CASE("quoted text is cut when it is long, and never inside a character", "[words]") {
    CHECK(quoted("12345", 5) == "'12345'");
    CHECK(quoted("123456", 5) == "'12345...'");
    CHECK(quoted("졸졸졸", 4) == "'졸졸...'");
    CHECK(quoted("졸졸", 4) == "'졸졸'");
    CHECK(quoted(std::string(1000, 'x')) == "'" + std::string(60, 'x') + "...'");
}

}  // namespace
}  // namespace janggun::view
