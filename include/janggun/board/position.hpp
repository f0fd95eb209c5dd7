#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "janggun/board/board.hpp"
#include "janggun/board/move.hpp"
#include "janggun/board/square.hpp"
#include "janggun/board/types.hpp"
#include "janggun/board/zobrist.hpp"

namespace janggun::board {

// Whether kings that face each other on an open file bind the side to move (bikjang): it must break the
// facing or pass, and that pass ends the game. All that legality needs to know of a rule set.
enum class Facing : std::uint8_t { ignored, binds };

// How near the game is to an end by passing.
enum class Passes : std::uint8_t {
    none,   // the last ply was a move
    one,    // the last ply was a pass: another one ends the game
    ended,  // two passes in a row, or a pass while facing: the game is over
};

// The two ways to count a position's age.
struct Counters {
    int halfmove_clock = 0;   // plies since the last capture
    int fullmove_number = 1;  // grows after Han's ply
};

// What make() takes away and unmake() puts back.
struct Undo {
    std::uint64_t placement_key = 0;
    std::uint32_t halfmove_clock = 0;
    PieceId captured;
    Passes passes = Passes::none;
};

static_assert(sizeof(Undo) == 16);

// One moment of a game: the pieces, the side to move, and how the last ply bears on the next.
class Position {
  public:
    explicit Position(Facing facing = Facing::ignored) noexcept;

    // The next functions set up a position. `place` takes the next free slot of that type; false if the side
    // has no such piece left.
    [[nodiscard]] bool place(Side side, PieceType type, Square square) noexcept;
    void set_side_to_move(Side side) noexcept;
    void set_counters(Counters counters) noexcept;
    void set_facing(Facing facing) noexcept { facing_ = facing; }

    [[nodiscard]] const Board& board() const noexcept { return board_; }
    [[nodiscard]] PieceId at(Square square) const noexcept { return board_[square]; }
    // Square::none() once the piece is captured.
    [[nodiscard]] Square square_of(PieceId id) const noexcept { return square_of_[id.raw()]; }
    // The squares of all of a side's pieces, by slot.
    [[nodiscard]] std::span<const Square, kSlotsPerSide> squares_of(Side side) const noexcept {
        return std::span<const Square, kSlotsPerSide>{&square_of_[PieceId{side, 0}.raw()], kSlotsPerSide};
    }
    // Calls `visit(PieceId, Square)` for each piece of a side that is on the board, by slot.
    template <class Visit>
    void for_each_piece(Side side, Visit&& visit) const {
        for (std::size_t slot = 0; slot < kSlotsPerSide; ++slot) {
            const PieceId id{side, slot};
            if (!square_of(id).is_none()) visit(id, square_of(id));
        }
    }
    [[nodiscard]] Square king(Side side) const noexcept { return square_of(king_of(side)); }
    [[nodiscard]] Side side_to_move() const noexcept { return side_; }
    [[nodiscard]] Facing facing() const noexcept { return facing_; }
    [[nodiscard]] Passes passes() const noexcept { return passes_; }
    [[nodiscard]] bool has_ended() const noexcept { return passes_ == Passes::ended; }
    [[nodiscard]] int halfmove_clock() const noexcept { return static_cast<int>(halfmove_clock_); }
    [[nodiscard]] int fullmove_number() const noexcept { return 1 + static_cast<int>(turns_ / 2); }

    // Pieces and side to move: what repetition compares.
    [[nodiscard]] std::uint64_t placement_key() const noexcept { return placement_key_; }
    // Everything that decides the future, except the counters: the same pieces after a pass are another
    // position.
    [[nodiscard]] std::uint64_t key() const noexcept {
        return placement_key_ ^ zobrist::pass_key(static_cast<std::size_t>(passes_));
    }
    // The key after a move that is not made yet and is no pass.
    [[nodiscard]] std::uint64_t key_after(Move move) const noexcept {
        const PieceId mover = at(move.from());
        const PieceId captured = at(move.to());
        std::uint64_t key = placement_key_ ^ zobrist::turn_key() ^ zobrist::piece_key(mover, move.from()) ^
                            zobrist::piece_key(mover, move.to());
        if (!captured.is_none()) key ^= zobrist::piece_key(captured, move.to());
        return key ^ zobrist::pass_key(static_cast<std::size_t>(Passes::none));
    }
    // The key after a pass that does not end the game.
    [[nodiscard]] std::uint64_t key_after_pass() const noexcept {
        return placement_key_ ^ zobrist::turn_key() ^
               zobrist::pass_key(static_cast<std::size_t>(Passes::one));
    }
    [[nodiscard]] std::uint64_t placement_key_slow() const noexcept;

    // The kings stand on one file with nothing between, whatever the rules make of it.
    [[nodiscard]] bool kings_face() const noexcept {
        return king(Side::cho).file() == king(Side::han).file() && see_each_other();
    }
    // The kings face each other under rules that bind the side to move then.
    [[nodiscard]] bool is_bound() const noexcept { return facing_ == Facing::binds && kings_face(); }

    // A legal move; unmake takes back the last one made.
    Undo make(Move move) noexcept;
    void unmake(Move move, const Undo& undo) noexcept;

    friend bool operator==(const Position&, const Position&) noexcept = default;

  private:
    Undo make_pass() noexcept;
    // Asks about kings that stand on one file.
    [[nodiscard]] bool see_each_other() const noexcept;

    Board board_;
    std::array<Square, 3 * kSlotsPerSide> square_of_{};  // indexed by raw id, which begins at sixteen
    std::uint64_t placement_key_ = 0;
    std::uint32_t halfmove_clock_ = 0;
    std::uint32_t turns_ = 0;  // plies since Cho's first turn of move 1
    Side side_ = Side::cho;
    Passes passes_ = Passes::none;
    Facing facing_ = Facing::ignored;
};

static_assert(sizeof(Position) == 584);

}  // namespace janggun::board
