#include <cstdint>
#include <limits>
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

namespace janggun::cli {

using util::in_quotes;
using util::InputError;

namespace {

// As given on the command line; numbers are text until they are checked.
struct SelfplayOptions {
    std::optional<std::string> out;
    std::vector<std::string> stats;
    std::string rules = "janggi";
    std::string games = "1000";
    std::string nodes = "5000";
    std::string plies = "4,10";
    std::string hash = "16";
    GameOptions game{.resign = "1500:4"};
    bool progress = false;
    bool json = false;
};

std::vector<game::RuleSet> read_rule_sets(std::string_view text) {
    constexpr std::size_t kMost = 100;
    std::vector<game::RuleSet> sets;
    for (const std::string_view name : util::split(text, ',')) sets.push_back(read_rules(name));
    if (sets.size() > kMost) throw InputError(fmt::format("--rules: there are more than {}", kMost));
    return sets;
}

// The fewest and the most random plies.
void read_plies(std::string_view text, train::Settings& settings) {
    const std::vector<std::string_view> parts = util::split(text, ',');
    const auto fewest = util::parse_integer(parts[0], 0, kMostRandomPlies);
    const auto most = util::parse_integer(parts.back(), 0, kMostRandomPlies);
    if (parts.size() != 2 || !fewest || !most || *fewest > *most) {
        throw InputError(fmt::format("--plies: {} is not FEWEST,MOST, numbers from 0 to {}, as in 4,10",
                                     in_quotes(text), kMostRandomPlies));
    }
    settings.fewest_random_plies = static_cast<int>(*fewest);
    settings.most_random_plies = static_cast<int>(*most);
}

train::Settings read_settings(const SelfplayOptions& options) {
    train::Settings settings;
    settings.rules = read_rule_sets(options.rules);
    settings.nodes = static_cast<std::uint64_t>(
        read_number("--nodes", options.nodes, 1, std::numeric_limits<std::int64_t>::max()));
    settings.hash_megabytes = read_engine_option("--hash", options.hash, "Hash");
    settings.seed = read_seed(options.game);
    settings.resign = read_resign(options.game);
    settings.most_plies = read_most_plies(options.game);
    read_plies(options.plies, settings);
    return settings;
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

// Plays what the file lacks.
void play(const SelfplayOptions& options, const std::stop_token& stop, const Console& console) {
    const train::Settings settings = read_settings(options);
    const std::int64_t games = read_games(options.games);
    const int concurrency = read_concurrency(options.game);
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
        line.tell(options.progress, [&] { return selfplay_progress(summary, games, pace); });
    };
    try {
        play_games(settings, {summary.all.games, games}, concurrency, listener, stop);
    } catch (const std::bad_alloc&) {
        throw InputError(
            fmt::format("--hash: this machine has no memory for {} games at a time with {} MB each",
                        concurrency, settings.hash_megabytes));
    } catch (const std::system_error&) {
        throw InputError(fmt::format("--concurrency: this machine cannot start {} threads", concurrency));
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
    add_number_option(command, "--games", options.games, "Games that the file is to hold in the end");
    add_number_option(command, "--nodes", options.nodes, "Nodes for each move");
    command.add_option("--rules", options.rules, "Rule set, or several with commas, by turns")
        ->type_name("NAME,...")
        ->capture_default_str();
    command
        .add_option("--plies", options.plies,
                    "Random plies at the beginning of each game, within these numbers")
        ->type_name("FEWEST,MOST")
        ->capture_default_str();
    command.add_option("--hash", options.hash, "Megabytes for the table of results of each game at a time")
        ->type_name("MB")
        ->capture_default_str();
    add_seed_option(command, options.game, "Decides the random plies");
    add_ending_options(command, options.game);
    add_concurrency_option(command, options.game);
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
