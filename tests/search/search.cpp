#include "search.hpp"

#include <catch2/catch.hpp>

#include "game/moves.hpp"
#include "janggun/board/fen.hpp"
#include "janggun/board/movegen.hpp"

namespace janggun::search_test {

search::Limits to_depth(int depth) {
    search::Limits limits;
    limits.depth = depth;
    return limits;
}

search::Limits to_nodes(std::uint64_t nodes) {
    search::Limits limits;
    limits.nodes = nodes;
    return limits;
}

Found find(search::Pool& pool, const game::Game& game, const search::Limits& limits,
           const search::Settings& settings) {
    Record record;
    pool.go(game, limits, settings, record);
    pool.wait();
    CHECK(record.times_done() == 1);
    REQUIRE(!record.infos().empty());
    REQUIRE(!record.outcome().lines.empty());
    return {record.infos(), record.outcome()};
}

Found find(const game::Game& game, const search::Limits& limits, const search::Settings& settings) {
    constexpr std::size_t kMegabytes = 4;
    search::Pool pool{kMegabytes};
    return find(pool, game, limits, settings);
}

board::Move move(std::string_view text) { return board::parse_move(text).value(); }

game::Game game_of(std::string_view rule_set, std::string_view fen, std::string_view moves) {
    game::Game game{game::rule_set_named(rule_set).value(), board::parse_fen(fen)};
    play_text(game, moves);
    return game;
}

game::Game start(std::string_view rule_set) { return game_of(rule_set, board::kStartFen); }

std::string unplayable(game::Game game, const std::vector<board::Move>& moves) {
    for (const board::Move move : moves) {
        if (!board::is_legal(game.position(), move))
            return to_string(move) + " at " + to_fen(game.position());
        game.play(move);
    }
    return "";
}

}  // namespace janggun::search_test
