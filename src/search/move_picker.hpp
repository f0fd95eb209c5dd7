#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "candidates.hpp"
#include "exchange.hpp"
#include "history.hpp"
#include "janggun/board/checks.hpp"
#include "janggun/board/legality.hpp"
#include "janggun/board/move.hpp"
#include "janggun/board/position.hpp"
#include "janggun/board/sight.hpp"
#include "janggun/search/params.hpp"
#include "janggun/search/table.hpp"
#include "janggun/util/static_vector.hpp"

namespace janggun::search {

// What a picker orders moves by. The references outlive it.
struct Ordering {
    const Table& table;
    Histories& histories;
    const Params& params;
    const ExchangeValues& values;
    const ByPlace& after_last;      // quiet moves that follow the last move,
    const ByPlace& after_previous;  // and this side's move before it
    Killers killers{};
    board::Sight sight{};        // who can take something, and whose quiet moves come first
    bool may_be_checked = true;  // the side to move
    int hopeless_gain = 0;       // captures of nothing worth more are left out
};

// Which moves a node looks at.
enum class Choice : std::uint8_t { all, good_captures };

// Hands out the legal moves of a position, the most promising first: the table's move, captures that gain or
// hold by exchange, killers, other quiet moves by history, and last the captures that lose. Each group is
// generated when the one before it is used up.
class MovePicker {
  public:
    MovePicker(const board::Position& position, Choice choice, board::Move table_move,
               const Ordering& ordering) noexcept;

    // None when all are out.
    [[nodiscard]] board::Move next() noexcept;
    // What the histories say of the quiet move that was handed out last.
    [[nodiscard]] int last_worth() const noexcept { return last_worth_; }
    // The move that was handed out last takes something and loses by exchange.
    [[nodiscard]] bool is_at_losses() const noexcept { return stage_ == Stage::bad_captures; }
    // Of the quiet moves that are left, only those are wanted that give check, in any order.
    void skip_quiets() noexcept { skips_quiets_ = true; }
    [[nodiscard]] bool skips_quiets() const noexcept { return skips_quiets_; }
    // Of a move of this position.
    [[nodiscard]] bool gives_check(board::Move move) noexcept;
    // The most that a capture gains which was left out.
    [[nodiscard]] int omitted_gain() const noexcept { return omitted_gain_; }

  private:
    enum class Stage : std::uint8_t {
        table_move,
        list_captures,
        captures,
        killers,
        list_quiets,
        quiets,
        bad_captures
    };
    // Asks for the table's entry, which takes longer to come than the move to be made. Who has the table's
    // move has asked before.
    [[nodiscard]] board::Move announce(board::Move move) const noexcept;
    [[nodiscard]] const board::Legality& legality() noexcept;
    [[nodiscard]] const board::Checks& checks() noexcept;
    [[nodiscard]] bool is_legal(board::Move move) noexcept;
    [[nodiscard]] bool is_safe(board::Move move) noexcept;
    [[nodiscard]] bool is_quiet(board::Move move) const noexcept;
    // When captures are listed, for after them it is late.
    void announce_killers() const noexcept;
    [[nodiscard]] board::Move next_killer() noexcept;
    void list_captures() noexcept;
    void list_quiets() noexcept;
    [[nodiscard]] board::Move next_capture() noexcept;
    [[nodiscard]] board::Move next_bad_capture() noexcept;
    [[nodiscard]] board::Move next_quiet() noexcept;
    [[nodiscard]] board::Move find_check() noexcept;
    [[nodiscard]] board::Move next_check() noexcept;
    void look_ahead() noexcept;
    [[nodiscard]] bool had_its_turn(board::Move move) const noexcept;

    const board::Position& position_;
    board::Move table_move_;
    const Ordering& ordering_;
    Choice choice_;
    Stage stage_ = Stage::table_move;
    Candidates candidates_;                             // of this stage, as far as they are not handed out
    util::StaticVector<board::Move, 64> bad_captures_;  // legal or not
    std::size_t next_bad_capture_ = 0;
    Candidates::Candidate upcoming_;  // the quiet move to be handed out next, if it is known
    board::Move upcoming_check_;      // the check, likewise
    int last_worth_ = 0;
    int omitted_gain_ = 0;
    std::size_t next_killer_ = 0;
    std::optional<board::Legality> legality_;  // once it is asked for
    std::optional<board::Checks> checks_;      // once they are asked for
    bool skips_quiets_ = false;
};

}  // namespace janggun::search
