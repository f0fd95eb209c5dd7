#pragma once

#include <optional>
#include <stop_token>

#include "janggun/engine/config.hpp"
#include "janggun/engine/engine.hpp"
#include "janggun/game/game.hpp"
#include "janggun/game/verdict.hpp"
#include "janggun/search/limits.hpp"
#include "janggun/search/report.hpp"

namespace janggun::cli {

// The longest time that a search may be given: eleven days.
inline constexpr search::Milliseconds kLongestSearch{1'000'000'000};

struct AnalysisSettings {
    engine::Config config;
    search::Limits limits;
};

// The analysis of a position. A game that is over was not searched: its outcome has no lines.
struct Analysis {
    game::Verdict verdict;
    search::Outcome outcome;

    [[nodiscard]] const search::Info& best_line() const { return outcome.lines.front(); }
};

// Sees each line that the search reports, on the search's thread.
class Watcher {
  public:
    Watcher() = default;
    Watcher(const Watcher&) = delete;
    Watcher(Watcher&&) = delete;
    Watcher& operator=(const Watcher&) = delete;
    Watcher& operator=(Watcher&&) = delete;
    virtual ~Watcher() = default;

    // Returns whether the search should go on.
    virtual bool see(const search::Info& info) = 0;
};

// Searches positions one after another. Nothing is carried over, so that what it says of a position does not
// depend on those before.
class Analyst {
  public:
    // Throws std::bad_alloc if the machine has no memory for the table.
    explicit Analyst(const AnalysisSettings& settings);

    // Returns when the search has ended or `stop` is requested, with a legal move in either case; with `mate`
    // as soon as a mate in that many moves is found. A search that only time limits is over, too, once every
    // line that it shows ends in a mate and it has looked further than that.
    [[nodiscard]] Analysis analyze(const game::Game& game, const std::stop_token& stop,
                                   std::optional<int> mate = {}, Watcher* watcher = nullptr);

  private:
    search::Limits limits_;
    engine::Engine engine_;
};

}  // namespace janggun::cli
