#include "analyze/analysis.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "janggun/board/movegen.hpp"
#include "janggun/engine/capture.hpp"

namespace janggun::cli {

namespace {

// Tells when more time would change nothing: each line of play ends in a mate, and the search is so deep that
// it would have seen a shorter one.
class MateWatch {
  public:
    explicit MateWatch(std::size_t lines) : is_settled_(lines, false) {}

    void see(const search::Info& info) {
        // Reductions hide a mate from an iteration that is just as deep.
        constexpr int kMargin = 4;
        is_settled_.at(static_cast<std::size_t>(info.multipv) - 1) =
            info.score.is_mate() && info.bound == search::Bound::exact &&
            info.depth >= info.score.plies() + kMargin;
    }
    [[nodiscard]] bool is_settled() const {
        return std::all_of(is_settled_.begin(), is_settled_.end(), [](bool is_line) { return is_line; });
    }

  private:
    std::vector<bool> is_settled_;
};

// Shows the watcher what the search says, and stops it when that is enough.
class WatchedCapture : public engine::Capture {
  public:
    WatchedCapture(engine::Engine& engine, Watcher* watcher, std::optional<MateWatch> mates)
        : engine_{engine}, watcher_{watcher}, mates_{std::move(mates)} {}

    void on_info(const search::Info& info) override {
        if (watcher_ != nullptr && !watcher_->see(info)) engine_.stop();
        if (!mates_) return;
        mates_->see(info);
        if (mates_->is_settled()) engine_.stop();
    }

  private:
    engine::Engine& engine_;
    Watcher* watcher_;
    std::optional<MateWatch> mates_;
};

bool are_limited_by_time_only(const search::Limits& limits) {
    return limits.move_time && !limits.depth && !limits.nodes && !limits.mate;
}

engine::Config config_of(const AnalysisSettings& settings) {
    engine::Config config = settings.config;
    config.analyse_mode = true;
    config.move_overhead_ms = 0;  // there is no clock that an answer could miss
    return config;
}

}  // namespace

Analyst::Analyst(const AnalysisSettings& settings) : limits_{settings.limits}, engine_{config_of(settings)} {}

Analysis Analyst::analyze(const game::Game& game, const std::stop_token& stop, std::optional<int> mate,
                          Watcher* watcher) {
    Analysis analysis{game.verdict(), {}};
    if (analysis.verdict.is_over()) return analysis;
    search::Limits limits = limits_;
    limits.mate = mate;
    std::optional<MateWatch> mates;
    if (are_limited_by_time_only(limits)) {
        const auto wanted = static_cast<std::size_t>(engine_.config().lines);
        mates.emplace(std::min(wanted, static_cast<std::size_t>(board::count_legal(game.position()))));
    }
    WatchedCapture capture{engine_, watcher, std::move(mates)};
    engine_.new_game();
    engine_.set_game(game);
    engine_.go(limits, capture, stop);
    engine_.wait();
    analysis.outcome = capture.outcome();
    return analysis;
}

}  // namespace janggun::cli
