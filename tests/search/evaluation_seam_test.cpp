#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "data/records.hpp"
#include "janggun/board/fen.hpp"
#include "janggun/board/movegen.hpp"
#include "janggun/eval/state.hpp"
#include "janggun/game/points.hpp"
#include "search.hpp"

using namespace janggun;
using namespace janggun::search_test;

namespace {

// An evaluation that counts points alone, and checks that it is told of every move.
class PointsOnly : public eval::Evaluation {
  public:
    void reset(const board::Position& position) override { keys_ = {position.key()}; }
    void push(const board::Position& after, board::PieceId mover, board::Move move,
              board::PieceId captured) noexcept override {
        told_right_ = told_right_ && (move.is_pass() || after.at(move.to()) == mover) && captured != mover;
        keys_.push_back(after.key());
    }
    void pop() noexcept override { keys_.pop_back(); }
    eval::Score evaluate(const board::Position& position, const game::Material& /*material*/,
                         const game::Rules& /*rules*/) noexcept override {
        if (!told_right_ || keys_.back() != position.key())
            return eval::Score{9999};  // nobody's lead is so great
        const game::Points points = game::count_points(position);
        const int lead = (points.cho_halves - points.han_halves) * 10;
        return eval::Score{position.side_to_move() == board::Side::cho ? lead : -lead};
    }

  private:
    bool told_right_ = true;
    std::vector<std::uint64_t> keys_;
};

eval::EvaluationMaker points_only() {
    return [] { return std::make_unique<PointsOnly>(); };
}

bool is_evaluation(eval::Score score) { return !score.is_decided() && score.magnitude() < 2000; }

}  // namespace

TEST_CASE("another evaluation can stand in the place of the hand-made one", "[search]") {
    search::Pool pool{1, 1, points_only()};
    game::Game game = start();
    for (int ply = 0; ply < 40 && !game.verdict().is_over(); ++ply) {
        const Found found = find(pool, game, to_nodes(2000));
        CAPTURE(to_fen(game.position()));
        CHECK(is_evaluation(found.outcome.lines[0].units));
        CHECK(unplayable(game, found.outcome.lines[0].line).empty());
        REQUIRE(is_legal(game.position(), found.outcome.best));
        game.play(found.outcome.best);
    }
}

TEST_CASE("mates and pieces to be had are found whatever evaluates", "[search]") {
    search::Pool pool{1, 1, points_only()};
    int problems = 0;
    for (const std::string& line : test_data::lines_of("mates_checks.epd")) {
        const std::vector<std::string> column = test_data::columns(line, ';');
        const int moves = std::stoi(column.at(1).substr(3));
        if (moves > 2 || ++problems > 30) continue;
        CAPTURE(column[0]);
        const Found found = find(pool, game_of("janggicasual", column[0]), to_depth(2 * moves + 1));
        CHECK(found.outcome.lines[0].units == -eval::Score::mated_in(2 * moves - 1));
    }
    CHECK(problems > 30);
    const game::Game hanging = game_of("janggi", "3k5/9/9/9/9/r8/9/9/9/R4K3 w - - 0 1");
    CHECK(to_string(find(pool, hanging, to_depth(4)).outcome.best) == "a1a5");
}

TEST_CASE("workers do not share an evaluation", "[search]") {
    search::Pool pool{1, 3, points_only()};
    const Found found = find(pool, start(), to_nodes(20000));
    CHECK(is_evaluation(found.outcome.lines[0].units));
}
