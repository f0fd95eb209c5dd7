#include "janggun/match/engine_player.hpp"

#include "janggun/engine/build_info.hpp"

namespace janggun::match {

namespace {

// Keeps what a front end would report, so that it makes no difference to a game whether the engine plays in
// this process or in one of its own.
class Capture : public search::Listener {
  public:
    void on_info(const search::Info& info) override {
        if (info.multipv != 1) return;
        reply_.score = info.score.raw();
        reply_.units = info.units.raw();
        reply_.depth = info.depth;
    }
    void on_done(const search::Outcome& outcome) override {
        reply_.move = to_string(outcome.best);
        reply_.nodes = outcome.nodes;
    }
    [[nodiscard]] const Reply& reply() const noexcept { return reply_; }

  private:
    Reply reply_;
};

}  // namespace

std::string EnginePlayer::name() const { return "Janggun " + std::string{engine::version()}; }

std::optional<std::string> EnginePlayer::new_game(const std::stop_token& /*stop*/) {
    engine_.new_game();
    return std::nullopt;
}

Reply EnginePlayer::think(const Turn& turn) {
    Capture capture;
    engine_.set_game(turn.game);
    engine_.go(turn.limits, capture, turn.stop);
    engine_.wait();
    return capture.reply();
}

}  // namespace janggun::match
