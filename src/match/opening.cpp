#include "janggun/match/opening.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "janggun/board/fen.hpp"
#include "janggun/board/movegen.hpp"
#include "janggun/board/setup.hpp"
#include "janggun/game/game.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/line_reader.hpp"
#include "janggun/util/rng.hpp"
#include "janggun/util/text.hpp"

namespace janggun::match {

using board::Position;
using util::InputError;

namespace {

// Why no game can begin here; nothing if one can.
std::optional<std::string> obstacle(const game::Game& game) {
    const game::Verdict verdict = game.verdict();
    if (verdict.reason != game::Reason::none)
        return "the game is over (" + std::string{reason_text(verdict)} + ")";
    if (game.in_check()) return "the side to move is in check";
    return std::nullopt;
}

// The game after random moves, or fewer if it ends before.
game::Game play_at_random(game::Game game, int plies, util::Rng& rng) {
    for (int ply = 0; ply < plies && !game.verdict().is_over(); ++ply) {
        board::MoveList legal;
        generate_legal(game.position(), legal);
        board::MoveList moves;
        for (const board::Move move : legal) moves.push_back_if(move, !move.is_pass());
        if (moves.empty()) break;
        game.play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    return game;
}

}  // namespace

std::vector<Position> setup_openings() {
    std::vector<Position> openings;
    for (const board::Setup cho : board::kSetups) {
        for (const board::Setup han : board::kSetups) openings.push_back(start_position(cho, han));
    }
    return openings;
}

std::vector<Position> read_openings(std::istream& lines, game::RuleSet rules) {
    std::vector<Position> openings;
    util::LineReader reader{lines};
    while (const std::optional<std::string> line = reader.next()) {
        const std::string_view fen = util::trim(std::string_view{*line}.substr(0, line->find(';')));
        if (fen.empty() || fen.starts_with('#')) continue;
        try {
            const game::Game game{rules, board::parse_fen(fen)};
            if (const auto reason = obstacle(game)) throw InputError("no opening: " + *reason);
            openings.push_back(game.position());
        } catch (const InputError& error) {
            throw InputError("line " + std::to_string(reader.number()) + ": " + error.what());
        }
    }
    if (openings.empty()) throw InputError("there is no opening");
    return openings;
}

game::Game play_random_plies(const game::Game& start, int plies, std::uint64_t seed) {
    constexpr int kMostAttempts = 200;
    if (plies == 0) return start;
    util::Rng rng{seed};
    for (int attempt = 0; attempt < kMostAttempts; ++attempt) {
        game::Game game = play_at_random(start, plies, rng);
        const bool is_whole =
            game.history().size() == start.history().size() + static_cast<std::size_t>(plies);
        // If the kings face each other, a pass would end the game.
        if (is_whole && !obstacle(game) && !game.is_facing()) return game;
    }
    throw InputError("no opening is found " + std::to_string(plies) + " random plies behind " +
                     to_fen(start.position()));
}

Position with_random_plies(const Position& opening, game::RuleSet rules, int plies, std::uint64_t seed) {
    if (plies == 0) return opening;
    const game::Game game = play_random_plies(game::Game{rules, opening}, plies, seed);
    // Makes the position from its FEN, so that pieces have the same order as in other processes and for
    // readers of records.
    return board::parse_fen(to_fen(game.position()));
}

}  // namespace janggun::match
