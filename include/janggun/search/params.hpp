#pragma once

#include <array>
#include <string_view>

namespace janggun::search {

// The numbers of the search that games decide: where it prunes, how much less deeply it looks, how far it
// trusts the evaluation. Depths are in plies, margins in units of the evaluation.
struct Params {
    // Aspiration: half of the first window around the last score.
    int first_window = 32;

    // Reverse futility pruning: a node whose evaluation is so far above beta, for each ply of depth, is held.
    int hold_depth = 8;
    int hold_margin = 68;
    // Razoring: one so far below alpha, for each ply of depth, is left to captures.
    int give_up_depth = 3;
    int give_up_margin = 257;
    // Null-move pruning, by the pass: by how many plies less deeply, one more for so many plies of depth and
    // for so many units above beta.
    int pass_reduction = 3;
    int pass_depth_divisor = 3;
    int pass_margin = 158;
    // ProbCut: from this depth on, a capture that at less depth wins by the margin holds the node.
    int capture_first_depth = 5;
    int capture_first_margin = 135;
    // Internal iterative reduction: without a move from the table the node is searched less deeply from here
    // on.
    int unknown_move_depth = 2;

    // Singular extension: the table's move alone holds the node. From which depth on that is asked, and below
    // what score of the others, in units for each ply; so much further below, it is searched deeper by two.
    int singular_depth = 8;
    int singular_margin = 2;
    int singular_twice_margin = 1000;

    // Late move pruning: quiet moves are left out behind so many, and half as many where the side is not
    // doing better.
    int count_depth = 8;
    int count_base = 6;
    // Futility pruning: where the evaluation is so far below alpha, at depth 0, and for each ply.
    int futility_depth = 10;
    int futility_base = 105;
    int futility_margin = 52;
    // History pruning: with a history as bad as this for each ply, in hundreds.
    int history_depth = 6;
    int history_margin = 55;
    // SEE pruning: where they lose so much by exchange, quiet moves for each ply squared, captures for each
    // ply.
    int quiet_exchange_depth = 3;
    int quiet_exchange_margin = 18;
    int capture_exchange_depth = 6;
    int capture_exchange_margin = 134;

    // Late move reductions: hundredths of a ply, and a hundredth of the divisor of the product of both
    // logarithms.
    int reduction_base = 105;
    int reduction_divisor = 427;
    // A history as good as this, in hundreds, takes a ply off the reduction. No history takes off or adds
    // more than the most. This and the following are hundredths of a ply.
    int reduction_history = 103;
    int reduction_history_most = 200;
    // Off the reduction on the principal line, and on what once was one; of checks, and of answers to them;
    // of captures that lose; at the root, where checks are not reduced.
    int reduction_pv = 40;
    int reduction_was_principal = 49;
    int reduction_check = 150;
    int reduction_answer = 40;
    int reduction_loss = 385;
    int reduction_root = 109;
    // On top of it where a cut is expected, where the table's move takes something, where the side is not
    // doing better.
    int reduction_cut = 122;
    int reduction_after_capture = 118;
    int reduction_worse = 105;
    // What beats alpha nevertheless is looked at again: a ply deeper where it is so much better than the best
    // move before it, a ply less deeply where it is not so much better.
    int deeper_margin = 99;
    int shallower_margin = 16;
    // Hindsight reduction: the node after a reduced move that has cost its side so much is searched a ply
    // less deeply.
    int costly_margin = 143;

    // Delta pruning: what a capture in quiescence may gain beyond what it takes.
    int quiescence_margin = 205;
    // Lazy evaluation: how far an evaluation may be from what was foreseen of it.
    int foresight_margin = 146;

    // Lessons of the histories: for each ply of depth, and for each ply squared, and the most.
    int lesson_ply = 165;
    int lesson_square = 6;
    int lesson_most = 2400;
    // Percent of a lesson for moves that did not refute the node; for what a second look at a move showed;
    // for a move that nothing was good enough against; for a move that the table says refutes the node.
    int lesson_unlearnt = 146;
    int lesson_retrial = 68;
    int lesson_reply = 53;
    int lesson_table = 52;
    // For each unit that the evaluation rises for the side that moved.
    int lesson_surprise = 4;
    // Percent that histories count in the order of quiet moves: of what follows the last move, and the side's
    // move before it.
    int weight_last = 198;
    int weight_previous = 140;
    // A piece in danger moves first: for each unit that it is worth in exchanges.
    int escape_weight = 28;

    // Corrections of the evaluation: lessons for each unit and ply, and how many of them are worth one.
    int correction_lesson = 2;
    int correction_units = 309;

    friend constexpr bool operator==(const Params&, const Params&) noexcept = default;
};

// One of them by name, and what values make sense.
struct ParamInfo {
    std::string_view name;
    int Params::*member;
    int low;
    int high;
};

inline constexpr std::array kParams{
    ParamInfo{"first_window", &Params::first_window, 5, 200},
    ParamInfo{"hold_depth", &Params::hold_depth, 0, 20},
    ParamInfo{"hold_margin", &Params::hold_margin, 20, 300},
    ParamInfo{"give_up_depth", &Params::give_up_depth, 0, 10},
    ParamInfo{"give_up_margin", &Params::give_up_margin, 50, 600},
    ParamInfo{"pass_reduction", &Params::pass_reduction, 1, 8},
    ParamInfo{"pass_depth_divisor", &Params::pass_depth_divisor, 1, 10},
    ParamInfo{"pass_margin", &Params::pass_margin, 30, 500},
    ParamInfo{"capture_first_depth", &Params::capture_first_depth, 5, 100},
    ParamInfo{"capture_first_margin", &Params::capture_first_margin, 50, 600},
    ParamInfo{"unknown_move_depth", &Params::unknown_move_depth, 2, 100},
    ParamInfo{"singular_depth", &Params::singular_depth, 4, 100},
    ParamInfo{"singular_margin", &Params::singular_margin, 0, 10},
    ParamInfo{"singular_twice_margin", &Params::singular_twice_margin, 0, 1000},
    ParamInfo{"count_depth", &Params::count_depth, 0, 20},
    ParamInfo{"count_base", &Params::count_base, 1, 20},
    ParamInfo{"futility_depth", &Params::futility_depth, 0, 20},
    ParamInfo{"futility_base", &Params::futility_base, 0, 500},
    ParamInfo{"futility_margin", &Params::futility_margin, 20, 300},
    ParamInfo{"history_depth", &Params::history_depth, 0, 12},
    ParamInfo{"history_margin", &Params::history_margin, 5, 150},
    ParamInfo{"quiet_exchange_depth", &Params::quiet_exchange_depth, 0, 20},
    ParamInfo{"quiet_exchange_margin", &Params::quiet_exchange_margin, 5, 150},
    ParamInfo{"capture_exchange_depth", &Params::capture_exchange_depth, 0, 20},
    ParamInfo{"capture_exchange_margin", &Params::capture_exchange_margin, 20, 400},
    ParamInfo{"reduction_base", &Params::reduction_base, 0, 250},
    ParamInfo{"reduction_divisor", &Params::reduction_divisor, 200, 1000},
    ParamInfo{"reduction_history", &Params::reduction_history, 30, 400},
    ParamInfo{"reduction_history_most", &Params::reduction_history_most, 0, 500},
    ParamInfo{"reduction_pv", &Params::reduction_pv, 0, 500},
    ParamInfo{"reduction_was_principal", &Params::reduction_was_principal, 0, 500},
    ParamInfo{"reduction_check", &Params::reduction_check, 0, 500},
    ParamInfo{"reduction_answer", &Params::reduction_answer, 0, 500},
    ParamInfo{"reduction_loss", &Params::reduction_loss, 0, 500},
    ParamInfo{"reduction_root", &Params::reduction_root, 0, 500},
    ParamInfo{"reduction_cut", &Params::reduction_cut, 0, 500},
    ParamInfo{"reduction_after_capture", &Params::reduction_after_capture, 0, 500},
    ParamInfo{"reduction_worse", &Params::reduction_worse, 0, 500},
    ParamInfo{"deeper_margin", &Params::deeper_margin, 0, 1000},
    ParamInfo{"shallower_margin", &Params::shallower_margin, 0, 1000},
    ParamInfo{"costly_margin", &Params::costly_margin, 0, 3000},
    ParamInfo{"quiescence_margin", &Params::quiescence_margin, 0, 600},
    ParamInfo{"foresight_margin", &Params::foresight_margin, 0, 1000},
    ParamInfo{"lesson_ply", &Params::lesson_ply, 20, 600},
    ParamInfo{"lesson_square", &Params::lesson_square, 0, 40},
    ParamInfo{"lesson_most", &Params::lesson_most, 400, 8000},
    ParamInfo{"lesson_unlearnt", &Params::lesson_unlearnt, 0, 200},
    ParamInfo{"lesson_retrial", &Params::lesson_retrial, 0, 200},
    ParamInfo{"lesson_reply", &Params::lesson_reply, 0, 200},
    ParamInfo{"lesson_table", &Params::lesson_table, 0, 200},
    ParamInfo{"lesson_surprise", &Params::lesson_surprise, 0, 50},
    ParamInfo{"weight_last", &Params::weight_last, 0, 500},
    ParamInfo{"weight_previous", &Params::weight_previous, 0, 500},
    ParamInfo{"escape_weight", &Params::escape_weight, 0, 200},
    ParamInfo{"correction_lesson", &Params::correction_lesson, 0, 16},
    ParamInfo{"correction_units", &Params::correction_units, 64, 2048},
};

}  // namespace janggun::search
