#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "crew.hpp"
#include "janggun/board/move.hpp"
#include "janggun/eval/outlook.hpp"
#include "janggun/eval/score.hpp"
#include "janggun/game/game.hpp"
#include "janggun/search/control.hpp"
#include "janggun/search/limits.hpp"
#include "janggun/search/report.hpp"
#include "janggun/search/settings.hpp"

namespace janggun::search {

// One `go`: a crew's search of one game, in which each worker searches the whole tree and all share one table
// (Lazy SMP).
class JointSearch {
  public:
    // The crew, the control, which has been started, and the listener outlive this object.
    JointSearch(const game::Game& game, Limits limits, const Settings& settings, Crew& crew, Control& control,
                Listener& listener);

    // Searches until an answer is wanted and all workers are idle; called on the leader's thread. The
    // listener is told everything except the end.
    [[nodiscard]] Outcome run();

  private:
    [[nodiscard]] std::vector<board::Move> root_moves() const;
    [[nodiscard]] Outcome tell_final_result();
    void prepare(const std::vector<board::Move>& moves);
    void search();
    [[nodiscard]] std::size_t start_helpers();
    void tell_lines();
    [[nodiscard]] Info info(std::size_t line) const;
    [[nodiscard]] Outcome outcome() const;
    [[nodiscard]] board::Move expected_answer(const Info& line) const;
    void offer_end(Outcome& outcome) const;

    game::Game game_;
    Limits limits_;
    Settings settings_;
    Crew& crew_;
    Control& control_;
    Listener& listener_;
    eval::Odds odds_;                   // for the searched position
    std::vector<Info> lines_;           // as reported last, followed by those that strength only chooses from
    std::uint64_t nodes_of_lines_ = 0;  // the leader's nodes when the lines were reported
};

}  // namespace janggun::search
