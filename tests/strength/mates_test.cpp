#include <cstddef>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "data/effort.hpp"
#include "data/records.hpp"
#include "reference/reference.hpp"
#include "search/search.hpp"

using namespace janggun::search_test;
using janggun::eval::Centipawns;

namespace search = janggun::search;
namespace test_data = janggun::test_data;

namespace {

struct Composed {
    std::string fen;
    std::string rule_set;
    int moves = 0;
};

// Lines such as "<fen> ;variant janggi ;dm 3".
std::vector<Composed> composed_problems() {
    std::vector<Composed> problems;
    for (const std::string& line : test_data::lines_of("mates.epd")) {
        const std::vector<std::string> column = test_data::columns(line, ';');
        test_data::require(column.size() == 3, line);
        problems.push_back(
            {column[0], test_data::words(column[1])[1], std::stoi(test_data::words(column[2])[1])});
    }
    return problems;
}

// Plays the line by the naive referee's rules; what it ends with.
std::string end_of(const std::vector<janggun::board::Move>& line, const std::string& rule_set,
                   const std::string& fen) {
    janggun::reference::Game game{*janggun::reference::rule_set_named(rule_set), fen};
    for (const janggun::board::Move move : line) {
        if (!game.play(to_string(move))) return "illegal " + to_string(move);
    }
    return game.judge().reason;
}

// What the search claims is real: its line mates, in as many moves as it says.
void check_claim(const Found& found, const Composed& problem) {
    const search::Info& best = found.outcome.lines[0];
    REQUIRE(best.score.is_mate());
    CHECK(best.score > Centipawns::draw());
    CHECK(best.score.plies() <= 2 * problem.moves - 1);
    CHECK(static_cast<int>(best.line.size()) == best.score.plies());
    CHECK(end_of(best.line, problem.rule_set, problem.fen) == "mate");
}

}  // namespace

TEST_CASE("mates in up to seven moves are found, and a naive referee agrees that they are mates",
          "[strength]") {
    const std::vector<Composed> all = composed_problems();
    REQUIRE(all.size() == 63);
    const auto every = static_cast<std::size_t>(test_data::effort(1, 9));
    for (std::size_t i = 0; i < all.size(); i += every) {
        CAPTURE(all[i].fen, all[i].rule_set);
        search::Limits limits = to_nodes(1'000'000);
        limits.mate = all[i].moves;
        check_claim(find(game_of(all[i].rule_set, all[i].fen), limits), all[i]);
    }
}

TEST_CASE("mates by checks are found within a hundred thousand nodes", "[strength]") {
    const std::vector<std::string> lines = test_data::lines_of("mates_by_checks.epd");
    REQUIRE(lines.size() == 360);
    const auto every = static_cast<std::size_t>(test_data::effort(3, 40));
    for (std::size_t i = 0; i < lines.size(); i += every) {
        const std::vector<std::string> column = test_data::columns(lines[i], ';');
        const Composed problem{column[0], "janggicasual", std::stoi(test_data::words(column[1])[1])};
        CAPTURE(problem.fen);
        search::Limits limits = to_nodes(100'000);
        limits.mate = problem.moves;
        check_claim(find(game_of(problem.rule_set, problem.fen), limits), problem);
    }
}
