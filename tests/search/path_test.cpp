#include "path.hpp"

#include <algorithm>
#include <vector>

#include <catch2/catch.hpp>

#include "board/positions.hpp"
#include "janggun/board/movegen.hpp"
#include "janggun/eval/evaluate.hpp"
#include "janggun/util/rng.hpp"
#include "search.hpp"

using namespace janggun;
using namespace janggun::search_test;

namespace {

bool are_alike(const game::PlyRecord& a, const game::PlyRecord& b) {
    return a.placement_key == b.placement_key && a.move == b.move && a.captures == b.captures &&
           a.is_king_or_guard == b.is_king_or_guard && a.in_check == b.in_check;
}

// Whether the path stands where a game that was played to there begins a new one.
bool is_at(const search::Path& path, const game::Game& game) {
    const auto records = path.records();
    return path.position() == game.position() &&
           std::equal(records.begin(), records.end(), game.history().begin(), game.history().end(),
                      are_alike) &&
           path.in_check() == game.in_check() && path.material() == game::Material::of(game.position()) &&
           path.structure() == search::Structure::of(game.position()) &&
           path.assess().score == eval::evaluate(game.position(), game.rules());
}

}  // namespace

TEST_CASE("a path is at what its moves lead to, and comes back the same way", "[search]") {
    util::Rng rng{5};
    for (const board::Position& start : board::start_positions()) {
        CAPTURE(to_fen(start));
        std::vector<game::Game> games{{game::RuleSet::janggi, start}};
        search::Path path;
        path.reset(games.back());
        CHECK(is_at(path, games.back()));
        bool stays_right = true;
        for (int ply = 0; ply < 60 && !games.back().verdict().is_over(); ++ply) {
            board::MoveList moves;
            generate_legal(games.back().position(), moves);
            const board::Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
            games.push_back(games.back());
            games.back().play(move);
            path.make(move);
            stays_right = stays_right && is_at(path, games.back());
        }
        for (; games.size() > 1; games.pop_back()) {
            stays_right = stays_right && is_at(path, games.back());
            path.unmake();
        }
        CHECK(stays_right);
        CHECK(is_at(path, games.back()));
    }
}

TEST_CASE("a path foresees what its last move did to the evaluation", "[search]") {
    search::Path path;
    path.reset(game_of("janggi", "4k4/9/9/9/9/r8/9/9/9/R3K4 w - - 0 1"));
    const eval::Assessment before = path.assess();
    path.make(move("e1e2"));
    CHECK(std::abs(path.foresee(before)->raw() + before.score.raw()) < 100);
    path.unmake();
    path.make(move("a1a5"));  // takes a chariot
    CHECK(path.foresee(before)->raw() + before.score.raw() < -500);
}
