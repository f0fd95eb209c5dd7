#include "analysis.hpp"

#include "janggun/engine/capture.hpp"

namespace janggun::cli {

namespace {

// Shows the watcher what the search says, and stops it when that is enough.
class WatchedCapture : public engine::Capture {
  public:
    WatchedCapture(engine::Engine& engine, Watcher* watcher) : engine_{engine}, watcher_{watcher} {}

    void on_info(const search::Info& info) override {
        if (watcher_ != nullptr && !watcher_->see(info)) engine_.stop();
    }

  private:
    engine::Engine& engine_;
    Watcher* watcher_;
};

}  // namespace

Analysis Analyst::analyze(const game::Game& game, std::optional<int> mate, Watcher* watcher) {
    Analysis analysis{game.verdict(), {}};
    if (analysis.verdict.is_over()) return analysis;
    search::Limits limits = limits_;
    limits.mate = mate;
    WatchedCapture capture{engine_, watcher};
    engine_.new_game();
    engine_.set_game(game);
    engine_.go(limits, capture);
    engine_.wait();
    analysis.outcome = capture.outcome();
    return analysis;
}

}  // namespace janggun::cli
