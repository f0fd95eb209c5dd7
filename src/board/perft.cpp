#include "janggun/board/perft.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <stop_token>
#include <system_error>
#include <thread>

#include "janggun/board/movegen.hpp"
#include "perft_table.hpp"
#include "reply_count.hpp"

namespace janggun::board {

namespace {

// Counts from this depth on are kept in a table; shallower ones are counted faster than they are looked up.
constexpr int kShallowestKept = 3;

struct Means {
    PerftTable* table = nullptr;  // null if there is no table
    std::stop_token stop;
};

// The count, which means nothing once a stop is requested.
std::uint64_t walk(Position& position, int depth, const Means& means) noexcept {
    constexpr int kShallowestStop = 5;  // fewer plies take only a fraction of a second
    if (depth == 0) return 1;
    if (depth == 1) return count_legal(position);
    if (depth == 2) return count_replies(position);
    if (depth >= kShallowestStop && means.stop.stop_requested()) return 0;
    if (means.table != nullptr) {
        if (const auto known = means.table->find(position.key(), depth)) return *known;
    }
    MoveList moves;
    generate_legal(position, moves);
    std::uint64_t nodes = 0;
    for (const Move move : moves) {
        const Undo undo = position.make(move);
        nodes += walk(position, depth - 1, means);
        position.unmake(move, undo);
    }
    if (means.table != nullptr) means.table->store(position.key(), depth, nodes);
    return nodes;
}

// A part of the work that one thread takes at a time: the lines that begin with one or two given moves. With
// two moves the parts are small enough to keep all threads busy to the end.
struct Part {
    std::size_t root;
    Move reply;  // none: every reply
};

// The shared state of one divide: parts are handed out by a counter, and counts are added up by root move.
class Division {
  public:
    Division(const Position& position, const PerftSettings& settings)
        : position_{position}, depth_{settings.depth}, stop_{settings.stop} {
        if (settings.hash_megabytes > 0 && depth_ - 2 >= kShallowestKept)
            table_.emplace(settings.hash_megabytes);
        generate_legal(position, roots_);
        counts_ = std::vector<std::atomic<std::uint64_t>>(roots_.size());
        for (std::size_t i = 0; i < roots_.size(); ++i) add_parts(i);
    }

    // What each thread runs until nothing is left.
    void work() {
        Position position = position_;
        for (std::size_t i = next_++; i < parts_.size() && !stop_.stop_requested(); i = next_++) {
            const Part part = parts_[i];
            const Undo undo = position.make(roots_[part.root]);
            const std::uint64_t nodes =
                part.reply.is_none() ? count(position, depth_ - 1) : count_reply(position, part.reply);
            position.unmake(roots_[part.root], undo);
            counts_[part.root] += nodes;
            nodes_ += nodes;
            ++done_;
        }
    }

    // Lets no thread begin another part.
    void cancel() { next_ = parts_.size(); }

    [[nodiscard]] PerftProgress progress() const { return {done_, parts_.size(), nodes_}; }

    [[nodiscard]] std::vector<RootCount> result() const {
        std::vector<RootCount> result;
        for (std::size_t i = 0; i < roots_.size(); ++i) result.push_back({roots_[i], counts_[i]});
        return result;
    }

  private:
    void add_parts(std::size_t root) {
        constexpr int kDeepEnoughToSplit = 4;
        if (depth_ < kDeepEnoughToSplit) {
            parts_.push_back({root, Move::none()});
            return;
        }
        Position position = position_;
        position.make(roots_[root]);
        MoveList replies;
        generate_legal(position, replies);
        for (const Move reply : replies) parts_.push_back({root, reply});
    }

    [[nodiscard]] std::uint64_t count(Position& position, int depth) {
        return walk(position, depth, {table_ ? &*table_ : nullptr, stop_});
    }

    [[nodiscard]] std::uint64_t count_reply(Position& position, Move reply) {
        const Undo undo = position.make(reply);
        const std::uint64_t nodes = count(position, depth_ - 2);
        position.unmake(reply, undo);
        return nodes;
    }

    Position position_;
    int depth_;
    std::stop_token stop_;
    std::optional<PerftTable> table_;
    MoveList roots_;
    std::vector<Part> parts_;
    std::vector<std::atomic<std::uint64_t>> counts_;  // indexed by root move
    std::atomic<std::size_t> next_{0};
    std::atomic<std::size_t> done_{0};
    std::atomic<std::uint64_t> nodes_{0};
};

// Counts the threads that are done, so that the caller can wait for them and still wake up to report.
class Countdown {
  public:
    explicit Countdown(unsigned count) : left_{count} {}

    void arrive() {
        const std::lock_guard lock{mutex_};
        if (--left_ == 0) all_arrived_.notify_all();
    }
    [[nodiscard]] bool wait_for(std::chrono::milliseconds time) {
        std::unique_lock lock{mutex_};
        return all_arrived_.wait_for(lock, time, [this] { return left_ == 0; });
    }

  private:
    std::mutex mutex_;
    std::condition_variable all_arrived_;
    unsigned left_;
};

}  // namespace

std::uint64_t perft(Position& position, int depth) noexcept { return walk(position, depth, {}); }

std::vector<RootCount> divide(const Position& position, const PerftSettings& settings,
                              const std::function<void(const PerftProgress&)>& report) {
    constexpr std::chrono::milliseconds kReportInterval{250};
    Division division{position, settings};
    if (settings.threads <= 1 && !report) {
        division.work();
        return division.result();
    }
    Countdown countdown{std::max(settings.threads, 1U)};
    std::vector<std::jthread> threads;
    try {
        for (unsigned i = 0; i < std::max(settings.threads, 1U); ++i) {
            threads.emplace_back([&] {
                division.work();
                countdown.arrive();
            });
        }
    } catch (const std::system_error&) {
        division.cancel();
        throw;
    }
    while (!countdown.wait_for(kReportInterval)) {
        if (report) report(division.progress());
    }
    threads.clear();
    return division.result();
}

}  // namespace janggun::board
