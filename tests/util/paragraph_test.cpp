#include "janggun/util/paragraph.hpp"

#include <catch2/catch.hpp>
#include <string>

#include "janggun/util/columns.hpp"
#include "janggun/util/text.hpp"

namespace janggun::util {
namespace {

std::string paragraph(std::size_t width, std::string_view head, std::string_view words) {
    Paragraph text{width, head};
    for (const std::string_view word : split_words(words)) text.add(word);
    return text.text();
}

TEST_CASE("a line has as many columns as a terminal uses for it", "[columns]") {
    CHECK(columns_of("") == 0);
    CHECK(columns_of("b1c3") == 4);
    CHECK(columns_of("02마83") == 6);
    CHECK(columns_of("楚漢") == 4);
    CHECK(columns_of("é") == 1);
    CHECK(columns_of("\u1112\u1161\u11AB") == 2);  // a syllable in parts
    CHECK(columns_of("e\u0301") == 1);
    CHECK(columns_of("a\u200B\u200C\u200D\u2060\u00ADb") == 2);
    CHECK(columns_of("\xf0\xa0\x80\x80") == 2);
    CHECK(columns_of("\xed\x95") == 2);  // half a character: a sign for each byte
    CHECK(columns_of("\x80\xff"
                     "a") == 3);
    CHECK(columns_of("\xed"
                     "ab") == 3);
}

TEST_CASE("words go to the next line where they would go beyond the edge", "[paragraph]") {
    CHECK(paragraph(11, "", "a4a5 a7a6 b1c3") == "a4a5 a7a6\nb1c3");
    CHECK(paragraph(9, "", "a4a5 a7a6") == "a4a5 a7a6");
    CHECK(paragraph(8, "", "a4a5 a7a6") == "a4a5\na7a6");
    CHECK(paragraph(2, "", "a4a5 a7a6") == "a4a5\na7a6");
    CHECK(paragraph(Paragraph::kUnlimited, "", "a4a5 a7a6") == "a4a5 a7a6");
    CHECK(paragraph(13, "", "02마83 12마83").find('\n') == std::string::npos);
    CHECK(paragraph(12, "", "02마83 12마83") == "02마83\n12마83");
}

TEST_CASE("lines behind the first are indented like the words behind the head", "[paragraph]") {
    CHECK(paragraph(12, "Hint: ", "b1 c3 d5") == "Hint: b1 c3\n      d5");
    CHECK(paragraph(12, "A long head ", "b1 c3 d5") == "A long head b1\n    c3 d5");
    CHECK(paragraph(80, "Hint: ", "") == "Hint: ");
}

}  // namespace
}  // namespace janggun::util
