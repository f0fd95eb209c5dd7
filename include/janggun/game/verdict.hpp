#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "janggun/board/move.hpp"
#include "janggun/board/position.hpp"
#include "janggun/game/points.hpp"
#include "janggun/game/rules.hpp"

namespace janggun::game {

enum class Result : std::uint8_t { undecided, cho_wins, han_wins, draw };

enum class Reason : std::uint8_t {
    none,
    mate,
    double_pass,
    bikjang_accepted,
    repetition,
    perpetual_check,
    move_repetition,
    move_limit,
};

// Whether and how a game has come to its end.
struct Verdict {
    Result result = Result::undecided;
    Reason reason = Reason::none;
    Points points;

    // No legal move remains.
    [[nodiscard]] constexpr bool is_over() const noexcept {
        return reason == Reason::mate || reason == Reason::double_pass || reason == Reason::bikjang_accepted;
    }
    // Moves remain, but the game may be ended with this result.
    [[nodiscard]] constexpr bool is_claimable() const noexcept {
        return reason != Reason::none && !is_over();
    }
};

// "1-0" when Cho wins, "0-1", "1/2-1/2", and "*" for an undecided game.
[[nodiscard]] std::string_view text(Result result) noexcept;
// "mate", "points after double pass" and so on; empty for none. Where the rule set makes a double pass a
// draw, no points are counted, and it is called just "double pass".
[[nodiscard]] std::string_view reason_text(const Verdict& verdict) noexcept;

// What the rules about the past need to know of each position of a game, the first one included.
struct PlyRecord {
    std::uint64_t placement_key = 0;
    board::Move move;               // that led here; none for the first position
    bool captures = false;          // that move did
    bool is_king_or_guard = false;  // that made that move
    bool in_check = false;          // the side to move here
};

// Judges the game whose positions are `history`, the last of them being `position`.
[[nodiscard]] Verdict judge(const board::Position& position, std::span<const PlyRecord> history,
                            const Rules& rules);

}  // namespace janggun::game
