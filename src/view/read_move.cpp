#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "janggun/board/fen.hpp"
#include "janggun/board/movegen.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/text.hpp"
#include "janggun/view/korean.hpp"
#include "janggun/view/words.hpp"

namespace janggun::view {

using board::Move;
using board::PieceId;
using board::PieceType;
using board::Position;
using board::Side;
using board::Square;

namespace {

// What a text claims about the piece on a point.
struct Claim {
    std::optional<Side> side;
    std::optional<PieceType> type;
};

// Different words for the same thing, with blanks between.
struct Words {
    std::string_view words;
    Claim claim;
};

constexpr std::array kSideWords{
    Words{"초 楚", {Side::cho, std::nullopt}},
    Words{"한 漢", {Side::han, std::nullopt}},
};

// \uF902 is the other 車 of Korean encodings, which looks the same.
constexpr std::array kPieceWords{
    Words{"졸 卒", {Side::cho, PieceType::soldier}},
    Words{"병 兵", {Side::han, PieceType::soldier}},
    Words{"p", {std::nullopt, PieceType::soldier}},
    Words{"사 士 a", {std::nullopt, PieceType::guard}},
    Words{"장 將 궁 宮 왕 王 k", {std::nullopt, PieceType::king}},
    Words{"마 馬 h n", {std::nullopt, PieceType::horse}},
    Words{"상 象 e b", {std::nullopt, PieceType::elephant}},
    Words{"차 車 \uF902 r", {std::nullopt, PieceType::chariot}},
    Words{"포 包 砲 c", {std::nullopt, PieceType::cannon}},
};

constexpr std::string_view kPassWord = "한수쉼";
constexpr std::string_view kCheckWords = "장군 將軍 + #";

// A move as a text spells it.
struct Written {
    std::optional<Move> move;  // none for a pass, whose square depends on the position
    Claim mover;
    Claim captured;
    bool takes = false;
    game::PointName point_name = board::to_string;
};

// Takes one of `words` away from the front of `text`; false when none stands there.
bool take(std::string_view& text, std::string_view words) {
    for (const std::string_view word : util::split_words(words)) {
        if (!text.starts_with(word)) continue;
        text.remove_prefix(word.size());
        return true;
    }
    return false;
}

Claim take_word(std::string_view& text, std::span<const Words> table) {
    for (const Words& row : table) {
        if (take(text, row.words)) return row.claim;
    }
    return {};
}

// A side, a piece, both or neither. A written side takes precedence over the one that a soldier's word
// implies.
Claim take_claim(std::string_view& text) {
    const Claim side = take_word(text, kSideWords);
    const Claim piece = take_word(text, kPieceWords);
    return {side.side ? side.side : piece.side, piece.type};
}

std::optional<Square> take_point(std::string_view& text) {
    if (text.size() < 2 || text[0] < '0' || text[0] > '9' || text[1] < '1' || text[1] > '9')
        return std::nullopt;
    const int rank_from_top = text[0] == '0' ? board::kRanks : text[0] - '0';
    const Square square{text[1] - '1', board::kRanks - rank_from_top};
    text.remove_prefix(2);
    return square;
}

// Parses a move written with points of two digits, as in records and the ASCII form.
std::optional<Written> parse_by_points(std::string_view text) {
    Written written;
    written.point_name = korean_point;
    written.mover = take_claim(text);
    const std::optional<Square> from = take_point(text);
    if (!written.mover.side && !written.mover.type) written.mover = take_claim(text);
    written.takes = take(text, "x");
    if (!written.takes) take(text, "-");
    const std::optional<Square> to = take_point(text);
    if (!from || !to) return std::nullopt;
    // The word for check begins like the word for a king.
    if (!take(text, kCheckWords)) {
        written.captured = take_claim(text);
        take(text, kCheckWords);
    }
    if (!text.empty()) return std::nullopt;
    written.takes = written.takes || written.captured.side || written.captured.type;
    written.move = Move{*from, *to};
    return written;
}

std::optional<Written> parse(std::string_view text) {
    if (text == kPassWord || game::is_pass_word(text)) return Written{};
    Written written;
    written.move = board::parse_move(text);
    return written.move ? written : parse_by_points(text);
}

std::string piece_name(Side side, std::optional<PieceType> type) {
    if (!type) return fmt::format("a piece of {}'s", side_name(side));
    return fmt::format("{}'s {}", side_name(side), name(*type));
}

// How the piece on a point differs from the claim about it; empty if it does not. A claim that names no side
// means `side`.
std::string difference(PieceId id, std::string_view point, Claim claim, Side side) {
    if (claim.side.value_or(id.side()) == id.side() && claim.type.value_or(id.type()) == id.type()) return "";
    return fmt::format("{} stands on {}, not {}", piece_name(id.side(), id.type()), point,
                       piece_name(claim.side.value_or(side), claim.type));
}

// How the words around the move contradict the board; empty if they do not.
std::string contradiction(const Position& position, const Written& written, Move move) {
    const Side side = position.side_to_move();
    if (position.at(move.from()).is_none()) return "";  // no legal move either
    std::string about_mover =
        difference(position.at(move.from()), written.point_name(move.from()), written.mover, side);
    if (!about_mover.empty() || !written.takes) return about_mover;
    if (move.is_pass()) return "a pass takes nothing";
    const PieceId captured = position.at(move.to());
    const std::string point = written.point_name(move.to());
    if (captured.is_none()) return point + " is empty, nothing is taken there";
    return difference(captured, point, written.captured, other(side));
}

// A word and, where it is one of several, its number.
struct Word {
    std::string_view text;
    std::optional<std::size_t> number;
};

// The beginning of a sentence about a word, with its meaning if that is known and not the word itself:
// "'02마83' (b1c3) " or "move 3 ('02마83', b1c3) ".
std::string subject(const Word& word, std::string meaning) {
    const std::string text = util::in_quotes(word.text);
    if (util::is_same_word(meaning, word.text)) meaning.clear();
    if (!word.number) return meaning.empty() ? text + ' ' : fmt::format("{} ({}) ", text, meaning);
    return fmt::format("move {} ({}{}{}) ", *word.number, text, meaning.empty() ? "" : ", ", meaning);
}

Move read(const game::Game& game, const Word& word) {
    const Position& position = game.position();
    const std::optional<Written> written = parse(util::lower(word.text));
    if (!written) {
        throw util::InputError(subject(word, "") +
                               "is not a move: write a4a5, 79졸78 or P79-78, and a pass as 한수쉼 or pass");
    }
    const Move move = written->move.value_or(pass_of(position));
    const std::string wrong = contradiction(position, *written, move);
    if (!wrong.empty())
        throw util::InputError(subject(word, to_string(move)) + "does not fit the board: " + wrong);
    if (!board::is_legal(position, move))
        throw util::InputError(subject(word, to_string(move)) +
                               game::why_illegal(game, move, written->point_name));
    return move;
}

}  // namespace

std::optional<Square> parse_point(std::string_view text) {
    const std::string small = util::lower(text);
    std::string_view rest = small;
    std::optional<Square> point = board::take_square(rest);
    if (!point) point = take_point(rest);
    return rest.empty() ? point : std::nullopt;
}

bool spells_move(std::string_view text) { return parse(util::lower(text)).has_value(); }

Move read_move(const game::Game& game, std::string_view text) { return read(game, {text, std::nullopt}); }

game::Game play_moves(game::Game game, std::span<const std::string_view> moves) {
    std::size_t number = 0;
    for (const std::string_view word : moves) {
        ++number;
        // Front ends send whole games in coordinates at every turn.
        const std::optional<Move> move = game::parse_move(game.position(), word);
        const bool is_plain = move && board::is_legal(game.position(), *move);
        game.play(is_plain ? *move : read(game, {word, number}));
    }
    return game;
}

}  // namespace janggun::view
