#include "janggun/engine/build_info.hpp"

#include <string>
#include <string_view>

#include <catch2/catch.hpp>

namespace engine = janggun::engine;

TEST_CASE("a binary knows what it is, a line each", "[engine]") {
    for (const std::string_view text :
         {engine::version(), engine::commit(), engine::compiler(), engine::vector_units()}) {
        CHECK(!text.empty());
        CHECK(text.find('\n') == std::string_view::npos);
        CHECK(text.find('@') == std::string_view::npos);  // nothing left to fill in
    }
    std::string expected = "janggun ";
    (expected += engine::version()) += "\ncommit: ";
    (expected += engine::commit()) += "\ncompiler: ";
    (expected += engine::compiler()) += "\nvector units: ";
    expected += engine::vector_units();
    CHECK(engine::build_text() == expected);
}
