#include <string_view>

#include <catch2/catch.hpp>

#include "balance.hpp"
#include "janggun/board/types.hpp"
#include "janggun/eval/tally.hpp"
#include "janggun/eval/weights.hpp"

using janggun::board::PieceId;
using janggun::board::PieceType;
using janggun::board::Side;
using janggun::eval::Weights;
using janggun::search_test::early_balance;

namespace {

constexpr std::string_view kThreeSoldiersTwoChariots = "3kr4/9/9/r7P/7P1/9/6P2/5R3/4K4/9 w - - 0 1";

int own_pairs(PieceType first, PieceType second, std::string_view fen) {
    Weights weights;
    weights.own_pair[first][second] = {1, 1};
    return early_balance(weights, fen);
}

int enemy_pairs(PieceType first, PieceType second, std::string_view fen) {
    Weights weights;
    weights.enemy_pair[first][second] = {1, 1};
    return early_balance(weights, fen);
}

}  // namespace

TEST_CASE("each pair of a side's pieces counts once", "[eval]") {
    const std::string_view fen = kThreeSoldiersTwoChariots;
    CHECK(own_pairs(PieceType::soldier, PieceType::soldier, fen) == 3);
    CHECK(own_pairs(PieceType::chariot, PieceType::chariot, fen) == -1);
    CHECK(own_pairs(PieceType::soldier, PieceType::chariot, fen) == 3);
    CHECK(own_pairs(PieceType::horse, PieceType::chariot, fen) == 0);
    CHECK(own_pairs(PieceType::chariot, PieceType::soldier, fen) == 0);
}

TEST_CASE("a pair of enemies counts once, for who has the type that comes first", "[eval]") {
    const std::string_view fen = kThreeSoldiersTwoChariots;
    CHECK(enemy_pairs(PieceType::soldier, PieceType::chariot, fen) == 6);
    CHECK(enemy_pairs(PieceType::king, PieceType::chariot, fen) == 2 - 1);
    CHECK(enemy_pairs(PieceType::soldier, PieceType::soldier, fen) == 0);
    CHECK(enemy_pairs(PieceType::chariot, PieceType::soldier, fen) == 0);
}

TEST_CASE("what is removed from numbers of pieces was never added", "[eval]") {
    janggun::eval::PieceNumbers numbers;
    for (std::size_t slot = 0; slot < janggun::board::kSlotsPerSide; ++slot) {
        numbers.add({Side::cho, slot});
        numbers.add({Side::han, slot});
    }
    for (std::size_t slot = 0; slot < janggun::board::kSlotsPerSide; ++slot) {
        numbers.remove({Side::han, slot});
        numbers.remove({Side::cho, slot});
    }
    CHECK(numbers == janggun::eval::PieceNumbers{});
}
