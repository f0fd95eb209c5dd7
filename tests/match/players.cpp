#include "players.hpp"

#include <algorithm>

#include "janggun/board/movegen.hpp"

namespace janggun::match_test {

match::Reply first_move(const match::Turn& turn, std::optional<int> score) {
    board::MoveList moves;
    generate_legal(turn.game.position(), moves);
    const auto* const found =
        std::find_if(moves.begin(), moves.end(), [](board::Move move) { return !move.is_pass(); });
    match::Reply reply;
    if (found != moves.end()) reply.move = to_string(*found);
    reply.score = score;
    return reply;
}

std::unique_ptr<match::Player> engine_player() {
    engine::Config config;
    config.hash_megabytes = 1;
    return std::make_unique<match::EnginePlayer>(config);
}

match::ProgramSettings shell_program(std::string_view on_go) {
    match::ProgramSettings settings;
    settings.command = {"sh", "-c",
                        "while read -r word rest; do case $word in uci) echo id name shell; echo uciok ;; "
                        "isready) echo readyok ;; quit) exit ;; go) " +
                            std::string{on_go} + " ;; esac; done"};
    return settings;
}

}  // namespace janggun::match_test
