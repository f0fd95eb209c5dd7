#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "janggun/board/position.hpp"
#include "janggun/board/slot_set.hpp"
#include "janggun/board/type_set.hpp"
#include "janggun/board/types.hpp"
#include "janggun/eval/phased.hpp"
#include "janggun/eval/score.hpp"
#include "janggun/eval/tally.hpp"
#include "janggun/game/material.hpp"
#include "janggun/game/rules.hpp"

namespace janggun::eval {

enum class Term : std::uint8_t {
    material,
    placement,
    mobility,
    threats,
    protection,
    exposure,
    screens,
    siege,
    points
};

inline constexpr std::array kTerms{Term::material, Term::placement,  Term::mobility,
                                   Term::threats,  Term::protection, Term::exposure,
                                   Term::screens,  Term::siege,      Term::points};

[[nodiscard]] std::string_view name(Term term) noexcept;

// An evaluation in its parts.
struct Breakdown {
    static constexpr int kFullPhase = Phased::kFull;

    std::array<std::array<Phased, 2>, kTerms.size()> values{};  // by term and side
    int phase = 0;                                              // kFullPhase at the start, 0 for bare kings
    int tempo = 0;                                              // for the side to move

    [[nodiscard]] Phased& of(Term term, board::Side side) noexcept {
        return values[static_cast<std::size_t>(term)][index(side)];
    }
    [[nodiscard]] const Phased& of(Term term, board::Side side) const noexcept {
        return values[static_cast<std::size_t>(term)][index(side)];
    }
    // Cho's total less Han's, the tempo apart, in 1/kFullPhase of a unit.
    [[nodiscard]] int balance() const noexcept;
};

// The parts and their sum: evaluate() is the sum of breakdown() for the side to move, cut to whole
// units.
[[nodiscard]] Breakdown breakdown(const board::Position& position, const game::Rules& rules) noexcept;
[[nodiscard]] Score evaluate(const board::Position& position, const game::Rules& rules) noexcept;

// What a soldier is worth halfway through the game: a unit for people to count in.
[[nodiscard]] int soldier() noexcept;

// An evaluation, and what was seen on the way: no other pieces of a side than its `takers`, its king and its
// guards can take anything; and those in danger are attacked by soldiers or leapers, or by sliders and not
// protected.
struct Assessment {
    Score score = Score::infinite();                      // where nothing is known
    board::TypeSet takers = board::TypeSet::all();        // of the side to move
    board::TypeSet enemy_takers = board::TypeSet::all();  // of the other
    board::SlotSet endangered{};                          // of the side to move,
    board::SlotSet enemy_endangered{};                    // and of the other; none where it is not known
};
[[nodiscard]] Assessment assess(const board::Position& position, const Tally& tally,
                                const game::Material& material, const game::Rules& rules) noexcept;
// What assess() says after a pass, from what it said before.
[[nodiscard]] Assessment after_pass(const Assessment& before) noexcept;

// What assess() says after a move, from what it said before: what pieces do where they stand is taken to be
// as it was. The gain is Cho's in the tally's standing, in 1/Phased::kFull of a unit.
[[nodiscard]] Score foresee(const Assessment& before, int gain, board::Side side_to_move) noexcept;

namespace detail {

// In the second half of the way to the move limit.
[[nodiscard]] Score weighed_by_late_counter(Score evaluation, const board::Position& position,
                                            const game::Material& material,
                                            const game::Rules& rules) noexcept;

}  // namespace detail

// What an evaluation is worth with the position's counter where it is: the nearer the move limit, the more
// counts what the game would be worth undecided.
[[nodiscard]] inline Score weighed_by_counter(Score evaluation, const board::Position& position,
                                              const game::Material& material,
                                              const game::Rules& rules) noexcept {
    const bool is_late = position.halfmove_clock() > rules.move_limit / 2;
    return is_late ? detail::weighed_by_late_counter(evaluation, position, material, rules) : evaluation;
}

}  // namespace janggun::eval
