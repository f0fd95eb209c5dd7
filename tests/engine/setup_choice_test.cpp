#include "janggun/engine/setup_choice.hpp"

#include <catch2/catch.hpp>

namespace janggun::engine {
namespace {

using board::Setup;
using eval::Score;

TEST_CASE("the best set-ups are those that are worth nearly the most", "[setups]") {
    const SetupValues values{Score{-3}, Score{10}, Score{8}, Score{10}};
    CHECK(best_setups(values) == std::vector{Setup::outer, Setup::right});
    CHECK(best_setups(values, 1) == std::vector{Setup::outer, Setup::right});
    CHECK(best_setups(values, 2) == std::vector{Setup::outer, Setup::left, Setup::right});
    CHECK(best_setups(values, 13).size() == 4);
}

}  // namespace
}  // namespace janggun::engine
