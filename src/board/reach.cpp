#include "janggun/board/reach.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

#include "janggun/board/geometry.hpp"
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
struct Vacated {
    const Board& board;
    Square square;

    [[nodiscard]] bool is_empty(Square cell) const { return board.is_empty(cell) || cell == square; }
    // The first cell that is not empty on the way from `from`.
    [[nodiscard]] Square stop(Square from, Direction direction) const {
        const Square first = next(from, direction);
        return first == square ? next(first, direction) : first;
    }

  private:
    [[nodiscard]] Square next(Square from, Direction direction) const {
        return from + board.distance(from, direction) * step(direction);
    }
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

struct StraightWay {
    Direction direction = Direction::north;
    int length = 0;  // 0: the points share no line
};

StraightWay straight_way(Square from, Square to) {
    const int difference = to.raw() - from.raw();
    if (from.raw() % kRowLength == to.raw() % kRowLength) {
        const int ranks = difference / kRowLength;
        return ranks > 0 ? StraightWay{Direction::north, ranks} : StraightWay{Direction::south, -ranks};
    }
    if (from.raw() / kRowLength == to.raw() / kRowLength)
        return difference > 0 ? StraightWay{Direction::east, difference}
                              : StraightWay{Direction::west, -difference};
    return {};
}

// Whether `to` lies before `stop`, or is it, on the way that leads there from some square.
bool is_reached(Square to, Square stop, Direction direction) {
    return step(direction) > 0 ? to <= stop : to >= stop;
}

bool chariot_reaches(const Vacated& board, Square from, Square to) {
    const StraightWay way = straight_way(from, to);
    if (way.length > 0) return is_reached(to, board.stop(from, way.direction), way.direction);
    const DiagonalRays& rays = diagonal_rays(from);
    return std::any_of(rays.begin(), rays.end(), [&](const DiagonalRay& ray) {
        return ray.near == to || (ray.far == to && board.is_empty(ray.near));
    });
}

bool cannon_reaches(const Vacated& board, Square from, Square to) {
    const auto is_screen = [&](Square square) { return !board.board[square].is_cannon_or_edge(); };
    const StraightWay way = straight_way(from, to);
    if (way.length > 0) {
        const Square screen = board.stop(from, way.direction);
        return !is_reached(to, screen, way.direction) && is_screen(screen) &&
               is_reached(to, board.stop(screen, way.direction), way.direction);
    }
    for (const DiagonalRay& ray : diagonal_rays(from)) {
        if (ray.far == to) return !to.is_none() && !board.is_empty(ray.near) && is_screen(ray.near);
    }
    return false;
}

}  // namespace

bool reaches(const Board& full_board, PieceId id, Square from, Square to, Square vacated) noexcept {
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
