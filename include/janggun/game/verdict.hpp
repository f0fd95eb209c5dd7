#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
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

    // Whether the game has ended: no legal move remains.
    [[nodiscard]] constexpr bool is_over() const noexcept {
        return reason == Reason::mate || reason == Reason::double_pass || reason == Reason::bikjang_accepted;
    }
    // Whether the game may be ended with this result, although moves remain.
    [[nodiscard]] constexpr bool is_claimable() const noexcept {
        return reason != Reason::none && !is_over();
    }
    [[nodiscard]] constexpr bool is_won_by(board::Side side) const noexcept {
        return result == (side == board::Side::cho ? Result::cho_wins : Result::han_wins);
    }
    // Whether more points win, rather than a mate or the opponent's fault.
    [[nodiscard]] constexpr bool is_decided_by_points() const noexcept {
        return result != Result::draw &&
               (reason == Reason::double_pass || reason == Reason::bikjang_accepted ||
                reason == Reason::repetition || reason == Reason::move_limit);
    }
};

// "1-0" when Cho wins, "0-1", "1/2-1/2", and "*" for an undecided game.
[[nodiscard]] std::string_view text(Result result) noexcept;
// "mate", "points after double pass" and so on; empty for none. If the rule set makes a double pass a draw,
// no points are counted, and it is called just "double pass".
[[nodiscard]] std::string_view reason_text(const Verdict& verdict) noexcept;

// What the rules about the past need to know of each position of a game, the first one included.
struct PlyRecord {
    std::uint64_t placement_key = 0;
    board::Move move;               // the move that led here; none for the first position
    bool captures = false;          // whether that move captured
    bool is_king_or_guard = false;  // whether a king or guard made that move
    bool in_check = false;          // whether the side to move here is in check
};

// Whose fault an ending is: that of the side that made the last move, of the side to move, or nobody's.
enum class Fault : std::uint8_t { nobody, mover, waiter };

// The position has stood before: how many plies ago it first did, among as many occurrences as were asked
// for, and which side gave check with every move since, if one did.
struct Repetition {
    std::size_t plies = 0;
    Fault checker = Fault::nobody;
};

// Why a game that has moves left may be ended.
struct Claim {
    Reason reason = Reason::none;
    Fault fault = Fault::nobody;
};

// The parts of judge() that look at the past. `history` ends with the position in question, which has seen no
// capture for `halfmove_clock` plies.
[[nodiscard]] std::optional<Repetition> find_repetition(std::span<const PlyRecord> history,
                                                        int halfmove_clock, int fold) noexcept;
// Finds a claim, the move limit first, as the rules order it.
[[nodiscard]] std::optional<Claim> find_claim(std::span<const PlyRecord> history, int halfmove_clock,
                                              const Rules& rules) noexcept;

// Judges the game whose positions are `history`, the last of them being `position`.
[[nodiscard]] Verdict judge(const board::Position& position, std::span<const PlyRecord> history,
                            const Rules& rules);

}  // namespace janggun::game
