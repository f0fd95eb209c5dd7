#include <algorithm>
#include <array>
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
#include "janggun/search/params.hpp"
#include "janggun/train/fit_log.hpp"
#include "janggun/train/search_fit.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/interrupt.hpp"
#include "janggun/util/nearest.hpp"
#include "janggun/util/stopwatch.hpp"
#include "janggun/util/text.hpp"
#include "lab/game_options.hpp"
#include "lab/spsa_report.hpp"
#include "position_options.hpp"
#include "progress_line.hpp"

namespace janggun::cli {

using util::in_quotes;
using util::InputError;

namespace {

// As given on the command line; numbers are text until they are checked.
struct SpsaOptions {
    std::optional<std::string> out;
    std::optional<std::string> numbers;
    std::string games = "20000";
    std::optional<std::string> nodes;
    std::optional<std::string> move_time;
    std::string rules = "janggi";
    OpeningOptions openings;
    std::string hash = "16";
    std::string rate = "2";
    std::string lag = "8";
    GameOptions game{.resign = "1200:5"};
    bool progress = false;
    bool json = false;
};

// NAME, or NAME:STEP.
train::SearchNumber read_search_number(std::string_view text) {
    const std::size_t colon = text.find(':');
    const std::string_view name = text.substr(0, colon);
    const auto* const info =
        std::find_if(search::kParams.begin(), search::kParams.end(),
                     [name](const search::ParamInfo& each) { return each.name == name; });
    if (info == search::kParams.end())
        throw InputError(fmt::format("--params: the search has no number {}{}", in_quotes(name),
                                     util::did_you_mean(name, search::kParams, &search::ParamInfo::name)));
    if (colon == std::string_view::npos) return {*info, train::usual_step(*info)};
    const int widest = info->high - info->low;
    const auto step = util::parse_integer(text.substr(colon + 1), 1, widest);
    if (!step) {
        throw InputError(fmt::format("--params: the step of {} is a whole number from 1 to {}, not {}", name,
                                     widest, in_quotes(text.substr(colon + 1))));
    }
    return {*info, static_cast<double>(*step)};
}

std::vector<train::SearchNumber> read_search_numbers(std::string_view text) {
    std::vector<train::SearchNumber> numbers;
    for (const std::string_view part : util::split(text, ',')) {
        const train::SearchNumber number = read_search_number(part);
        if (std::any_of(numbers.begin(), numbers.end(), [&number](const train::SearchNumber& other) {
                return other.info.name == number.info.name;
            }))
            throw InputError(fmt::format("--params: {} is named twice", number.info.name));
        numbers.push_back(number);
    }
    return numbers;
}

match::PlayerLimits read_limits(const SpsaOptions& options) {
    if (options.nodes && options.move_time)
        throw InputError("spsa: a move is limited by --nodes or by --movetime, not by both");
    match::PlayerLimits limits;
    limits.nodes = read_nodes("--nodes", options.nodes);
    limits.move_time = read_move_time("--movetime", options.move_time, kLongestTime);
    return limits;
}

train::SearchFitSettings read_settings(const SpsaOptions& options, std::istream& in) {
    constexpr std::int64_t kMostRate = 1000;
    constexpr std::int64_t kMostLag = 1000;
    train::SearchFitSettings settings;
    if (options.numbers) settings.numbers = read_search_numbers(*options.numbers);
    settings.pairs = (read_games(options.games) + 1) / 2;
    if (options.nodes || options.move_time) settings.limits = read_limits(options);
    settings.hash_megabytes = read_engine_option("--hash", options.hash, "Hash");
    settings.rules = read_rules(options.rules);
    settings.random_plies = read_random_plies(options.openings);
    settings.seed = read_seed(options.game);
    settings.resign = read_resign(options.game);
    settings.most_plies = read_most_plies(options.game);
    settings.rate = static_cast<int>(read_number("--rate", options.rate, 1, kMostRate));
    settings.lag = static_cast<int>(read_number("--lag", options.lag, 1, kMostLag));
    settings.openings = read_openings(options.openings, settings.rules, in);
    return settings;
}

// Plays the pairs that the file lacks.
void play(const SpsaOptions& options, const train::SearchFitSettings& settings, train::Spsa& spsa,
          const std::stop_token& stop, const Console& console) {
    const int concurrency = read_concurrency(options.game);
    train::FitLog log{*options.out, settings,
                      [&spsa](std::int64_t, int half_points) { learn_pair(spsa, half_points); }};
    ProgressLine line{console};
    const util::Stopwatch watch;
    SpsaPace pace;
    const auto listener = [&](std::int64_t pair, int half_points) {
        log.append(pair, half_points);
        ++pace.pairs;
        pace.seconds = watch.seconds();
        line.tell(options.progress, [&] { return spsa_progress(settings, spsa, pace); });
    };
    try {
        play_pairs(settings, spsa, concurrency, listener, stop);
    } catch (const std::bad_alloc&) {
        throw InputError(
            fmt::format("--hash: this machine has no memory for {} pairs at a time with 2 x {} MB each",
                        concurrency, settings.hash_megabytes));
    } catch (const std::system_error&) {
        throw InputError(fmt::format("--concurrency: this machine cannot start {} threads", concurrency));
    }
}

int fit(const SpsaOptions& options, const Console& console) {
    if (!options.out) throw InputError("spsa: --out FILE says where the results of the games go");
    if (options.out == "-") throw InputError("--out: results go into a file, not to standard output");
    std::stop_source stop;
    const util::InterruptWatch interrupts{[&stop] { stop.request_stop(); }};
    const train::SearchFitSettings settings = read_settings(options, console.in);
    train::Spsa spsa = spsa_of(settings);
    play(options, settings, spsa, stop.get_token(), console);
    console.out << (options.json ? spsa_json(settings, spsa) + '\n' : spsa_text(settings, spsa));
    return stop.stop_requested() ? kInterrupted : kDone;
}

void add_options(CLI::App& command, SpsaOptions& options) {
    add_text_option(command, "--out", options.out,
                    "The results of the games; an unfinished file is continued")
        ->type_name("FILE");
    add_text_option(
        command, "--params", options.numbers,
        "Numbers to fit, perhaps with how far to move them (default: all that are not at an end of "
        "their range, by a tenth)")
        ->type_name("NAME[:STEP],...");
    add_number_option(command, "--games", options.games, "Games to play in all, an even number");
    add_text_option(command, "--nodes", options.nodes, "Nodes for each move (default: 5000)")->type_name("N");
    add_text_option(
        command, "--movetime", options.move_time,
        "Milliseconds for each move instead, so that what a node costs counts; no run repeats another")
        ->type_name("MS");
    add_rules_option(command, options.rules);
    add_opening_options(command, options.openings);
    command.add_option("--hash", options.hash, "Megabytes for the table of results of each engine")
        ->type_name("MB")
        ->capture_default_str();
    add_seed_option(command, options.game,
                    "Shuffles the openings, plays the random plies and moves the numbers");
    add_ending_options(command, options.game);
    add_number_option(command, "--rate", options.rate,
                      "Thousandths of its step that a number moves in the end for a game more won than lost");
    add_number_option(command, "--lag", options.lag, "Pairs of games that may be under way at a time");
    add_concurrency_option(command, options.game);
    command.add_flag("--progress", options.progress,
                     "A line for each pair of games, also where nobody watches");
    command.add_flag("--json", options.json, "One JSON object in the end");
}

}  // namespace

void add_spsa(CLI::App& app, Action& action) {
    CLI::App* command =
        app.add_subcommand("spsa", "Fit the numbers of the search by games of the engine against itself");
    command->footer(
        "Examples:\n"
        "  janggun spsa --out fit.log --games 40000 --concurrency 2\n"
        "  janggun spsa --out fit.log --params reverse_futility_margin,futility_base:20 --nodes 2000");
    auto options = std::make_shared<SpsaOptions>();
    add_options(*command, *options);
    command->callback([options, &action] {
        action = [options](const Console& console) { return fit(*options, console); };
    });
}

}  // namespace janggun::cli
