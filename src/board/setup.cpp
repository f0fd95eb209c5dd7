#include "janggun/board/setup.hpp"

#include <string>

#include "janggun/board/fen.hpp"
#include "janggun/util/text.hpp"

namespace janggun::board {

namespace {

struct Row {
    std::string_view name;
    std::string_view korean;
    std::string_view letters;  // the pieces on files b, c, g and h as the side itself sees them
};

constexpr std::array<Row, kSetups.size()> kRows{{
    {"inner", "안상", "NBBN"},
    {"outer", "바깥상", "BNNB"},
    {"left", "왼상", "BNBN"},
    {"right", "오른상", "NBNB"},
}};

const Row& row(Setup setup) { return kRows[index(setup)]; }

// Converts letters of either case to capitals, with N for H and B for E.
std::string normal_letters(std::string_view text) {
    std::string letters;
    for (char c : text) {
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
        if (c == 'H') c = 'N';
        if (c == 'E') c = 'B';
        letters += c;
    }
    return letters;
}

std::string back_rank(std::string_view l) {
    return std::string{'R', l[0], l[1], 'A', '1', 'A', l[2], l[3], 'R'};
}

}  // namespace

std::string_view name(Setup setup) noexcept { return row(setup).name; }
std::string_view korean_name(Setup setup) noexcept { return row(setup).korean; }

std::optional<Setup> setup_named(std::string_view text) noexcept {
    for (const Setup setup : kSetups) {
        if (util::is_same_word(text, row(setup).name) || text == row(setup).korean) return setup;
        if (text.size() == row(setup).letters.size() && normal_letters(text) == row(setup).letters)
            return setup;
    }
    return std::nullopt;
}

Position start_position(Setup cho, Setup han, Facing facing) {
    // Han sits opposite: its left is the i-file.
    const std::string_view h = row(han).letters;
    std::string han_rank = back_rank(std::string{h[3], h[2], h[1], h[0]});
    for (char& c : han_rank) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    return parse_fen(han_rank + "/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/" +
                         back_rank(row(cho).letters) + " w - - 0 1",
                     facing);
}

Position with_sides_exchanged(const Position& position) {
    Position turned{position.facing()};
    for_each_square([&](Square square) {
        const PieceId id = position.at(square);
        const Square opposite{kFiles - 1 - square.file(), kRanks - 1 - square.rank()};
        if (id.is_piece()) static_cast<void>(turned.place(other(id.side()), id.type(), opposite));
    });
    turned.set_side_to_move(other(position.side_to_move()));
    turned.set_counters({position.halfmove_clock(), position.fullmove_number()});
    return turned;
}

}  // namespace janggun::board
