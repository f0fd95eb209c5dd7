#include "output_text.hpp"

#include <algorithm>
#include <string_view>

#include <fmt/format.h>

#include "janggun/board/fen.hpp"
#include "janggun/board/movegen.hpp"
#include "janggun/view/words.hpp"
#include "move_text.hpp"

namespace janggun::cecp {

using board::Move;
using board::Square;
using eval::Centipawns;
using search::Bound;

namespace {

// Mates are told in moves above this, all other scores are centipawns.
constexpr int kMate = 100'000;

int score_number(Centipawns score) {
    if (!score.is_mate()) return score.raw();
    return score > Centipawns::draw() ? kMate + score.moves() : -kMate - score.moves();
}

std::string_view bound_text(Bound bound) {
    if (bound == Bound::lower) return " !";
    return bound == Bound::upper ? " ?" : "";
}

}  // namespace

std::string variant_text() {
    // The table gives each letter of a FEN one of XBoard's piece pictures. XBoard 4.9.1 has no Janggi of its
    // own: it takes the board from xiangqi and the moves from the descriptions. They know nothing of palaces
    // and screens, and allow more than the rules; what is illegal the engine refuses.
    return fmt::format(
        "setup (.N.R.AB.P..C.........K.n.r.ab.p..c.........k) 9x10+0_xiangqi {}\n"
        "piece R& RB\n"
        "piece C& pRpB\n"
        "piece P& fsWfF\n"
        "piece N& nN\n"
        "piece B& mafsmafW\n"
        "piece A& WF\n"
        "piece K& WF",
        board::kStartFen);
}

std::string thinking_text(const search::Info& info, Move first) {
    constexpr int kCentisecond = 10;  // milliseconds
    std::string text = fmt::format("{} {} {} {} {} {} 0\t", info.depth, score_number(info.score),
                                   info.time.count() / kCentisecond, info.nodes, info.selective_depth,
                                   info.nodes_per_second);
    if (!first.is_none()) text += ' ' + move_text(first);
    for (const Move move : info.line) text += ' ' + move_text(move);
    if (info.line.empty()) text += " (the game is over)";
    return text += bound_text(info.bound);
}

std::string result_text(const game::Verdict& verdict) {
    std::string comment = fmt::format("{}: {}", view::result_words(verdict.result), reason_text(verdict));
    if (verdict.is_decided_by_points()) {
        comment += fmt::format(", {} to {}", view::points_text(verdict.points.cho_halves),
                               view::points_text(verdict.points.han_halves));
    }
    return fmt::format("{} {{{}}}", text(verdict.result), comment);
}

std::string highlight_text(const board::Position& position, Square square) {
    constexpr char kGo = 'Y';
    constexpr char kCapture = 'R';
    board::MoveList moves;
    generate_legal(position, moves);
    std::string text = "highlight ";
    for (int rank = board::kRanks - 1; rank >= 0; --rank) {
        int gap = 0;
        for (int file = 0; file < board::kFiles; ++file) {
            const Square to{file, rank};
            const bool is_target =
                to != square && std::find(moves.begin(), moves.end(), Move{square, to}) != moves.end();
            if (!is_target) {
                ++gap;
                continue;
            }
            if (gap > 0) text += std::to_string(gap);
            text += position.at(to).is_none() ? kGo : kCapture;
            gap = 0;
        }
        if (gap > 0) text += std::to_string(gap);
        if (rank > 0) text += '/';
    }
    return text;
}

}  // namespace janggun::cecp
