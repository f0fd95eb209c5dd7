#include "janggun/board/fen.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "janggun/board/palace.hpp"
#include "janggun/board/siege.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/text.hpp"
#include "janggun/util/utf8.hpp"

namespace janggun::board {

using util::in_quotes;
using util::InputError;

namespace {

// Far above any counter of a real game. A FEN with a larger one is refused; a larger one is written as this.
constexpr int kHighestCounter = 9999;

constexpr ByType<char> kLetters = by_type<char>({.soldier = 'p',
                                                 .guard = 'a',
                                                 .king = 'k',
                                                 .horse = 'n',
                                                 .elephant = 'b',
                                                 .chariot = 'r',
                                                 .cannon = 'c'});
constexpr ByType<std::string_view> kNames{"soldier",  "guard",   "king",  "horse",
                                          "elephant", "chariot", "cannon"};

constexpr char to_lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
constexpr char to_upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

std::optional<PieceType> type_of(char letter) {
    char lower = to_lower(letter);
    if (lower == 'h') lower = 'n';
    if (lower == 'e') lower = 'b';
    for (const PieceType type : kTypes) {
        if (kLetters[type] == lower) return type;
    }
    return std::nullopt;
}

[[noreturn]] void fail(const std::string& what) { throw InputError("bad FEN: " + what); }

std::string owner(Side side) { return side == Side::cho ? "Cho" : "Han"; }

std::string count_of(std::size_t count, std::string_view noun) {
    return std::to_string(count) + " " + std::string(noun) + (count == 1 ? "" : "s");
}

// A piece that can never have come to where the text puts it.
void check_reach(Side side, PieceType type, Square square) {
    if ((type == PieceType::king || type == PieceType::guard) && !is_in_palace(square, side)) {
        const Square low = palace_corner(side);
        const Square high = low + (kPalaceSize - 1) * (kRowLength + 1);
        fail("the " + std::string(name(type)) + " of " + owner(side) + " on " + to_string(square) +
             " is outside its palace (" + to_string(low) + " to " + to_string(high) + ")");
    }
    const int start_rank = side == Side::cho ? 3 : kRanks - 4;
    const int advance = side == Side::cho ? square.rank() - start_rank : start_rank - square.rank();
    if (type == PieceType::soldier && advance < 0) {
        fail("the soldier of " + owner(side) + " on " + to_string(square) + " is behind its starting rank " +
             std::to_string(start_rank + 1) + ", and soldiers never go back");
    }
}

// Places the piece that the first letter of `text` is.
void place(Position& position, std::string_view text, Square square) {
    const char letter = text.front();
    const std::optional<PieceType> type = type_of(letter);
    if (!type) {
        fail("unknown letter " + in_quotes(util::first_character(text).bytes) + " for " + to_string(square) +
             " (pieces are R N B A K C P, or H and E for N and B; lower case for Han)");
    }
    const Side side = letter == to_lower(letter) ? Side::han : Side::cho;
    check_reach(side, *type, square);
    if (!position.place(side, *type, square)) {
        fail(owner(side) + " has more than " + count_of(slots_of(*type).count, name(*type)) +
             " (one too many on " + to_string(square) + ")");
    }
}

void place_rank(Position& position, std::string_view text, int rank) {
    std::size_t files = 0;
    const auto where = [&] { return "rank " + std::to_string(rank + 1) + " (" + in_quotes(text) + ")"; };
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool is_gap = text[i] >= '1' && text[i] <= '9';
        const std::size_t width = is_gap ? static_cast<std::size_t>(text[i] - '0') : 1;
        if (files + width > kFiles) fail(where() + " has more than 9 files");
        if (!is_gap) place(position, text.substr(i), {static_cast<int>(files), rank});
        files += width;
    }
    if (files < kFiles) fail(where() + " has " + count_of(files, "file") + ", not 9");
}

void place_all(Position& position, std::string_view text) {
    const std::vector<std::string_view> ranks = util::split(text, '/');
    if (ranks.size() != kRanks) fail("the board has " + count_of(ranks.size(), "rank") + ", not 10");
    for (std::size_t i = 0; i < ranks.size(); ++i)
        place_rank(position, ranks[i], kRanks - 1 - static_cast<int>(i));
    for (const Side side : kSides) {
        if (position.king(side).is_none()) fail(owner(side) + " has no king");
    }
}

int parse_counter(std::string_view text, std::string_view name, int low) {
    const auto value = util::parse_integer(text, low, kHighestCounter);
    if (!value) {
        fail("the " + std::string(name) + " " + in_quotes(text) + " is not a number from " +
             std::to_string(low) + " to " + std::to_string(kHighestCounter));
    }
    return static_cast<int>(*value);
}

// The fields after the side: none to two dashes, none to two counters.
Counters parse_tail(const std::vector<std::string_view>& fields) {
    constexpr std::size_t kFirst = 2;
    std::size_t next = kFirst;
    while (next < fields.size() && next < kFirst + 2 && fields[next] == "-") ++next;
    Counters counters;
    if (next < fields.size())
        counters.halfmove_clock = parse_counter(fields[next++], "count of plies without capture", 0);
    if (next < fields.size()) counters.fullmove_number = parse_counter(fields[next++], "move number", 1);
    if (next < fields.size()) fail("there is text behind the move number: " + in_quotes(fields[next]));
    return counters;
}

}  // namespace

char letter(PieceId id) noexcept {
    const char lower = kLetters[id.type()];
    return id.side() == Side::cho ? to_upper(lower) : lower;
}

std::string_view name(PieceType type) noexcept { return kNames[type]; }

Position parse_fen(std::string_view text, Facing facing) {
    const std::vector<std::string_view> fields = util::split_words(text);
    if (fields.empty()) fail("it is empty");
    Position position{facing};
    place_all(position, fields[0]);
    if (fields.size() < 2) fail("the side to move is missing (w for Cho, b for Han)");
    if (fields[1] != "w" && fields[1] != "b")
        fail("the side to move is " + in_quotes(fields[1]) + ", not w (Cho) or b (Han)");
    position.set_side_to_move(fields[1] == "w" ? Side::cho : Side::han);
    position.set_counters(parse_tail(fields));
    const Side waiting = other(position.side_to_move());
    if (in_check(position, waiting)) {
        fail("the king of " + owner(waiting) + " on " + to_string(position.king(waiting)) +
             " is in check, but it is " + owner(position.side_to_move()) + "'s turn");
    }
    return position;
}

std::string to_fen(const Position& position) {
    std::string text;
    for (int rank = kRanks - 1; rank >= 0; --rank) {
        int gap = 0;
        const auto flush_gap = [&] {
            if (gap > 0) text += std::to_string(gap);
            gap = 0;
        };
        for (int file = 0; file < kFiles; ++file) {
            const PieceId id = position.at({file, rank});
            if (id.is_none()) {
                ++gap;
                continue;
            }
            flush_gap();
            text += letter(id);
        }
        flush_gap();
        if (rank > 0) text += '/';
    }
    text += position.side_to_move() == Side::cho ? " w - - " : " b - - ";
    return text + std::to_string(std::min(position.halfmove_clock(), kHighestCounter)) + " " +
           std::to_string(std::min(position.fullmove_number(), kHighestCounter));
}

}  // namespace janggun::board
