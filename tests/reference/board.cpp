#include "reference/board.hpp"

#include <algorithm>
#include <cctype>
#include <cstddef>

namespace janggun::reference {

namespace {

// ---- sides and pieces

constexpr char kNothing = '.';

Side owner_of(char piece) { return piece >= 'A' && piece <= 'Z' ? Side::cho : Side::han; }

double worth_of(char piece) {
    const char kind = kind_of(piece);
    if (kind == 'R') return 13;
    if (kind == 'C') return 7;
    if (kind == 'N') return 5;
    if (kind == 'B') return 3;
    if (kind == 'A') return 3;
    if (kind == 'P') return 2;
    return 0;
}

// ---- squares and lines

constexpr int kFiles = 9;
constexpr int kRanks = 10;

struct Direction {
    int files = 0;
    int ranks = 0;
};

constexpr std::array<Direction, 4> kOrthogonals{{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};
constexpr std::array<Direction, 8> kAllDirections{
    {{0, 1}, {1, 0}, {0, -1}, {-1, 0}, {1, 1}, {1, -1}, {-1, -1}, {-1, 1}}};

Square step(Square from, Direction direction) {
    return {from.file + direction.files, from.rank + direction.ranks};
}

bool is_on_board(Square square) {
    return square.file >= 0 && square.file < kFiles && square.rank >= 0 && square.rank < kRanks;
}

// d1-f3 belongs to Cho, d8-f10 to Han.
bool is_in_palace_of(Side side, Square square) {
    const int lowest_rank = side == Side::cho ? 0 : 7;
    return square.file >= 3 && square.file <= 5 && square.rank >= lowest_rank &&
           square.rank <= lowest_rank + 2;
}

// The centre and the four corners of a palace are joined by diagonal lines.
bool is_diagonal_point_of(Side side, Square square) {
    if (!is_in_palace_of(side, square)) return false;
    const int centre_rank = side == Side::cho ? 1 : 8;
    const bool is_centre = square.file == 4 && square.rank == centre_rank;
    const bool is_corner = square.file != 4 && square.rank != centre_rank;
    return is_centre || is_corner;
}

bool is_diagonal_line_in(Side palace, Square from, Square to) {
    return is_diagonal_point_of(palace, from) && is_diagonal_point_of(palace, to);
}

// Is the neighbouring point on the board and joined to this one by a line?
bool is_joined(Square from, Direction direction) {
    const Square to = step(from, direction);
    const bool is_orthogonal = direction.files == 0 || direction.ranks == 0;
    if (is_orthogonal) return is_on_board(to);
    return is_diagonal_line_in(Side::cho, from, to) || is_diagonal_line_in(Side::han, from, to);
}

char& cell(Board& board, Square square) {
    return board[static_cast<std::size_t>(square.rank)][static_cast<std::size_t>(square.file)];
}

// On the board, and not occupied by a piece of the same side.
bool may_land(const Board& board, Square square, Side side) {
    return is_on_board(square) && !is_piece_of(board, square, side);
}

// ---- how the pieces move, before asking whether the own king is safe afterwards

// King and guard: one step along a line, inside their own palace.
std::vector<Square> palace_piece_targets(const Board& board, Square from, Side side) {
    std::vector<Square> targets;
    for (const Direction direction : kAllDirections) {
        const Square to = step(from, direction);
        if (is_joined(from, direction) && is_in_palace_of(side, to) && may_land(board, to, side)) {
            targets.push_back(to);
        }
    }
    return targets;
}

// Chariot: along any line, palace diagonals included, up to and including the first enemy piece.
std::vector<Square> chariot_targets(const Board& board, Square from, Side side) {
    std::vector<Square> targets;
    for (const Direction direction : kAllDirections) {
        Square here = from;
        while (is_joined(here, direction)) {
            here = step(here, direction);
            if (may_land(board, here, side)) targets.push_back(here);
            if (!is_empty(board, here)) break;
        }
    }
    return targets;
}

// Cannon: along any line, palace diagonals included, but only beyond the first piece it meets, which it
// jumps. It can neither jump nor capture a cannon. Behind the jumped piece it moves up to the next piece and
// captures that piece if it is an enemy.
std::vector<Square> cannon_targets(const Board& board, Square from, Side side) {
    std::vector<Square> targets;
    for (const Direction direction : kAllDirections) {
        bool has_jumped = false;
        Square here = from;
        while (is_joined(here, direction)) {
            here = step(here, direction);
            const bool is_free = is_empty(board, here);
            if (!is_free && kind_of(at(board, here)) == 'C') break;
            if (has_jumped && may_land(board, here, side)) targets.push_back(here);
            if (has_jumped && !is_free) break;
            has_jumped = has_jumped || !is_free;
        }
    }
    return targets;
}

// The two diagonal directions that lead further away: forward to the left and forward to the right.
std::array<Direction, 2> outward_diagonals(Direction orthogonal) {
    if (orthogonal.files == 0) return {Direction{-1, orthogonal.ranks}, Direction{1, orthogonal.ranks}};
    return {Direction{orthogonal.files, -1}, Direction{orthogonal.files, 1}};
}

// Horse: one orthogonal step, then one diagonal step outward. The point in between must be empty.
std::vector<Square> horse_targets(const Board& board, Square from, Side side) {
    std::vector<Square> targets;
    for (const Direction orthogonal : kOrthogonals) {
        const Square leg = step(from, orthogonal);
        if (!is_on_board(leg) || !is_empty(board, leg)) continue;
        for (const Direction diagonal : outward_diagonals(orthogonal)) {
            const Square to = step(leg, diagonal);
            if (may_land(board, to, side)) targets.push_back(to);
        }
    }
    return targets;
}

// Elephant: one orthogonal step, then two diagonal steps outward. Both points in between must be empty.
std::vector<Square> elephant_targets(const Board& board, Square from, Side side) {
    std::vector<Square> targets;
    for (const Direction orthogonal : kOrthogonals) {
        const Square first = step(from, orthogonal);
        if (!is_on_board(first) || !is_empty(board, first)) continue;
        for (const Direction diagonal : outward_diagonals(orthogonal)) {
            const Square second = step(first, diagonal);
            if (!is_on_board(second) || !is_empty(board, second)) continue;
            const Square to = step(second, diagonal);
            if (may_land(board, to, side)) targets.push_back(to);
        }
    }
    return targets;
}

// Soldier: one step forward or sideways, never back. In the enemy palace, also one step diagonally forward
// where there is a diagonal line.
std::vector<Square> soldier_targets(const Board& board, Square from, Side side) {
    const int forward = side == Side::cho ? 1 : -1;
    std::vector<Square> targets;
    for (const Direction direction : {Direction{0, forward}, {-1, 0}, {1, 0}}) {
        const Square to = step(from, direction);
        if (may_land(board, to, side)) targets.push_back(to);
    }
    for (const Direction direction : {Direction{-1, forward}, {1, forward}}) {
        const Square to = step(from, direction);
        if (is_diagonal_line_in(opponent_of(side), from, to) && may_land(board, to, side)) {
            targets.push_back(to);
        }
    }
    return targets;
}

// ---- moves

std::string name_of(Square square) {
    return static_cast<char>('a' + square.file) + std::to_string(square.rank + 1);
}

Square square_named(const std::string& name) { return {name[0] - 'a', std::stoi(name.substr(1)) - 1}; }

// ---- FEN

// Horses are written N and elephants B, whatever letters came in.
char usual_letter(char piece) {
    if (piece == 'H') return 'N';
    if (piece == 'h') return 'n';
    if (piece == 'E') return 'B';
    if (piece == 'e') return 'b';
    return piece;
}

std::string rank_text(const Board& board, int rank) {
    std::string text;
    int empty_points = 0;
    for (int file = 0; file < kFiles; ++file) {
        if (is_empty(board, {file, rank})) {
            empty_points += 1;
            continue;
        }
        if (empty_points > 0) text += std::to_string(empty_points);
        empty_points = 0;
        text += at(board, {file, rank});
    }
    return empty_points > 0 ? text + std::to_string(empty_points) : text;
}

}  // namespace

// ---- sides and pieces

Side opponent_of(Side side) { return side == Side::cho ? Side::han : Side::cho; }

char kind_of(char piece) { return static_cast<char>(std::toupper(static_cast<unsigned char>(piece))); }

// ---- squares and lines

char at(const Board& board, Square square) {
    return board[static_cast<std::size_t>(square.rank)][static_cast<std::size_t>(square.file)];
}

std::vector<Square> all_squares() {
    std::vector<Square> squares;
    for (int rank = 0; rank < kRanks; ++rank) {
        for (int file = 0; file < kFiles; ++file) {
            squares.push_back({file, rank});
        }
    }
    return squares;
}

bool is_empty(const Board& board, Square square) { return at(board, square) == kNothing; }

bool is_piece_of(const Board& board, Square square, Side side) {
    return !is_empty(board, square) && owner_of(at(board, square)) == side;
}

Square king_of(const Board& board, Side side) {
    const char king = side == Side::cho ? 'K' : 'k';
    const std::vector<Square> squares = all_squares();
    return *std::ranges::find_if(squares, [&](Square square) { return at(board, square) == king; });
}

// ---- how the pieces move, before asking whether the own king is safe afterwards

std::vector<Square> targets_from(const Board& board, Square from) {
    const Side side = owner_of(at(board, from));
    const char kind = kind_of(at(board, from));
    if (kind == 'R') return chariot_targets(board, from, side);
    if (kind == 'C') return cannon_targets(board, from, side);
    if (kind == 'N') return horse_targets(board, from, side);
    if (kind == 'B') return elephant_targets(board, from, side);
    if (kind == 'P') return soldier_targets(board, from, side);
    return palace_piece_targets(board, from, side);
}

// ---- check and facing kings

bool is_king_attacked(const Board& board, Side side) {
    const Square king = king_of(board, side);
    for (const Square from : all_squares()) {
        if (!is_piece_of(board, from, opponent_of(side))) continue;
        const std::vector<Square> targets = targets_from(board, from);
        if (std::ranges::find(targets, king) != targets.end()) return true;
    }
    return false;
}

bool do_kings_face(const Board& board) {
    const Square cho_king = king_of(board, Side::cho);
    const Square han_king = king_of(board, Side::han);
    if (cho_king.file != han_king.file) return false;
    for (int rank = cho_king.rank + 1; rank < han_king.rank; ++rank) {
        if (!is_empty(board, {cho_king.file, rank})) return false;
    }
    return true;
}

double points_on_board(const Board& board, Side side) {
    double points = 0;
    for (const Square square : all_squares()) {
        if (is_piece_of(board, square, side)) points += worth_of(at(board, square));
    }
    return points;
}

// ---- moves

bool is_pass(const Move& move) { return move.from == move.to; }

bool is_way_back(const Move& move, const Move& other) {
    return move.from == other.to && move.to == other.from;
}

Board board_after(Board board, const Move& move) {
    const char piece = at(board, move.from);
    cell(board, move.from) = kNothing;
    cell(board, move.to) = piece;
    return board;
}

std::string name_of(const Move& move) { return name_of(move.from) + name_of(move.to); }

Move move_named(const std::string& name) {
    const std::size_t second = name.find_first_of("abcdefghi", 1);
    return {square_named(name.substr(0, second)), square_named(name.substr(second))};
}

// ---- FEN

Board board_from(std::string_view placement) {
    Board board{};
    for (const Square square : all_squares()) {
        cell(board, square) = kNothing;
    }
    Square here{0, kRanks - 1};
    for (const char letter : placement) {
        if (letter == '/') {
            here = {0, here.rank - 1};
        } else if (letter >= '1' && letter <= '9') {
            here.file += letter - '0';
        } else {
            cell(board, here) = usual_letter(letter);
            here.file += 1;
        }
    }
    return board;
}

std::string placement_of(const Board& board) {
    std::string text = rank_text(board, kRanks - 1);
    for (int rank = kRanks - 2; rank >= 0; --rank) {
        text += '/';
        text += rank_text(board, rank);
    }
    return text;
}

}  // namespace janggun::reference
