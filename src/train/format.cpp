#include "janggun/train/format.hpp"

#include "bytes.hpp"
#include "janggun/board/square.hpp"
#include "janggun/util/assert.hpp"

namespace janggun::train {

namespace {

// The code of a square: a1 is 0, i1 8, a2 9, i10 89.
std::uint64_t code_of(board::Square square) {
    const int code = square.rank() * board::kFiles + square.file();
    return static_cast<std::uint64_t>(code);
}

void append_move(std::string& bytes, board::Move move) {
    append_number(bytes, code_of(move.from()), 1);
    append_number(bytes, code_of(move.to()), 1);
}

template <class Value>
std::uint64_t code(Value value) {
    return static_cast<std::uint64_t>(value);
}

}  // namespace

std::string header_bytes(const Settings& settings) {
    std::string body;
    append_number(body, settings.seed, 8);
    append_number(body, settings.nodes, 8);
    append_number(body, code(settings.hash_megabytes), 4);
    append_number(body, code(settings.fewest_random_plies), 1);
    append_number(body, code(settings.most_random_plies), 1);
    append_number(body, code(settings.resign.centipawns), 2);
    append_number(body, code(settings.resign.moves), 4);
    append_number(body, code(settings.most_plies), 4);
    append_number(body, settings.rules.size(), 1);
    for (const game::RuleSet rules : settings.rules) append_number(body, code(rules), 1);
    append_number(body, settings.engine.size(), 1);
    body += settings.engine;

    std::string bytes{kMagic};
    append_number(bytes, kFormatVersion, 1);
    append_number(bytes, kHeaderStart + body.size() + kChecksumBytes, 2);
    bytes += body;
    append_number(bytes, checksum(bytes), kChecksumBytes);
    return bytes;
}

std::string game_bytes(const GameRecord& game) {
    JANGGUN_ASSERT(game.result != game::Result::undecided);
    std::string bytes;
    append_number(bytes, code(game.rules), 1);
    append_number(bytes, code(game.cho) * board::kSetups.size() + code(game.han), 1);
    append_number(bytes, code(game.result), 1);
    append_number(bytes, code(game.ending), 1);
    append_number(bytes, game.random_moves.size(), 1);
    append_number(bytes, game.moves.size(), 2);
    for (const board::Move move : game.random_moves) append_move(bytes, move);
    for (const ScoredMove& scored : game.moves) {
        append_move(bytes, scored.move);
        append_number(bytes, static_cast<std::uint16_t>(scored.score), 2);
    }
    append_number(bytes, checksum(bytes), kChecksumBytes);
    return bytes;
}

}  // namespace janggun::train
