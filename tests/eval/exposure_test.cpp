#include <cstddef>
#include <string>
#include <string_view>

#include <catch2/catch.hpp>

#include "balance.hpp"
#include "janggun/eval/evaluate.hpp"
#include "janggun/eval/weights.hpp"

using janggun::eval::Weights;

namespace {

// Cho's pieces less Han's that are attacked: by soldiers and leapers (0) or by sliders alone (1), and
// uncovered (0) or covered (1).
int exposed(std::size_t attacker, std::size_t covered, std::string_view fen) {
    Weights weights;
    weights.exposure[attacker][covered].fill({1, 1});
    return janggun::search_test::early_balance(weights, fen);
}

struct Case {
    std::string_view what;
    std::string_view fen;
    int near_uncovered;
    int near_covered;
    int far_uncovered;
    int far_covered;
};

}  // namespace

TEST_CASE("what is attacked counts by its attackers and whether it is covered", "[eval]") {
    const Case cases[] = {
        {"nothing is attacked", "3k5/9/9/9/9/4p4/9/9/4K4/9 w - - 0 1", 0, 0, 0, 0},
        {"a soldier before a chariot", "3k5/9/9/9/R3p4/9/9/9/4K4/9 w - - 0 1", 0, 0, -1, 0},
        {"the same with another soldier beside it", "3k5/9/9/9/R3pp3/9/9/9/4K4/9 w - - 0 1", 0, 0, 0, -1},
        {"a chariot that a horse attacks", "3k5/9/9/4r4/9/3N5/9/9/4K4/9 w - - 0 1", -1, 0, 0, 0},
        {"the horse's leg is blocked", "3k5/9/9/4r4/3P5/3N5/9/9/4K4/9 w - - 0 1", 0, 0, 0, 0},
        {"attacked by a horse and a chariot, it counts with the horse",
         "3k5/9/9/R3r4/9/3N5/9/9/4K4/9 w - - 0 1", -1, 0, 1, 0},
        {"a cannon jumps the soldier", "3k5/9/9/C1P1b4/9/9/9/9/4K4/9 w - - 0 1", 0, 0, -1, 0},
        {"it jumps no cannon", "3k5/9/9/C1c1b4/9/9/9/9/4K4/9 w - - 0 1", 0, 0, 0, 0},
        {"and takes none", "3k5/9/9/C1P1c4/9/9/9/9/4K4/9 w - - 0 1", 0, 0, 0, 0},
        {"a guard in its palace is covered", "3k1a3/9/9/9/9/9/9/9/4K4/5R3 w - - 0 1", 0, 0, 0, -1},
        {"of kings nothing is said", "4k4/9/9/9/9/9/9/9/3K5/4R4 b - - 0 1", 0, 0, 0, 0},
        {"Cho's count the other way", "3k5/9/9/9/4P3r/9/9/9/4K4/9 w - - 0 1", 0, 0, 1, 0},
    };
    for (const Case& expected : cases) {
        CAPTURE(expected.what);
        CHECK(exposed(0, 0, expected.fen) == expected.near_uncovered);
        CHECK(exposed(0, 1, expected.fen) == expected.near_covered);
        CHECK(exposed(1, 0, expected.fen) == expected.far_uncovered);
        CHECK(exposed(1, 1, expected.fen) == expected.far_covered);
    }
}
