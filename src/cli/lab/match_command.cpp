#include <cstdint>
#include <memory>
#include <new>
#include <optional>
#include <ostream>
#include <stop_token>
#include <string>
#include <system_error>

#include <fmt/format.h>

#include "commands.hpp"
#include "janggun/match/runner.hpp"
#include "janggun/util/append_file.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/interrupt.hpp"
#include "janggun/view/record.hpp"
#include "lab/match_options.hpp"
#include "lab/match_report.hpp"
#include "progress_line.hpp"

namespace janggun::cli {

using util::InputError;

namespace {

match::MatchOutcome play(const MatchOptions& options, const match::MatchSettings& settings,
                         const std::stop_token& stop, const Console& console) {
    const match::PlayerMaker make_player = player_maker(options, settings.rules);
    std::optional<util::AppendFile> records;
    if (options.records) records.emplace(*options.records);
    ProgressLine progress{console};
    const auto listener = [&](std::int64_t /*number*/, const match::PlayedGame& game,
                              const match::Tally& tally) {
        if (records) records->append(record_text(game.record) + '\n');
        progress.tell(options.progress, [&] { return match_progress(settings, tally); });
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
    const match::MatchSettings settings = match_settings(options, console.in);
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
