#include "play/session.hpp"

#include <algorithm>
#include <ostream>
#include <random>
#include <stop_token>
#include <utility>

#include <fmt/format.h>

#include "janggun/engine/build_info.hpp"
#include "janggun/engine/capture.hpp"
#include "janggun/search/strength.hpp"
#include "janggun/util/error.hpp"
#include "janggun/view/words.hpp"
#include "play/words.hpp"
#include "progress_line.hpp"

namespace janggun::cli {

using board::Side;
using game::Result;
using game::Verdict;
using view::side_name;

namespace {

// The score of the move that the engine plays, which may not be the best one.
eval::Centipawns score_of(const search::Outcome& outcome) {
    const auto line = std::find_if(outcome.lines.begin(), outcome.lines.end(), [&](const search::Info& info) {
        return info.line.front() == outcome.best;
    });
    return line == outcome.lines.end() ? outcome.lines.front().score : line->score;
}

std::string engine_name(const engine::Config& config) {
    if (config.limit_strength) return fmt::format("the engine with about {} Elo", config.elo);
    if (config.skill_level < search::Strength::kFullLevel)
        return fmt::format("the engine at level {}", config.skill_level);
    return "the engine";
}

std::string opponents(const Players& players, const view::PictureStyle& style, const engine::Config& config) {
    if (const std::optional<Side> side = only_person(players)) {
        const bool by_case = style.pieces == view::PieceStyle::letters;
        const std::string_view letters =
            *side == Side::cho ? ", the capital letters," : ", the small letters,";
        return fmt::format("You play {}{} against {}.", side_name(*side), by_case ? letters : "",
                           engine_name(config));
    }
    if (players[0] == Player::person) return "Two people play.";
    return fmt::format("{} plays both sides.", "The" + engine_name(config).substr(3));
}

}  // namespace

PlaySession::PlaySession(PlaySettings settings, const Console& console, Interrupts& interrupts)
    : settings_{std::move(settings)},
      interrupts_{interrupts},
      dialogue_{console, interrupts},
      rng_{console.in_is_terminal ? std::random_device{}() : 0U},
      engine_{settings_.config},
      kept_in_{settings_.save_file} {}

int PlaySession::run() {
    begin();
    while (!is_done_ && !dialogue_.is_broken()) {
        const bool engine_moves = !game_->is_over() && player_to_move() == Player::engine;
        if (engine_moves && !awaits_claim() && !is_paused_) {
            engine_turn();
        } else {
            person_turn();
        }
    }
    return leave();
}

void PlaySession::begin() {
    std::optional<GameStart> start =
        choose_start(settings_.wishes, settings_.config, settings_.style, dialogue_, rng_);
    if (!start) {
        is_done_ = true;
        return;
    }
    if (std::exchange(settings_.is_loaded, false)) settings_.wishes.record.reset();
    start_game(std::move(*start));
}

void PlaySession::start_game(GameStart start) {
    tag_players(start.record, start.players);
    players_ = start.players;
    if (game_) change_files();
    game_.emplace(std::move(start.record));
    has_asked_about_pass_ = false;
    is_paused_ = false;
    settings_.style.bottom = only_person(players_).value_or(Side::cho);
    engine_.new_game();
    dialogue_.say(fmt::format(
        "Janggun {}, rules {}. {}\n"
        "Type a move as {}, hint for advice, rules, help or quit.",
        engine::version(), game_->game().rules().name, opponents(players_, settings_.style, settings_.config),
        explained_example(settings_.style.notation)));
    after_move();
    is_saved_ = true;
    is_kept_ = true;
}

PlaySession::Thought PlaySession::think(const search::Limits& limits) {
    std::stop_source interrupt;
    const Interrupts::Receiver receiver{interrupts_, [&interrupt] { interrupt.request_stop(); }};
    dialogue_.console().out << std::flush;
    ProgressLine progress{dialogue_.console()};
    if (dialogue_.console().err_is_terminal)
        progress.show(fmt::format("{} is thinking...", side_name(game_->side_to_move())));
    engine::Capture answer;
    engine_.set_game(game_->game());
    engine_.go(limits, answer, interrupt.get_token());
    engine_.wait();
    return {answer.outcome(), interrupt.stop_requested()};
}

void PlaySession::engine_turn() {
    const bool is_watched = !plays(Player::person) && dialogue_.console().out_is_terminal;
    if (is_watched && is_board_due_) show_board();
    const auto [outcome, was_interrupted] = think(settings_.limits);
    is_paused_ = was_interrupted && !plays(Player::person);
    const board::Position& position = game_->game().position();
    const std::string move = outcome.best.is_pass()
                                 ? fmt::format("passes ({})", to_string(outcome.best))
                                 : "plays " + move_words(position, outcome.best, settings_.style.notation);
    const Side side = game_->side_to_move();
    dialogue_.say(fmt::format("{} {}, {}", side_name(side), move, score_words_for(side, score_of(outcome))));
    game_->play(outcome.best);
    after_move();
}

void PlaySession::person_turn() {
    if (is_board_due_) show_board();
    const std::optional<std::string> line = dialogue_.ask_for_command(
        prompt(), [this](std::string_view beginning) { return completions(beginning); });
    if (!line) {
        is_done_ = true;
        return;
    }
    try {
        obey(*line);
    } catch (const util::InputError& error) {
        dialogue_.say(error.what());
    }
}

// Call this when the position on the board has changed.
void PlaySession::after_change() {
    has_declined_claim_ = false;
    is_board_due_ = true;
    is_saved_ = false;
    is_kept_ = false;
}

void PlaySession::after_move() {
    after_change();
    if (game_->is_over() || !engine_claims()) return;
    const Verdict verdict = game_->game().verdict();
    game_->end_by_word(verdict.result, reason_text(verdict));
}

Player PlaySession::player_to_move() const { return players_[index(game_->side_to_move())]; }

bool PlaySession::plays(Player player) const { return players_[0] == player || players_[1] == player; }

bool PlaySession::engine_claims() const {
    const Verdict verdict = game_->game().verdict();
    if (!verdict.is_claimable()) return false;
    if (verdict.result == Result::draw) return plays(Player::engine);
    return players_[index(verdict.result == Result::cho_wins ? Side::cho : Side::han)] == Player::engine;
}

bool PlaySession::awaits_claim() const {
    return !has_declined_claim_ && player_to_move() == Player::engine &&
           game_->game().verdict().is_claimable();
}

void PlaySession::show_board() {
    is_board_due_ = false;
    view::PictureStyle style = settings_.style;
    style.last_move = game_->game().history().back().move;
    std::string text = '\n' + board_picture(game_->game().position(), style) + '\n';
    if (game_->is_over()) {
        text += ending_text(*game_);
        if (plays(Player::person)) text += "\nType new for another game, undo, save or quit.";
    } else {
        text += status_text(game_->game());
        if (game_->game().verdict().is_claimable()) {
            text += fmt::format("\nYou may end the game with this result: type claim, or {} to play on.",
                                player_to_move() == Player::engine ? "go" : "a move");
        }
    }
    dialogue_.say(text);
}

std::string PlaySession::prompt() const {
    if (game_->is_over()) return "game over> ";
    if (player_to_move() == Player::engine) return is_paused_ ? "go or quit> " : "claim or go> ";
    if (only_person(players_)) return "your move> ";
    return fmt::format("{}> ", name(game_->side_to_move()));
}

}  // namespace janggun::cli
