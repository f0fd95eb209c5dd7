#pragma once

#include <compare>
#include <cstdint>

namespace janggun::eval {

// What a position is worth to the side to move, in a unit that no other is mixed with, and with two bands of
// decided results above every evaluation, for which a quicker win is worth more:
//
//   |raw| <= 15000           an evaluation
//   20000 - n                won on points n plies from the root
//   32000 - n                mate n plies from the root
template <class Unit>
class ScoreIn {
  public:
    static constexpr int kMostPlies = 1000;  // how far from the root a decided result can lie
    static constexpr int kBestEvaluation = 15000;
    static constexpr int kPointsWin = 20000;
    static constexpr int kMate = 32000;

    constexpr ScoreIn() noexcept = default;
    explicit constexpr ScoreIn(int raw) noexcept : raw_{raw} {}

    [[nodiscard]] static constexpr ScoreIn draw() noexcept { return ScoreIn{0}; }
    [[nodiscard]] static constexpr ScoreIn infinite() noexcept { return ScoreIn{kMate + 1}; }
    // What stands for a score that nobody has found out. It is no bound, and nothing is to be computed with
    // it.
    [[nodiscard]] static constexpr ScoreIn unknown() noexcept { return ScoreIn{kMate + 2}; }
    [[nodiscard]] constexpr bool is_known() const noexcept { return raw_ != unknown().raw_; }
    // The side to move is mated, or loses on points, `plies` from the root.
    [[nodiscard]] static constexpr ScoreIn mated_in(int plies) noexcept { return ScoreIn{plies - kMate}; }
    [[nodiscard]] static constexpr ScoreIn points_lost_in(int plies) noexcept {
        return ScoreIn{plies - kPointsWin};
    }

    [[nodiscard]] constexpr int raw() const noexcept { return raw_; }
    [[nodiscard]] constexpr int magnitude() const noexcept { return raw_ < 0 ? -raw_ : raw_; }
    [[nodiscard]] constexpr bool is_mate() const noexcept { return magnitude() >= kMate - kMostPlies; }
    [[nodiscard]] constexpr bool is_points() const noexcept {
        return magnitude() >= kPointsWin - kMostPlies && magnitude() <= kPointsWin;
    }
    // A mate or a result on points that the search has seen to its end.
    [[nodiscard]] constexpr bool is_decided() const noexcept {
        return magnitude() >= kPointsWin - kMostPlies;
    }
    // Plies from the root to the end, for a decided score.
    [[nodiscard]] constexpr int plies() const noexcept {
        return (is_mate() ? kMate : kPointsWin) - magnitude();
    }
    // The same in moves of the side that wins, as mates are told.
    [[nodiscard]] constexpr int moves() const noexcept { return (plies() + 1) / 2; }
    // As seen from a node `plies` below the root, where the end is that much nearer; and back.
    [[nodiscard]] constexpr ScoreIn from_node(int plies) const noexcept { return shifted(plies); }
    [[nodiscard]] constexpr ScoreIn from_root(int plies) const noexcept { return shifted(-plies); }

    friend constexpr ScoreIn operator-(ScoreIn score) noexcept { return ScoreIn{-score.raw_}; }
    friend constexpr ScoreIn operator+(ScoreIn score, int units) noexcept {
        return ScoreIn{score.raw_ + units};
    }
    friend constexpr ScoreIn operator-(ScoreIn score, int units) noexcept {
        return ScoreIn{score.raw_ - units};
    }
    friend constexpr int operator-(ScoreIn a, ScoreIn b) noexcept { return a.raw_ - b.raw_; }
    friend constexpr bool operator==(ScoreIn, ScoreIn) noexcept = default;
    // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy 14 finds a literal 0 in every spaceship
    friend constexpr std::strong_ordering operator<=>(ScoreIn, ScoreIn) noexcept = default;

  private:
    [[nodiscard]] constexpr ScoreIn shifted(int by) const noexcept {
        if (!is_decided()) return *this;
        return ScoreIn{raw_ > 0 ? raw_ + by : raw_ - by};
    }

    std::int32_t raw_ = 0;
};

// What the evaluation and the search count in, in which nothing is promised but that more is better; and what
// leaves the search, which means the same under all rules (outlook.hpp).
using Score = ScoreIn<struct EvaluationUnit>;
using Centipawns = ScoreIn<struct HundredthOfAPawn>;

static_assert(Score::mated_in(3).from_node(2) == Score::mated_in(1));
static_assert((-Score::mated_in(3)).moves() == 2 && Score::mated_in(4).moves() == 2);
static_assert(Score::points_lost_in(5).is_points() && !Score::points_lost_in(5).is_mate());
static_assert(!Score{Score::kBestEvaluation}.is_decided());

// An evaluation: what a search may add to it never reaches the decided bands.
[[nodiscard]] constexpr Score bounded(int units) noexcept {
    if (units > Score::kBestEvaluation) return Score{Score::kBestEvaluation};
    if (units < -Score::kBestEvaluation) return Score{-Score::kBestEvaluation};
    return Score{units};
}

}  // namespace janggun::eval
