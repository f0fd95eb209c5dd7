#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "janggun/board/move.hpp"
#include "janggun/board/position.hpp"
#include "janggun/board/sight.hpp"
#include "janggun/board/types.hpp"
#include "janggun/eval/score.hpp"
#include "janggun/eval/tally.hpp"
#include "janggun/game/material.hpp"
#include "janggun/game/rules.hpp"

namespace janggun::eval {

// What a position is worth to the side to move, and what the board showed on the way, if the evaluation
// looked.
struct Assessment {
    Score score = Score::unknown();
    board::Sight sight;
    bool has_looked = false;
};

// An evaluation that takes the place of the hand-made one. It is told every move and every move taken back,
// so that it can keep up what it needs; only the score is asked for.
class Evaluation {
  public:
    Evaluation() = default;
    Evaluation(const Evaluation&) = delete;
    Evaluation(Evaluation&&) = delete;
    Evaluation& operator=(const Evaluation&) = delete;
    Evaluation& operator=(Evaluation&&) = delete;
    virtual ~Evaluation() = default;

    virtual void reset(const board::Position& position) = 0;
    virtual void push(const board::Position& after, board::PieceId mover, board::Move move,
                      board::PieceId captured) noexcept = 0;
    virtual void pop() noexcept = 0;
    [[nodiscard]] virtual Score evaluate(const board::Position& position, const game::Material& material,
                                         const game::Rules& rules) noexcept = 0;
};

// Makes one evaluation for each worker; an empty maker means the hand-made evaluation.
using EvaluationMaker = std::function<std::unique_ptr<Evaluation>()>;

// The evaluation of the positions on one line, kept up from move to move. It is the hand-made one, unless
// another is given.
class State {
  public:
    static constexpr std::size_t kMostMoves = 125;  // the longest line

    explicit State(std::unique_ptr<Evaluation> instead = nullptr) : instead_{std::move(instead)} {}

    void reset(const board::Position& position, const game::Rules& rules) {
        rules_ = &rules;
        now_ = 0;
        tallies_.front() = Tally::of(position);
        if (instead_) instead_->reset(position);
    }
    // The move was made and led to `after`.
    void push(const board::Position& after, board::PieceId mover, board::Move move,
              board::PieceId captured) noexcept {
        if (instead_) return instead_->push(after, mover, move, captured);
        tallies_[now_ + 1] = tallies_[now_];
        tallies_[++now_].note(mover, move, captured);
    }
    void pop() noexcept {
        if (instead_) return instead_->pop();
        --now_;
    }

    [[nodiscard]] Assessment evaluate(const board::Position& position,
                                      const game::Material& material) const noexcept;

    // What evaluate() would return after a pass, derived from what it returned before; nothing if evaluate()
    // must be called for that.
    [[nodiscard]] std::optional<Assessment> after_pass(const Assessment& before) const noexcept;
    // An estimate of what evaluate() would return, from what it returned before the last move; nothing if an
    // estimate would cost as much as the evaluation.
    [[nodiscard]] std::optional<Score> foresee(const Assessment& before,
                                               const game::Material& material_before,
                                               const game::Material& material,
                                               board::Side side_to_move) const noexcept;

  private:
    const game::Rules* rules_ = nullptr;
    std::size_t now_ = 0;
    std::unique_ptr<Evaluation> instead_;
    std::array<Tally, kMostMoves + 1> tallies_;  // indexed by the number of moves made
};

}  // namespace janggun::eval
