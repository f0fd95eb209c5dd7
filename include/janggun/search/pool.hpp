#pragma once

#include <atomic>
#include <cstddef>
#include <memory>
#include <optional>
#include <stop_token>

#include "janggun/eval/state.hpp"
#include "janggun/game/game.hpp"
#include "janggun/search/control.hpp"
#include "janggun/search/limits.hpp"
#include "janggun/search/report.hpp"
#include "janggun/search/settings.hpp"

namespace janggun::search {

class Crew;
class JointSearch;
class Table;

// Searches, one at a time, on threads that stay from one search to the next. One thread owns a pool and calls
// its functions; any thread may call stop(), ponder_hit() and is_searching(), the search's own in a listener
// too.
class Pool {
  public:
    // Each worker gets an evaluation of its own from the maker, or else the hand-made one.
    explicit Pool(std::size_t megabytes, std::size_t threads = 1, eval::EvaluationMaker make_evaluation = {});
    Pool(const Pool&) = delete;
    Pool(Pool&&) = delete;
    Pool& operator=(const Pool&) = delete;
    Pool& operator=(Pool&&) = delete;
    // Stops a running search, and waits until its listener has heard the end.
    ~Pool();

    // Sets the number of threads and the size of the table, or forgets all that earlier searches have learnt.
    // A running search goes on as it is, and the next one obeys. resize() throws std::bad_alloc and changes
    // nothing if the machine does not have the memory.
    void resize(std::size_t threads, std::size_t megabytes);
    void forget();

    // Begins a search and returns at once; one that is running is ended first. The listener is called on the
    // search's thread, outlives the search, and hears its end once. A stop that is requested by the token
    // before the search begins counts like a later one: it still finds a legal move, if there is one.
    void go(const game::Game& game, const Limits& limits, const Settings& settings, Listener& listener,
            const std::stop_token& stop = {});

    // stop() and ponder_hit() are about the running search; without one they do nothing.
    void stop() { control_.stop(); }
    void ponder_hit() { control_.ponder_hit(); }
    // Returns false as soon as the listener has been told the end.
    [[nodiscard]] bool is_searching() const noexcept { return searching_.load(std::memory_order_acquire); }

    // These return when the listener has heard the end of the search: wait() lets it end by itself, end()
    // stops it at once, and finish() stops it only if nothing but a stop or ponder_hit() would end it.
    void wait();
    void end();
    void finish();

  private:
    [[nodiscard]] const Crew& newest_crew() const noexcept { return next_crew_ ? *next_crew_ : *crew_; }
    [[nodiscard]] std::unique_ptr<Crew> make_crew(std::shared_ptr<Table> table, std::size_t threads);
    [[nodiscard]] Crew& modest_crew();
    void settle();
    [[nodiscard]] Outcome outcome_of(JointSearch& search, const std::stop_token& stop);

    eval::EvaluationMaker make_evaluation_;
    Control control_;
    std::unique_ptr<Crew> crew_;
    std::unique_ptr<Crew> next_crew_;    // made during the running search for the next one, or none
    bool is_to_forget_ = false;          // set until the next search begins
    std::unique_ptr<Crew> modest_crew_;  // for play below full strength, made when first needed
    Crew* searching_crew_;               // the crew that searches, or that searched last
    std::optional<bool> was_judged_;     // whether claims counted in the last game, if any
    std::atomic<bool> searching_{false};
};

}  // namespace janggun::search
