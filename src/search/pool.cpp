#include "janggun/search/pool.hpp"

#include <algorithm>
#include <system_error>
#include <utility>

#include "ending.hpp"
#include "janggun/board/movegen.hpp"
#include "janggun/eval/evaluate.hpp"
#include "janggun/eval/outlook.hpp"
#include "janggun/game/material.hpp"
#include "worker.hpp"

namespace janggun::search {

using board::Move;
using eval::Score;

namespace {

std::vector<Move> root_moves(const game::Game& game, const Limits& limits) {
    board::MoveList legal;
    generate_legal(game.position(), legal);
    std::vector<Move> moves;
    for (const Move move : legal) {
        const auto& wanted = limits.root_moves;
        if (wanted.empty() || std::find(wanted.begin(), wanted.end(), move) != wanted.end())
            moves.push_back(move);
    }
    return moves;
}

int most_depth(const Limits& limits) {
    // A mate in n moves is 2n - 1 plies away; some of them the search looks at less deeply.
    constexpr int kMateSlack = 24;
    int depth = limits.depth.value_or(kMostPlies);
    if (limits.mate) depth = std::min(depth, 2 * std::min(*limits.mate, kMostPlies) + kMateSlack);
    return depth;
}

void hold_back(Task& task, const Strength& strength) {
    task.most_nodes = std::min(task.most_nodes, strength.most_nodes());
    task.lines = std::max(task.lines, strength.candidates());
    task.blind_spots = {strength.blindness(), task.game->position().key()};
}

// The score of a game that is over.
Score final_score(const game::Game& game) {
    const game::Verdict verdict = game.verdict();
    const board::Side side = game.position().side_to_move();
    if (verdict.reason == game::Reason::mate) return Score::mated_in(0);
    if (verdict.result == game::Result::draw) return Score::draw();
    return verdict.is_won_by(side) ? -Score::points_lost_in(0) : Score::points_lost_in(0);
}

// The score of a game that is over, or that this line ends: nothing about it is a guess.
void tell_result(Info& info, Score score) {
    info.units = info.score = score;
    info.chances = score == Score::draw() ? eval::Outlook{0, 1000, 0} : outlook(score, {});
    info.bound = Bound::exact;
}

// The move that leaves the best evaluation; none where there is no move.
Move best_looking_move(const board::Position& position, const game::Rules& rules) {
    board::MoveList moves;
    generate_legal(position, moves);
    Move best;
    Score highest = -Score::infinite();
    for (const Move move : moves) {
        board::Position next = position;
        static_cast<void>(next.make(move));
        const Score score = -eval::evaluate(next, rules);
        if (score <= highest) continue;
        highest = score;
        best = move;
    }
    return best;
}

}  // namespace

struct Pool::Modest {
    static constexpr std::size_t kMegabytes = 4;

    explicit Modest(Control& control) : table{kMegabytes}, worker{table, control, 0} {}

    void forget() {
        table.clear();
        worker.forget();
    }

    Table table;
    Worker worker;
};

Pool::Pool(std::size_t megabytes, eval::EvaluationMaker make_evaluation)
    : make_evaluation_{std::move(make_evaluation)}, table_{std::make_unique<Table>(megabytes)} {
    set_threads(1);
}

Pool::~Pool() {
    stop();
    wait();
}

void Pool::set_threads(unsigned threads) {
    stop();
    wait();
    workers_.clear();
    for (unsigned i = 0; i < threads; ++i)
        workers_.push_back(
            std::make_unique<Worker>(*table_, control_, i, make_evaluation_ ? make_evaluation_() : nullptr));
}

void Pool::set_megabytes(std::size_t megabytes) {
    stop();
    wait();
    auto table = std::make_unique<Table>(megabytes);
    table_ = std::move(table);
    set_threads(static_cast<unsigned>(workers_.size()));
}

void Pool::forget() {
    stop();
    wait();
    table_->clear();
    for (const auto& worker : workers_) worker->forget();
}

void Pool::wait() {
    if (leader_.joinable()) leader_.join();
}

void Pool::go(const game::Game& game, const Limits& limits, const Settings& settings, Listener& listener) {
    stop();
    wait();
    if (settings.strength && !modest_) modest_ = std::make_unique<Modest>(control_);
    // What claims were worth is no longer true where nobody makes them.
    if (game_ && game_->plies_unclaimed().has_value() != game.plies_unclaimed().has_value()) forget();
    game_ = game;
    const TimePlan plan = plan_time(limits, game.position().side_to_move(), settings.time);
    control_.start(plan, limits.ponder, limits.infinite || !(limits.ends_by_itself() || limits.ponder));
    searching_.store(true, std::memory_order_release);
    try {
        leader_ = std::thread{[this, limits, settings, &listener] { lead(limits, settings, listener); }};
    } catch (const std::system_error&) {
        // The system has no thread to give: search here, where nobody can stop what does not end by itself.
        if (!limits.ends_by_itself()) control_.stop();
        lead(limits, settings, listener);
    }
}

// Chooses who searches.
void Pool::gather(const Settings& settings) {
    team_.clear();
    if (settings.strength) {
        modest_->forget();
        team_.push_back(&modest_->worker);
    } else {
        table_->start_search();
        for (const auto& worker : workers_) team_.push_back(worker.get());
    }
}

void Pool::lead(const Limits& limits, const Settings& settings, Listener& listener) {
    gather(settings);
    const std::vector<Move> moves = root_moves(*game_, limits);
    Outcome result;
    if (moves.empty()) {
        Info over;
        tell_result(over, final_score(*game_));
        listener.on_info(over);
        result.lines.push_back(over);
        control_.wait_until_answer_is_wanted();
    } else {
        const std::size_t threads = team_.size();
        for (std::size_t i = 0; i < threads; ++i) {
            Task task;
            task.game = &*game_;
            task.root_moves = moves;
            task.params = settings.params;
            task.lines = settings.lines;
            if (i == 0) {
                task.most_depth = most_depth(limits);
                task.mate = limits.mate;
                if (limits.nodes) task.most_nodes = std::max<std::uint64_t>(*limits.nodes / threads, 1);
            }
            if (settings.strength) hold_back(task, *settings.strength);
            team_[i]->prepare(task);
        }
        run_workers(settings, listener);
        result = outcome(settings);
        if (settings.ends_games && limits.root_moves.empty()) offer_end(result, listener);
    }
    searching_.store(false, std::memory_order_release);
    listener.on_done(result);
}

// Returns when an answer is wanted and all workers are idle.
void Pool::run_workers(const Settings& settings, Listener& listener) {
    std::vector<std::thread> helpers;
    for (std::size_t i = 1; i < team_.size(); ++i) {
        try {
            helpers.emplace_back([worker = team_[i]] { worker->run(nullptr); });
        } catch (const std::system_error&) {
            break;  // as many as the system gives
        }
    }
    Worker& leader = *team_.front();
    std::uint64_t reported_nodes = 0;
    const auto shown = static_cast<std::size_t>(std::min(settings.lines, leader.lines()));
    const auto report_lines = [&] {
        for (std::size_t i = 0; i < shown; ++i) listener.on_info(info(leader, i));
        reported_nodes = leader.nodes();
    };
    const Worker::Report report = [&](const Worker& worker, int depth, std::size_t line) {
        if (depth > 0) {
            report_lines();
        } else if (line < shown) {
            listener.on_info(info(worker, line));
        }
    };
    leader.run(&report);
    control_.wait_until_answer_is_wanted();
    control_.stop();
    for (std::thread& helper : helpers) helper.join();
    // An iteration that was cut short may have found a better move, and in any case has taken time and nodes.
    if (leader.nodes() != reported_nodes) report_lines();
}

std::uint64_t Pool::nodes() const {
    std::uint64_t sum = 0;
    for (const Worker* const worker : team_) sum += worker->nodes();
    return sum;
}

Info Pool::info(const Worker& worker, std::size_t line) const {
    const RootMove& root = worker.root_moves()[line];
    Info result;
    result.depth = root.depth;
    result.selective_depth = root.selective_depth;
    result.multipv = static_cast<int>(line) + 1;
    result.units = root.score;
    const eval::Odds odds =
        eval::odds_model(game_->rules()).at(game::Material::of(game_->position()).phase());
    result.score = in_centipawns(result.units, odds);
    result.chances = outlook(result.score, odds);
    result.bound = root.bound;
    result.nodes = nodes();
    result.time = control_.elapsed();
    const auto milliseconds = static_cast<std::uint64_t>(std::max<Milliseconds::rep>(result.time.count(), 1));
    result.nodes_per_second = result.nodes * 1000 / milliseconds;
    result.hash_permille = table_in_use().fill_permille();
    result.line.assign(root.line.begin(), root.line.end());
    return result;
}

const Table& Pool::table_in_use() const {
    return modest_ && team_.front() == &modest_->worker ? modest_->table : *table_;
}

// The second move of the line; or what the table knows, when the line ends with the first; or what looks
// best.
Move Pool::expected_answer(const Info& line) const {
    if (line.line.size() > 1) return line.line[1];
    board::Position next = game_->position();
    static_cast<void>(next.make(line.line.front()));
    const auto hit = table_in_use().probe(next.key());
    return hit && is_legal(next, hit->move) ? hit->move : best_looking_move(next, game_->rules());
}

// Passes instead, where nobody ends the game and this side may: the other one can end it with a pass, too.
void Pool::offer_end(Outcome& outcome, Listener& listener) const {
    const auto end = end_by_passes(*game_, outcome.lines.front().units);
    if (!end) return;
    const board::Position& position = game_->position();
    Info info = outcome.lines.front();
    tell_result(info, *end);
    info.line.clear();
    for (const board::Side side : {position.side_to_move(), other(position.side_to_move())})
        info.line.push_back(Move::pass(position.king(side)));
    if (position.is_bound()) info.line.pop_back();  // the pass accepts the facing kings, and ends it alone
    listener.on_info(info);
    outcome.best = info.line.front();
    outcome.ponder = info.line.size() > 1 ? info.line.back() : Move::none();
    outcome.lines.front() = info;
}

Outcome Pool::outcome(const Settings& settings) const {
    const Worker& leader = *team_.front();
    Outcome result;
    for (std::size_t i = 0; i < static_cast<std::size_t>(leader.lines()); ++i)
        result.lines.push_back(info(leader, i));
    const std::size_t chosen =
        settings.strength ? settings.strength->choose(result.lines, game_->position().key()) : 0;
    result.best = result.lines[chosen].line.front();
    result.ponder = expected_answer(result.lines[chosen]);
    result.nodes = nodes();
    return result;
}

}  // namespace janggun::search
