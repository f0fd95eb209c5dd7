#include "prose.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <string>
#include <vector>

namespace janggun::documents {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> texts_of(const Lines& document) {
    std::vector<std::string> texts;
    for (const Sentence& sentence : sentences_in(document)) texts.push_back(sentence.text);
    return texts;
}

// README.md and all that lies under docs.
std::vector<fs::path> documents() {
    const fs::path root{JANGGUN_SOURCE_ROOT};
    std::vector<fs::path> paths{root / "README.md"};
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator{root / "docs"})
        if (entry.path().extension() == ".md") paths.push_back(entry.path());
    std::ranges::sort(paths);
    return paths;
}

std::string place(const fs::path& path, std::size_t line) {
    return path.lexically_relative(JANGGUN_SOURCE_ROOT).string() + ":" + std::to_string(line);
}

TEST_CASE("sentences end with a mark, a paragraph, an item or a cell", "[documents]") {
    CHECK(
        texts_of({"# One", "Two", "words. Three!", "", "* Four", "  more", "1. **Five.** Six", "7"}) ==
        std::vector<std::string>{"# One", "Two words.", "Three!", "* Four more", "1.", "**Five.**", "Six 7"});
    CHECK(texts_of({"| a b. c | d |", "| e |"}) == std::vector<std::string>{"a b.", "c", "d", "e"});
}

TEST_CASE("blocks of code are no sentences, and code in a line is one word", "[documents]") {
    CHECK(texts_of({"```console", "$ a. b", "```", "Type `a b. c`", "and `d", "e`. [See](x.md) that."}) ==
          std::vector<std::string>{"Type code and code.", "[See] that."});
}

TEST_CASE("signs without letters and digits are no words", "[documents]") {
    CHECK(count_words("* one - two; 3 + 장기 = |") == 4);
    CHECK(count_numbers("1,234 or 5.6 of a 7") == 3);
}

TEST_CASE("links to files and headings are found, those to the web are not", "[documents]") {
    const auto links = local_links_in({"[a](b.md#c), [d](https://e)", "```", "[f](g)", "```", "[h](#i)"});
    REQUIRE(links.size() == 2);
    CHECK(links[0].target == "b.md#c");
    CHECK(links[1].target == "#i");
    CHECK(links[1].line == 5);
}

TEST_CASE("sources are found by their names in the text", "[documents]") {
    const auto sources = sources_in({"`a/b_2.hpp`, `c.cpp` and `d.md`", "```", "`e.cpp`", "```", "f.cpp"});
    REQUIRE(sources.size() == 2);
    CHECK(sources[0].target == "a/b_2.hpp");
    CHECK(sources[1].target == "c.cpp");
}

TEST_CASE("headings are named as GitHub names them", "[documents]") {
    CHECK(anchors_in({"# A, b: `c d`", "text", "## 장기 11.1", "```", "# no", "```", "## A, b: `c d`"}) ==
          std::vector<std::string>{"a-b-c-d", "장기-111", "a-b-c-d-1"});
}

TEST_CASE("the documents are written in short sentences, and numbers stand in tables", "[documents]") {
    constexpr std::size_t kMostWords = 39;
    constexpr std::size_t kMostNumbers = 9;
    for (const fs::path& path : documents()) {
        for (const Sentence& sentence : sentences_in(read_lines(path))) {
            INFO(place(path, sentence.line) << ": " << sentence.text);
            CHECK(count_words(sentence.text) <= kMostWords);
            CHECK(count_numbers(sentence.text) <= kMostNumbers);
        }
    }
}

TEST_CASE("the links of the documents lead somewhere", "[documents]") {
    for (const fs::path& path : documents()) {
        for (const Link& link : local_links_in(read_lines(path))) {
            INFO(place(path, link.line) << ": " << link.target);
            const std::size_t hash = link.target.find('#');
            const std::string file = link.target.substr(0, hash);
            const fs::path target = file.empty() ? path : path.parent_path() / file;
            REQUIRE(fs::exists(target));
            if (hash == std::string::npos) continue;
            const auto anchors = anchors_in(read_lines(target));
            CHECK(std::ranges::find(anchors, link.target.substr(hash + 1)) != anchors.end());
        }
    }
}

// All sources of the project, each with a slash before its path.
std::vector<std::string> sources() {
    const fs::path root{JANGGUN_SOURCE_ROOT};
    std::vector<std::string> paths;
    for (const char* const folder : {"include", "src", "tests", "bench"})
        for (const fs::directory_entry& entry : fs::recursive_directory_iterator{root / folder})
            paths.push_back("/" + entry.path().lexically_relative(root).generic_string());
    return paths;
}

TEST_CASE("the sources that the documents name are there", "[documents]") {
    const std::vector<std::string> all = sources();
    for (const fs::path& path : documents()) {
        // The log tells of sources as they were.
        if (path.parent_path().filename() == "log") continue;
        for (const Link& source : sources_in(read_lines(path))) {
            INFO(place(path, source.line) << ": " << source.target);
            CHECK(std::ranges::any_of(
                all, [&](const std::string& one) { return one.ends_with("/" + source.target); }));
        }
    }
}

}  // namespace
}  // namespace janggun::documents
