#pragma once

#include <array>
#include <string_view>

namespace janggun::search {

// The numbers of the search that games decide: where it prunes, how much less deeply it looks, how far it
// trusts the evaluation. Depths are in plies, margins in units of the evaluation.
struct Params {
    // Static exchange evaluation: what a piece is worth where pieces take each other.
    int exchange_soldier = 160;
    int exchange_guard = 290;
    int exchange_horse = 420;
    int exchange_elephant = 250;
    int exchange_chariot = 960;
    int exchange_cannon = 540;

    // Aspiration windows: from this depth on, the first window reaches this far to both sides of the last
    // score. A side that fails is widened by the growth factor, and opened completely once it is wider than
    // the widest.
    int aspiration_depth = 4;
    int aspiration_window = 32;
    int aspiration_growth = 4;
    int aspiration_widest = 1000;

    // Reverse futility pruning: a node fails high if its evaluation is this far above beta, for each ply of
    // depth.
    int reverse_futility_depth = 8;
    int reverse_futility_margin = 68;
    // A beta this far below zero is that of a lost side, which only a mate can surprise: there reverse
    // futility pruning ends at a depth of its own, and null move, ProbCut and multi-cut are left out.
    int lost_score = 1500;
    int lost_depth = 2;
    // Razoring: a node this far below alpha, for each ply of depth, drops into quiescence.
    int razoring_depth = 3;
    int razoring_margin = 257;
    // Null-move pruning (the null move is the pass): the reduction in plies, which grows by the depth over
    // the divisor, and by one for each margin by which the evaluation is above beta, up to the most.
    int null_move_depth = 2;
    int null_move_reduction = 3;
    int null_move_depth_divisor = 3;
    int null_move_margin = 158;
    int null_move_most = 3;
    // ProbCut: from this depth on, a node fails high if a capture beats beta by the margin in a search
    // reduced by these plies.
    int probcut_depth = 5;
    int probcut_margin = 135;
    int probcut_reduction = 4;
    // Internal iterative reduction: from this depth on, a node without a move from the table is searched less
    // deeply.
    int iir_depth = 2;

    // Singular extension: is the table's move the only one that holds the node? The depth from which this is
    // tested, how many plies less deep the table's entry may be, and how far below the table's score all
    // other moves must stay, in units for each ply; if they stay this much further below, the move is
    // extended by two.
    int singular_depth = 8;
    int singular_hit_depth = 3;
    int singular_margin = 2;
    int singular_twice_margin = 1000;
    // Check extension: only up to this many plies beyond twice the iteration's depth.
    int check_extensions = 8;

    // Late move pruning: quiet moves are left out after the base plus the depth squared, or after half as
    // many if the side is not improving, plus the slack.
    int late_move_depth = 8;
    int late_move_base = 6;
    int late_move_slack = 2;
    // Futility pruning: how far the evaluation must be below alpha, at depth 0 and more for each ply.
    int futility_depth = 10;
    int futility_base = 105;
    int futility_margin = 52;
    // History pruning: a quiet move is left out if its history is as bad as this for each ply, in hundreds.
    int history_depth = 6;
    int history_margin = 55;
    // SEE pruning: the loss by exchange at which moves are left out, of quiet moves for each ply squared, of
    // captures for each ply.
    int see_quiet_depth = 3;
    int see_quiet_margin = 18;
    int see_capture_depth = 6;
    int see_capture_margin = 134;

    // Late move reductions: the base in hundredths of a ply, and a hundredth of the divisor of the product of
    // both logarithms.
    int reduction_base = 105;
    int reduction_divisor = 427;
    // A history as good as this, in hundreds, takes a ply off the reduction. No history takes off or adds
    // more than the most. The most and the following numbers are hundredths of a ply.
    int reduction_history = 103;
    int reduction_history_most = 200;
    // What is taken off the reduction: on the principal variation, and on what once was one; for checks, and
    // for answers to them; for losing captures; and at the root, where checks are not reduced.
    int reduction_pv = 40;
    int reduction_was_pv = 49;
    int reduction_check = 150;
    int reduction_answer = 40;
    int reduction_loss = 385;
    int reduction_root = 109;
    // Root moves are reduced from this depth on, and after this many moves.
    int reduction_root_depth = 3;
    int reduction_root_moves = 3;
    // What is added to the reduction: if a cut is expected, if the table's move is a capture, if the side is
    // not improving.
    int reduction_cut = 122;
    int reduction_after_capture = 118;
    int reduction_worse = 105;
    // A reduced move that beats alpha is searched again: a ply deeper if it beats the best move before it by
    // this much, a ply less deeply if it does not beat that by this much.
    int deeper_margin = 99;
    int shallower_margin = 16;
    // Hindsight reduction: the node after a reduced move that cost its side this much is searched a ply less
    // deeply.
    int hindsight_margin = 143;

    // Delta pruning: what a capture in quiescence may gain beyond the piece it takes.
    int delta_margin = 205;
    // How many times on a line quiescence searches every answer to a check.
    int quiescence_answers = 4;
    // Lazy evaluation: how far an evaluation may be from its estimate.
    int lazy_margin = 146;
    // What the first recurrence of a position is worth to the side that a third occurrence would favour: more
    // than nothing, and far less than the win that only a true repetition brings.
    int recurrence = 60;

    // The size of a lesson for the histories: for each ply of depth, for each ply squared, and the most.
    int lesson_ply = 165;
    int lesson_square = 6;
    int lesson_most = 2400;
    // Percent of a lesson: for moves that did not refute the node; for what a re-search showed of a move; for
    // a move to which every reply failed low; for a move that refutes the node according to the table.
    int lesson_unlearnt = 146;
    int lesson_retrial = 68;
    int lesson_reply = 53;
    int lesson_table = 52;
    // The lesson for each unit by which the evaluation rises for the side that moved, and the most.
    int lesson_surprise = 4;
    int lesson_surprise_most = 1500;
    // The order of captures: how many times the value of the victim counts beside the capture history.
    int weight_victim = 16;
    // The order of quiet moves: the weight in percent of the continuation histories of the last move, and of
    // the side's own move before it.
    int weight_last = 198;
    int weight_previous = 140;
    // The bonus in move ordering of a piece in danger, for each unit that it is worth in exchanges.
    int escape_weight = 28;

    // Correction history: the size of a lesson for each unit and ply, and how many lessons make one unit.
    int correction_lesson = 2;
    int correction_units = 309;

    // The time planned for a move: the clock divided by this many more moves, plus this percentage of the
    // increment; a percentage more of both for an engine that ponders. No move may cost more than the largest
    // part of the clock, nor more than this many times the planned time.
    int time_moves_to_go = 32;
    int time_increment = 75;
    int time_ponder = 25;
    int time_largest_part = 5;
    int time_hard_over_soft = 4;
    // Which percentage of the planned time a move gets, as a product of three factors: the part of the nodes
    // that the best move did not take; how long it has been best, with a step less for each iteration up to
    // the most; and how far the score has fallen, where a fall by this many units doubles the time.
    int time_effort = 170;
    int time_change = 130;
    int time_change_step = 8;
    int time_change_most = 8;
    int time_fall_units = 100;
    int time_fall_least = 80;
    int time_fall_most = 150;

    friend constexpr bool operator==(const Params&, const Params&) noexcept = default;
};

// One of the numbers, with its name and its sensible values.
struct ParamInfo {
    std::string_view name;
    int Params::*member;
    int low;
    int high;
};

inline constexpr std::array kParams{
    ParamInfo{"exchange_soldier", &Params::exchange_soldier, 20, 2000},
    ParamInfo{"exchange_guard", &Params::exchange_guard, 20, 2000},
    ParamInfo{"exchange_horse", &Params::exchange_horse, 20, 2000},
    ParamInfo{"exchange_elephant", &Params::exchange_elephant, 20, 2000},
    ParamInfo{"exchange_chariot", &Params::exchange_chariot, 20, 2000},
    ParamInfo{"exchange_cannon", &Params::exchange_cannon, 20, 2000},
    ParamInfo{"aspiration_depth", &Params::aspiration_depth, 2, 20},
    ParamInfo{"aspiration_window", &Params::aspiration_window, 5, 200},
    ParamInfo{"aspiration_growth", &Params::aspiration_growth, 2, 10},
    ParamInfo{"aspiration_widest", &Params::aspiration_widest, 50, 5000},
    ParamInfo{"reverse_futility_depth", &Params::reverse_futility_depth, 0, 20},
    ParamInfo{"reverse_futility_margin", &Params::reverse_futility_margin, 20, 300},
    ParamInfo{"lost_score", &Params::lost_score, 300, 10000},
    ParamInfo{"lost_depth", &Params::lost_depth, 0, 20},
    ParamInfo{"razoring_depth", &Params::razoring_depth, 0, 10},
    ParamInfo{"razoring_margin", &Params::razoring_margin, 50, 600},
    ParamInfo{"null_move_depth", &Params::null_move_depth, 1, 10},
    ParamInfo{"null_move_reduction", &Params::null_move_reduction, 1, 8},
    ParamInfo{"null_move_depth_divisor", &Params::null_move_depth_divisor, 1, 10},
    ParamInfo{"null_move_margin", &Params::null_move_margin, 30, 500},
    ParamInfo{"null_move_most", &Params::null_move_most, 0, 10},
    ParamInfo{"probcut_depth", &Params::probcut_depth, 5, 100},
    ParamInfo{"probcut_margin", &Params::probcut_margin, 50, 600},
    ParamInfo{"probcut_reduction", &Params::probcut_reduction, 1, 8},
    ParamInfo{"iir_depth", &Params::iir_depth, 2, 100},
    ParamInfo{"singular_depth", &Params::singular_depth, 4, 100},
    ParamInfo{"singular_hit_depth", &Params::singular_hit_depth, 0, 10},
    ParamInfo{"singular_margin", &Params::singular_margin, 0, 10},
    ParamInfo{"singular_twice_margin", &Params::singular_twice_margin, 0, 1000},
    ParamInfo{"check_extensions", &Params::check_extensions, 0, 40},
    ParamInfo{"late_move_depth", &Params::late_move_depth, 0, 20},
    ParamInfo{"late_move_base", &Params::late_move_base, 1, 20},
    ParamInfo{"late_move_slack", &Params::late_move_slack, 0, 10},
    ParamInfo{"futility_depth", &Params::futility_depth, 0, 20},
    ParamInfo{"futility_base", &Params::futility_base, 0, 500},
    ParamInfo{"futility_margin", &Params::futility_margin, 20, 300},
    ParamInfo{"history_depth", &Params::history_depth, 0, 12},
    ParamInfo{"history_margin", &Params::history_margin, 5, 150},
    ParamInfo{"see_quiet_depth", &Params::see_quiet_depth, 0, 20},
    ParamInfo{"see_quiet_margin", &Params::see_quiet_margin, 5, 150},
    ParamInfo{"see_capture_depth", &Params::see_capture_depth, 0, 20},
    ParamInfo{"see_capture_margin", &Params::see_capture_margin, 20, 400},
    ParamInfo{"reduction_base", &Params::reduction_base, 0, 250},
    ParamInfo{"reduction_divisor", &Params::reduction_divisor, 200, 1000},
    ParamInfo{"reduction_history", &Params::reduction_history, 30, 400},
    ParamInfo{"reduction_history_most", &Params::reduction_history_most, 0, 500},
    ParamInfo{"reduction_pv", &Params::reduction_pv, 0, 500},
    ParamInfo{"reduction_was_pv", &Params::reduction_was_pv, 0, 500},
    ParamInfo{"reduction_check", &Params::reduction_check, 0, 500},
    ParamInfo{"reduction_answer", &Params::reduction_answer, 0, 500},
    ParamInfo{"reduction_loss", &Params::reduction_loss, 0, 500},
    ParamInfo{"reduction_root", &Params::reduction_root, 0, 500},
    ParamInfo{"reduction_root_depth", &Params::reduction_root_depth, 2, 20},
    ParamInfo{"reduction_root_moves", &Params::reduction_root_moves, 1, 20},
    ParamInfo{"reduction_cut", &Params::reduction_cut, 0, 500},
    ParamInfo{"reduction_after_capture", &Params::reduction_after_capture, 0, 500},
    ParamInfo{"reduction_worse", &Params::reduction_worse, 0, 500},
    ParamInfo{"deeper_margin", &Params::deeper_margin, 0, 1000},
    ParamInfo{"shallower_margin", &Params::shallower_margin, 0, 1000},
    ParamInfo{"hindsight_margin", &Params::hindsight_margin, 0, 3000},
    ParamInfo{"delta_margin", &Params::delta_margin, 0, 600},
    ParamInfo{"quiescence_answers", &Params::quiescence_answers, 0, 20},
    ParamInfo{"lazy_margin", &Params::lazy_margin, 0, 1000},
    ParamInfo{"recurrence", &Params::recurrence, 0, 500},
    ParamInfo{"lesson_ply", &Params::lesson_ply, 20, 600},
    ParamInfo{"lesson_square", &Params::lesson_square, 0, 40},
    ParamInfo{"lesson_most", &Params::lesson_most, 400, 8000},
    ParamInfo{"lesson_unlearnt", &Params::lesson_unlearnt, 0, 200},
    ParamInfo{"lesson_retrial", &Params::lesson_retrial, 0, 200},
    ParamInfo{"lesson_reply", &Params::lesson_reply, 0, 200},
    ParamInfo{"lesson_table", &Params::lesson_table, 0, 200},
    ParamInfo{"lesson_surprise", &Params::lesson_surprise, 0, 50},
    ParamInfo{"lesson_surprise_most", &Params::lesson_surprise_most, 0, 8000},
    ParamInfo{"weight_victim", &Params::weight_victim, 1, 64},
    ParamInfo{"weight_last", &Params::weight_last, 0, 500},
    ParamInfo{"weight_previous", &Params::weight_previous, 0, 500},
    ParamInfo{"escape_weight", &Params::escape_weight, 0, 200},
    ParamInfo{"correction_lesson", &Params::correction_lesson, 0, 16},
    ParamInfo{"correction_units", &Params::correction_units, 64, 2048},
    ParamInfo{"time_moves_to_go", &Params::time_moves_to_go, 10, 100},
    ParamInfo{"time_increment", &Params::time_increment, 0, 100},
    ParamInfo{"time_ponder", &Params::time_ponder, 0, 100},
    ParamInfo{"time_largest_part", &Params::time_largest_part, 2, 20},
    ParamInfo{"time_hard_over_soft", &Params::time_hard_over_soft, 1, 10},
    ParamInfo{"time_effort", &Params::time_effort, 110, 400},
    ParamInfo{"time_change", &Params::time_change, 100, 300},
    ParamInfo{"time_change_step", &Params::time_change_step, 0, 10},
    ParamInfo{"time_change_most", &Params::time_change_most, 0, 10},
    ParamInfo{"time_fall_units", &Params::time_fall_units, 10, 1000},
    ParamInfo{"time_fall_least", &Params::time_fall_least, 10, 100},
    ParamInfo{"time_fall_most", &Params::time_fall_most, 100, 400},
};

}  // namespace janggun::search
