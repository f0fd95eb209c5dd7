#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "janggun/board/move.hpp"
#include "janggun/board/setup.hpp"
#include "janggun/eval/score.hpp"
#include "janggun/game/game.hpp"
#include "janggun/game/rules.hpp"
#include "janggun/game/verdict.hpp"

namespace janggun::train {

// Stands for a decided score, with its sign: above every evaluation.
inline constexpr int kDecidedScore = 20000;
static_assert(kDecidedScore > eval::Score::kBestEvaluation);

// How a game came to its end; the numbers are those of the file format.
enum class Ending : std::uint8_t {
    mate = 1,
    double_pass,
    bikjang_accepted,
    repetition,
    perpetual_check,
    move_repetition,
    move_limit,
    resignation,
    ply_limit,
};

inline constexpr std::size_t kEndings = 9;

// "mate", "double pass" and so on.
[[nodiscard]] std::string_view name(Ending ending) noexcept;

// A move of the engine, and its own score for it: an evaluation in units, or +-kDecidedScore.
struct ScoredMove {
    board::Move move;
    std::int16_t score = 0;

    friend bool operator==(const ScoredMove&, const ScoredMove&) = default;
};

// A game of the engine against itself. Its positions are those before each scored move.
struct GameRecord {
    game::RuleSet rules = game::RuleSet::janggi;
    board::Setup cho = board::Setup::inner;
    board::Setup han = board::Setup::inner;
    std::vector<board::Move> random_moves;  // played first
    std::vector<ScoredMove> moves;
    game::Result result = game::Result::draw;  // never undecided
    Ending ending = Ending::mate;

    // The game before the first scored move.
    [[nodiscard]] game::Game opening() const;

    friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

}  // namespace janggun::train
