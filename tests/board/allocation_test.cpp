#include <atomic>
#include <catch2/catch.hpp>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <new>
#include <string>

#include "janggun/board/fen.hpp"
#include "janggun/board/movegen.hpp"
#include "janggun/board/perft.hpp"

// Every operator new of this program counts its calls, but for those of over-aligned types.

namespace {

std::atomic<std::size_t> allocations{0};

void* counted(std::size_t size) noexcept {
    ++allocations;
    return std::malloc(size == 0 ? 1 : size);
}

void* counted_or_thrown(std::size_t size) {
    if (void* const memory = counted(size)) return memory;
    throw std::bad_alloc();
}

}  // namespace

void* operator new(std::size_t size) { return counted_or_thrown(size); }
void* operator new[](std::size_t size) { return counted_or_thrown(size); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return counted(size); }
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept { return counted(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, const std::nothrow_t&) noexcept { std::free(memory); }
void operator delete[](void* memory, const std::nothrow_t&) noexcept { std::free(memory); }

namespace janggun::board {
namespace {

template <class Work>
std::size_t allocations_of(Work work) {
    const std::size_t before = allocations;
    work();
    return allocations - before;
}

TEST_CASE("allocations are counted, also those inside the library", "[board][allocation]") {
    const Position position = parse_fen(kStartFen);
    CHECK(allocations_of([&] { CHECK(divide(position, {.depth = 1}).size() == 32); }) > 0);
}

TEST_CASE("counting lines allocates nothing", "[board][allocation]") {
    for (const Facing facing : {Facing::ignored, Facing::binds}) {
        const std::string fen =
            GENERATE("rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1",
                     "2R1acb2/4ak3/4B1n2/n3p4/7p1/3P5/1PP4P1/2N1CK1C1/5A2r/5A3 w - - 1 25",
                     "3k5/9/4R4/9/4B4/4r4/9/4K4/3CC4/7n1 w - - 0 1");
        Position position = parse_fen(fen, facing);
        std::uint64_t nodes = 0;
        CAPTURE(fen);
        CHECK(allocations_of([&] { nodes = perft(position, 3); }) == 0);
        CHECK(nodes > 500);
    }
}

TEST_CASE("listing, counting, making and taking back moves allocates nothing", "[board][allocation]") {
    Position position = parse_fen(kStartFen);
    std::uint64_t legal = 0;
    CHECK(allocations_of([&] {
              MoveList moves;
              generate_legal(position, moves);
              for (const Move move : moves) {
                  const Undo undo = position.make(move);
                  legal += count_legal(position);
                  position.unmake(move, undo);
              }
          }) == 0);
    CHECK(legal == 1024);
}

}  // namespace
}  // namespace janggun::board
