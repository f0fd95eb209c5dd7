#include "janggun/search/table.hpp"

#include <algorithm>
#include <atomic>
#include <bit>
#include <limits>
#include <utility>

namespace janggun::search {

using board::Move;
using board::Square;
using board::TypeSet;
using eval::Score;

namespace {

constexpr std::size_t kBytesPerMegabyte = std::size_t{1} << 20U;

// The data word of an entry: from 8, to 8, score 16, evaluation 16, depth 8, bound 2, principal line 1,
// generation 5 bits. A word of zeros has no bound and is an unused entry.
constexpr unsigned kToShift = 8;
constexpr unsigned kScoreShift = 16;
constexpr unsigned kEvaluationShift = 32;
constexpr unsigned kDepthShift = 48;
constexpr unsigned kBoundShift = 56;
constexpr unsigned kPrincipalShift = 58;
constexpr unsigned kGenerationShift = 59;

std::uint64_t pack_score(Score score) { return static_cast<std::uint16_t>(score.raw()); }
Score unpack_score(std::uint64_t data, unsigned shift) {
    return Score{static_cast<std::int16_t>(static_cast<std::uint16_t>(data >> shift))};
}
int depth_of(std::uint64_t data) { return static_cast<int>((data >> kDepthShift) & 0xFFU); }
Bound bound_of(std::uint64_t data) { return static_cast<Bound>((data >> kBoundShift) & 3U); }

std::uint64_t pack(const Hit& hit, unsigned generation) {
    return std::uint64_t{hit.move.from().raw()} | std::uint64_t{hit.move.to().raw()} << kToShift |
           pack_score(hit.score) << kScoreShift | pack_score(hit.evaluation) << kEvaluationShift |
           static_cast<std::uint64_t>(std::clamp(hit.depth, 0, 255)) << kDepthShift |
           static_cast<std::uint64_t>(hit.bound) << kBoundShift |
           static_cast<std::uint64_t>(hit.was_pv) << kPrincipalShift |
           std::uint64_t{generation} << kGenerationShift;
}

Move unpack_move(std::uint64_t data) {
    return {Square::from_raw(static_cast<int>(data & 0xFFU)),
            Square::from_raw(static_cast<int>((data >> kToShift) & 0xFFU))};
}

// The other word is the key without its uppermost bits: in a table of four megabytes or more, the bucket
// implies those, so there is room for the types of both sides' takers. The data word is mixed in, rotated so
// that its evaluation lies over the takers: both follow from the position, so whatever a thread can change
// between two reads of another lies where the key is compared.
constexpr unsigned kTypesBits = 8;
constexpr unsigned kTakersShift = 64 - 2 * kTypesBits;

static_assert(kEvaluationShift + 2 * kTypesBits == kDepthShift);
constexpr int kRotation = 64 - static_cast<int>(kDepthShift);

std::uint64_t pack_takers(const Hit& hit) {
    return std::uint64_t{hit.takers[0].raw() | unsigned{hit.takers[1].raw()} << kTypesBits} << kTakersShift;
}
TypeSet unpack_types(std::uint64_t bits) { return TypeSet::from_raw(static_cast<std::uint8_t>(bits)); }

Hit unpack(std::uint64_t data, std::uint64_t unmixed) {
    return {unpack_move(data),
            unpack_score(data, kScoreShift),
            unpack_score(data, kEvaluationShift),
            depth_of(data),
            bound_of(data),
            ((data >> kPrincipalShift) & 1U) != 0,
            {unpack_types(unmixed >> kTakersShift), unpack_types(unmixed >> (kTakersShift + kTypesBits))}};
}

// The part of the key that an entry keeps. An unused entry matches the key kOfUnused; its data word is zero,
// so probe() finds nothing there. That is cheaper than to test every entry for being used.
std::uint64_t signature(std::uint64_t key) {
    constexpr std::uint64_t kOfUnused = 0x756E'7573'6564'2121;
    return key ^ kOfUnused;
}

// The takers, with zeros below them if both words belong to the key.
std::uint64_t unmix(std::uint64_t mixed, std::uint64_t data, std::uint64_t key) {
    return mixed ^ std::rotl(data, kRotation) ^ signature(key);
}

// Zero if both words belong to the key.
std::uint64_t misfit(std::uint64_t unmixed) { return unmixed << (2 * kTypesBits); }

static_assert(Score::unknown().raw() <= std::numeric_limits<std::int16_t>::max());

// Several threads may use an entry at once: each word is read and written whole.
std::uint64_t read(std::uint64_t& word) {
    return std::atomic_ref<std::uint64_t>{word}.load(std::memory_order_relaxed);
}
void write(std::uint64_t& word, std::uint64_t value) {
    std::atomic_ref<std::uint64_t>{word}.store(value, std::memory_order_relaxed);
}

}  // namespace

Table::Table(std::size_t megabytes)
    : megabytes_{megabytes},
      memory_{megabytes * kBytesPerMegabyte / sizeof(std::uint64_t)},
      buckets_{memory_.words().size() / kWordsPerBucket} {
    static_assert(kMostMegabytes * kBytesPerMegabyte / (kWordsPerBucket * sizeof(std::uint64_t)) <=
                  std::size_t{1} << 32U);
}

// How many searches ago an entry was written.
int Table::age(std::uint64_t data) const noexcept {
    const auto written = static_cast<unsigned>(data >> kGenerationShift);
    return static_cast<int>((generation_ + kGenerations - written) % kGenerations);
}

// All entries are read, even after one has matched: which one holds the key cannot be predicted, and a branch
// misprediction costs more than reading the rest.
std::optional<Hit> Table::probe(std::uint64_t key) const noexcept {
    std::uint64_t* const entries = bucket(key);
    std::uint64_t found = 0;
    std::uint64_t unmixed_found = 0;
    for (std::size_t i = 0; i < kWordsPerBucket; i += kWordsPerEntry) {
        const std::uint64_t data = read(entries[i + 1]);
        const std::uint64_t unmixed = unmix(read(entries[i]), data, key);
        const bool fits = misfit(unmixed) == 0;
        found = fits ? data : found;
        unmixed_found = fits ? unmixed : unmixed_found;
    }
    if (found == 0) return std::nullopt;
    return unpack(found, unmixed_found);
}

void Table::store(std::uint64_t key, const Hit& hit) noexcept {
    constexpr int kPliesPerAge = 8;  // depth that an entry loses with each search
    constexpr int kUnused = -1000;   // below the value of every used entry
    constexpr int kSame = kUnused - 1;
    std::uint64_t* const entries = bucket(key);
    std::size_t worst = 0;
    int worst_worth = std::numeric_limits<int>::max();
    for (std::size_t i = 0; i < kWordsPerBucket; i += kWordsPerEntry) {
        const std::uint64_t data = read(entries[i + 1]);
        int worth = depth_of(data) - kPliesPerAge * age(data);
        worth = data == 0 ? kUnused : worth;
        worth = misfit(unmix(read(entries[i]), data, key)) == 0 ? kSame : worth;
        worst = worth < worst_worth ? i : worst;
        worst_worth = std::min(worth, worst_worth);
    }
    Hit kept = hit;
    if (worst_worth == kSame) {
        const std::uint64_t data = read(entries[worst + 1]);
        const bool is_fresh = age(data) == 0;
        if (is_fresh && hit.bound != Bound::exact && hit.depth + 3 < depth_of(data)) return;
        if (kept.move.is_none()) kept.move = unpack_move(data);
    }
    const std::uint64_t data = pack(kept, generation_);
    write(entries[worst], pack_takers(hit) ^ std::rotl(data, kRotation) ^ signature(key));
    write(entries[worst + 1], data);
}

int Table::fill_permille() const noexcept {
    constexpr std::size_t kSampled = 1000;
    const std::span<std::uint64_t> words = memory_.words();
    int used = 0;
    for (std::size_t i = 0; i < kSampled; ++i) {
        const std::uint64_t data = read(words[i * kWordsPerEntry + 1]);
        used += static_cast<int>(bound_of(data) != Bound::none && age(data) == 0);
    }
    return used;
}

void Table::clear() {
    // Writing zeros takes longer than mapping new memory, but pages that were touched cost the next search
    // nothing: otherwise its first seconds, on the clock, would be spent on page faults. For large tables it
    // takes too long.
    constexpr int kLargest = 1024;
    generation_ = 0;
    if (std::cmp_less_equal(megabytes_, kLargest)) {
        std::ranges::fill(memory_.words(), 0);
        return;
    }
    memory_ = util::ZeroedMemory{0};  // free the old memory first: there may not be enough for both
    memory_ = util::ZeroedMemory{megabytes_ * kBytesPerMegabyte / sizeof(std::uint64_t)};
}

}  // namespace janggun::search
