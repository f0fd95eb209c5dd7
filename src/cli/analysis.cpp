#include "analysis.hpp"

namespace janggun::cli {

namespace {

// Keeps what the search came to.
class Capture : public search::Listener {
  public:
    Capture(engine::Engine& engine, Watcher* watcher) : engine_{engine}, watcher_{watcher} {}

    void on_info(const search::Info& info) override {
        if (watcher_ != nullptr && !watcher_->see(info)) engine_.stop();
    }
    void on_done(const search::Outcome& outcome) override { outcome_ = outcome; }

    [[nodiscard]] const search::Outcome& outcome() const noexcept { return outcome_; }

  private:
    engine::Engine& engine_;
    Watcher* watcher_;
    search::Outcome outcome_;
};

}  // namespace

Analysis Analyst::analyze(const game::Game& game, std::optional<int> mate, Watcher* watcher) {
    Analysis analysis{game.verdict(), {}};
    if (analysis.verdict.is_over()) return analysis;
    search::Limits limits = limits_;
    limits.mate = mate;
    Capture capture{engine_, watcher};
    engine_.new_game();
    engine_.set_game(game);
    engine_.go(limits, capture);
    engine_.wait();
    analysis.outcome = capture.outcome();
    return analysis;
}

}  // namespace janggun::cli
