#include "janggun/util/text.hpp"

#include <catch2/catch.hpp>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace janggun::util {
namespace {

using Parts = std::vector<std::string_view>;

constexpr std::int64_t kLowest = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t kHighest = std::numeric_limits<std::int64_t>::max();

TEST_CASE("small letters take the place of capitals, and no other byte changes", "[util][text]") {
    CHECK(lower("") == "");
    CHECK(lower("AZaz@[`{09") == "azaz@[`{09");
    CHECK(lower("Ä졸") == "Ä졸");
}

TEST_CASE("words are the runs between blanks of every kind", "[util][text]") {
    const auto [text, expected] = GENERATE(table<std::string, Parts>({
        {"", {}},
        {" ", {}},
        {" \t\r\n\v\f", {}},
        {"one", {"one"}},
        {"one two", {"one", "two"}},
        {"  one\t\ttwo\r\n", {"one", "two"}},
        {"a\vb\fc\nd", {"a", "b", "c", "d"}},
        {"a-b,c", {"a-b,c"}},
    }));
    CAPTURE(text);
    CHECK(split_words(text) == expected);
}

TEST_CASE("a zero byte is part of a word", "[util][text]") {
    const std::string text{"a\0b c", 5};
    CHECK(split_words(text) == Parts{std::string_view(text).substr(0, 3), "c"});
}

TEST_CASE("splitting gives one more part than there are separators", "[util][text]") {
    const auto [text, expected] = GENERATE(table<std::string, Parts>({
        {"", {""}},
        {"one", {"one"}},
        {"/", {"", ""}},
        {"one/two", {"one", "two"}},
        {"/one//two/", {"", "one", "", "two", ""}},
        {" one / two ", {" one ", " two "}},
    }));
    CAPTURE(text);
    CHECK(split(text, '/') == expected);
}

TEST_CASE("trimming takes the blanks at both ends and none in between", "[util][text]") {
    const auto [text, expected] = GENERATE(table<std::string, std::string>({
        {"", ""},
        {" \t\r\n\v\f", ""},
        {"one", "one"},
        {"  one", "one"},
        {"one\r\n", "one"},
        {"\tone  two\v\f", "one  two"},
    }));
    CAPTURE(text);
    CHECK(trim(text) == expected);
}

TEST_CASE("a decimal number is read", "[util][text]") {
    const auto [text, expected] = GENERATE(table<std::string, std::int64_t>({
        {"0", 0},
        {"7", 7},
        {"-7", -7},
        {"-0", 0},
        {"007", 7},
        {"9223372036854775807", kHighest},
        {"-9223372036854775808", kLowest},
    }));
    CAPTURE(text);
    CHECK(parse_integer(text, kLowest, kHighest) == expected);
}

TEST_CASE("text that is not a decimal number alone is no number", "[util][text]") {
    const std::string text =
        GENERATE("", " ", "-", "+7", "--7", " 7", "7 ", "7\n", "7a", "a7", "0x10", "1.5", "1e3", "1,000");
    CAPTURE(text);
    CHECK(parse_integer(text, kLowest, kHighest) == std::nullopt);
}

TEST_CASE("a number that no 64 bits hold is no number", "[util][text]") {
    const std::string text =
        GENERATE("9223372036854775808", "-9223372036854775809", "99999999999999999999999999");
    CAPTURE(text);
    CHECK(parse_integer(text, kLowest, kHighest) == std::nullopt);
}

TEST_CASE("a number is read only within its limits, both included", "[util][text]") {
    const auto [text, expected] = GENERATE(table<std::string, std::optional<std::int64_t>>({
        {"-4", std::nullopt},
        {"-3", -3},
        {"12", 12},
        {"13", std::nullopt},
    }));
    CAPTURE(text);
    CHECK(parse_integer(text, -3, 12) == expected);
}

TEST_CASE("words to choose from are told with an or before the last", "[util][text]") {
    CHECK(one_of(Parts{}) == "");
    CHECK(one_of(Parts{"a"}) == "a");
    CHECK(one_of(Parts{"a", "b"}) == "a or b");
    CHECK(one_of(Parts{"a", "b", "c"}) == "a, b or c");
}

TEST_CASE("words are the same in letters of any case", "[util][text]") {
    CHECK(is_same_word("", ""));
    CHECK(is_same_word("Hash", "hASH"));
    CHECK_FALSE(is_same_word("Hash", "Hash "));
    CHECK_FALSE(is_same_word("[", "{"));
    CHECK_FALSE(is_same_word("Ä", "ä"));  // ASCII only
}

TEST_CASE("quoted text is as it was written, in whatever script", "[util][text]") {
    const std::string text = GENERATE("", "e2e4", " ~", "79졸78", "41漢兵42", "62\uF90272", "é", "Ж", "ก",
                                      "🐎", "\u00A0\uE000\uFFFF\U0010FFFF");
    CHECK(in_quotes(text) == "'" + text + "'");
}

TEST_CASE("what cannot be shown is replaced, each character and each byte by one", "[util][text]") {
    const auto [text, expected] = GENERATE(table<std::string, std::string>({
        // control characters
        {"a\tb\n", "a?b?"},
        {std::string{"\0", 1}, "?"},
        {"\x1b[1m", "?[1m"},
        {"\x1f\x7f", "??"},
        {"\u0080\u009F", "??"},
        {"\u2028\u2029", "??"},
        {"\u202Aa\u202E\u2066b\u2069", "?a??b?"},
        {"\u200E\u200F\u061C", "???"},
        {"\u200B\u200C\u200D\u2060\u00AD", "?????"},
        {"\uFEFF"
         "e2e4",
         "?e2e4"},
        // bytes that are no UTF-8
        {"\x80\xff", "??"},
        {"\xec졸", "?졸"},
        {"\xec\xa1x", "??x"},
        {std::string("졸").substr(1) + "a", "??a"},
        {std::string("🐎").substr(0, 3), "???"},
        {"\xc0\x80", "??"},            // overlong
        {"\xe0\x9f\xbf", "???"},       // overlong
        {"\xf0\x8f\xbf\xbf", "????"},  // overlong
        {"\xed\xa0\x80", "???"},       // a surrogate
        {"\xf4\x90\x80\x80", "????"},  // beyond the last character
        {"\xf8\x88\x80\x80\x80", "?????"},
        {"[\xb4\xeb\xc0\xfc]", "[????]"},  // CP949
    }));
    std::string replaced;
    for (const char c : expected) replaced += c == '?' ? "\uFFFD" : std::string(1, c);
    CAPTURE(expected);
    CHECK(in_quotes(text) == "'" + replaced + "'");
}

TEST_CASE("quoted text is cut after sixty characters, and never inside one", "[util][text]") {
    const std::string letter = GENERATE("x", "졸", "🐎", "\xff");
    std::string text;
    for (int i = 0; i < 60; ++i) text += letter;
    CHECK_THAT(in_quotes(text), !Catch::Contains("..."));
    const std::string shown = letter == "\xff" ? "\uFFFD" : letter;
    CHECK_THAT(in_quotes(text + 'y'), Catch::EndsWith(shown + "...'"));
    CHECK(in_quotes(text + std::string(100000, 'y')) == in_quotes(text + 'y'));
    CHECK(printable("졸" + letter + "x", 1) == "졸...");
}

TEST_CASE("a character that breaks off behind the cut is not looked at", "[util][text]") {
    CHECK(printable("abc\xec", 3) == "abc...");
    CHECK(printable("ab\xec", 3) == "ab\uFFFD");
    CHECK(printable("ab\xec\xa1", 3) == "ab\uFFFD...");
}

}  // namespace
}  // namespace janggun::util
