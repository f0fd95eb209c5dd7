#include "janggun/uci/session.hpp"

#include <new>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <thread>
#include <type_traits>
#include <variant>
#include <vector>

#include <fmt/format.h>

#include "info_text.hpp"
#include "janggun/board/fen.hpp"
#include "janggun/board/movegen.hpp"
#include "janggun/board/perft.hpp"
#include "janggun/board/setup.hpp"
#include "janggun/engine/bench.hpp"
#include "janggun/engine/build_info.hpp"
#include "janggun/engine/engine.hpp"
#include "janggun/engine/options.hpp"
#include "janggun/uci/command.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/line_writer.hpp"
#include "janggun/util/text.hpp"
#include "janggun/view/evaluation.hpp"
#include "janggun/view/korean.hpp"
#include "janggun/view/page.hpp"
#include "janggun/view/words.hpp"
#include "option_text.hpp"
#include "reporter.hpp"

namespace janggun::uci {

using util::InputError;

namespace {

constexpr std::string_view kHelp =
    "Janggun speaks UCI. Commands:\n"
    "  uci, isready, ucinewgame, setoption name NAME value VALUE, debug on|off, quit\n"
    "  position startpos|fen FEN [moves MOVE ...]    a4a5, 79졸78 or P79-78, a pass is e2e2 or pass\n"
    "  go [depth N] [nodes N] [movetime MS] [wtime MS] [btime MS] [winc MS] [binc MS] [movestogo N]\n"
    "     [mate N] [infinite] [ponder] [searchmoves MOVE ...], and stop, ponderhit\n"
    "  go perft N    count lines of play, move by move\n"
    "  d             show the position           eval        the evaluation, term by term\n"
    "  flip          exchange the sides          bench [N]   search a fixed suite to depth N\n"
    "  compiler      how this binary was built   help        this list\n"
    "janggun --help tells what else this program can do.";

class Session {
  public:
    Session(util::LineReader& in, std::ostream& out, Audience audience)
        : in_{in}, out_{out}, audience_{audience}, reporter_{out_, [this] { engine_.stop(); }} {}
    Session(const Session&) = delete;
    Session(Session&&) = delete;
    Session& operator=(const Session&) = delete;
    Session& operator=(Session&&) = delete;
    // Finishes what was asked for, except a search that only a later command would have ended.
    ~Session() {
        finish_job();
        engine_.finish();
    }

    void run() {
        while (!out_.is_broken()) {
            const auto line = in_.next();
            if (!line || !handle(*line)) return;
        }
    }

  private:
    // Handles a line; false when the dialogue is over.
    bool handle(std::string_view line) {
        out_.note_read(line);
        try {
            const Command command = parse_command(line);
            // Lists and tables are whole before the next command is heard, so that scripts can send all at
            // once.
            if (!std::holds_alternative<command::Stop>(command)) finish_job();
            std::visit([this](const auto& known) { this->carry_out(known); }, command);
            if (std::holds_alternative<command::Quit>(command)) return false;
        } catch (const InputError& error) {
            reporter_.error(error.what());
        }
        return true;
    }

    static void carry_out(const command::Nothing& /*command*/) {}
    void carry_out(const command::Uci& /*command*/);
    void carry_out(const command::Debug& debug) { debug_ = debug.on; }
    void carry_out(const command::IsReady& /*command*/) { out_.write("readyok"); }
    void carry_out(const command::SetOption& command);
    void carry_out(const command::NewGame& /*command*/) { engine_.new_game(); }
    void carry_out(const command::Position& command);
    void carry_out(const command::Go& go);
    void carry_out(const command::Stop& /*command*/);
    void carry_out(const command::PonderHit& /*command*/) { engine_.ponder_hit(); }
    void carry_out(const command::Quit& /*command*/) { engine_.stop(); }
    void carry_out(const command::Display& /*command*/);
    void carry_out(const command::Evaluate& /*command*/);
    void carry_out(const command::Flip& /*command*/);
    void carry_out(const command::Bench& bench);
    void carry_out(const command::Help& /*command*/) { out_.write(kHelp); }
    void carry_out(const command::Compiler& /*command*/) { out_.write(engine::build_text()); }

    [[nodiscard]] std::vector<board::Move> root_moves(std::span<const std::string_view> words);
    void note_result();
    void start_perft(int depth);
    // Runs the job on a thread of its own, so that `stop` is heard; on this thread if the machine has none to
    // give.
    template <class Job>
    void start_job(const Job& job) {
        try {
            job_ = std::jthread{job};
        } catch (const std::system_error&) {
            job(std::stop_token{});
        }
    }
    void finish_job() {
        if (job_.joinable()) job_.join();
    }
    void debug(std::string_view text) {
        if (debug_) reporter_.note(text);
    }

    util::LineReader& in_;
    util::LineWriter out_;
    Audience audience_;
    Reporter reporter_;
    bool debug_ = false;
    std::jthread job_;       // a perft or bench
    engine::Engine engine_;  // destroyed first, because its search still reports
};

void Session::carry_out(const command::Uci& /*command*/) {
    audience_ = Audience::program;
    std::string text = fmt::format("id name Janggun {}\nid author the Janggun authors\n", engine::version());
    for (const engine::Option& option : engine::options()) text += option_text(option) + '\n';
    out_.write(text + "uciok");
}

void Session::carry_out(const command::SetOption& command) {
    const engine::Option* const option = engine::find_option(command.name);
    if (option == nullptr) {
        // Clients send options of other engines to all of them: it is not the user's mistake.
        reporter_.note("there is no option " + util::in_quotes(command.name));
        return;
    }
    engine::set_option(engine_, out_, *option, command.value);
    if (std::holds_alternative<engine::RulesCombo>(option->kind)) {
        reporter_.note(fmt::format("variant {} files 9 ranks 10 pocket 0 template janggi startpos {}",
                                   game::rules_for(engine_.config().rules).name, board::kStartFen));
    }
    debug(fmt::format("option {} is set", option->name));
}

void Session::carry_out(const command::Position& command) {
    const game::Game game =
        view::play_moves({engine_.config().rules, board::parse_fen(command.fen)}, command.moves);
    engine_.set_game(game);
    debug("position " + to_fen(game.position()));
}

// Leaves out what is no legal move here; if none is left, all moves are searched.
std::vector<board::Move> Session::root_moves(std::span<const std::string_view> words) {
    std::vector<board::Move> moves;
    for (const std::string_view word : words) {
        try {
            moves.push_back(view::read_move(engine_.game(), word));
        } catch (const InputError& error) {
            reporter_.error(fmt::format("go: searchmoves: {}", error.what()));
        }
    }
    return moves;
}

// Says why there is nothing to search, or why the game could be ended.
void Session::note_result() {
    const game::Verdict verdict = engine_.game().verdict();
    if (verdict.reason == game::Reason::none) return;
    std::string text = fmt::format("result: {} {}", game::text(verdict.result), reason_text(verdict));
    if (engine_.game().rules().undecided == game::Undecided::points && verdict.reason != game::Reason::mate) {
        text += fmt::format(" {} {}", view::points_text(verdict.points.cho_halves),
                            view::points_text(verdict.points.han_halves));
    }
    if (verdict.is_claimable()) text += ", may be claimed";
    reporter_.note(text);
}

void Session::carry_out(const command::Go& go) {
    for (const std::string& mistake : go.mistakes) reporter_.error(mistake);
    if (go.perft) return start_perft(*go.perft);
    engine_.end();  // ends the old search before the new one says anything
    search::Limits limits = go.limits;
    limits.root_moves = root_moves(go.search_moves);
    note_result();
    reporter_.speak_to(audience_ == Audience::program ? Reporter::Style::protocol : Reporter::Style::table);
    reporter_.show_chances(engine_.config().show_wdl);
    engine_.go(limits, reporter_);
}

void Session::carry_out(const command::Stop& /*command*/) {
    job_.request_stop();
    engine_.stop();
}

void Session::carry_out(const command::Display& /*command*/) {
    view::PictureStyle style;
    style.color = audience_ == Audience::person_with_colors;
    style.last_move = engine_.game().history().back().move;
    std::string page = view::page(engine_.game(), style);
    page.pop_back();
    out_.write(page);
}

void Session::carry_out(const command::Evaluate& /*command*/) {
    std::string text = view::evaluation_text(engine_.game());
    text.pop_back();
    out_.write(text);
}

void Session::carry_out(const command::Flip& /*command*/) {
    const board::Position flipped = board::with_sides_exchanged(engine_.game().position());
    engine_.set_game({engine_.config().rules, flipped});
    debug("position " + to_fen(flipped));
}

void Session::start_perft(int depth) {
    start_job([this, depth, position = engine_.game().position(),
               threads = engine_.config().threads](const std::stop_token& stop) {
        std::uint64_t nodes = depth == 0 ? 1 : 0;
        std::string text;
        try {
            if (depth > 0) {
                for (const board::RootCount& root :
                     board::divide(position, {depth, static_cast<unsigned>(threads), 0, stop})) {
                    text += fmt::format("{}: {}\n", to_string(root.move), root.nodes);
                    nodes += root.nodes;
                }
            }
        } catch (const std::system_error&) {
            return reporter_.error(fmt::format("go perft: this machine cannot start {} threads", threads));
        }
        if (stop.stop_requested()) return reporter_.note("perft was stopped");
        out_.write(fmt::format("{}\nNodes searched: {}\n", text, nodes));
    });
}

void Session::carry_out(const command::Bench& bench) {
    engine_.end();
    start_job([this, bench](const std::stop_token& stop) {
        engine::BenchSettings settings;
        settings.depth = bench.depth.value_or(settings.depth);
        settings.stop = stop;
        engine::BenchTotals totals;
        try {
            totals = engine::run_bench(settings, [this](const engine::BenchStep& step) {
                reporter_.note(
                    fmt::format("position {}/{}: {} nodes", step.number, step.total, step.outcome.nodes));
            });
        } catch (const std::bad_alloc&) {
            return reporter_.error("bench: this machine has no memory for another engine");
        }
        if (stop.stop_requested()) return reporter_.note("bench was stopped");
        out_.write(fmt::format("{} nodes {} nps", totals.nodes, totals.nodes_per_second()));
    });
}

}  // namespace

void run_session(util::LineReader& in, std::ostream& out, Audience audience) {
    Session{in, out, audience}.run();
}

}  // namespace janggun::uci
