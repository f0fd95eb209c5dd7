#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <thread>
#include <vector>

#include "janggun/eval/state.hpp"
#include "janggun/game/game.hpp"
#include "janggun/search/control.hpp"
#include "janggun/search/limits.hpp"
#include "janggun/search/params.hpp"
#include "janggun/search/report.hpp"
#include "janggun/search/strength.hpp"
#include "janggun/search/table.hpp"

namespace janggun::search {

class Worker;

// How to search, apart from what one `go` says.
struct Settings {
    int lines = 1;
    std::optional<Strength> strength;  // weaker than it could be
    TimeHabits time;
    Params params;
    bool ends_games = false;  // by a pass, where nobody else does (ending.hpp)
};

// The threads that search together, each the whole tree, with one table (Lazy SMP). All functions but stop()
// and ponder_hit() belong to the owner's thread.
class Pool {
  public:
    // Each worker gets an evaluation of its own from the maker, or else the hand-made one.
    explicit Pool(std::size_t megabytes, eval::EvaluationMaker make_evaluation = {});
    Pool(const Pool&) = delete;
    Pool(Pool&&) = delete;
    Pool& operator=(const Pool&) = delete;
    Pool& operator=(Pool&&) = delete;
    ~Pool();

    // Ends a running search, as do the next three.
    void set_threads(unsigned threads);
    // Throws std::bad_alloc, and has the old table then.
    void set_megabytes(std::size_t megabytes);
    // Forgets all that earlier searches have learnt.
    void forget();
    // Starts a search and returns at once. The listener outlives it.
    void go(const game::Game& game, const Limits& limits, const Settings& settings, Listener& listener);

    void stop() { control_.stop(); }
    void ponder_hit() { control_.ponder_hit(); }
    // Until the search has said its last.
    void wait();
    [[nodiscard]] bool is_searching() const noexcept { return searching_.load(std::memory_order_acquire); }

  private:
    void lead(const Limits& limits, const Settings& settings, Listener& listener);
    void run_workers(const Settings& settings, Listener& listener);
    [[nodiscard]] Info info(const Worker& worker, std::size_t line) const;
    [[nodiscard]] Outcome outcome(const Settings& settings) const;
    void offer_end(Outcome& outcome, Listener& listener) const;
    [[nodiscard]] board::Move expected_answer(const Info& line) const;
    [[nodiscard]] std::uint64_t nodes() const;
    void gather(const Settings& settings);
    [[nodiscard]] const Table& table_in_use() const;

    // Who plays below full strength begins each search with nothing learnt, so that it depends on the
    // position alone, and needs little.
    struct Modest;

    eval::EvaluationMaker make_evaluation_;
    std::unique_ptr<Table> table_;
    Control control_;
    std::vector<std::unique_ptr<Worker>> workers_;
    std::unique_ptr<Modest> modest_;  // once it is asked for
    std::vector<Worker*> team_;       // of the search that runs or ran last, the leader first
    std::optional<game::Game> game_;  // that is searched
    std::atomic<bool> searching_{false};
    std::thread leader_;
};

}  // namespace janggun::search
