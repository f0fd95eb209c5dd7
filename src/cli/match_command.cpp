#include <cerrno>
#include <cstdint>
#include <fstream>
#include <memory>
#include <new>
#include <optional>
#include <ostream>
#include <stop_token>
#include <string>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "commands.hpp"
#include "input.hpp"
#include "janggun/match/runner.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/interrupt.hpp"
#include "janggun/util/text.hpp"
#include "janggun/view/record.hpp"
#include "match_options.hpp"
#include "match_report.hpp"
#include "progress_line.hpp"

namespace janggun::cli {

using util::InputError;

namespace {

// The file to which games are appended, if one is named.
class RecordFile {
  public:
    explicit RecordFile(std::optional<std::string> path) : path_{std::move(path)} {
        if (!path_) return;
        errno = 0;
        file_.open(*path_, std::ios::binary | std::ios::app);
        check();
    }

    // With an empty line behind it.
    void append(const view::Record& record) {
        if (!path_) return;
        errno = 0;
        file_ << record_text(record) << '\n' << std::flush;
        check();
    }

  private:
    void check() const {
        if (file_) return;
        throw InputError(fmt::format("cannot write {}: {}", util::in_quotes(*path_, kLongestPath),
                                     std::generic_category().message(errno)));
    }

    std::optional<std::string> path_;
    std::ofstream file_;
};

match::MatchOutcome play(const MatchOptions& options, const match::MatchSettings& settings,
                         const std::stop_token& stop, const Console& console) {
    const match::PlayerMaker make_player = player_maker(options, settings.rules);
    RecordFile records{options.records};
    ProgressLine progress{console};
    const auto listener = [&](std::int64_t /*number*/, const match::PlayedGame& game,
                              const match::Tally& tally) {
        records.append(game.record);
        if (console.err_is_terminal) {
            progress.show(match_progress(settings, tally));
        } else if (options.progress) {
            console.err << match_progress(settings, tally) << '\n' << std::flush;
        }
    };
    try {
        return match::run_match(settings, make_player, listener, stop);
    } catch (const std::bad_alloc&) {
        throw InputError(fmt::format("--concurrency: this machine has no memory for {} games at a time",
                                     settings.concurrency));
    } catch (const std::system_error&) {
        throw InputError(
            fmt::format("--concurrency: this machine cannot start {} threads", settings.concurrency));
    }
}

int hold_match(const MatchOptions& options, const Console& console) {
    std::stop_source stop;
    const util::InterruptWatch interrupts{[&stop] { stop.request_stop(); }};
    const match::MatchSettings settings = read_match_settings(options, console.in);
    const match::MatchOutcome outcome = play(options, settings, stop.get_token(), console);
    console.out << (options.json ? match_json(settings, outcome) + '\n' : match_text(settings, outcome));
    if (stop.stop_requested()) return kInterrupted;
    return outcome.tally.has_faults() ? kDifferent : kDone;
}

}  // namespace

void add_match(CLI::App& app, Action& action) {
    CLI::App* command =
        app.add_subcommand("match", "Play games between two engines, and tell which is stronger");
    command->footer(
        "Examples:\n"
        "  janggun match --b fairy-stockfish --tc 5+0.05 --concurrency 2\n"
        "  janggun match --nodes 5000 --nodes-b 2500 --games 20 --records games.txt\n"
        "  janggun match --a ./new --b ./old --sprt 0,5 --openings openings.epd");
    auto options = std::make_shared<MatchOptions>();
    add_match_options(*command, *options);
    command->callback([options, &action] {
        action = [options](const Console& console) { return hold_match(*options, console); };
    });
}

}  // namespace janggun::cli
