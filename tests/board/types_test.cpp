#include "janggun/board/types.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cstddef>
#include <map>
#include <set>

namespace janggun::board {
namespace {

TEST_CASE("a side owns sixteen pieces, as many of each type as it sets up", "[board][types]") {
    std::map<PieceType, int> counts;
    for (std::size_t slot = 0; slot < kSlotsPerSide; ++slot) ++counts[PieceId(Side::cho, slot).type()];
    CHECK(counts == std::map<PieceType, int>{
                        {PieceType::soldier, 5},
                        {PieceType::guard, 2},
                        {PieceType::king, 1},
                        {PieceType::horse, 2},
                        {PieceType::elephant, 2},
                        {PieceType::chariot, 2},
                        {PieceType::cannon, 2},
                    });
}

TEST_CASE("the slots of a type hold pieces of that type", "[board][types]") {
    for (const PieceType type : kTypes) {
        std::size_t count = 0;
        for (const std::size_t slot : slots_of(type)) {
            CHECK(PieceId(Side::han, slot).type() == type);
            ++count;
        }
        CHECK(count == slots_of(type).count);
    }
}

TEST_CASE("values by type are named, and those without a name are nothing", "[board][types]") {
    constexpr ByType<int> kValues = by_type<int>({.soldier = 1, .king = 2, .horse = 3, .cannon = 4});
    CHECK(kValues == ByType<int>{1, 0, 2, 3, 0, 0, 4});
    CHECK(kValues[PieceType::horse] == 3);
    CHECK(std::is_sorted(kTypes.begin(), kTypes.end()));
}

TEST_CASE("values by side are those of Cho, then those of Han", "[board][types]") {
    BySide<int> values{1, 2};
    ++values[Side::han];
    CHECK(values == BySide<int>{1, 3});
}

TEST_CASE("each of the 32 pieces knows its side and slot and differs from all others", "[board][types]") {
    std::set<int> raws;
    for (const Side side : kSides) {
        for (std::size_t slot = 0; slot < kSlotsPerSide; ++slot) {
            const PieceId id{side, slot};
            CAPTURE(name(side), slot);
            CHECK(id.is_piece());
            CHECK_FALSE(id.is_none());
            CHECK_FALSE(id.is_edge());
            CHECK(id.side() == side);
            CHECK(id.slot() == slot);
            CHECK(id.is_piece_of(side));
            CHECK(id.blocks(side));
            CHECK_FALSE(id.blocks(other(side)));
            CHECK_FALSE(id.is_piece_of(other(side)));
            CHECK(id.is_cannon_or_edge() == (id.type() == PieceType::cannon));
            CHECK(id.is_screen() == (id.type() != PieceType::cannon));
            CHECK(PieceId::from_raw(id.raw()) == id);
            raws.insert(id.raw());
        }
    }
    CHECK(raws.size() == 32);
}

TEST_CASE("an empty cell blocks nobody and the edge blocks both", "[board][types]") {
    for (const Side side : kSides) {
        CHECK_FALSE(PieceId::none().blocks(side));
        CHECK(PieceId::edge().blocks(side));
        CHECK_FALSE(PieceId::edge().is_piece_of(side));
    }
    CHECK(PieceId::none().is_none());
    CHECK(PieceId::edge().is_edge());
    CHECK_FALSE(PieceId::none().is_piece());
    CHECK_FALSE(PieceId::edge().is_piece());
    CHECK_FALSE(PieceId::none().is_cannon_or_edge());
    CHECK(PieceId::edge().is_cannon_or_edge());
    CHECK_FALSE(PieceId::none().is_screen());
    CHECK_FALSE(PieceId::edge().is_screen());
}

TEST_CASE("each side's king has a name of its own", "[board][types]") {
    CHECK(king_of(Side::cho).type() == PieceType::king);
    CHECK(king_of(Side::cho).side() == Side::cho);
    CHECK(king_of(Side::han).type() == PieceType::king);
    CHECK(king_of(Side::han).side() == Side::han);
}

TEST_CASE("the other side's other side is the side itself", "[board][types]") {
    CHECK(other(Side::cho) == Side::han);
    CHECK(other(Side::han) == Side::cho);
}

}  // namespace
}  // namespace janggun::board
