#include <algorithm>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "data/effort.hpp"
#include "data/records.hpp"
#include "search.hpp"

using namespace janggun::search_test;
using janggun::eval::Centipawns;

namespace search = janggun::search;
namespace test_data = janggun::test_data;

namespace {

struct Problem {
    std::string fen;
    int moves = 0;
    std::vector<std::string> solutions;  // by checks alone
};

std::vector<Problem> problems(int moves) {
    std::vector<Problem> problems;
    for (const std::string& line : test_data::lines_of("mates_checks.epd")) {
        const std::vector<std::string> column = test_data::columns(line, ';');
        test_data::require(column.size() == 3, line);
        Problem problem{column[0], std::stoi(column[1].substr(3)), test_data::words(column[2].substr(3))};
        if (problem.moves == moves) problems.push_back(problem);
    }
    return problems;
}

search::Limits mate_in(int moves) {
    search::Limits limits;
    limits.mate = moves;
    return limits;
}

bool is_won_in(Centipawns score, int moves) {
    return score.is_mate() && score > Centipawns::draw() && score.plies() <= 2 * moves - 1;
}

}  // namespace

TEST_CASE("a mate with the next move is found and played", "[search]") {
    REQUIRE(problems(1).size() >= 10);
    for (const Problem& problem : problems(1)) {
        CAPTURE(problem.fen);
        const auto game = game_of("janggicasual", problem.fen);
        const Found found = find(game, to_depth(3));
        const auto& solutions = problem.solutions;
        CHECK(found.outcome.lines[0].score == -Centipawns::mated_in(1));
        CHECK(std::find(solutions.begin(), solutions.end(), to_string(found.outcome.best)) !=
              solutions.end());
        auto mated = game;
        mated.play(found.outcome.best);
        CHECK(mated.verdict().reason == janggun::game::Reason::mate);
        CHECK(found.outcome.ponder.is_none());
    }
}

TEST_CASE("a search for a mate finds it, and ends as soon as it has", "[search]") {
    for (const int moves : {1, 2}) {
        const std::vector<Problem> all = problems(moves);
        REQUIRE(all.size() >= 10);
        const auto every = static_cast<std::size_t>(test_data::effort(1, 4));
        for (std::size_t i = 0; i < all.size(); i += every) {
            CAPTURE(all[i].fen);
            const auto game = game_of("janggicasual", all[i].fen);
            const Found found = find(game, mate_in(moves));
            CHECK(is_won_in(found.outcome.lines[0].score, moves));
            CHECK(unplayable(game, found.outcome.lines[0].line).empty());
            const int last = found.infos.back().depth;
            for (const search::Info& info : found.infos) {
                if (info.depth < last) CHECK(!is_won_in(info.score, moves));
            }
        }
    }
}

TEST_CASE("a side that is to be mated with the next move knows it", "[search]") {
    // Whatever Han does, a chariot mates.
    const auto game = game_of("janggicasual", "3k5/8R/7R1/9/9/9/9/9/9/4K4 b - - 0 1");
    const Found found = find(game, to_depth(8));
    CHECK(found.outcome.lines[0].score == Centipawns::mated_in(2));
}
