#include "janggun/view/search_text.hpp"

#include <catch2/catch.hpp>
#include <string>

namespace janggun::view {
namespace {

using eval::Centipawns;
using search::Bound;
using search::Info;

TEST_CASE("a score is read as people say it", "[search-text]") {
    const auto [score, words, brief] = GENERATE(table<Centipawns, std::string, std::string>({
        {Centipawns{34}, "+0.34", "+0.34"},
        {Centipawns{-7}, "-0.07", "-0.07"},
        {Centipawns{0}, "+0.00", "+0.00"},
        {Centipawns{-1234}, "-12.34", "-12.34"},
        {-Centipawns::mated_in(1), "mate in 1", "mate in 1"},
        {-Centipawns::mated_in(5), "mate in 3", "mate in 3"},
        {Centipawns::mated_in(0), "mated in 0", "mated in 0"},
        {Centipawns::mated_in(4), "mated in 2", "mated in 2"},
        {-Centipawns::points_lost_in(1), "wins on points in 1 ply", "+points in 1"},
        {-Centipawns::points_lost_in(5), "wins on points in 5 plies", "+points in 5"},
        {Centipawns::points_lost_in(4), "loses on points in 4 plies", "-points in 4"},
    }));
    CHECK(score_words(score) == words);
    CHECK(short_score(score) == brief);
}

TEST_CASE("the rows of a search stand under their header", "[search-text]") {
    Info info;
    info.depth = 12;
    info.selective_depth = 20;
    info.multipv = 2;
    info.score = Centipawns{-34};
    info.nodes = 123456;
    info.time = search::Milliseconds{1250};
    const std::string header = search_header();
    CHECK(header == "  #   depth          score        nodes      time  line");
    CHECK(search_row(info, "a4a5 a7a6") == "  2   12/20          -0.34       123456     1.25s  a4a5 a7a6");
    const auto [bound, score] = GENERATE(table<Bound, std::string>(
        {{Bound::lower, " >=-0.34 "}, {Bound::upper, " <=-0.34 "}, {Bound::exact, " -0.34 "}}));
    info.bound = bound;
    const std::string row = search_row(info, "a4a5 a7a6");
    CHECK_THAT(row, Catch::Contains(score));
    CHECK(row.find("a4a5") == header.find("line"));
}

}  // namespace
}  // namespace janggun::view
