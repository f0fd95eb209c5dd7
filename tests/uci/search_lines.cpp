#include "search_lines.hpp"

#include <limits>

#include <catch2/catch.hpp>

#include "game/moves.hpp"
#include "janggun/board/fen.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/text.hpp"

namespace janggun::uci_test {

namespace {

// Takes the words of a line one by one and notes when one is not what it should be.
class WordReader {
  public:
    explicit WordReader(std::string_view line) : words_{util::split(line, ' ')} {}

    void expect(std::string_view word) { is_good_ = take() == word && is_good_; }
    // Takes the word if it comes next.
    [[nodiscard]] bool accept(std::string_view word) {
        if (at_ == words_.size() || words_[at_] != word) return false;
        ++at_;
        return true;
    }
    [[nodiscard]] std::int64_t number(std::int64_t low = 0) {
        const auto value = util::parse_integer(take(), low, std::numeric_limits<std::int64_t>::max());
        is_good_ = is_good_ && value;
        return value.value_or(0);
    }
    [[nodiscard]] std::vector<std::string> rest() {
        std::vector<std::string> words;
        while (at_ < words_.size()) words.emplace_back(take());
        return words;
    }
    [[nodiscard]] bool is_good() const { return is_good_; }

  private:
    std::string_view take() {
        if (at_ < words_.size()) return words_[at_++];
        is_good_ = false;
        return {};
    }

    std::vector<std::string_view> words_;
    std::size_t at_ = 0;
    bool is_good_ = true;
};

// How a finished game is reported.
bool is_final_score(const std::string& line) {
    return line == "info depth 0 score mate 0" || line == "info depth 0 score cp 0" ||
           line == "info depth 0 score mate 1 pv 0000";
}

}  // namespace

std::optional<InfoLine> parse_info(std::string_view line) {
    constexpr std::int64_t kLeast = std::numeric_limits<std::int64_t>::min();
    WordReader words{line};
    InfoLine info;
    words.expect("info");
    words.expect("depth");
    info.depth = words.number(1);
    words.expect("seldepth");
    info.selective_depth = words.number(1);
    words.expect("multipv");
    info.multipv = words.number(1);
    words.expect("score");
    info.is_mate = words.accept("mate");
    if (!info.is_mate) words.expect("cp");
    info.score = words.number(kLeast);
    for (const char* const bound : {"lowerbound", "upperbound"}) {
        if (words.accept(bound)) info.bound = bound;
    }
    if (words.accept("wdl")) {
        auto& chances = info.wdl.emplace();
        for (std::int64_t& chance : chances) chance = words.number();
    }
    words.expect("nodes");
    info.nodes = words.number(1);
    words.expect("nps");
    info.nodes_per_second = words.number();
    words.expect("hashfull");
    info.hash_permille = words.number();
    words.expect("tbhits");
    words.expect("0");
    words.expect("time");
    info.time = words.number();
    words.expect("pv");
    info.moves = words.rest();
    if (!words.is_good() || info.moves.empty()) return std::nullopt;
    return info;
}

std::vector<InfoLine> info_lines(const Lines& lines) {
    std::vector<InfoLine> infos;
    for (const std::string& line : lines) {
        if (const auto info = parse_info(line)) infos.push_back(*info);
    }
    CAPTURE(joined(lines));
    REQUIRE(!infos.empty());
    return infos;
}

InfoLine last_info(const Lines& lines) { return info_lines(lines).back(); }

game::Game game_at(std::string_view rule_set, const std::string& position) {
    const std::size_t moves = position.find(" moves");
    const std::string where = position.substr(0, moves);
    const auto fen = where == "startpos" ? board::kStartFen : std::string_view{where}.substr(4);
    game::Game game{game::rule_set_named(rule_set).value(), board::parse_fen(fen)};
    constexpr std::size_t kWord = std::string_view{" moves"}.size();
    if (moves != std::string::npos) play_text(game, position.substr(moves + kWord));
    return game;
}

bool are_playable(game::Game game, const std::vector<std::string>& moves) {
    for (const std::string& move : moves) {
        if (!board::parse_move(move)) return false;  // 0000 and the like are for input only
        try {
            play_text(game, move);
        } catch (const util::InputError&) {
            return false;
        }
    }
    return true;
}

bool is_best_move(const std::string& line, const game::Game& game) {
    const std::vector<std::string_view> words = util::split(line, ' ');
    if (words.size() != 2 && words.size() != 4) return false;
    if (words[0] != "bestmove" || (words.size() == 4 && words[2] != "ponder")) return false;
    std::vector<std::string> moves{std::string{words[1]}};
    if (words.size() == 4) moves.emplace_back(words[3]);
    return are_playable(game, moves);
}

std::string faults(const Lines& search, const game::Game& game) {
    std::string text;
    const auto fault = [&text](std::string_view what, const std::string& line) {
        ((text += what) += ": ") += line + '\n';
    };
    const bool is_over = game.verdict().is_over();
    bool has_score = false;
    std::size_t best_moves = 0;
    for (const std::string& line : search) {
        if (line.starts_with("bestmove")) {
            ++best_moves;
            if (!has_score) fault("no score before it", line);
            if (is_over ? line != "bestmove (none)" : !is_best_move(line, game)) fault("no move", line);
        } else if (!line.starts_with("info string ")) {
            has_score = true;
            const auto info = parse_info(line);
            if (is_over ? !is_final_score(line) : !info) fault("not the form of a score", line);
            if (info && !are_playable(game, info->moves)) fault("cannot be played", line);
        }
    }
    if (best_moves != 1) fault("best moves", std::to_string(best_moves));
    if (search.empty() || !search.back().starts_with("bestmove")) fault("goes on", joined(search));
    return text;
}

std::string faults(const Lines& search) { return faults(search, game_at("janggi", "startpos")); }

}  // namespace janggun::uci_test
