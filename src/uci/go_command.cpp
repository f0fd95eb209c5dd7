#include "go_command.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <string>

#include "janggun/board/types.hpp"
#include "janggun/util/nearest.hpp"
#include "janggun/util/text.hpp"
#include "janggun/view/korean.hpp"

namespace janggun::uci {

using search::Milliseconds;

namespace {

constexpr std::int64_t kMostMilliseconds = std::int64_t{1} << 40U;  // a generation
constexpr int kMostPerft = 99;

// Reads the words after `go` one by one.
class GoParser {
  public:
    explicit GoParser(std::span<const std::string_view> words) : words_{words} {}

    command::Go parse() {
        while (!words_.empty()) {
            const std::string_view word = take();
            if (!parse_word(word)) {
                mistake("go: unknown word " + util::in_quotes(word) + util::did_you_mean(word, kWords));
            }
        }
        // A search that was to be limited is not to go on for ever because the limit was misspelt.
        if (!go_.mistakes.empty() && !go_.perft && !go_.limits.are_any() && !go_.limits.infinite &&
            !go_.limits.ponder)
            go_.limits.depth = 1;
        return std::move(go_);
    }

  private:
    struct Number {
        std::string_view name;
        std::int64_t low;
        std::int64_t high;
        void (*store)(command::Go&, std::int64_t);
    };

    std::string_view take() {
        const std::string_view word = words_.front();
        words_ = words_.subspan(1);
        return word;
    }
    void mistake(std::string sentence) { go_.mistakes.push_back(std::move(sentence)); }

    bool parse_word(std::string_view word) {
        if (word == "infinite") {
            go_.limits.infinite = true;
        } else if (word == "ponder") {
            go_.limits.ponder = true;
        } else if (word == "searchmoves") {
            parse_search_moves();
        } else {
            return parse_number(word);
        }
        return true;
    }

    // Takes all words that are written like moves. Some clients write `0000` for no move.
    void parse_search_moves() {
        while (!words_.empty()) {
            if (!view::spells_move(words_.front())) return;
            const std::string_view word = take();
            if (word != "0000") go_.search_moves.push_back(word);
        }
    }

    bool parse_number(std::string_view word) {
        const auto* const number = std::find_if(kNumbers.begin(), kNumbers.end(),
                                                [word](const Number& n) { return n.name == word; });
        if (number == kNumbers.end()) return false;
        const std::string name = util::in_quotes(word);
        if (words_.empty() || is_word_of_go(words_.front())) {
            mistake("go: " + name + " needs a number");
            return true;
        }
        const std::string_view text = take();
        if (const auto value = util::parse_integer(text, number->low, number->high)) {
            number->store(go_, *value);
        } else {
            mistake("go: " + util::in_quotes(text) + " is no number for " + name + ": whole numbers from " +
                    std::to_string(number->low) + " to " + std::to_string(number->high));
        }
        return true;
    }

    static bool is_word_of_go(std::string_view word) {
        return std::find(kWords.begin(), kWords.end(), word) != kWords.end();
    }

    template <board::Side kSide>
    static void store_time(command::Go& go, std::int64_t value) {
        go.limits.clocks.remaining[index(kSide)] = Milliseconds{std::max<std::int64_t>(value, 0)};
    }
    template <board::Side kSide>
    static void store_increment(command::Go& go, std::int64_t value) {
        go.limits.clocks.increment[index(kSide)] = Milliseconds{value};
    }

    // A clock can have run out, and clients say so with numbers below 0.
    static constexpr std::array<Number, 10> kNumbers{{
        {"depth", 1, std::numeric_limits<int>::max(),
         [](command::Go& go, std::int64_t value) { go.limits.depth = static_cast<int>(value); }},
        {"nodes", 1, std::numeric_limits<std::int64_t>::max(),
         [](command::Go& go, std::int64_t value) { go.limits.nodes = static_cast<std::uint64_t>(value); }},
        {"movetime", 0, kMostMilliseconds,
         [](command::Go& go, std::int64_t value) { go.limits.move_time = Milliseconds{value}; }},
        {"mate", 1, std::numeric_limits<int>::max(),
         [](command::Go& go, std::int64_t value) { go.limits.mate = static_cast<int>(value); }},
        {"wtime", -kMostMilliseconds, kMostMilliseconds, store_time<board::Side::cho>},
        {"btime", -kMostMilliseconds, kMostMilliseconds, store_time<board::Side::han>},
        {"winc", 0, kMostMilliseconds, store_increment<board::Side::cho>},
        {"binc", 0, kMostMilliseconds, store_increment<board::Side::han>},
        {"movestogo", 0, std::numeric_limits<int>::max(),
         [](command::Go& go, std::int64_t value) {
             if (value > 0) go.limits.clocks.moves_to_go = static_cast<int>(value);
         }},
        {"perft", 0, kMostPerft,
         [](command::Go& go, std::int64_t value) { go.perft = static_cast<int>(value); }},
    }};

    // All words that may follow `go`.
    static constexpr auto kWords = [] {
        constexpr std::array<std::string_view, 3> kOthers{"infinite", "ponder", "searchmoves"};
        std::array<std::string_view, kNumbers.size() + kOthers.size()> words{};
        auto* const end = std::transform(kNumbers.begin(), kNumbers.end(), words.begin(),
                                         [](const Number& number) { return number.name; });
        std::copy(kOthers.begin(), kOthers.end(), end);
        return words;
    }();

    std::span<const std::string_view> words_;
    command::Go go_;
};

}  // namespace

command::Go parse_go(std::span<const std::string_view> words) { return GoParser{words}.parse(); }

}  // namespace janggun::uci
