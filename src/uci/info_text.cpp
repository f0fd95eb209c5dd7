#include "info_text.hpp"

#include <array>
#include <utility>

#include <fmt/format.h>

namespace janggun::uci {

using eval::Centipawns;
using search::Bound;

namespace {

std::string_view bound_text(Bound bound) {
    if (bound == Bound::lower) return " lowerbound";
    return bound == Bound::upper ? " upperbound" : "";
}

std::string wdl_text(const eval::Outlook& chances) {
    return fmt::format(" wdl {} {} {}", chances.win, chances.draw, chances.loss);
}

// A game that is over, in words that clients know: `mate 0` is a loss of the side to move. There is no word
// for a win with no move left; the nearest is a mate in one without a move.
std::string final_score_text(Centipawns score) {
    if (score == Centipawns::draw()) return "cp 0";
    return score > Centipawns::draw() ? "mate 1 pv 0000" : "mate 0";
}

}  // namespace

std::string score_text(Centipawns score) {
    if (!score.is_mate()) return fmt::format("cp {}", score.raw());
    return fmt::format("mate {}", score > Centipawns::draw() ? score.moves() : -score.moves());
}

std::string info_text(const search::Info& info, bool with_chances) {
    if (info.line.empty())
        return fmt::format("info depth {} score {}", info.depth, final_score_text(info.score));
    std::string text = fmt::format(
        "info depth {} seldepth {} multipv {} score {}{}{} nodes {} nps {} hashfull {} tbhits 0 time {} pv",
        info.depth, info.selective_depth, info.multipv, score_text(info.score), bound_text(info.bound),
        with_chances ? wdl_text(info.chances) : std::string{}, info.nodes, info.nodes_per_second,
        info.hash_permille, info.time.count());
    text += ' ';
    text += line_text(info);
    return text;
}

std::string line_text(const search::Info& info) {
    std::string text;
    for (const board::Move move : info.line) {
        if (!text.empty()) text += ' ';
        text += to_string(move);
    }
    return text;
}

std::string best_move_text(const search::Outcome& outcome) {
    if (outcome.best.is_none()) return "bestmove (none)";
    std::string text = "bestmove " + to_string(outcome.best);
    if (!outcome.ponder.is_none()) text += " ponder " + to_string(outcome.ponder);
    return text;
}

std::string note_text(std::string_view text) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 8> kBroken{{
        {"bestmove", "best move"},
        {"uciok", "uci ok"},
        {"readyok", "ready ok"},
        {"mate 0", "mate, 0"},
        {" pv ", " 'pv' "},
        {" score ", " 'score' "},
        {" depth ", " 'depth' "},
        {" cp ", " 'cp' "},
    }};
    std::string note = "info string ";
    note += text;
    note += ' ';
    for (const auto& [word, harmless] : kBroken) {
        for (std::size_t at = note.find(word); at != std::string::npos; at = note.find(word, at + 1))
            note.replace(at, word.size(), harmless);
    }
    note.pop_back();
    return note;
}

}  // namespace janggun::uci
