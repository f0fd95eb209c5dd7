#include "janggun/search/pool.hpp"

#include <utility>

#include "crew.hpp"
#include "joint_search.hpp"

namespace janggun::search {

Pool::Pool(std::size_t megabytes, std::size_t threads, eval::EvaluationMaker make_evaluation)
    : make_evaluation_{std::move(make_evaluation)},
      crew_{make_crew(std::make_shared<Table>(megabytes), threads)},
      searching_crew_{crew_.get()} {}

Pool::~Pool() { end(); }

std::unique_ptr<Crew> Pool::make_crew(std::shared_ptr<Table> table, std::size_t threads) {
    return std::make_unique<Crew>(std::move(table), control_, threads, make_evaluation_);
}

void Pool::resize(std::size_t threads, std::size_t megabytes) {
    const Crew& newest = newest_crew();
    const bool keeps_table = newest.table()->megabytes() == megabytes;
    if (keeps_table && newest.members().size() == threads) return;
    next_crew_ = make_crew(keeps_table ? newest.table() : std::make_shared<Table>(megabytes), threads);
    if (!is_searching()) settle();
}

void Pool::forget() {
    is_to_forget_ = true;
    if (!is_searching()) settle();
}

// Applies what was asked for during the last search.
void Pool::settle() {
    wait();
    if (next_crew_) crew_ = std::move(next_crew_);
    searching_crew_ = crew_.get();
    if (std::exchange(is_to_forget_, false)) crew_->forget();
}

// A weak player needs little memory, and should not disturb what the strong one has learnt.
Crew& Pool::modest_crew() {
    constexpr std::size_t kMegabytes = 4;
    if (!modest_crew_) modest_crew_ = make_crew(std::make_shared<Table>(kMegabytes), 1);
    return *modest_crew_;
}

void Pool::go(const game::Game& game, const Limits& limits, const Settings& settings, Listener& listener,
              const std::stop_token& stop) {
    if (is_searching()) control_.stop();
    const bool is_judged = !game.plies_unclaimed();
    // Scores that depend on claims do not hold any more if nobody makes claims, and the other way round.
    if (was_judged_.value_or(is_judged) != is_judged) is_to_forget_ = true;
    was_judged_ = is_judged;
    settle();
    if (settings.strength) searching_crew_ = &modest_crew();
    const auto search =
        std::make_shared<JointSearch>(game, limits, settings, *searching_crew_, control_, listener);
    const TimePlan plan = plan_time(limits, game.position().side_to_move(), settings.time, settings.params);
    control_.start(plan, limits.ponder, limits.infinite || !limits.are_any());
    searching_.store(true, std::memory_order_release);
    const auto lead = [this, search, stop, &listener] { listener.on_done(outcome_of(*search, stop)); };
    if (searching_crew_->leaders_thread().start(lead)) return;
    // The system has no thread to give: search here, where nobody can stop what does not end by itself.
    if (control_.needs_word()) control_.stop();
    lead();
}

Outcome Pool::outcome_of(JointSearch& search, const std::stop_token& stop) {
    const std::stop_callback on_stop{stop, [this] { control_.stop(); }};
    Outcome outcome = search.run();
    searching_.store(false, std::memory_order_release);
    return outcome;
}

void Pool::wait() { searching_crew_->leaders_thread().wait(); }

void Pool::end() {
    stop();
    wait();
}

void Pool::finish() {
    if (control_.needs_word()) stop();
    wait();
}

}  // namespace janggun::search
