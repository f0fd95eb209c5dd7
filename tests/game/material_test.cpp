#include "janggun/game/material.hpp"

#include <catch2/catch.hpp>

#include "board/positions.hpp"
#include "game/play.hpp"
#include "janggun/game/points.hpp"
#include "janggun/util/rng.hpp"

namespace janggun::game {
namespace {

TEST_CASE("material kept up by captures is that of the position, and leads as the points do", "[game]") {
    util::Rng rng{11};
    int captures = 0;
    for (board::Position position : board::start_positions()) {
        CAPTURE(to_fen(position));
        Material material = Material::of(position);
        bool stays_right = true;
        board::play_randomly(position, rng, 150,
                             [&](const board::Position& /*before*/, board::Move /*move*/, const auto& undo) {
                                 if (!undo.captured.is_none()) material.note_capture(undo.captured);
                                 captures += static_cast<int>(!undo.captured.is_none());
                                 stays_right = stays_right && material == Material::of(position) &&
                                               material.leader() == count_points(position).leader();
                             });
        CHECK(stays_right);
    }
    CHECK(captures > 100);
}

TEST_CASE("the phase falls from all to nothing", "[game]") {
    const auto phase = [](const char* fen) { return Material::of(board::parse_fen(fen)).phase(); };
    CHECK(phase(board::kStartFen.data()) == Material::kFullPhase);
    CHECK(phase("4k4/9/9/9/9/9/9/9/4K4/9 w - - 0 1") == 0);
    CHECK(phase("4k4/9/9/9/9/9/P8/9/4K4/9 w - - 0 1") == 0);
    CHECK(phase("4k4/9/9/9/9/9/9/9/4K3R/9 w - - 0 1") == 8 * Material::kFullPhase / 80);
}

}  // namespace
}  // namespace janggun::game
