#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "correction.hpp"
#include "janggun/board/move.hpp"
#include "janggun/board/position.hpp"
#include "janggun/board/siege.hpp"
#include "janggun/board/zobrist.hpp"
#include "janggun/eval/state.hpp"
#include "janggun/game/game.hpp"
#include "janggun/game/material.hpp"
#include "janggun/search/limits.hpp"

namespace janggun::search {

// The line that a search is at: the game, and the moves made since. make() updates everything that a move
// changes, and unmake() takes it back.
class Path {
  public:
    explicit Path(std::unique_ptr<eval::Evaluation> evaluation = nullptr)
        : evaluation_{std::move(evaluation)} {}

    void reset(const game::Game& game) {
        position_ = game.position();
        const auto past = game.history();
        records_.clear();
        records_.reserve(past.size() + kMostPlies + 2);
        records_.assign(past.begin(), past.end());
        ply_ = 0;
        evaluation_.reset(position_, game.rules());
        materials_.front() = game::Material::of(position_);
        structures_.front() = Structure::of(position_);
    }

    // The move is legal.
    void make(board::Move move) noexcept {
        const board::PieceId mover = position_.at(move.from());
        const board::Undo undo = position_.make(move);
        const bool is_king_or_guard =
            mover.type() == board::PieceType::king || mover.type() == board::PieceType::guard;
        records_.push_back({position_.placement_key(), move, !undo.captured.is_none(), is_king_or_guard,
                            board::in_check_after(position_, move)});
        undos_[ply_] = undo;
        game::Material& material = materials_[ply_ + 1];
        Structure& structure = structures_[ply_ + 1];
        material = materials_[ply_];
        structure = structures_[ply_];
        ++ply_;
        evaluation_.push(position_, mover, move, undo.captured);
        if (!undo.captured.is_none()) material.note_capture(undo.captured);
        const std::uint64_t change =
            position_.placement_key() ^ undo.placement_key ^ board::zobrist::turn_key();
        structure.note(change, mover, undo.captured, move.to());
    }
    void unmake() noexcept {
        const board::Move move = records_.back().move;
        records_.pop_back();
        evaluation_.pop();
        position_.unmake(move, undos_[--ply_]);
    }

    [[nodiscard]] const board::Position& position() const noexcept { return position_; }
    // The records of the game and of all moves since, for the rules about the past.
    [[nodiscard]] std::span<const game::PlyRecord> records() const noexcept { return records_; }
    [[nodiscard]] const game::PlyRecord& last() const noexcept { return records_.back(); }
    [[nodiscard]] bool in_check() const noexcept { return last().in_check; }
    // Whether the same position occurred since the last capture.
    [[nodiscard]] bool has_stood_before() const noexcept {
        constexpr std::size_t kShortest = 4;  // plies there and back
        const std::size_t now = records_.size() - 1;
        const std::size_t window = std::min(static_cast<std::size_t>(position_.halfmove_clock()), now);
        for (std::size_t back = kShortest; back <= window; back += 2) {
            if (records_[now - back].placement_key == position_.placement_key()) return true;
        }
        return false;
    }
    [[nodiscard]] const game::Material& material() const noexcept { return materials_[ply_]; }
    [[nodiscard]] const Structure& structure() const noexcept { return structures_[ply_]; }

    [[nodiscard]] eval::Assessment assess() const noexcept {
        return evaluation_.evaluate(position_, materials_[ply_]);
    }
    // The assessment after a pass, and an estimate after any other move, derived from the one before the
    // move. Nothing if the evaluation has no quicker way than to evaluate again.
    [[nodiscard]] std::optional<eval::Assessment> assess_after_pass(
        const eval::Assessment& before) const noexcept {
        return evaluation_.after_pass(before);
    }
    [[nodiscard]] std::optional<eval::Score> foresee(const eval::Assessment& before) const noexcept {
        return evaluation_.foresee(before, materials_[ply_ - 1], materials_[ply_], position_.side_to_move());
    }

  private:
    board::Position position_;
    std::vector<game::PlyRecord> records_;
    std::size_t ply_ = 0;  // moves made; the index of the following members
    std::array<board::Undo, kMostPlies + 2> undos_{};
    std::array<game::Material, kMostPlies + 3> materials_;
    std::array<Structure, kMostPlies + 3> structures_{};
    eval::State evaluation_;
    static_assert(eval::State::kMostMoves >= kMostPlies + 2);
};

}  // namespace janggun::search
