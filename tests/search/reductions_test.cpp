#include "reductions.hpp"

#include <memory>
#include <utility>

#include <catch2/catch.hpp>

#include "janggun/board/move.hpp"
#include "janggun/search/params.hpp"

using janggun::search::Params;
using janggun::search::reduction_of;
using janggun::search::Reductions;

TEST_CASE("reductions that are looked up are those that are computed, for any depth and number of moves",
          "[search]") {
    const auto reductions = std::make_unique<Reductions>();
    const Params defaults;
    constexpr int kWeakest = 1000;  // the largest divisor and the smallest base that a user may set
    constexpr int kStrongest = 200;
    for (const auto& [base, divisor] : {std::pair{defaults.reduction_base, defaults.reduction_divisor},
                                        std::pair{0, kWeakest}, std::pair{250, kStrongest}}) {
        reductions->fill(base, divisor);
        bool are_same = true;
        for (int depth = 0; depth <= 200; ++depth) {
            for (int number = 0; number <= static_cast<int>(janggun::board::kMaxMoves) + 1; ++number)
                are_same =
                    are_same && reductions->of(depth, number) == reduction_of(depth, number, base, divisor);
        }
        CHECK(are_same);
    }
    CHECK(reductions->of(30, 40) > reductions->of(30, 4));
    CHECK(reductions->of(30, 40) > reductions->of(3, 40));
}
