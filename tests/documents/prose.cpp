#include "prose.hpp"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <regex>
#include <string_view>
#include <utility>

#include "janggun/util/text.hpp"

namespace janggun::documents {

namespace {

bool is_ascii_letter_or_digit(char letter) { return std::isalnum(static_cast<unsigned char>(letter)) != 0; }
bool is_ascii(char letter) { return static_cast<unsigned char>(letter) < 0x80; }

bool is_word(std::string_view word) {
    return std::ranges::any_of(
        word, [](char letter) { return is_ascii_letter_or_digit(letter) || !is_ascii(letter); });
}

bool ends_sentence(std::string_view word) {
    const auto last = word.find_last_not_of("*_)\"'");
    return last != std::string_view::npos &&
           std::string_view{".!?"}.find(word[last]) != std::string_view::npos;
}

// Puts empty lines in place of the blocks of code.
Lines without_blocks(Lines document) {
    bool is_code = false;
    for (std::string& line : document) {
        const bool is_fence = util::trim(line).starts_with("```");
        if (is_fence) is_code = !is_code;
        if (is_fence || is_code) line.clear();
    }
    return document;
}

std::string without_code_and_targets(const std::string& text) {
    static const std::regex code{"`[^`]*`"};
    static const std::regex target{R"(\]\([^)]*\))"};
    return std::regex_replace(std::regex_replace(text, code, "code"), target, "]");
}

bool begins_paragraph(std::string_view line) {
    static const std::regex item{R"((#+|[-*]|\d+\.|<!--) .*)"};
    return std::regex_match(line.begin(), line.end(), item);
}

// Finds the paragraphs, each with the number of its first line.
std::vector<Sentence> paragraphs_in(const Lines& document) {
    std::vector<Sentence> paragraphs;
    bool goes_on = false;
    const Lines lines = without_blocks(document);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::string_view line = util::trim(lines[i]);
        const bool is_row = line.starts_with("|");
        if (goes_on && !is_row && !line.empty() && !begins_paragraph(line)) {
            paragraphs.back().text.append(" ").append(line);
        } else if (!line.empty()) {
            paragraphs.push_back({i + 1, std::string{line}});
        }
        goes_on = !line.empty() && !is_row && !line.starts_with("#");
    }
    return paragraphs;
}

void add_sentences(std::size_t line, std::string_view text, std::vector<Sentence>& sentences) {
    Sentence sentence{line, {}};
    for (const std::string_view word : util::split_words(text)) {
        sentence.text.append(sentence.text.empty() ? "" : " ").append(word);
        if (ends_sentence(word)) sentences.push_back(std::exchange(sentence, {line, {}}));
    }
    if (!sentence.text.empty()) sentences.push_back(sentence);
}

// What the first group of `pattern` matches outside of blocks of code.
std::vector<Link> found_in(const Lines& document, const std::regex& pattern) {
    const Lines lines = without_blocks(document);
    std::vector<Link> links;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::sregex_iterator end;
        for (std::sregex_iterator match{lines[i].begin(), lines[i].end(), pattern}; match != end; ++match)
            links.push_back({i + 1, (*match)[1]});
    }
    return links;
}

// GitHub writes small letters, hyphens for blanks, and leaves out all but letters, digits, hyphens and
// underscores.
std::string anchor_of(std::string_view heading) {
    std::string anchor;
    for (const char letter : util::lower(heading)) {
        if (letter == ' ') anchor += '-';
        if (is_ascii_letter_or_digit(letter) || !is_ascii(letter) || letter == '-' || letter == '_')
            anchor += letter;
    }
    return anchor;
}

}  // namespace

std::vector<Sentence> sentences_in(const Lines& document) {
    std::vector<Sentence> sentences;
    for (const Sentence& paragraph : paragraphs_in(document)) {
        const std::string text = without_code_and_targets(paragraph.text);
        if (!text.starts_with('|')) {
            add_sentences(paragraph.line, text, sentences);
            continue;
        }
        for (const std::string_view cell : util::split(text, '|'))
            add_sentences(paragraph.line, cell, sentences);
    }
    return sentences;
}

std::size_t count_words(const std::string& text) {
    return static_cast<std::size_t>(std::ranges::count_if(util::split_words(text), is_word));
}

std::size_t count_numbers(const std::string& text) {
    static const std::regex number{R"(\d+([.,]\d+)*)"};
    return static_cast<std::size_t>(
        std::distance(std::sregex_iterator{text.begin(), text.end(), number}, std::sregex_iterator{}));
}

std::vector<Link> local_links_in(const Lines& document) {
    static const std::regex link{R"(\]\(([^)\s]+)\))"};
    std::vector<Link> links = found_in(document, link);
    std::erase_if(links, [](const Link& one) { return one.target.find("://") != std::string::npos; });
    return links;
}

std::vector<Link> sources_in(const Lines& document) {
    static const std::regex source{R"(`([a-z0-9_/]+\.[ch]pp)`)"};
    return found_in(document, source);
}

std::vector<std::string> anchors_in(const Lines& document) {
    std::vector<std::string> anchors;
    for (const std::string& line : without_blocks(document)) {
        const std::size_t depth = line.find_first_not_of('#');
        if (depth == 0 || depth == std::string::npos || line[depth] != ' ') continue;
        const std::string anchor = anchor_of(util::trim(std::string_view{line}.substr(depth)));
        const auto same = std::ranges::count(anchors, anchor);
        anchors.push_back(same == 0 ? anchor : anchor + "-" + std::to_string(same));
    }
    return anchors;
}

}  // namespace janggun::documents
