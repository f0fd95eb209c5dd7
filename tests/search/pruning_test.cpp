#include "pruning.hpp"

#include <catch2/catch.hpp>

#include "janggun/board/fen.hpp"

namespace janggun::search {
namespace {

using eval::Score;

constexpr Params kPruning{};

Node node_worth(int evaluation) {
    Node node;
    node.expects_cut = true;
    node.evaluation = Score{evaluation};
    return node;
}

Window null_window(int alpha) { return {Score{alpha}, Score{alpha + 1}}; }

Hit hit_of(int score, int depth, Bound bound = Bound::lower) {
    Hit hit;
    hit.score = Score{score};
    hit.depth = depth;
    hit.bound = bound;
    return hit;
}

Reductions reductions() {
    Reductions table;
    table.fill(kPruning.reduction_base, kPruning.reduction_divisor);
    return table;
}

TEST_CASE("reverse futility holds a node that is far above beta, the further the deeper it is", "[search]") {
    const int margin = kPruning.reverse_futility_margin;
    CHECK(reverse_futility(node_worth(margin + 1), null_window(0), 1, kPruning));
    CHECK_FALSE(reverse_futility(node_worth(margin), null_window(0), 1, kPruning));
    CHECK_FALSE(reverse_futility(node_worth(margin + 1), null_window(0), 2, kPruning));
    CHECK_FALSE(
        reverse_futility(node_worth(9000), null_window(0), kPruning.reverse_futility_depth + 1, kPruning));
    // What it returns lies between beta and the evaluation.
    CHECK(reverse_futility(node_worth(1001), null_window(0), 1, kPruning) == Score{501});
    Node improving = node_worth(margin + 1);
    improving.is_improving = true;
    CHECK(reverse_futility(improving, null_window(0), 2, kPruning));
}

TEST_CASE("a lost side's beta is trusted for few plies, and by no null move", "[search]") {
    const Window lost = null_window(-kPruning.lost_score - 100);
    CHECK(reverse_futility(node_worth(0), lost, kPruning.lost_depth, kPruning));
    CHECK_FALSE(reverse_futility(node_worth(0), lost, kPruning.lost_depth + 1, kPruning));
    CHECK_FALSE(null_move_reduction(node_worth(0), lost, 8, kPruning));
    CHECK_FALSE(probcut_goal(lost, 8, {}, kPruning));
}

TEST_CASE("nothing is pruned against a decided score", "[search]") {
    const Window mate{-Score::mated_in(6), -Score::mated_in(5)};
    CHECK_FALSE(reverse_futility(node_worth(15000), mate, 1, kPruning));
    CHECK_FALSE(leaves_to_captures(node_worth(-15000), mate, 1, kPruning));
    CHECK_FALSE(null_move_reduction(node_worth(15000), mate, 8, kPruning));
    CHECK_FALSE(probcut_goal(mate, 8, {}, kPruning));
}

TEST_CASE("razoring leaves a node to captures that is far below alpha", "[search]") {
    const int margin = kPruning.razoring_margin;
    CHECK(leaves_to_captures(node_worth(-margin), null_window(0), 1, kPruning));
    CHECK_FALSE(leaves_to_captures(node_worth(-margin + 1), null_window(0), 1, kPruning));
    CHECK_FALSE(leaves_to_captures(node_worth(-margin), null_window(0), 2, kPruning));
    CHECK_FALSE(leaves_to_captures(node_worth(-9000), null_window(0), kPruning.razoring_depth + 1, kPruning));
}

TEST_CASE("a null move is tried where the pass is nothing special", "[search]") {
    const board::Position plain = board::parse_fen("3k5/9/9/9/9/9/9/9/4K4/9 w - - 0 1");
    board::Position facing = board::parse_fen("4k4/9/9/9/9/9/9/9/4K4/9 w - - 0 1");
    CHECK(may_try_null_move(node_worth(0), plain, 8, kPruning));
    facing.set_facing(board::Facing::binds);
    CHECK_FALSE(may_try_null_move(node_worth(0), facing, 8, kPruning));
    CHECK_FALSE(may_try_null_move(node_worth(0), plain, kPruning.null_move_depth - 1, kPruning));
    Node checked = node_worth(0);
    checked.is_checked = true;
    CHECK_FALSE(may_try_null_move(checked, plain, 8, kPruning));
    Node pv = node_worth(0);
    pv.is_pv = true;
    CHECK_FALSE(may_try_null_move(pv, plain, 8, kPruning));
}

TEST_CASE("a null move is reduced the more the further the node is above beta", "[search]") {
    CHECK_FALSE(null_move_reduction(node_worth(0), null_window(0), 8, kPruning));
    const auto little = null_move_reduction(node_worth(1), null_window(0), 8, kPruning);
    const auto much = null_move_reduction(node_worth(9000), null_window(0), 8, kPruning);
    REQUIRE(little);
    CHECK(*much == *little + kPruning.null_move_most);
    CHECK(null_move_reduction(node_worth(1), null_window(0), 8 + kPruning.null_move_depth_divisor,
                              kPruning) == *little + 1);
}

TEST_CASE("ProbCut asks for more than beta, and not where the table knows better", "[search]") {
    const auto goal = probcut_goal(null_window(0), 8, {}, kPruning);
    REQUIRE(goal);
    CHECK(*goal == Score{1 + kPruning.probcut_margin});
    CHECK_FALSE(probcut_goal(null_window(0), kPruning.probcut_depth - 1, {}, kPruning));
    CHECK_FALSE(probcut_goal(null_window(0), 8, hit_of(0, 8), kPruning));
    CHECK(probcut_goal(null_window(0), 8, hit_of(0, 2), kPruning));
    CHECK(probcut_goal(null_window(0), 8, hit_of(5000, 8), kPruning));
}

TEST_CASE("hindsight sees that a reduced move has cost its side much", "[search]") {
    Frame before;
    Frame here;
    before.expectation = Score{100};
    here.expectation = Score{kPruning.hindsight_margin - 99};
    CHECK_FALSE(was_costly(before, here, kPruning));
    before.reduction = 1;
    CHECK(was_costly(before, here, kPruning));
    before.expectation = Score::unknown();
    CHECK_FALSE(was_costly(before, here, kPruning));
}

TEST_CASE("a node without a move from the table is searched less deeply", "[search]") {
    CHECK(lacks_move(node_worth(0), 8, {}, kPruning));
    CHECK(lacks_move(node_worth(0), 8, hit_of(0, 8), kPruning));
    Hit with_move = hit_of(0, 8);
    with_move.move = board::parse_move("a1a2").value();
    CHECK_FALSE(lacks_move(node_worth(0), 8, with_move, kPruning));
    CHECK_FALSE(lacks_move(node_worth(0), kPruning.iir_depth - 1, {}, kPruning));
    Node all_node = node_worth(0);
    all_node.expects_cut = false;
    CHECK_FALSE(lacks_move(all_node, 8, {}, kPruning));
}

TEST_CASE("the table's move is extended where it alone holds, and cuts where many do", "[search]") {
    const int depth = kPruning.singular_depth;
    const Hit hit = hit_of(100, depth);
    CHECK(may_be_singular(hit, depth, kPruning));
    CHECK_FALSE(may_be_singular(hit, depth - 1, kPruning));
    CHECK_FALSE(may_be_singular(hit_of(100, depth - kPruning.singular_hit_depth - 1), depth, kPruning));
    CHECK_FALSE(may_be_singular(hit_of(100, depth, Bound::upper), depth, kPruning));
    const Score bar = singular_bar(hit, depth, kPruning);
    CHECK(bar < hit.score);
    const auto extension = [&](Score others, int alpha) {
        return extension_of_table_move(others, bar, hit, node_worth(0), null_window(alpha), kPruning);
    };
    CHECK(extension(bar - 1, 500).plies == 1);
    CHECK(extension(bar - kPruning.singular_twice_margin - 1, 500).plies == 2);
    CHECK_FALSE(extension(bar - 1, 500).cuts);
    CHECK(extension(bar, 500).plies == 0);
    CHECK(extension(bar, 95).plies == -1);
    CHECK(extension(bar, 0).cuts);
    Node pv = node_worth(0);
    pv.is_pv = true;
    CHECK_FALSE(extension_of_table_move(bar, bar, hit, pv, null_window(0), kPruning).cuts);
}

TEST_CASE("quiet moves come too late after many others, or far below alpha", "[search]") {
    const Reductions table = reductions();
    const auto are_late = [&](const Node& node, int number) {
        return are_quiets_late(node, null_window(0), 2, number, table, kPruning);
    };
    const int enough = (kPruning.late_move_base + 4) / 2 + kPruning.late_move_slack;
    CHECK_FALSE(are_late(node_worth(0), enough));
    CHECK(are_late(node_worth(0), enough + 1));
    Node improving = node_worth(0);
    improving.is_improving = true;
    CHECK_FALSE(are_late(improving, enough + 1));
    CHECK(are_late(node_worth(-5000), 1));
}

TEST_CASE("histories and exchanges prune at small depths alone", "[search]") {
    const int bad = -100 * kPruning.history_margin;
    CHECK(is_history_bad(bad - 1, 1, kPruning));
    CHECK_FALSE(is_history_bad(bad, 1, kPruning));
    CHECK_FALSE(is_history_bad(bad - 1, 2, kPruning));
    CHECK_FALSE(is_history_bad(-100000, kPruning.history_depth + 1, kPruning));
    const Reductions table = reductions();
    CHECK(loss_allowed_to_quiet(kPruning.see_quiet_depth, 1, table, kPruning) > 0);
    CHECK_FALSE(loss_allowed_to_quiet(kPruning.see_quiet_depth + 1, 1, table, kPruning));
    CHECK(loss_allowed_to_capture(2, kPruning) == 2 * kPruning.see_capture_margin);
    CHECK_FALSE(loss_allowed_to_capture(kPruning.see_capture_depth + 1, kPruning));
}

TEST_CASE("late moves are reduced by what is known of them", "[search]") {
    const Reductions table = reductions();
    const auto reduction = [&](const Node& node, const ReducedMove& move) {
        return late_move_reduction(node, move, 12, table, kPruning);
    };
    const ReducedMove plain{.number = 20, .worth = 0, .is_quiet = true, .gives_check = false};
    const int usual = reduction(node_worth(0), plain);
    CHECK(usual > 2);
    Node improving = node_worth(0);
    improving.is_improving = true;
    CHECK(reduction(improving, plain) < usual);
    ReducedMove check = plain;
    check.gives_check = true;
    CHECK(reduction(node_worth(0), check) < usual);
    ReducedMove good = plain;
    good.worth = 30000;
    CHECK(reduction(node_worth(0), good) < usual);
    ReducedMove better = good;
    better.worth *= 2;
    CHECK(reduction(node_worth(0), better) == reduction(node_worth(0), good));
    ReducedMove capture = plain;
    capture.is_quiet = false;
    CHECK(reduction(node_worth(0), capture) < usual);
    // Never below nothing, nor so that no depth is left.
    CHECK(late_move_reduction(node_worth(0), plain, 2, table, kPruning) == 1);
    ReducedMove first = good;
    first.number = 1;
    CHECK(reduction(improving, first) == 0);
}

}  // namespace
}  // namespace janggun::search
