#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "janggun/board/position.hpp"
#include "janggun/board/types.hpp"
#include "janggun/eval/phased.hpp"
#include "janggun/eval/score.hpp"
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

// An evaluation, broken down into its terms.
struct Breakdown {
    static constexpr int kFullPhase = Phased::kFull;

    std::array<std::array<Phased, 2>, kTerms.size()> values{};  // indexed by term and side
    int phase = 0;                                              // kFullPhase at the start, 0 for bare kings
    int tempo = 0;                                              // the bonus of the side to move

    [[nodiscard]] Phased& of(Term term, board::Side side) noexcept {
        return values[static_cast<std::size_t>(term)][index(side)];
    }
    [[nodiscard]] const Phased& of(Term term, board::Side side) const noexcept {
        return values[static_cast<std::size_t>(term)][index(side)];
    }
    // Cho's total less Han's, without the tempo, in 1/kFullPhase of a unit.
    [[nodiscard]] int balance() const noexcept;
};

// The parts and their sum: evaluate() is the sum of breakdown() for the side to move, cut to whole
// units.
[[nodiscard]] Breakdown breakdown(const board::Position& position, const game::Rules& rules) noexcept;
[[nodiscard]] Score evaluate(const board::Position& position, const game::Rules& rules) noexcept;

// What a soldier is worth halfway through the game: a unit for people to count in.
[[nodiscard]] int soldier() noexcept;

}  // namespace janggun::eval
