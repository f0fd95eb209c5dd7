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
#include "values.hpp"

namespace janggun::cli {

using util::in_quotes;
using util::InputError;

namespace {

constexpr std::int64_t kMostRate = 1000;
constexpr std::int64_t kMostLag = 1000;

struct SpsaOptions {
    std::optional<std::string> out;
    train::SearchFitSettings settings;
    std::int64_t games = 20'000;
    match::PlayerLimits limits;  // replace those of the settings
    OpeningOptions openings;
    int concurrency = 1;
    bool progress = false;
    bool json = false;
};

// Reads NAME, or NAME:STEP.
train::SearchNumber read_search_number(std::string_view option, std::string_view text) {
    const std::size_t colon = text.find(':');
    const std::string_view name = text.substr(0, colon);
    const auto* const info =
        std::find_if(search::kParams.begin(), search::kParams.end(),
                     [name](const search::ParamInfo& each) { return each.name == name; });
    if (info == search::kParams.end())
        throw InputError(fmt::format("{}: the search has no number {}{}", option, in_quotes(name),
                                     util::did_you_mean(name, search::kParams, &search::ParamInfo::name)));
    if (colon == std::string_view::npos) return {*info, train::usual_step(*info)};
    const int widest = info->high - info->low;
    const auto step = util::parse_integer(text.substr(colon + 1), 1, widest);
    if (!step) {
        throw InputError(fmt::format("{}: the step of {} is a whole number from 1 to {}, not {}", option,
                                     name, widest, in_quotes(text.substr(colon + 1))));
    }
    return {*info, static_cast<double>(*step)};
}

std::vector<train::SearchNumber> read_search_numbers(std::string_view option, std::string_view text) {
    std::vector<train::SearchNumber> numbers;
    for (const std::string_view part : util::split(text, ',')) {
        const train::SearchNumber number = read_search_number(option, part);
        if (std::any_of(numbers.begin(), numbers.end(), [&number](const train::SearchNumber& other) {
                return other.info.name == number.info.name;
            }))
            throw InputError(fmt::format("{}: {} is named twice", option, number.info.name));
        numbers.push_back(number);
    }
    return numbers;
}

train::SearchFitSettings settings_of(const SpsaOptions& options, std::istream& in) {
    if (options.limits.nodes && options.limits.move_time)
        throw InputError("spsa: a move is limited by --nodes or by --movetime, not by both");
    train::SearchFitSettings settings = options.settings;
    settings.pairs = (options.games + 1) / 2;
    if (options.limits.are_given()) settings.limits = options.limits;
    settings.random_plies = options.openings.random_plies();
    settings.openings = read_openings(options.openings, settings.rules, in);
    return settings;
}

// Plays the pairs that the file lacks.
void play(const SpsaOptions& options, const train::SearchFitSettings& settings, train::Spsa& spsa,
          const std::stop_token& stop, const Console& console) {
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
        play_pairs(settings, spsa, options.concurrency, listener, stop);
    } catch (const std::bad_alloc&) {
        throw InputError(
            fmt::format("--hash: this machine has no memory for {} pairs at a time with 2 x {} MB each",
                        options.concurrency, settings.hash_megabytes));
    } catch (const std::system_error&) {
        throw InputError(
            fmt::format("--concurrency: this machine cannot start {} threads", options.concurrency));
    }
}

int fit(const SpsaOptions& options, const Console& console) {
    if (!options.out) throw InputError("spsa: --out FILE says where the results of the games go");
    if (options.out == "-") throw InputError("--out: results go into a file, not to standard output");
    std::stop_source stop;
    const util::InterruptWatch interrupts{[&stop] { stop.request_stop(); }};
    const train::SearchFitSettings settings = settings_of(options, console.in);
    train::Spsa spsa = spsa_of(settings);
    play(options, settings, spsa, stop.get_token(), console);
    console.out << (options.json ? spsa_json(settings, spsa) + '\n' : spsa_text(settings, spsa));
    return stop.stop_requested() ? kInterrupted : kDone;
}

void add_options(CLI::App& command, SpsaOptions& options) {
    add_text_option(command, "--out", options.out,
                    "The results of the games; an unfinished file is continued")
        ->type_name("FILE");
    train::SearchFitSettings& settings = options.settings;
    add_value_option(
        command, "--params", settings.numbers, read_search_numbers,
        "Numbers to fit, perhaps with how far to move them (default: all that are not at an end of "
        "their range, by a tenth)")
        ->type_name("NAME[:STEP],...");
    add_number_option(command, "--games", options.games, kGames, "Games to play in all, an even number");
    add_number_option(command, "--nodes", options.limits.nodes, kNodes,
                      "Nodes for each move (default: 5000)");
    add_number_option(
        command, "--movetime", options.limits.move_time, times_up_to(kLongestTime),
        "Milliseconds for each move instead, so that what a node costs counts; no run repeats another")
        ->type_name("MS");
    add_rules_option(command, settings.rules);
    add_opening_options(command, options.openings);
    add_number_option(command, "--hash", settings.hash_megabytes, engine_range("Hash"),
                      "Megabytes for the table of results of each engine")
        ->type_name("MB");
    add_seed_option(command, settings.seed,
                    "Shuffles the openings, plays the random plies and moves the numbers");
    add_ending_options(command, settings.resign, settings.most_plies);
    add_number_option(command, "--rate", settings.rate, {1, kMostRate},
                      "Thousandths of its step that a number moves in the end for a game more won than lost");
    add_number_option(command, "--lag", settings.lag, {1, kMostLag},
                      "Pairs of games that may be under way at a time");
    add_concurrency_option(command, options.concurrency);
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
        "  janggun spsa --out fit.log --params futility_base,lesson_most:500 --nodes 2000");
    auto options = std::make_shared<SpsaOptions>();
    add_options(*command, *options);
    command->callback([options, &action] {
        action = [options](const Console& console) { return fit(*options, console); };
    });
}

}  // namespace janggun::cli
