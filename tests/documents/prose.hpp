#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "lines.hpp"

namespace janggun::documents {

struct Sentence {
    std::size_t line = 0;  // the number of the line on which its paragraph begins
    std::string text;      // with each piece of code as one word, and links without their targets
};

// What a document says outside of its blocks of code: the sentences of paragraphs, headings, items of lists
// and cells of tables.
[[nodiscard]] std::vector<Sentence> sentences_in(const Lines& document);

[[nodiscard]] std::size_t count_words(const std::string& text);
[[nodiscard]] std::size_t count_numbers(const std::string& text);

// What a document points to.
struct Link {
    std::size_t line = 0;  // its number
    std::string target;
};

// The links of a document that lead to files or headings and not to the web.
[[nodiscard]] std::vector<Link> local_links_in(const Lines& document);

// The sources that a document names in its text, as in `search/pool.cpp` or `pool.hpp`.
[[nodiscard]] std::vector<Link> sources_in(const Lines& document);

// The names by which links reach the headings of a document, as GitHub gives them.
[[nodiscard]] std::vector<std::string> anchors_in(const Lines& document);

}  // namespace janggun::documents
