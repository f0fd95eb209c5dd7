// The board of the naive referee and how its pieces move, before any rule about the course of a game.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace janggun::reference {

// Cho is the uppercase side, starts at the bottom and moves first.
enum class Side { cho, han };

// File 0 is "a", rank 0 is "1".
struct Square {
    int file = 0;
    int rank = 0;
    bool operator==(const Square&) const = default;
};

// A pass is written as the king moving to the square on which it stands.
struct Move {
    Square from;
    Square to;
};

// board[rank][file] holds the letter used in a FEN, or '.' when the point is empty.
using Board = std::array<std::array<char, 9>, 10>;

[[nodiscard]] Side opponent_of(Side side);
// The uppercase letter, whoever owns the piece.
[[nodiscard]] char kind_of(char piece);

[[nodiscard]] std::vector<Square> all_squares();
[[nodiscard]] char at(const Board& board, Square square);
[[nodiscard]] bool is_empty(const Board& board, Square square);
[[nodiscard]] bool is_piece_of(const Board& board, Square square, Side side);
[[nodiscard]] Square king_of(const Board& board, Side side);

// Where the piece on `from` may go, whether or not its own king is safe afterwards.
[[nodiscard]] std::vector<Square> targets_from(const Board& board, Square from);
// A king is in check when some enemy piece could move to its square.
[[nodiscard]] bool is_king_attacked(const Board& board, Side side);
// Both kings on one file with nothing between them.
[[nodiscard]] bool do_kings_face(const Board& board);
[[nodiscard]] double points_on_board(const Board& board, Side side);

[[nodiscard]] bool is_pass(const Move& move);
[[nodiscard]] bool is_way_back(const Move& move, const Move& other);
[[nodiscard]] Board board_after(Board board, const Move& move);

// "a1a2"
[[nodiscard]] std::string name_of(const Move& move);
[[nodiscard]] Move move_named(const std::string& name);

// The first field of a FEN. Horses are written N and elephants B, whatever letters came in.
[[nodiscard]] Board board_from(std::string_view placement);
[[nodiscard]] std::string placement_of(const Board& board);

}  // namespace janggun::reference
