#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "janggun/board/fen.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/line_reader.hpp"
#include "janggun/util/text.hpp"
#include "janggun/view/korean.hpp"
#include "janggun/view/record.hpp"
#include "janggun/view/words.hpp"

namespace janggun::view {

using game::Result;
using util::in_quotes;
using util::InputError;

namespace {

constexpr std::array kResults{Result::cho_wins, Result::han_wins, Result::draw, Result::undecided};

std::optional<Result> result_named(std::string_view text) {
    const auto* const found = std::find_if(kResults.begin(), kResults.end(),
                                           [text](Result result) { return game::text(result) == text; });
    return found == kResults.end() ? std::nullopt : std::optional{*found};
}

bool is_name_character(char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
}

// Parses `[Name "value"]`.
std::optional<Tag> parse_tag(std::string_view line) {
    if (!line.starts_with('[') || !line.ends_with(']')) return std::nullopt;
    line = util::trim(line.substr(1, line.size() - 2));
    const auto name_end = static_cast<std::size_t>(
        std::find_if_not(line.begin(), line.end(), is_name_character) - line.begin());
    Tag tag{std::string{line.substr(0, name_end)}, {}};
    line = util::trim(line.substr(name_end));
    if (tag.name.empty() || line.size() < 2 || line.front() != '"' || line.back() != '"') return std::nullopt;
    line = line.substr(1, line.size() - 2);
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == '"') return std::nullopt;
        if (line[i] == '\\' && ++i == line.size()) return std::nullopt;
        tag.value += line[i];
    }
    return tag;
}

// Takes a move's number, "12." or "12...", off the front of `word`.
std::optional<int> take_number(std::string_view& word) {
    constexpr int kMostNumber = 1'000'000;
    const std::size_t digits = std::min(word.find_first_not_of("0123456789"), word.size());
    const auto number = util::parse_integer(word.substr(0, digits), 0, kMostNumber);
    std::string_view rest = word.substr(digits);
    if (!number || !rest.starts_with('.')) return std::nullopt;
    rest.remove_prefix(std::min(rest.find_first_not_of('.'), rest.size()));
    word = rest;
    return static_cast<int>(*number);
}

// Reads line by line; what it throws does not yet name the line.
class RecordReader {
  public:
    void read_line(std::string_view line) {
        const bool is_tag = !in_comment_ && util::trim(line).starts_with('[');
        if (is_tag) {
            read_tag(util::trim(line));
        } else {
            read_moves(without_comments(line));
        }
    }

    [[nodiscard]] Record finish() {
        if (!game_ && tags_.empty() && !result_tag_) throw InputError("there is no game");
        if (in_comment_) throw InputError("a comment has no end: } is missing");
        if (!result_)
            throw InputError("the game breaks off: no result (1-0, 0-1, 1/2-1/2 or *) ends the moves");
        Record record{*start_, std::move(moves_), *result_, std::move(termination_), std::move(tags_)};
        const game::Verdict verdict = game_->verdict();
        if (!verdict.is_over()) return record;
        if (record.result != Result::undecided && record.result != verdict.result) {
            throw InputError(fmt::format("the result is given as {}, but the game is {}",
                                         game::text(record.result), verdict_text(verdict)));
        }
        record.result = verdict.result;
        if (record.termination.empty()) record.termination = reason_text(verdict);
        return record;
    }

  private:
    void read_tag(std::string_view line) {
        if (game_) throw InputError("a tag stands behind moves: a file holds one game");
        std::optional<Tag> tag = parse_tag(line);
        if (!tag) throw InputError(in_quotes(line) + " is not a tag: write [Name \"value\"]");
        if (std::find(names_.begin(), names_.end(), tag->name) != names_.end())
            throw InputError("there is a second tag " + in_quotes(tag->name));
        names_.push_back(tag->name);
        if (tag->name == "Variant") {
            const std::optional<game::RuleSet> rules = game::rule_set_named(tag->value);
            if (!rules) {
                throw InputError(fmt::format("the variant {} is unknown: {}", in_quotes(tag->value),
                                             game::rule_set_hint(tag->value)));
            }
            rules_ = *rules;
        } else if (tag->name == "FEN") {
            position_ = board::parse_fen(tag->value);
        } else if (tag->name == "Result") {
            result_tag_ = result_named(tag->value);
            if (!result_tag_) throw InputError("the result " + in_quotes(tag->value) + kResultHint);
        } else if (tag->name == "Termination") {
            termination_ = std::move(tag->value);
        } else {
            tags_.push_back(std::move(*tag));
        }
    }

    std::string without_comments(std::string_view line) {
        std::string text;
        for (const char c : line) {
            if (in_comment_) {
                in_comment_ = c != '}';
            } else if (c == ';') {
                break;
            } else if (c == '{') {
                in_comment_ = true;
                text += ' ';
            } else {
                text += c;
            }
        }
        return text;
    }

    void read_moves(std::string_view line) {
        for (std::string_view word : util::split_words(line)) {
            if (!game_) {
                start_ = game::Game{rules_, position_};
                game_ = start_;
            }
            if (result_) throw InputError(in_quotes(word) + " stands behind the result");
            read_word(word);
        }
    }

    void read_word(std::string_view word) {
        if (const std::optional<Result> result = result_named(word)) {
            if (result_tag_.value_or(*result) != *result) {
                throw InputError(
                    fmt::format("the result {} is not that of the tag, {}", word, game::text(*result_tag_)));
            }
            result_ = result;
            return;
        }
        if (const std::optional<int> number = take_number(word)) {
            const int due = game_->position().fullmove_number();
            if (*number != due)
                throw InputError(fmt::format("the move number {} stands where {} is due", *number, due));
            if (word.empty()) return;
        }
        const board::Move move = read_move(*game_, word);
        game_->play(move);
        moves_.push_back(move);
    }

    static constexpr const char* kResultHint = " is not 1-0, 0-1, 1/2-1/2 or *";

    game::RuleSet rules_ = game::RuleSet::janggi;
    board::Position position_ = board::parse_fen(board::kStartFen);
    std::optional<Result> result_tag_;
    std::string termination_;
    std::vector<Tag> tags_;
    std::vector<std::string> names_;  // the names of all tags

    std::optional<game::Game> start_;  // set at the first word after the tags
    std::optional<game::Game> game_;
    std::vector<board::Move> moves_;
    std::optional<Result> result_;
    bool in_comment_ = false;
};

}  // namespace

Record read_record(std::istream& stream) {
    RecordReader reader;
    util::LineReader lines{stream};
    while (const std::optional<std::string> line = lines.next()) {
        try {
            reader.read_line(*line);
        } catch (const InputError& error) {
            throw InputError(fmt::format("line {}: {}", lines.number(), error.what()));
        }
    }
    return reader.finish();
}

}  // namespace janggun::view
