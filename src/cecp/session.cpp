#include "janggun/cecp/session.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <variant>

#include <fmt/format.h>

#include "feature_text.hpp"
#include "inbox.hpp"
#include "janggun/board/fen.hpp"
#include "janggun/engine/options.hpp"
#include "janggun/search/limits.hpp"
#include "janggun/search/table.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/line_writer.hpp"
#include "janggun/util/text.hpp"
#include "move_text.hpp"
#include "output_text.hpp"
#include "player.hpp"

namespace janggun::cecp {

using util::InputError;
using util::printable;

namespace {

constexpr std::size_t kLongestEcho = 100;

// The first word of a line, and the rest of it.
struct Command {
    std::string_view word;
    std::string_view rest;
};

Command split_command(std::string_view line) {
    line = util::trim(line);
    const std::string_view word = line.substr(0, line.find_first_of(" \t"));
    return {word, util::trim(line.substr(word.size()))};
}

bool is_quit(std::string_view line) { return split_command(line).word == "quit"; }

std::int64_t parse_number(std::string_view text, std::int64_t low, std::int64_t high) {
    const auto number = util::parse_integer(text, low, high);
    if (!number) throw InputError(fmt::format("write a whole number from {} to {}", low, high));
    return *number;
}

Milliseconds parse_centiseconds(std::string_view text) {
    constexpr std::int64_t kMost = 1'000'000'000;
    constexpr std::int64_t kMilliseconds = 10;
    return Milliseconds{parse_number(text, -kMost, kMost) * kMilliseconds};  // below 0 if a flag has fallen
}

class Session {
  public:
    Session(util::LineWriter& out, Inbox& inbox) : out_{out}, inbox_{inbox}, player_{out, inbox} {}

    // Runs until `quit`, or until the input has ended and no move is owed any more.
    void run() {
        bool has_input = true;
        while (has_input || player_.is_thinking()) {
            Event event = inbox_.take();
            if (std::holds_alternative<EndOfInput>(event)) {
                has_input = false;
            } else if (const auto* const line = std::get_if<Line>(&event)) {
                if (is_quit(line->text)) return;
                handle(line->text);
            } else {
                player_.hear(std::get<SearchEnd>(event));
            }
        }
    }

  private:
    struct Keyword {
        std::string_view word;
        void (Session::*carry_out)(std::string_view rest);
    };

    void handle(std::string_view line);
    void error(std::string_view what, std::string_view line) {
        out_.write(fmt::format("Error ({}): {}", what, printable(line, kLongestEcho)));
    }
    [[nodiscard]] static const Keyword* find_keyword(std::string_view word);
    [[noreturn]] static void refuse_now() { throw InputError("command not legal now"); }

    void ignore(std::string_view /*rest*/) {}
    void list_features(std::string_view /*rest*/) { out_.write(features_text()); }
    void set_option(std::string_view rest);
    void set_memory(std::string_view rest);
    void set_cores(std::string_view rest);
    void set_pondering(bool on);
    void ponder(std::string_view /*rest*/) { set_pondering(true); }
    void do_not_ponder(std::string_view /*rest*/) { set_pondering(false); }
    void post(std::string_view /*rest*/) { player_.show_thinking(true); }
    void do_not_post(std::string_view /*rest*/) { player_.show_thinking(false); }

    void start_new_game(std::string_view /*rest*/) { player_.new_game(); }
    void set_variant(std::string_view rest);
    void force(std::string_view /*rest*/) { player_.force(); }
    void go(std::string_view /*rest*/) { player_.go(); }
    void play_other(std::string_view /*rest*/) { player_.play_other(); }
    void end_game(std::string_view /*rest*/) { player_.force(); }
    void meet_computer(std::string_view /*rest*/) { player_.meet_computer(); }
    void hear_draw_offer(std::string_view /*rest*/) { player_.hear_draw_offer(); }
    void analyze(std::string_view /*rest*/) { player_.analyze(); }
    void leave_analysis(std::string_view rest);

    void take_move(std::string_view rest);
    void set_board(std::string_view rest);
    void refuse_to_edit(std::string_view /*rest*/) { error("use setboard", "edit"); }
    void undo(std::string_view /*rest*/) { take_back(1); }
    void remove(std::string_view /*rest*/) { take_back(2); }
    void take_back(int plies);

    void set_level(std::string_view rest) { player_.clock().set_level(parse_level(rest), player_.plies()); }
    void set_move_time(std::string_view rest) { player_.clock().set_move_time(parse_seconds(rest)); }
    void set_depth(std::string_view rest);
    void set_own_clock(std::string_view rest) { player_.clock().set_own(parse_centiseconds(rest)); }
    void set_opponents_clock(std::string_view rest) {
        player_.clock().set_opponents(parse_centiseconds(rest));
    }

    void answer_ping(std::string_view rest);
    void move_now(std::string_view /*rest*/) { player_.move_now(); }
    void tell_status(std::string_view rest);
    void give_hint(std::string_view rest);
    void tell_book(std::string_view /*rest*/) { out_.write(" There is no book.\n"); }
    void lift(std::string_view rest);

    util::LineWriter& out_;
    Inbox& inbox_;
    Player player_;
};

const Session::Keyword* Session::find_keyword(std::string_view word) {
    static constexpr std::array kKeywords{
        Keyword{"xboard", &Session::ignore},
        Keyword{"protover", &Session::list_features},
        Keyword{"accepted", &Session::ignore},
        Keyword{"rejected", &Session::ignore},
        Keyword{"option", &Session::set_option},
        Keyword{"memory", &Session::set_memory},
        Keyword{"cores", &Session::set_cores},
        Keyword{"hard", &Session::ponder},
        Keyword{"easy", &Session::do_not_ponder},
        Keyword{"post", &Session::post},
        Keyword{"nopost", &Session::do_not_post},
        Keyword{"new", &Session::start_new_game},
        Keyword{"variant", &Session::set_variant},
        Keyword{"force", &Session::force},
        Keyword{"go", &Session::go},
        Keyword{"playother", &Session::play_other},
        Keyword{"result", &Session::end_game},
        Keyword{"analyze", &Session::analyze},
        Keyword{"exit", &Session::leave_analysis},
        Keyword{"usermove", &Session::take_move},
        Keyword{"setboard", &Session::set_board},
        Keyword{"edit", &Session::refuse_to_edit},
        Keyword{"undo", &Session::undo},
        Keyword{"remove", &Session::remove},
        Keyword{"level", &Session::set_level},
        Keyword{"st", &Session::set_move_time},
        Keyword{"sd", &Session::set_depth},
        Keyword{"time", &Session::set_own_clock},
        Keyword{"otim", &Session::set_opponents_clock},
        Keyword{"ping", &Session::answer_ping},
        Keyword{"?", &Session::move_now},
        Keyword{".", &Session::tell_status},
        Keyword{"hint", &Session::give_hint},
        Keyword{"bk", &Session::tell_book},
        Keyword{"lift", &Session::lift},
        Keyword{"put", &Session::ignore},
        Keyword{"hover", &Session::ignore},
        Keyword{"draw", &Session::hear_draw_offer},
        Keyword{"random", &Session::ignore},
        Keyword{"computer", &Session::meet_computer},
        Keyword{"name", &Session::ignore},
        Keyword{"rating", &Session::ignore},
        Keyword{"ics", &Session::ignore},
    };
    const auto* const found = std::find_if(kKeywords.begin(), kKeywords.end(),
                                           [word](const Keyword& keyword) { return keyword.word == word; });
    return found == kKeywords.end() ? nullptr : found;
}

void Session::handle(std::string_view line) {
    out_.note_read(line);
    const Command command = split_command(line);
    if (command.word.empty() || command.word.front() == '#') return;
    try {
        if (const Keyword* const keyword = find_keyword(command.word)) {
            (this->*keyword->carry_out)(command.rest);
        } else if (parse_move(player_.game().position(), command.word)) {
            take_move(command.word);  // version 1 of the protocol sends a bare move
        } else {
            throw InputError("unknown command");
        }
    } catch (const InputError& mistake) {
        error(mistake.what(), util::trim(line));
    }
}

void Session::set_option(std::string_view rest) {
    const std::size_t equals = std::min(rest.find('='), rest.size());
    const std::string_view name = util::trim(rest.substr(0, equals));
    const std::string_view value = util::trim(rest.substr(std::min(equals + 1, rest.size())));
    const engine::Option* const option = engine::find_option(name);
    if (option == nullptr) throw InputError("unknown option");
    engine::set_option(player_, out_, *option, option_value(*option, value));
}

void Session::set_memory(std::string_view rest) {
    // The memory that the program needs besides its table, in megabytes.
    constexpr std::int64_t kOther = 8;
    const std::int64_t most = parse_number(rest, 1, std::int64_t{search::Table::kMostMegabytes});
    engine::Config config = player_.config();
    config.hash_megabytes = static_cast<int>(std::max<std::int64_t>(most - kOther, 1));
    player_.configure(config);
}

void Session::set_cores(std::string_view rest) {
    engine::Config config = player_.config();
    config.threads = static_cast<int>(parse_number(rest, 1, engine::kMostThreads));
    player_.configure(config);
}

void Session::set_pondering(bool on) {
    engine::Config config = player_.config();
    config.ponder = on;
    player_.configure(config);
}

void Session::set_variant(std::string_view rest) {
    const auto rules = game::rule_set_named(rest);
    if (!rules) throw InputError("unknown variant");
    player_.set_rules(*rules);
    out_.write(variant_text());
}

void Session::leave_analysis(std::string_view /*rest*/) {
    if (!player_.is_analyzing()) refuse_now();
    player_.force();
}

void Session::take_move(std::string_view rest) {
    // No reason is given: with some words XBoard would take the line for something else.
    if (!player_.play(rest)) out_.write("Illegal move: " + printable(rest, kLongestEcho));
}

void Session::set_board(std::string_view rest) {
    try {
        player_.set_board(board::parse_fen(rest));
    } catch (const InputError& mistake) {
        out_.write(fmt::format("tellusererror Illegal position: {}", mistake.what()));
    }
}

void Session::take_back(int plies) {
    if (!player_.take_back(plies)) refuse_now();
}

void Session::set_depth(std::string_view rest) {
    constexpr std::int64_t kDeepest = 1'000'000;
    player_.clock().set_depth(static_cast<int>(parse_number(rest, 1, kDeepest)));
}

// Everything before the ping is done first: a move that is owed is made.
void Session::answer_ping(std::string_view rest) {
    player_.say_after_move("pong " + printable(rest, kLongestEcho));
}

void Session::tell_status(std::string_view /*rest*/) {
    if (player_.is_analyzing()) out_.write(player_.status_text());
}

void Session::give_hint(std::string_view /*rest*/) {
    const board::Move move = player_.hint();
    if (!move.is_none()) out_.write("Hint: " + move_text(move));
}

void Session::lift(std::string_view rest) {
    const auto square = parse_square(rest);
    if (!square) throw InputError("no square");
    const board::Position& position = player_.game().position();
    if (position.at(*square).is_piece_of(position.side_to_move()))
        out_.write(highlight_text(position, *square));
}

// Reads up to `quit`, which is the last line that the session hears.
void read_lines(util::LineReader& in, const util::LineWriter& out, Inbox& inbox) {
    while (!out.is_broken()) {
        auto line = in.next();
        if (!line) break;
        const bool is_last = is_quit(*line);
        inbox.put(Line{std::move(*line)});
        if (is_last) return;
    }
    inbox.put(EndOfInput{});
}

}  // namespace

void run_session(util::LineReader& in, std::ostream& out) {
    util::LineWriter writer{out};
    Inbox inbox;
    Session session{writer, inbox};
    const std::jthread player{[&session] { session.run(); }};
    read_lines(in, writer, inbox);
}

}  // namespace janggun::cecp
