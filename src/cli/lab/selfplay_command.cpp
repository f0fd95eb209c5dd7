#include <cstdint>
#include <memory>
#include <new>
#include <optional>
#include <ostream>
#include <stop_token>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include <fmt/format.h>

#include "commands.hpp"
#include "input.hpp"
#include "janggun/train/game_file.hpp"
#include "janggun/train/reader.hpp"
#include "janggun/train/selfplay.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/interrupt.hpp"
#include "janggun/util/stopwatch.hpp"
#include "janggun/util/text.hpp"
#include "lab/game_options.hpp"
#include "lab/selfplay_report.hpp"
#include "position_options.hpp"
#include "progress_line.hpp"
#include "values.hpp"

namespace janggun::cli {

using util::in_quotes;
using util::InputError;

namespace {

struct SelfplayOptions {
    std::optional<std::string> out;
    std::vector<std::string> stats;
    train::Settings settings;
    std::int64_t games = 1000;
    int concurrency = 1;
    bool progress = false;
    bool json = false;
};

std::vector<game::RuleSet> read_rule_sets(std::string_view option, std::string_view text) {
    constexpr std::size_t kMost = 100;
    std::vector<game::RuleSet> sets;
    for (const std::string_view name : util::split(text, ',')) sets.push_back(read_rules(name));
    if (sets.size() > kMost) throw InputError(fmt::format("{}: there are more than {}", option, kMost));
    return sets;
}

// Reads the fewest and the most random plies.
void read_plies(std::string_view text, train::Settings& settings) {
    const std::vector<std::string_view> parts = util::split(text, ',');
    const auto fewest = util::parse_integer(parts[0], kRandomPlies.low, kRandomPlies.high);
    const auto most = util::parse_integer(parts.back(), kRandomPlies.low, kRandomPlies.high);
    if (parts.size() != 2 || !fewest || !most || *fewest > *most) {
        throw InputError(fmt::format("--plies: {} is not FEWEST,MOST, numbers from 0 to {}, as in 4,10",
                                     in_quotes(text), kRandomPlies.high));
    }
    settings.fewest_random_plies = static_cast<int>(*fewest);
    settings.most_random_plies = static_cast<int>(*most);
}

// Reads all of the file into the report.
void add_file(GamesReport& report, const std::string& path, std::istream& in) {
    read_file(path, in, [&](std::istream& stream) {
        train::GameReader reader{stream, in_quotes(path, kLongestPath)};
        reader.for_each([&report](const train::GameRecord& game) { report.summary.add(game); });
        report.files.push_back(
            {path, reader.settings(), reader.games(), reader.offset(), reader.torn_bytes()});
    });
}

void print(const GamesReport& report, bool json, const Console& console) {
    console.out << (json ? games_json(report) + '\n' : games_text(report));
}

// Plays the games that the file lacks.
void play(const SelfplayOptions& options, const std::stop_token& stop, const Console& console) {
    const train::Settings& settings = options.settings;
    train::Summary summary;
    train::GameFile file{*options.out, settings,
                         [&summary](const train::GameRecord& game) { summary.add(game); }};
    ProgressLine line{console};
    const util::Stopwatch watch;
    SelfplayPace pace;
    const auto listener = [&](const train::GameRecord& game) {
        file.append(game);
        summary.add(game);
        ++pace.games;
        pace.positions += static_cast<std::int64_t>(game.moves.size());
        pace.seconds = watch.seconds();
        line.tell(options.progress, [&] { return selfplay_progress(summary, options.games, pace); });
    };
    try {
        play_games(settings, {summary.all.games, options.games}, options.concurrency, listener, stop);
    } catch (const std::bad_alloc&) {
        throw InputError(
            fmt::format("--hash: this machine has no memory for {} games at a time with {} MB each",
                        options.concurrency, settings.hash_megabytes));
    } catch (const std::system_error&) {
        throw InputError(
            fmt::format("--concurrency: this machine cannot start {} threads", options.concurrency));
    }
    line.hide();
    if (console.err_is_terminal || options.progress) console.err << pace_text(pace) << '\n';
}

int make_games(const SelfplayOptions& options, const Console& console) {
    if (!options.out)
        throw InputError("selfplay: --out FILE says where the games go, or --stats FILE... what to read");
    if (options.out == "-") throw InputError("--out: games go into a file, not to standard output");
    std::stop_source stop;
    const util::InterruptWatch interrupts{[&stop] { stop.request_stop(); }};
    play(options, stop.get_token(), console);
    GamesReport report;
    add_file(report, *options.out, console.in);
    print(report, options.json, console);
    return stop.stop_requested() ? kInterrupted : kDone;
}

int tell_games(const SelfplayOptions& options, const Console& console) {
    GamesReport report;
    for (const std::string& path : options.stats) add_file(report, path, console.in);
    print(report, options.json, console);
    return kDone;
}

void add_options(CLI::App& command, SelfplayOptions& options) {
    add_text_option(command, "--out", options.out, "Where the games go; an unfinished file is continued")
        ->type_name("FILE");
    train::Settings& settings = options.settings;
    add_number_option(command, "--games", options.games, kGames, "Games that the file is to hold in the end");
    add_number_option(command, "--nodes", settings.nodes, kNodes, "Nodes for each move");
    add_value_option(command, "--rules", settings.rules, read_rule_sets,
                     "Rule set, or several with commas, by turns")
        ->type_name("NAME,...")
        ->default_str("janggi");
    command
        .add_option_function<std::string>(
            "--plies", [&settings](const std::string& text) { read_plies(text, settings); },
            "Random plies at the beginning of each game, within these numbers")
        ->type_name("FEWEST,MOST")
        ->default_str("4,10");
    add_number_option(command, "--hash", settings.hash_megabytes, engine_range("Hash"),
                      "Megabytes for the table of results of each game at a time")
        ->type_name("MB");
    add_seed_option(command, settings.seed, "Decides the random plies");
    add_ending_options(command, settings.resign, settings.most_plies);
    add_concurrency_option(command, options.concurrency);
    command.add_flag("--progress", options.progress, "A line for each game, also where nobody watches");
    const std::vector<CLI::Option*> of_playing = command.get_options(
        [&command](const CLI::Option* option) { return option != command.get_help_ptr(); });
    CLI::Option* stats =
        command.add_option("--stats", options.stats, "Tell what these files hold, and play nothing")
            ->type_name("FILE");
    for (CLI::Option* option : of_playing) stats->excludes(option);
    command.add_flag("--json", options.json, "One JSON object in the end");
}

}  // namespace

void add_selfplay(CLI::App& app, Action& action) {
    CLI::App* command =
        app.add_subcommand("selfplay", "Play games of the engine against itself into a file, to tune it by");
    command->footer(
        "Examples:\n"
        "  janggun selfplay --out games.bin --games 10000 --seed 1 --concurrency 2\n"
        "  janggun selfplay --stats games.bin");
    auto options = std::make_shared<SelfplayOptions>();
    add_options(*command, *options);
    command->callback([options, &action] {
        action = [options](const Console& console) {
            return options->stats.empty() ? make_games(*options, console) : tell_games(*options, console);
        };
    });
}

}  // namespace janggun::cli
