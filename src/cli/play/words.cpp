#include "play/words.hpp"

#include <string_view>

#include <fmt/format.h>

#include "janggun/board/fen.hpp"
#include "janggun/board/movegen.hpp"
#include "janggun/game/verdict.hpp"
#include "janggun/util/text.hpp"
#include "janggun/view/search_text.hpp"
#include "janggun/view/words.hpp"

namespace janggun::cli {

using board::Side;
using game::Reason;
using game::Result;
using game::Verdict;
using view::points_text;
using view::side_name;

namespace {

std::string winner_text(Result result) {
    const bool is_draw = result == Result::draw;
    return fmt::format("{} ({})", is_draw ? "the game is drawn" : view::result_words(result), text(result));
}

std::string decision_text(const Verdict& verdict) {
    if (!verdict.is_decided_by_points()) return winner_text(verdict.result);
    const game::Points& points = verdict.points;
    const bool cho_leads = points.leader() == Side::cho;
    return fmt::format("{} wins on points, {} to {} ({})", side_name(points.leader()),
                       points_text(cho_leads ? points.cho_halves : points.han_halves),
                       points_text(cho_leads ? points.han_halves : points.cho_halves), text(verdict.result));
}

std::string cause_text(const Verdict& verdict, const game::Rules& rules) {
    const std::string_view loser = side_name(verdict.result == Result::cho_wins ? Side::han : Side::cho);
    switch (verdict.reason) {
        case Reason::mate: return "Checkmate";
        case Reason::double_pass: return "Both sides have passed";
        case Reason::bikjang_accepted: return "Bikjang was accepted";
        case Reason::repetition: return fmt::format("The same position has come up {} times", rules.fold);
        case Reason::perpetual_check:
            return fmt::format("{} has given check all the time (perpetual check)", loser);
        case Reason::move_repetition:
            return fmt::format("{} has moved one piece to and fro too often (move repetition)", loser);
        case Reason::move_limit:
            return fmt::format("{} turns have gone by without a capture (move limit)", rules.move_limit);
        case Reason::none: break;
    }
    return "";
}

game::Game after_pass(const game::Game& game) {
    game::Game next = game;
    next.play(pass_of(game.position()));
    return next;
}

// What becomes of the game if the side to move passes, which ends it.
std::string outcome_of_pass(const game::Game& game) { return decision_text(after_pass(game).verdict()); }

// What the side to move should know about passing; empty if there is nothing special.
std::string pass_text(const game::Game& game) {
    const Side side = game.position().side_to_move();
    if (game.is_facing()) {
        return fmt::format(
            "Bikjang: the kings face each other. {} must part them, with the king or a piece between,\n"
            "or pass: then the game is over and {}.",
            side_name(side), outcome_of_pass(game));
    }
    if (game.position().passes() == board::Passes::one && !game.in_check()) {
        return fmt::format("{} has passed. If {} passes too, the game is over and {}.",
                           side_name(other(side)), side_name(side), outcome_of_pass(game));
    }
    return "";
}

// Cho's left horse comes out of the start position.
constexpr board::Move kExample{board::Square{1, 0}, board::Square{2, 2}};

}  // namespace

std::string move_example(view::Notation notation) {
    return view::move_text(board::parse_fen(board::kStartFen), kExample, notation);
}

std::string explained_example(view::Notation notation) {
    return fmt::format("{} (from {} to {})", move_example(notation),
                       view::point_text(kExample.from(), notation),
                       view::point_text(kExample.to(), notation));
}

std::string move_words(const board::Position& position, board::Move move, view::Notation notation) {
    if (notation == view::Notation::korean)
        return fmt::format("{} ({})", to_string(move), view::move_text(position, move, notation));
    if (move.is_pass()) return fmt::format("{} (pass)", to_string(move));
    const board::PieceId captured = position.at(move.to());
    std::string words = fmt::format("{} ({}", to_string(move), name(position.at(move.from()).type()));
    if (captured.is_piece()) words += fmt::format(" takes {}", name(captured.type()));
    return words += ')';
}

std::vector<std::string> line_words(const game::Game& game, std::span<const board::Move> moves,
                                    view::Notation notation) {
    board::Position position = game.position();
    std::vector<std::string> line;
    for (const board::Move move : moves) {
        if (!line.empty()) line.back() += ',';
        line.push_back(
            fmt::format("{} {}", side_name(position.side_to_move()), move_words(position, move, notation)));
        position.make(move);
    }
    return line;
}

std::optional<std::string> danger_of_pass(const game::Game& game) {
    const Side side = game.position().side_to_move();
    const game::Game passed = after_pass(game);
    if (passed.verdict().is_over() || !is_legal(passed.position(), pass_of(passed.position())))
        return std::nullopt;
    const Verdict verdict = after_pass(passed).verdict();
    const Result win = side == Side::cho ? Result::cho_wins : Result::han_wins;
    if (!verdict.is_over() || verdict.result == win) return std::nullopt;
    return fmt::format("If {} passes, {} only has to pass too: then the game is over and {}.",
                       side_name(side), side_name(other(side)), decision_text(verdict));
}

std::string score_words_for(Side side, eval::Centipawns score) {
    if (score.is_decided()) return view::score_words(score);
    return fmt::format("score {} for {}", view::score_words(score), side_name(side));
}

std::string status_text(const game::Game& game) {
    const Verdict verdict = game.verdict();
    const Side side = game.position().side_to_move();
    std::string text =
        fmt::format("Points: Cho {}, Han {}. {} to move.", points_text(verdict.points.cho_halves),
                    points_text(verdict.points.han_halves), side_name(side));
    if (game.in_check()) text += fmt::format("\nCheck! {}'s king is attacked.", side_name(side));
    if (const std::string warning = pass_text(game); !warning.empty()) {
        text += '\n';
        text += warning;
    }
    if (verdict.is_claimable()) {
        text += '\n';
        text += ending_text(game);
    }
    return text;
}

std::string ending_text(const game::Game& game) {
    const Verdict verdict = game.verdict();
    return fmt::format("{}: {}.", cause_text(verdict, game.rules()), decision_text(verdict));
}

std::string ending_text(const PlayedGame& game) {
    constexpr std::size_t kLongestTermination = 60;
    const view::Record& record = game.record();
    const Verdict verdict = game.game().verdict();
    if (record.result == verdict.result && record.termination == reason_text(verdict))
        return ending_text(game.game());
    std::string text = fmt::format("The game is over: {}", winner_text(record.result));
    if (!record.termination.empty())
        text += " by " + util::printable(record.termination, kLongestTermination);
    return text += '.';
}

std::string rules_text(const game::Rules& rules) {
    std::string text =
        "Mate the enemy king. A piece takes what stands where it goes. The points of the\n"
        "pieces on the board count at the end, and Han gets 1.5 for moving second.\n"
        "  K 楚 漢  king      one step along a drawn line, inside its palace\n"
        "  A 士     guard     moves like the king; 3 points\n"
        "  R 車     chariot   along a file or rank, or a palace's diagonal; 13 points\n"
        "  C 包     cannon    the same ways, but over just one piece, which is not a\n"
        "                     cannon; it takes no cannon; 7 points\n"
        "  N 馬     horse     a step straight, then one diagonally outwards; 5 points\n"
        "  B 象     elephant  a step straight, then two diagonally outwards; 3 points\n"
        "  P 卒 兵  soldier   a step forward or sideways, in the enemy palace also\n"
        "                     diagonally forward; 2 points\n"
        "Horses and elephants do not jump. Capitals are Cho's pieces, small letters Han's.\n"
        "Whoever is not in check may pass. ";
    const bool by_points = rules.undecided == game::Undecided::points;
    text += fmt::format("After two passes in a row {}.\n",
                        by_points ? "the higher points win" : "the game is drawn");
    if (rules.facing == board::Facing::binds) {
        text += fmt::format(
            "Bikjang: when the kings face each other on an open file, the side to move must\n"
            "part them, or pass: {}.\n",
            by_points ? "then the higher points win" : "then the game is drawn");
    }
    text += fmt::format(
        "A game may be ended when a position has come up {} times, or when {} turns have\n"
        "gone by without a capture. Whoever gives check all the time loses.",
        rules.fold, rules.move_limit);
    return text;
}

}  // namespace janggun::cli
