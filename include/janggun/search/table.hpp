#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "janggun/board/move.hpp"
#include "janggun/board/sets.hpp"
#include "janggun/eval/score.hpp"
#include "janggun/util/prefetch.hpp"
#include "janggun/util/zeroed_memory.hpp"

namespace janggun::search {

// How a stored score bounds the true one.
enum class Bound : std::uint8_t { none, upper, lower, exact };

// What the table knows of a position. Mate scores and other decided ones count plies from that position.
struct Hit {
    board::Move move;
    eval::Score score;
    eval::Score evaluation = eval::Score::unknown();  // unknown if it was not computed
    int depth = 0;
    Bound bound = Bound::none;
    bool was_pv = false;  // it lay on the principal variation of a search
    std::array<board::TypeSet, 2> takers{board::TypeSet::all(), board::TypeSet::all()};  // see board::Sight
};

// The transposition table: results of earlier searches by position key, shared by all threads without locks:
// an entry is two words, the second of which is mixed into the first, so that a torn or foreign entry does
// not answer.
class Table {
  public:
    static constexpr std::size_t kMostMegabytes = std::size_t{1} << 18U;

    // Throws std::bad_alloc if the system does not have that much memory to give.
    explicit Table(std::size_t megabytes);

    [[nodiscard]] std::size_t megabytes() const noexcept { return megabytes_; }
    [[nodiscard]] std::optional<Hit> probe(std::uint64_t key) const noexcept;
    void store(std::uint64_t key, const Hit& hit) noexcept;
    // Asks the processor to fetch what probe() will read.
    void prefetch(std::uint64_t key) const noexcept { util::prefetch(bucket(key)); }
    // How much of the table this search has filled, in thousandths, from a sample.
    [[nodiscard]] int fill_permille() const noexcept;

    // The following functions may not be called during a search.
    void start_search() noexcept { generation_ = (generation_ + 1) % kGenerations; }
    void clear();

  private:
    static constexpr std::size_t kWordsPerEntry = 2;
    static constexpr std::size_t kEntriesPerBucket = 4;
    static constexpr std::size_t kWordsPerBucket = kWordsPerEntry * kEntriesPerBucket;
    static constexpr unsigned kGenerations = 32;

    // The upper half of the key, scaled to the number of buckets: less than 2^32 of them at the most
    // megabytes.
    [[nodiscard]] std::uint64_t* bucket(std::uint64_t key) const noexcept {
        const std::uint64_t number = ((key >> 32U) * buckets_) >> 32U;
        return memory_.words().data() + number * kWordsPerBucket;
    }
    [[nodiscard]] int age(std::uint64_t data) const noexcept;

    std::size_t megabytes_;
    util::ZeroedMemory memory_;
    std::uint64_t buckets_;
    unsigned generation_ = 0;
};

}  // namespace janggun::search
