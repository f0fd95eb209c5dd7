#include "janggun/board/sets.hpp"

#include <catch2/catch.hpp>

using janggun::board::PieceId;
using janggun::board::PieceSet;
using janggun::board::Side;

TEST_CASE("a set of pieces keeps both sides apart, and forgets what is no piece", "[board][types]") {
    PieceSet set{PieceId{Side::cho, 3}};
    set |= PieceSet{PieceId{Side::han, 15}};
    set |= PieceSet{PieceId{Side::han, 1}};
    set |= PieceSet{PieceId::none()};
    set |= PieceSet{PieceId::edge()};
    CHECK(set.of(Side::cho).raw() == 1U << 3U);
    CHECK(set.of(Side::han).raw() == (1U << 15U | 1U << 1U));
    CHECK(PieceSet::from_raw(set.raw()) == set);
}
