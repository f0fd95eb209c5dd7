#include "janggun/util/line_reader.hpp"

#include <catch2/catch.hpp>
#include <sstream>
#include <string>
#include <vector>

namespace janggun::util {
namespace {

using Lines = std::vector<std::string>;

Lines lines_of(const std::string& text) {
    std::istringstream stream{text};
    LineReader reader{stream};
    Lines lines;
    while (const auto line = reader.next()) lines.push_back(*line);
    CHECK(reader.number() == lines.size());
    return lines;
}

TEST_CASE("lines are read up to the last, with or without an end", "[util][lines]") {
    CHECK(lines_of("").empty());
    CHECK(lines_of("\n") == Lines{""});
    CHECK(lines_of("a\n\nb\r\n") == Lines{"a", "", "b\r"});
    CHECK(lines_of("a\nb") == Lines{"a", "b"});
}

TEST_CASE("a line that was peeked at comes all the same", "[util][lines]") {
    std::istringstream stream{"\uFEFFa\n\uFEFFb"};
    LineReader reader{stream};
    CHECK(reader.peek() == "a");
    CHECK(reader.peek() == "a");
    CHECK(reader.number() == 0);
    CHECK(reader.next() == "a");
    CHECK(reader.number() == 1);
    CHECK(reader.peek() == "\uFEFFb");
    CHECK(reader.next() == "\uFEFFb");
    CHECK(!reader.peek());
    CHECK(!reader.next());
    CHECK(reader.number() == 2);
}

TEST_CASE("a byte order mark is skipped at the head of a text and nowhere else", "[util][lines]") {
    CHECK(lines_of("\uFEFFa\n\uFEFFb\n") == Lines{"a", "\uFEFFb"});
    CHECK(lines_of("\uFEFF\uFEFFa") == Lines{"\uFEFFa"});
    CHECK(lines_of("\uFEFF") == Lines{""});
    CHECK(lines_of(" \uFEFFa") == Lines{" \uFEFFa"});
    CHECK(lines_of("\xEF\xBB") == Lines{"\xEF\xBB"});
}

}  // namespace
}  // namespace janggun::util
