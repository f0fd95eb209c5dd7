#include "janggun/board/piece_set.hpp"

#include <cstdint>

#include <catch2/catch.hpp>

using janggun::board::PieceId;
using janggun::board::PieceSet;
using janggun::board::Side;

TEST_CASE("a set of pieces keeps both sides apart, and forgets what is no piece", "[board][types]") {
    PieceSet set{PieceId{Side::cho, 3}};
    set.add({Side::han, 15});
    set.add_if({Side::han, 0}, false);
    set.add_if({Side::han, 1}, true);
    set.add_masked({Side::cho, 0}, 0);
    set.add_masked({Side::cho, 15}, ~std::uint64_t{0});
    set.add(PieceId::none());
    set.add(PieceId::edge());
    CHECK(set.of(Side::cho).raw() == (1U << 3U | 1U << 15U));
    CHECK(set.of(Side::han).raw() == (1U << 15U | 1U << 1U));
    CHECK((set - PieceSet{PieceId{Side::cho, 3}}).of(Side::cho).raw() == 1U << 15U);
}
