#include "exchange.hpp"

#include <catch2/catch.hpp>
#include <string>

#include "janggun/board/fen.hpp"

namespace janggun::search {
namespace {

constexpr ExchangeValues kWorth;

// The most that the exchange gains.
int exchange(const std::string& fen, const std::string& text) {
    const board::Position position = board::parse_fen(fen);
    const board::Move move = board::parse_move(text).value();
    constexpr int kMost = 6000;
    int low = -kMost;  // gained at least
    int high = kMost;  // gained less
    while (high - low > 1) {
        const int middle = low + (high - low) / 2;
        (exchange_gains(position, move, middle, kWorth) ? low : high) = middle;
    }
    return low;
}

constexpr int kSoldier = kWorth[board::PieceType::soldier];
constexpr int kHorse = kWorth[board::PieceType::horse];
constexpr int kChariot = kWorth[board::PieceType::chariot];

TEST_CASE("an exchange knows how the pieces of Janggi take", "[search][exchange]") {
    const auto [what, fen, move, gain] = GENERATE(table<std::string, std::string, std::string, int>({
        {"nothing is taken, nothing takes back", "4k4/9/9/9/9/9/9/9/R8/5K3 w", "a2a5", 0},
        {"a free soldier", "4k4/9/9/9/p8/9/9/9/R8/5K3 w", "a2a6", kSoldier},
        {"a guarded soldier for a chariot", "4k4/9/9/9/pp7/9/9/9/R8/5K3 w", "a2a6", kSoldier - kChariot},
        {"behind the first chariot stands a second", "4k4/9/9/9/rp7/9/9/R8/R8/5K3 w", "a3a6",
         kChariot - kChariot + kSoldier},
        {"a cannon takes over a screen", "4k4/9/9/9/h8/9/P8/9/C8/5K3 w", "a2a6", kHorse},
        {"a cannon may not take a cannon back", "4k4/9/9/9/h2p4c/9/P8/9/C8/5K3 w", "a2a6", kHorse},
        {"a cannon takes a chariot back", "4k4/9/9/9/p2p4c/9/9/R8/9/5K3 w", "a3a6", kSoldier - kChariot},
        {"the screen leaves to take, and its cannon is out of it", "4k4/9/9/9/p8/P8/9/9/C8/5K3 w", "a5a6",
         kSoldier},
        {"a horse whose leg is blocked does not take back", "4k4/9/1h7/1p7/p8/9/9/R8/9/5K3 w", "a3a6",
         kSoldier},
        {"a soldier does not take backwards", "4k4/9/9/9/p8/p8/9/9/9/4K4 b", "a6b6", 0},
        {"a king takes what is not guarded", "4k4/9/9/9/9/3R5/9/9/9/5K3 w", "d5d10", -kChariot},
        {"a king does not take what is guarded", "4k4/9/9/9/9/3R5/9/3R5/9/5K3 w", "d5d10", 0},
    }));
    CAPTURE(what);
    CHECK(exchange(fen, move) == gain);
}

TEST_CASE("an exchange goes by the values it is given", "[search][exchange]") {
    const board::Position position = board::parse_fen("4k4/9/9/9/pp7/9/9/9/R8/5K3 w");
    const board::Move move = board::parse_move("a2a6").value();
    Params params;
    CHECK_FALSE(exchange_gains(position, move, 0, ExchangeValues{params}));
    params.exchange_chariot = params.exchange_soldier;
    CHECK(exchange_gains(position, move, 0, ExchangeValues{params}));
    CHECK(ExchangeValues{params}.of_slot(board::slots_of(board::PieceType::chariot).first) ==
          params.exchange_soldier);
}

}  // namespace
}  // namespace janggun::search
