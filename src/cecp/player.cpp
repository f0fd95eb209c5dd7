#include "player.hpp"

#include <cmath>
#include <utility>

#include <fmt/format.h>

#include "janggun/board/fen.hpp"
#include "janggun/board/movegen.hpp"
#include "janggun/util/assert.hpp"
#include "move_text.hpp"
#include "output_text.hpp"

namespace janggun::cecp {

using board::Move;
using board::Position;
using game::Game;
using game::Result;
using game::Verdict;

namespace {

// This line offers a draw to the opponent, and accepts the opponent's offer.
constexpr std::string_view kDrawOffer = "offer draw";

Milliseconds elapsed(const util::Stopwatch& watch) {
    constexpr double kMillisecondsPerSecond = 1000;
    return Milliseconds{std::llround(watch.seconds() * kMillisecondsPerSecond)};
}

// Whether a pass leads from the position to `next`.
bool is_after_pass(const Position& position, const Position& next) {
    const Move pass = pass_of(position);
    if (!is_legal(position, pass)) return false;
    Position passed = position;
    static_cast<void>(passed.make(pass));
    return passed.placement_key() == next.placement_key();
}

}  // namespace

Player::Player(util::LineWriter& out, Inbox& inbox)
    : out_{out},
      reporter_{out, inbox},
      start_{board::parse_fen(board::kStartFen)},
      game_{engine::start_game(engine::Config{}.rules)} {}

void Player::configure(const engine::Config& config) {
    // An older search would go on as it was configured when the opponent's move makes it count.
    if (task_ == Task::ponder) stop();
    engine_.configure(config);
}

void Player::new_game() {
    stop();
    engine_.new_game();
    clock_.restart();
    opponent_is_computer_ = false;
    if (mode_ != Mode::analyze) set_mode(Mode::play);
    side_ = board::Side::han;
    start_game(board::parse_fen(board::kStartFen));
}

void Player::set_mode(Mode mode) {
    mode_ = mode;
    engine::Config config = engine_.config();
    config.analyse_mode = mode == Mode::analyze;
    engine_.configure(config);
}

void Player::force() {
    stop();
    set_mode(Mode::force);
}

void Player::go() {
    if (is_thinking()) return;  // the engine already does
    stop();
    set_mode(Mode::play);
    side_ = game_.position().side_to_move();
    carry_on();
}

void Player::play_other() {
    stop();
    set_mode(Mode::play);
    side_ = other(game_.position().side_to_move());
}

void Player::analyze() {
    stop();
    set_mode(Mode::analyze);
    carry_on();
}

void Player::start_game(const Position& start) {
    start_ = start;
    game_ = Game{engine_.config().rules, start};
    expected_ = Move::none();
    if (is_analyzing()) carry_on();
}

void Player::set_rules(game::RuleSet rules) {
    stop();
    engine::Config config = engine_.config();
    config.rules = rules;
    engine_.configure(config);
    start_game(board::parse_fen(board::kStartFen));
}

void Player::set_board(const Position& position) {
    if (!is_engines_turn() && is_after_pass(game_.position(), position))
        return play(pass_of(game_.position()));
    const bool is_under_way = plies() > 0;
    stop();
    start_game(position);
    // During a game no `go` follows.
    if (is_under_way && !is_analyzing()) carry_on();
}

bool Player::play(std::string_view word) {
    const auto move = parse_move(game_.position(), word);
    if (is_thinking() || !move || !is_legal(game_.position(), *move)) return false;
    play(*move);
    return true;
}

void Player::play(Move move) {
    const bool was_expected = task_ == Task::ponder && move == expected_;
    if (!was_expected) stop();
    expected_ = Move::none();
    game_.play(move);
    if (!was_expected) return carry_on();
    task_ = Task::move;
    watch_ = {};
    reporter_.end_expectation();
    engine_.ponder_hit();
}

bool Player::take_back(int count) {
    if (count > plies()) return false;
    stop();
    Game earlier{engine_.config().rules, start_};
    for (std::size_t i = 1; i + static_cast<std::size_t>(count) < game_.history().size(); ++i)
        earlier.play(game_.history()[i].move);
    game_ = std::move(earlier);
    expected_ = Move::none();
    if (is_analyzing()) carry_on();
    return true;
}

bool Player::is_engines_turn() const {
    return mode_ == Mode::play && game_.position().side_to_move() == side_;
}

// Ends a game that is over or could be ended, as far as the protocol allows. XBoard does not know Janggi:
// between engines it lets a side lose that claims a win or a draw, but believes a loss, and a draw that both
// offer. Returns whether the game has ended by it.
bool Player::end_game(const Verdict& verdict) {
    if (verdict.reason == game::Reason::none) return false;
    const bool is_draw = verdict.result == Result::draw;
    if (opponent_is_computer_ && (is_draw || verdict.is_won_by(side_))) {
        if (is_draw) out_.write(kDrawOffer);
        return verdict.is_over();
    }
    out_.write(result_text(verdict));
    return true;
}

void Player::hear_draw_offer() {
    if (mode_ == Mode::play && game_.verdict().result == Result::draw) out_.write(kDrawOffer);
}

// Begins to think about whatever is next, unless the game is over.
void Player::carry_on() {
    if (is_analyzing()) return begin(Task::analysis, game_, {});
    if (!is_engines_turn()) return;
    if (end_game(game_.verdict())) return;
    begin(Task::move, game_, clock_.limits(side_, plies(), move_overhead()));
}

void Player::ponder() {
    if (!config().ponder || expected_.is_none()) return;
    Game next = game_;
    next.play(expected_);
    if (next.verdict().reason != game::Reason::none) return;
    search::Limits limits = clock_.limits(side_, plies() + 1, move_overhead());
    limits.ponder = true;
    begin(Task::ponder, next, limits);
}

void Player::begin(Task task, const Game& game, const search::Limits& limits) {
    task_ = task;
    ++search_;
    watch_ = {};
    reporter_.begin(search_, task == Task::ponder ? expected_ : Move::none());
    engine_.set_game(game);
    engine_.go(limits, reporter_);
}

void Player::stop() {
    if (task_ == Task::none) return;
    task_ = Task::none;
    ++search_;
    engine_.end();
    say_owed();
}

void Player::move_now() {
    if (is_thinking()) engine_.stop();
}

void Player::hear(const SearchEnd& end) {
    if (end.search != search_ || !is_thinking()) return;
    JANGGUN_ASSERT(!end.outcome.best.is_none());  // or the game would have been over
    task_ = Task::none;
    clock_.stop_own(elapsed(watch_), plies());
    game_.play(end.outcome.best);
    expected_ = end.outcome.ponder;
    out_.write("move " + move_text(end.outcome.best));
    say_owed();
    if (!end_game(game_.verdict())) ponder();
}

void Player::say_after_move(std::string line) {
    if (!is_thinking()) return out_.write(line);
    owed_.push_back(std::move(line));
}

void Player::say_owed() {
    for (const std::string& line : std::exchange(owed_, {})) out_.write(line);
}

std::string Player::status_text() const {
    constexpr int kCentisecond = 10;  // milliseconds
    const search::Info info = reporter_.last();
    // The last complete depth: no move of it is left.
    return fmt::format("stat01: {} {} {} 0 {}", elapsed(watch_).count() / kCentisecond, info.nodes,
                       info.depth, count_legal(game_.position()));
}

}  // namespace janggun::cecp
