#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace janggun::board {

// Counts already known, shared by all threads without locks: an entry holds the count and, to tell a torn or
// foreign entry, its key mixed with that count.
class PerftTable {
  public:
    explicit PerftTable(std::size_t megabytes) : entries_(megabytes * kEntriesPerMegabyte) {}

    [[nodiscard]] std::optional<std::uint64_t> find(std::uint64_t key, int depth) const noexcept {
        const std::uint64_t mixed = mix(key, depth);
        const Entry& entry = entries_[slot(mixed)];
        const std::uint64_t nodes = entry.nodes.load(std::memory_order_relaxed);
        if ((entry.check.load(std::memory_order_relaxed) ^ nodes) != mixed) return std::nullopt;
        return nodes;
    }

    void store(std::uint64_t key, int depth, std::uint64_t nodes) noexcept {
        const std::uint64_t mixed = mix(key, depth);
        Entry& entry = entries_[slot(mixed)];
        entry.nodes.store(nodes, std::memory_order_relaxed);
        entry.check.store(mixed ^ nodes, std::memory_order_relaxed);
    }

  private:
    struct Entry {
        std::atomic<std::uint64_t> nodes{0};
        std::atomic<std::uint64_t> check{0};
    };
    static constexpr std::size_t kEntriesPerMegabyte = (std::size_t{1} << 20U) / sizeof(Entry);
    static_assert(sizeof(Entry) == 16 && std::atomic<std::uint64_t>::is_always_lock_free);

    // The depth is part of the key. It is at least 3 here, so a real key meets the zeros of an unused entry
    // only by the same chance by which two keys collide.
    [[nodiscard]] static std::uint64_t mix(std::uint64_t key, int depth) noexcept {
        return key ^ (static_cast<std::uint64_t>(depth) * std::uint64_t{0x9E3779B97F4A7C15});
    }
    [[nodiscard]] std::size_t slot(std::uint64_t mixed) const noexcept { return mixed % entries_.size(); }

    std::vector<Entry> entries_;
};

}  // namespace janggun::board
