#include "janggun/board/reach.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

#include "janggun/board/palace.hpp"

namespace janggun::board {

namespace {

// The legs of a leap, as steps from where it begins; no leap where both are 0.
struct Legs {
    std::int8_t first = 0;
    std::int8_t second = 0;
};

// By the difference of the cells. No leap wraps round the frame, and none shares a difference with another.
constexpr int kLargestDifference = 64;
using LegTable = std::array<Legs, std::size_t{2} * kLargestDifference>;

constexpr LegTable legs_by_difference(const Leaps& leaps) {
    LegTable table{};
    for (const Leap& leap : leaps) {
        const int index = leap.target + kLargestDifference;
        table[static_cast<std::size_t>(index)] = {static_cast<std::int8_t>(leap.first_leg),
                                                  static_cast<std::int8_t>(leap.second_leg)};
    }
    return table;
}

constexpr LegTable kHorseLegs = legs_by_difference(kHorseLeaps);
constexpr LegTable kElephantLegs = legs_by_difference(kElephantLeaps);

// A board from which one piece may have gone.
class Vacated {
  public:
    Vacated(const Board& board, Square square) noexcept : board_{board}, square_{square} {}

    [[nodiscard]] bool is_empty(Square cell) const { return board_.is_empty(cell) || cell == square_; }
    [[nodiscard]] bool has_screen(Square cell) const {
        return !is_empty(cell) && !board_[cell].is_cannon_or_edge();
    }
    [[nodiscard]] Between between(Square a, Square b) const { return board_.between(a, b, square_); }

  private:
    const Board& board_;
    Square square_;
};

bool leaps_to(const Vacated& board, const LegTable& table, Square from, Square to) {
    const int index = to.raw() - from.raw() + kLargestDifference;
    if (index < 0 || index >= 2 * kLargestDifference) return false;
    const Legs legs = table[static_cast<std::size_t>(index)];
    return legs.first != 0 && board.is_empty(from + legs.first) && board.is_empty(from + legs.second);
}

bool steps_to(const Steps& steps, Square to) {
    return std::find(steps.begin(), steps.end(), to) != steps.end();
}

bool chariot_reaches(const Vacated& board, Square from, Square to) {
    if (share_line(from, to)) return board.between(from, to).is_empty();
    const DiagonalRays& rays = diagonal_rays(from);
    return std::any_of(rays.begin(), rays.end(), [&](const DiagonalRay& ray) {
        return ray.near == to || (ray.far == to && board.is_empty(ray.near));
    });
}

bool cannon_reaches(const Vacated& board, Square from, Square to) {
    if (share_line(from, to)) {
        const Between between = board.between(from, to);
        return between.count() == 1 && !between.only().is_cannon_or_edge();
    }
    const DiagonalRays& rays = diagonal_rays(from);
    return std::any_of(rays.begin(), rays.end(),
                       [&](const DiagonalRay& ray) { return ray.far == to && board.has_screen(ray.near); });
}

}  // namespace

bool detail::bridges(const Board& full_board, PieceId id, Square from, Square to, Square vacated) noexcept {
    const Vacated board{full_board, vacated};
    switch (id.type()) {
        case PieceType::soldier: return steps_to(soldier_steps(from, id.side()), to);
        case PieceType::guard:
        case PieceType::king: return steps_to(palace_steps(from), to);
        case PieceType::horse: return leaps_to(board, kHorseLegs, from, to);
        case PieceType::elephant: return leaps_to(board, kElephantLegs, from, to);
        case PieceType::chariot: return chariot_reaches(board, from, to);
        case PieceType::cannon: return cannon_reaches(board, from, to);
    }
    return false;
}

}  // namespace janggun::board
