#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <fmt/format.h>

#include "input.hpp"
#include "janggun/board/fen.hpp"
#include "janggun/board/movegen.hpp"
#include "janggun/search/strength.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/nearest.hpp"
#include "janggun/util/paragraph.hpp"
#include "janggun/util/text.hpp"
#include "janggun/view/evaluation.hpp"
#include "janggun/view/korean.hpp"
#include "janggun/view/page.hpp"
#include "janggun/view/record.hpp"
#include "janggun/view/words.hpp"
#include "play/session.hpp"
#include "play/words.hpp"
#include "position_options.hpp"
#include "style.hpp"
#include "values.hpp"

namespace janggun::cli {

using board::Move;
using board::Side;
using board::Square;
using search::Strength;
using util::in_quotes;
using util::InputError;
using view::side_name;

namespace {

bool has_digit(std::string_view text) { return text.find_first_of("0123456789") != std::string_view::npos; }

// People also write "b1 c3" and "b1-c3".
std::string without_gaps(std::string_view text) {
    std::string joined;
    for (const std::string_view word : util::split_words(text)) joined += word;
    std::string coordinates = util::lower(joined);
    coordinates.erase(std::remove(coordinates.begin(), coordinates.end(), '-'), coordinates.end());
    return board::parse_move(coordinates) ? coordinates : joined;
}

std::vector<Move> moves_from(const board::Position& position, Square from) {
    board::MoveList legal;
    generate_legal(position, legal);
    std::vector<Move> moves;
    std::copy_if(legal.begin(), legal.end(), std::back_inserter(moves),
                 [from](Move move) { return move.from() == from && !move.is_pass(); });
    std::sort(moves.begin(), moves.end(), [](Move a, Move b) { return a.to().raw() < b.to().raw(); });
    return moves;
}

// The style of lists.
struct ListStyle {
    view::Notation notation = view::Notation::coordinates;
    std::size_t width = 0;  // columns in a line
};

// "  b1  horse     b1a3 b1c3"
std::string piece_row(const board::Position& position, Square from, ListStyle style) {
    util::Paragraph row{style.width, fmt::format("  {:3} {:9} ", point_text(from, style.notation),
                                                 name(position.at(from).type()))};
    for (const Move move : moves_from(position, from)) row.add(move_text(position, move, style.notation));
    return row.text();
}

// The legal moves, a line for each piece that has any.
std::string all_moves(const board::Position& position, ListStyle style) {
    std::string text = fmt::format("{} may play:", side_name(position.side_to_move()));
    board::for_each_square([&](Square from) {
        if (!moves_from(position, from).empty()) text += '\n' + piece_row(position, from, style);
    });
    const Move pass = pass_of(position);
    if (is_legal(position, pass)) {
        text += fmt::format(
            "\n  {:13} {}", "or pass",
            style.notation == view::Notation::korean ? view::korean(position, pass) : to_string(pass));
    }
    return text;
}

std::string moves_of_piece(const game::Game& game, Square from, ListStyle style) {
    const board::Position& position = game.position();
    const board::PieceId id = position.at(from);
    const std::string point = point_text(from, style.notation);
    if (!id.is_piece()) throw InputError(point + " is empty: no piece moves from there");
    if (id.side() != position.side_to_move()) {
        throw InputError(fmt::format("the {} on {} is {}'s, and it is {}'s turn", name(id.type()), point,
                                     side_name(id.side()), side_name(position.side_to_move())));
    }
    if (moves_from(position, from).empty())
        return fmt::format("The {} on {} has no legal move.", name(id.type()), point);
    return piece_row(position, from, style);
}

// "Taken back: Cho b1c3 (horse), Han g7f7 (soldier)."
std::string told(std::string_view head, std::vector<std::string> moves, std::size_t width) {
    moves.back() += '.';
    util::Paragraph text{width, head};
    for (const std::string& move : moves) text.add(move);
    return text.text();
}

// The value of `word` among `choices`, for commands that choose one of a few.
template <class Value, std::size_t N>
Value chosen(std::string_view what, std::string_view word, const std::array<Choice<Value>, N>& choices) {
    std::string words;
    for (const auto& [name, value] : choices) {
        if (name == util::lower(word)) return value;
        words += fmt::format("{}{} {}", words.empty() ? "" : " or ", what, name);
    }
    throw InputError(word.empty() ? fmt::format("write {}", words)
                                  : fmt::format("{} is none of these: write {}", in_quotes(word), words));
}

}  // namespace

// A word that can be typed, with all its names, the first of which is the one that help shows.
struct PlaySession::Command {
    using Plain = void (PlaySession::*)();
    using WithArgument = void (PlaySession::*)(std::string_view argument);

    std::string_view names;
    std::string_view argument;  // for help; empty if it takes none
    std::string_view description;
    std::variant<Plain, WithArgument> run;
};

std::span<const PlaySession::Command> PlaySession::commands() {
    using Session = PlaySession;
    static constexpr std::array kCommands{
        Command{"help h ?", "", "this list", &Session::help},
        Command{"rules", "", "how pieces move and games end", &Session::rules},
        Command{"moves m", "[POINT]", "your legal moves, or those of one piece, as in moves b1",
                &Session::moves},
        Command{"pass 한수쉼 0000 @@@@", "", "make no move; two passes in a row end the game",
                &Session::pass},
        Command{"hint", "", "what the engine would play for you", &Session::hint},
        Command{"undo u back", "", "take back your last move", &Session::undo},
        Command{"claim yes y", "", "end the game where it may be ended", &Session::claim},
        Command{"go no n", "", "play on where it may be ended", &Session::go_on},
        Command{"resign", "", "give the game up", &Session::resign},
        Command{"new", "", "begin another game", &Session::new_game},
        Command{"save", "[FILE]", "keep the game in a file; janggun play --load FILE goes on with it",
                &Session::save},
        Command{"board b show", "", "show the board again", &Session::board},
        Command{"flip", "", "turn the board round", &Session::flip},
        Command{"pieces", "STYLE", "letters, hanja or hangul", &Session::pieces},
        Command{"notation", "STYLE", "moves and board in coordinates or korean", &Session::notation},
        Command{"level", "[N]", "how well the engine plays, -20 to 20", &Session::level},
        Command{"eval", "", "what the engine makes of the position at a glance", &Session::eval},
        Command{"history", "", "the moves so far", &Session::history},
        Command{"fen", "[FEN]", "the position as one line of text; or play from another one", &Session::fen},
        Command{"quit q exit bye", "", "leave", &Session::quit},
    };
    return kCommands;
}

std::vector<std::string_view> PlaySession::command_names() {
    std::vector<std::string_view> all;
    for (const Command& command : commands()) {
        const std::vector<std::string_view> names = util::split_words(command.names);
        all.insert(all.end(), names.begin(), names.end());
    }
    return all;
}

void PlaySession::obey(std::string_view line) {
    const std::string_view text = util::trim(line);
    if (text.empty()) return;
    const std::string_view word = util::split_words(text).front();
    const std::string wanted = util::lower(word);
    for (const Command& command : commands()) {
        const std::vector<std::string_view> names = util::split_words(command.names);
        if (std::find(names.begin(), names.end(), wanted) == names.end()) continue;
        const std::string_view argument = util::trim(text.substr(word.size()));
        if (const auto* const run = std::get_if<Command::WithArgument>(&command.run))
            return (this->**run)(argument);
        if (!argument.empty())
            throw InputError(
                fmt::format("{} takes nothing behind it, not {}", names.front(), in_quotes(argument)));
        return (this->*std::get<Command::Plain>(command.run))();
    }
    if (!has_digit(text)) {
        throw InputError(fmt::format("{} is neither a move nor a command: type a move as {}, or help{}",
                                     in_quotes(text), move_example(settings_.style.notation),
                                     util::did_you_mean(word, command_names())));
    }
    obey_move(without_gaps(text));
}

void PlaySession::obey_move(std::string_view text) {
    if (view::parse_point(text)) return moves(text);
    require_open();
    if (player_to_move() == Player::engine) {
        throw InputError(is_paused_
                             ? "it is the engine's turn: type go to play on"
                             : "it is the engine's turn: type claim to end the game, or go to play on");
    }
    const Move move = view::read_move(game_->game(), text);
    if (!may_play(move)) {
        dialogue_.say("It is still your turn.");
        return;
    }
    game_->play(move);
    after_move();
}

// A person who begins with a pass is asked once whether that is meant, if a pass in answer would end the game
// without a win.
bool PlaySession::may_play(Move move) {
    if (!move.is_pass() || game_->has_moves() || has_asked_about_pass_ || !dialogue_.has_person())
        return true;
    const std::optional<std::string> danger = danger_of_pass(game_->game());
    if (!danger) return true;
    has_asked_about_pass_ = true;
    return dialogue_.confirm(*danger + "\nPass all the same? (yes or no) ");
}

std::vector<std::string> PlaySession::completions(std::string_view beginning) const {
    std::vector<std::string> lines;
    for (const Command& command : commands()) {
        const std::string_view name = util::split_words(command.names).front();
        if (name.starts_with(beginning)) lines.emplace_back(name);
    }
    if (game_->is_over() || beginning.empty()) return lines;
    for (const std::string& move : view::legal_moves(game_->game()))
        if (move.starts_with(beginning)) lines.push_back(move);
    return lines;
}

void PlaySession::require_open() const {
    if (game_->is_over()) throw InputError("the game is over: type new, undo, save or quit");
}

void PlaySession::help() {
    std::string text =
        "Type a move by its points, from and to: b1c3, or as Korean records have it: 02마83.\nOr type";
    for (const Command& command : commands()) {
        const std::string name{util::split_words(command.names).front()};
        text += fmt::format("\n  {:14} {}",
                            name + (command.argument.empty() ? "" : " ") + std::string{command.argument},
                            command.description);
    }
    text += "\nCtrl-C makes the engine move at once, and leaves where you are asked for a move.";
    text += "\nA score of +1.00 for a side says that it can expect 60 points of 100 games.";
    dialogue_.say(text);
}

void PlaySession::rules() { dialogue_.say(rules_text(game_->game().rules())); }

void PlaySession::moves(std::string_view argument) {
    require_open();
    const ListStyle style{settings_.style.notation, dialogue_.console().line_width()};
    if (argument.empty()) {
        dialogue_.say(all_moves(game_->game().position(), style));
        return;
    }
    const std::optional<Square> square = view::parse_point(argument);
    if (!square) {
        throw InputError(in_quotes(argument) +
                         " is no point of the board: write a1 to i10, or two digits as in 02");
    }
    dialogue_.say(moves_of_piece(game_->game(), *square, style));
}

void PlaySession::hint() {
    constexpr search::Milliseconds kLongest{1000};
    constexpr std::size_t kMostMoves = 5;
    require_open();
    search::Limits limits = settings_.limits;
    if (limits.move_time) limits.move_time = std::min(*limits.move_time, kLongest);
    engine::Config config = settings_.config;
    config.limit_strength = false;
    config.skill_level = Strength::kFullLevel;
    engine_.configure(config);
    const search::Info best = think(limits).outcome.lines.front();
    engine_.configure(settings_.config);
    const Side side = game_->side_to_move();
    const std::span<const Move> line = best.line;
    dialogue_.say(fmt::format("Hint: {}, {}.\n{}",
                              move_words(game_->game().position(), line.front(), settings_.style.notation),
                              score_words_for(side, best.score),
                              told("Expected: ",
                                   line_words(game_->game(), line.first(std::min(line.size(), kMostMoves)),
                                              settings_.style.notation),
                                   dialogue_.console().line_width())));
}

void PlaySession::pass() { obey_move("0000"); }

void PlaySession::undo() {
    if (game_->is_ended_by_word() && !engine_claims()) {
        game_->reopen();
        after_change();
        dialogue_.say("The game goes on.");
        return;
    }
    // Goes back to the last move of a person.
    const std::vector<Move> moves = game_->record().moves;
    PlayedGame earlier = *game_;
    while (earlier.has_moves()) {
        earlier.take_back();
        if (players_[index(earlier.side_to_move())] != Player::person) continue;
        const auto taken_back = std::span{moves}.subspan(earlier.record().moves.size());
        dialogue_.say(told("Taken back: ", line_words(earlier.game(), taken_back, settings_.style.notation),
                           dialogue_.console().line_width()));
        *game_ = earlier;
        after_change();
        return;
    }
    throw InputError("there is no move of yours to take back");
}

void PlaySession::resign() {
    require_open();
    if (!plays(Player::person)) throw InputError("nobody but the engine plays, and it does not resign");
    const Side loser = only_person(players_).value_or(game_->side_to_move());
    game_->end_by_word(loser == Side::cho ? game::Result::han_wins : game::Result::cho_wins, "resignation");
    after_change();
}

void PlaySession::claim() {
    require_open();
    const game::Verdict verdict = game_->game().verdict();
    if (!verdict.is_claimable()) {
        throw InputError(
            "there is nothing to claim: no position has come up often enough, and there was no "
            "lack of captures");
    }
    game_->end_by_word(verdict.result, reason_text(verdict));
    after_change();
}

void PlaySession::go_on() {
    require_open();
    if (std::exchange(is_paused_, false)) return;
    if (!awaits_claim()) {
        throw InputError(fmt::format("it is your turn: type a move as {}, moves or help",
                                     move_example(settings_.style.notation)));
    }
    has_declined_claim_ = true;
}

// Whether another game may take its place: a person is asked about one that would be lost, and a script keeps
// the one that --save cannot save.
bool PlaySession::may_drop_game() {
    keep_game();
    if (!dialogue_.has_person()) {
        if (is_to_be_kept()) throw InputError("the game stays on the board, for it is not saved");
        return true;
    }
    return !has_unsaved_moves() || dialogue_.confirm("This game is not saved. Leave it? (yes or no) ");
}

void PlaySession::new_game() {
    if (may_drop_game()) begin();
}

void PlaySession::board() { is_board_due_ = true; }

void PlaySession::flip() {
    settings_.style.bottom = other(settings_.style.bottom);
    is_board_due_ = true;
}

void PlaySession::pieces(std::string_view argument) {
    settings_.style.pieces = chosen("pieces", argument, kPieceStyles);
    is_board_due_ = true;
}

void PlaySession::notation(std::string_view argument) {
    settings_.style.notation = chosen("notation", argument, kNotations);
    is_board_due_ = true;
    dialogue_.say(fmt::format("Moves are shown as in {}, and so are the points of the board.",
                              move_example(settings_.style.notation)));
}

void PlaySession::level(std::string_view argument) {
    engine::Config& config = settings_.config;
    if (!argument.empty()) {
        config.skill_level = static_cast<int>(read_number("level", argument, engine_range("Skill Level")));
        config.limit_strength = false;
        engine_.configure(config);
    }
    if (config.limit_strength) {
        dialogue_.say(fmt::format("The engine plays with about {} Elo.", config.elo));
    } else {
        dialogue_.say(fmt::format("The engine plays at level {} of {} to {}.", config.skill_level,
                                  Strength::kLeastLevel, Strength::kFullLevel));
    }
}

void PlaySession::eval() { dialogue_.say(util::trim(view::evaluation_text(game_->game()))); }

void PlaySession::fen(std::string_view argument) {
    if (argument.empty()) {
        dialogue_.say(to_fen(game_->game().position()));
        return;
    }
    const game::Game start = read_game(settings_.wishes.rules, argument, "");
    if (may_drop_game()) start_game({players_, {start, {}, game::Result::undecided, "", {}}});
}

void PlaySession::history() {
    const std::string text =
        view::moves_text(game_->record(), settings_.style.notation, dialogue_.console().line_width());
    dialogue_.say(text.empty() ? "No move has been made." : text);
}

void PlaySession::quit() { is_done_ = true; }

}  // namespace janggun::cli
