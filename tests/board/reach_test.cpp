#include "janggun/board/reach.hpp"

#include <catch2/catch.hpp>

#include "positions.hpp"

using namespace janggun::board;

TEST_CASE("near a square are all pieces that reach it, and none that could not on any board",
          "[board][nearby]") {
    janggun::util::Rng rng{11};
    int reached = 0;
    int near_for_nothing = 0;
    int apart = 0;
    const auto look = [&](const Position& position, Side side, Square target) {
        const SlotSet near = pieces_near(position, side, target);
        for (std::size_t slot = 0; slot < kSlotsPerSide; ++slot) {
            const PieceId id{side, slot};
            const Square from = position.square_of(id);
            const bool reaches_it = reaches(position.board(), id, from, target);
            if (reaches_it && !near.contains(slot)) FAIL("missed " << to_string(from) << to_string(target));
            if (!may_reach(id.type(), from, target) && near.contains(slot))
                FAIL("far away " << to_string(from) << to_string(target));
            ++(reaches_it ? reached : near.contains(slot) ? near_for_nothing : apart);
        }
    };
    for (Position position : start_positions()) {
        play_randomly(position, rng, 60, [&](const Position& before, Move /*move*/, const Undo& /*undo*/) {
            for (const Side side : kSides)
                for_each_square([&](Square target) { look(before, side, target); });
        });
    }
    // Most pieces are sorted out.
    CHECK(reached > 100'000);
    CHECK(apart > 10 * near_for_nothing);
}
