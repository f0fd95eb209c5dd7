#include "analyze/epd.hpp"

#include <algorithm>
#include <cctype>
#include <utility>

#include "janggun/util/error.hpp"
#include "janggun/util/text.hpp"
#include "janggun/view/korean.hpp"
#include "position_options.hpp"
#include "values.hpp"

namespace janggun::cli {

using util::in_quotes;
using util::InputError;
using util::split_words;
using util::trim;

namespace {

constexpr int kLongestMate = 500;

// The parts between semicolons, except semicolons inside quotes.
std::vector<std::string_view> split_operations(std::string_view line) {
    std::vector<std::string_view> parts;
    std::size_t start = 0;
    bool is_quoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == '"') is_quoted = !is_quoted;
        if (line[i] != ';' || is_quoted) continue;
        parts.push_back(line.substr(start, i - start));
        start = i + 1;
    }
    if (is_quoted) throw InputError("a quote is opened and not closed");
    parts.push_back(line.substr(start));
    return parts;
}

bool is_alphanumeric(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; }

// Whether a word after a FEN can be the name of an operation. One letter, and letters that mean castling in
// chess, are more likely a mistake in the FEN.
bool is_operation_name(std::string_view word) {
    return word.size() > 1 && std::isalpha(static_cast<unsigned char>(word[0])) != 0 &&
           std::all_of(word.begin(), word.end(), is_alphanumeric) &&
           word.find_first_not_of("KQkq") != std::string_view::npos;
}

// The length of the FEN in the first part: placement and side, and everything else that does not name an
// operation.
std::size_t fen_length(std::string_view part) {
    const std::vector<std::string_view> words = split_words(part);
    const std::size_t least = !words.empty() && words[0] == "startpos" ? 1 : 2;
    for (std::size_t i = least; i < words.size(); ++i) {
        if (is_operation_name(words[i])) return static_cast<std::size_t>(words[i].data() - part.data());
    }
    return part.size();
}

// The text of an operation as one line for people, without its quotes.
std::string plain_text(std::string_view operand) {
    constexpr std::size_t kLongest = 200;
    std::string_view text = trim(operand);
    if (text.size() >= 2 && text.front() == '"' && text.back() == '"') text = text.substr(1, text.size() - 2);
    return util::printable(text, kLongest);
}

// Collects what the operations of a line say. Their order is free, and moves need a game, which needs the
// rule set: they are read last.
class EpdParser {
  public:
    explicit EpdParser(game::RuleSet default_rules) : rules_{default_rules} {}

    Epd parse(std::string_view line) {
        std::vector<std::string_view> parts = split_operations(line);
        const std::size_t length = fen_length(parts[0]);
        const std::string_view fen = trim(parts[0].substr(0, length));
        parts[0].remove_prefix(length);
        for (const std::string_view part : parts) read_operation(trim(part));
        Epd epd{read_game(rules_, fen, {}), std::move(id_), {}, {}, mate_};
        epd.best = read_moves("bm", best_, epd.game);
        epd.avoid = read_moves("am", avoid_, epd.game);
        return epd;
    }

  private:
    void read_operation(std::string_view operation) {
        const std::vector<std::string_view> words = split_words(operation);
        if (words.empty()) return;
        const std::string_view name = words[0];
        if (name == "bm" || name == "am") {
            if (words.size() == 1) throw InputError(in_quotes(operation) + " has no move");
            std::vector<std::string_view>& moves = name == "bm" ? best_ : avoid_;
            moves.insert(moves.end(), words.begin() + 1, words.end());
        } else if (name == "dm") {
            if (words.size() != 2)
                throw InputError(in_quotes(operation) + " is no number of moves, as in dm 3");
            mate_ = static_cast<int>(read_number(name, words[1], {1, kLongestMate}));
        } else if (name == "variant") {
            if (words.size() != 2)
                throw InputError(in_quotes(operation) + " is not a rule set, as in variant janggi");
            rules_ = read_rules(words[1]);
        } else if (name == "id") {
            id_ = plain_text(operation.substr(name.size()));
        }
    }

    static std::vector<board::Move> read_moves(const std::string& name,
                                               const std::vector<std::string_view>& words,
                                               const game::Game& game) {
        std::vector<board::Move> moves;
        for (const std::string_view word : words) {
            try {
                moves.push_back(view::read_move(game, word));
            } catch (const InputError& error) {
                throw InputError(name + ": " + error.what());
            }
        }
        return moves;
    }

    game::RuleSet rules_;
    std::string id_;
    std::vector<std::string_view> best_;
    std::vector<std::string_view> avoid_;
    std::optional<int> mate_;
};

}  // namespace

std::optional<Epd> parse_epd(std::string_view line, game::RuleSet default_rules) {
    const std::string_view text = trim(line);
    if (text.empty() || text[0] == '#') return std::nullopt;
    return EpdParser{default_rules}.parse(text);
}

bool is_passed(const Epd& epd, const search::Outcome& outcome) {
    if (outcome.best.is_none()) return false;
    const auto holds_best = [&outcome](const std::vector<board::Move>& moves) {
        return std::find(moves.begin(), moves.end(), outcome.best) != moves.end();
    };
    if (!epd.best.empty() && !holds_best(epd.best)) return false;
    if (holds_best(epd.avoid)) return false;
    if (!epd.mate) return true;
    const eval::Centipawns score = outcome.lines.front().score;
    return score.is_mate() && score > eval::Centipawns::draw() && score.plies() <= 2 * *epd.mate - 1;
}

std::optional<EpdEntry> EpdReader::next() {
    while (const std::optional<std::string> text = lines_.next()) {
        EpdEntry entry;
        entry.line = lines_.number();
        try {
            entry.epd = parse_epd(*text, default_rules_);
            if (!entry.epd) continue;
        } catch (const InputError& error) {
            entry.error = error.what();
        }
        entry.number = ++number_;
        if (!shard_.holds(number_)) continue;
        entry.index = index_++;
        return entry;
    }
    return std::nullopt;
}

}  // namespace janggun::cli
