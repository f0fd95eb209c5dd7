#include "joint_search.hpp"

#include <algorithm>
#include <utility>

#include "ending.hpp"
#include "janggun/board/movegen.hpp"
#include "janggun/eval/evaluate.hpp"
#include "janggun/game/material.hpp"

namespace janggun::search {

using board::Move;
using eval::Score;

namespace {

int most_depth(const Limits& limits) {
    // A mate in n moves is 2n - 1 plies away; but the search reduces some of them.
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
    info.units = score;
    info.score = in_centipawns(score, {});
    info.chances = score == Score::draw() ? eval::Outlook{0, 1000, 0} : outlook(info.score, {});
    info.bound = Bound::exact;
}

// The move that leads to the best evaluation; none if there is no move.
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

JointSearch::JointSearch(const game::Game& game, Limits limits, const Settings& settings, Crew& crew,
                         Control& control, Listener& listener)
    : game_{game},
      limits_{std::move(limits)},
      settings_{settings},
      crew_{crew},
      control_{control},
      listener_{listener},
      odds_{eval::odds_model(game.rules()).at(game::Material::of(game.position()).phase())} {}

Outcome JointSearch::run() {
    const std::vector<Move> moves = root_moves();
    if (moves.empty()) return tell_final_result();
    prepare(moves);
    search();
    Outcome result = outcome();
    if (settings_.ends_games && limits_.root_moves.empty()) offer_end(result);
    return result;
}

std::vector<Move> JointSearch::root_moves() const {
    board::MoveList legal;
    generate_legal(game_.position(), legal);
    const auto& wanted = limits_.root_moves;
    std::vector<Move> moves;
    for (const Move move : legal) {
        if (wanted.empty() || std::find(wanted.begin(), wanted.end(), move) != wanted.end())
            moves.push_back(move);
    }
    return moves;
}

Outcome JointSearch::tell_final_result() {
    Info over;
    tell_result(over, final_score(game_));
    listener_.on_info(over);
    control_.wait_until_answer_is_wanted();
    Outcome result;
    result.lines.push_back(over);
    return result;
}

void JointSearch::prepare(const std::vector<Move>& moves) {
    // A search below full strength begins without knowledge from earlier ones: it depends on the position
    // alone.
    if (settings_.strength) {
        crew_.forget();
    } else {
        crew_.table()->start_search();
    }
    Task task;
    task.game = &game_;
    task.root_moves = moves;
    task.params = settings_.params;
    task.lines = settings_.lines;
    if (settings_.strength) hold_back(task, *settings_.strength);
    Task leaders = task;
    leaders.most_depth = most_depth(limits_);
    leaders.mate = limits_.mate;
    const std::uint64_t threads = crew_.members().size();
    if (limits_.nodes)
        leaders.most_nodes =
            std::min(leaders.most_nodes, std::max<std::uint64_t>(*limits_.nodes / threads, 1));
    for (const auto& member : crew_.members())
        member->worker.prepare(member == crew_.members().front() ? leaders : task);
}

void JointSearch::search() {
    const std::size_t helpers = start_helpers();
    const Worker::Report report = [this](const Worker& /*leader*/, int depth, std::size_t line) {
        if (depth > 0) {
            tell_lines();
        } else if (line < static_cast<std::size_t>(settings_.lines)) {
            listener_.on_info(info(line));
        }
    };
    crew_.leader().run(&report);
    control_.wait_until_answer_is_wanted();
    control_.stop();
    for (std::size_t i = 1; i <= helpers; ++i) crew_.members()[i]->thread.wait();
    // An iteration that was cut short may have found a better move, and in any case has taken time and nodes.
    if (crew_.leader().nodes() != nodes_of_lines_) tell_lines();
}

// Starts as many helpers as the system has threads for, and returns their number. They search until they are
// stopped.
std::size_t JointSearch::start_helpers() {
    std::size_t started = 0;
    for (std::size_t i = 1; i < crew_.members().size(); ++i) {
        Crew::Member& helper = *crew_.members()[i];
        if (!helper.thread.start([&worker = helper.worker] { worker.run(nullptr); })) break;
        ++started;
    }
    return started;
}

void JointSearch::tell_lines() {
    lines_.clear();
    for (int line = 0; line < crew_.leader().lines(); ++line)
        lines_.push_back(info(static_cast<std::size_t>(line)));
    nodes_of_lines_ = crew_.leader().nodes();
    const std::size_t shown = std::min(static_cast<std::size_t>(settings_.lines), lines_.size());
    for (std::size_t line = 0; line < shown; ++line) listener_.on_info(lines_[line]);
}

Info JointSearch::info(std::size_t line) const {
    const RootMove& root = crew_.leader().root_moves()[line];
    Info result;
    result.depth = root.depth;
    result.selective_depth = root.selective_depth;
    result.multipv = static_cast<int>(line) + 1;
    result.units = root.score;
    result.score = in_centipawns(result.units, odds_);
    result.chances = outlook(result.score, odds_);
    result.bound = root.bound;
    result.nodes = crew_.nodes();
    result.time = control_.elapsed();
    const auto milliseconds = static_cast<std::uint64_t>(std::max<Milliseconds::rep>(result.time.count(), 1));
    result.nodes_per_second = result.nodes * 1000 / milliseconds;
    result.hash_permille = crew_.table()->fill_permille();
    result.line.assign(root.line.begin(), root.line.end());
    return result;
}

Outcome JointSearch::outcome() const {
    Outcome result;
    result.lines = lines_;
    const std::size_t chosen =
        settings_.strength ? settings_.strength->choose(lines_, game_.position().key()) : 0;
    result.best = lines_[chosen].line.front();
    result.ponder = expected_answer(lines_[chosen]);
    result.nodes = crew_.nodes();
    return result;
}

// The expected answer: the second move of the line; or the table's move, if the line ends with the first; or
// else the best-looking move.
Move JointSearch::expected_answer(const Info& line) const {
    if (line.line.size() > 1) return line.line[1];
    board::Position next = game_.position();
    static_cast<void>(next.make(line.line.front()));
    const auto hit = crew_.table()->probe(next.key());
    return hit && is_legal(next, hit->move) ? hit->move : best_looking_move(next, game_.rules());
}

// Answers with a pass if nobody ends the game and this side may pass: the other side can then end it with a
// pass, too.
void JointSearch::offer_end(Outcome& outcome) const {
    const auto end = end_by_passes(game_, outcome.lines.front().units);
    if (!end) return;
    const board::Position& position = game_.position();
    Info info = outcome.lines.front();
    tell_result(info, *end);
    info.line.clear();
    for (const board::Side side : {position.side_to_move(), other(position.side_to_move())})
        info.line.push_back(Move::pass(position.king(side)));
    if (position.is_bound()) info.line.pop_back();  // the pass accepts the facing kings, and ends it alone
    listener_.on_info(info);
    outcome.best = info.line.front();
    outcome.ponder = info.line.size() > 1 ? info.line.back() : Move::none();
    outcome.lines.front() = info;
}

}  // namespace janggun::search
