#include "lab/match_options.hpp"

#include <charconv>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "janggun/engine/options.hpp"
#include "janggun/match/engine_player.hpp"
#include "janggun/match/program_player.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/nearest.hpp"
#include "janggun/util/text.hpp"
#include "lab/game_options.hpp"
#include "position_options.hpp"
#include "values.hpp"

namespace janggun::cli {

using match::Contestant;
using match::Milliseconds;
using match::PlayerLimits;
using util::in_quotes;
using util::InputError;

namespace {

constexpr std::int64_t kDefaultGames = 100;
constexpr std::int64_t kDefaultSprtGames = 100'000;
constexpr match::TimeControl kDefaultClock{Milliseconds{10'000}, Milliseconds{100}};

std::optional<double> parse_decimal(std::string_view text) {
    double value = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value, std::chars_format::fixed);
    if (text.empty() || stop != end || error != std::errc{} || !std::isfinite(value)) return std::nullopt;
    return value;
}

// Parses seconds with a fraction as milliseconds.
std::optional<Milliseconds> parse_seconds(std::string_view text) {
    constexpr double kPerSecond = 1000;
    const std::optional<double> seconds = parse_decimal(text);
    if (!seconds || *seconds < 0 || *seconds * kPerSecond > static_cast<double>(kLongestTime.count()))
        return std::nullopt;
    return Milliseconds{std::llround(*seconds * kPerSecond)};
}

match::TimeControl read_clock(std::string_view option, std::string_view text) {
    const std::size_t plus = text.find('+');
    const auto base = parse_seconds(text.substr(0, plus));
    const auto increment =
        plus == std::string_view::npos ? Milliseconds{0} : parse_seconds(text.substr(plus + 1));
    if (!base || !increment || base->count() == 0) {
        throw InputError(
            fmt::format("{}: {} is not BASE+INC in seconds, as in 10+0.1", option, in_quotes(text)));
    }
    return {*base, *increment};
}

std::string suffix_of(Contestant contestant) { return contestant == Contestant::a ? "-a" : "-b"; }

match::Hypotheses read_sprt(std::string_view option, std::string_view text) {
    const std::vector<std::string_view> parts = util::split(text, ',');
    const auto elo0 = parse_decimal(parts[0]);
    const auto elo1 = parse_decimal(parts.back());
    if (parts.size() != 2 || !elo0 || !elo1 || *elo0 >= *elo1) {
        throw InputError(
            fmt::format("{}: {} is not ELO0,ELO1, the lower one first, as in 0,5", option, in_quotes(text)));
    }
    return {*elo0, *elo1};
}

match::ProgramOption read_option(std::string_view option, std::string_view text) {
    const std::size_t equals = text.find('=');
    const std::string_view name = util::trim(text.substr(0, equals));
    if (equals == std::string_view::npos || name.empty())
        throw InputError(fmt::format("{}: {} is not NAME=VALUE", option, in_quotes(text)));
    return {std::string{name}, std::string{text.substr(equals + 1)}};
}

engine::Config read_config(const std::string& option, const std::vector<match::ProgramOption>& settings,
                           game::RuleSet rules) {
    engine::Config config;
    for (const match::ProgramOption& setting : settings) {
        const engine::Option* const known = engine::find_option(setting.name);
        if (known == nullptr)
            throw InputError(
                fmt::format("{}: janggun has no option {}{}", option, in_quotes(setting.name),
                            util::did_you_mean(setting.name, engine::options(), &engine::Option::name)));
        try {
            engine::set(config, *known, setting.value);
        } catch (const InputError& error) {
            throw InputError(fmt::format("{}: {}", option, error.what()));
        }
    }
    config.rules = rules;
    return config;
}

// Makes one player from what the command line says of it.
using Maker = std::function<std::unique_ptr<match::Player>()>;

Maker read_player(Contestant contestant, const PlayerOptions& player, game::RuleSet rules) {
    const std::string suffix = suffix_of(contestant);
    std::vector<match::ProgramOption> options;
    for (const std::string& text : player.options) options.push_back(read_option("--opt" + suffix, text));
    if (player.command == "janggun" || player.command == "self") {
        return [config = read_config("--opt" + suffix, options, rules)] {
            return std::make_unique<match::EnginePlayer>(config);
        };
    }
    match::ProgramSettings settings;
    try {
        settings.command = match::split_command(player.command);
    } catch (const InputError& error) {
        throw InputError(fmt::format("-{}: {}", suffix, error.what()));
    }
    settings.options = std::move(options);
    settings.rules = rules;
    return [settings = std::move(settings)] { return std::make_unique<match::ProgramPlayer>(settings); };
}

// The suffix names the player that the limits are for.
void add_limits(CLI::App& command, PlayerLimits& limits, const std::string& suffix,
                const std::string& whose) {
    const std::string clock = suffix.empty() ? " (default: 10+0.1, where no limit is given)" : "";
    add_value_option(command, "--tc" + suffix, limits.clock, read_clock,
                     "Seconds for a game and for each move more" + whose + clock)
        ->type_name("BASE+INC");
    add_number_option(command, "--movetime" + suffix, limits.move_time, times_up_to(kLongestTime),
                      "Milliseconds for each move" + whose)
        ->type_name("MS");
    add_number_option(command, "--nodes" + suffix, limits.nodes, kNodes, "Nodes for each move" + whose);
    add_number_option(command, "--depth" + suffix, limits.depth, kDepths, "Plies to look ahead" + whose);
}

void add_players(CLI::App& command, MatchOptions& options) {
    for (const Contestant contestant : match::kContestants) {
        PlayerOptions& player = options.players[index(contestant)];
        const std::string suffix = suffix_of(contestant);
        const std::string who = fmt::format("player {}", letter(contestant));
        command
            .add_option(
                "-" + suffix, player.command,
                fmt::format("P{}: janggun (or self) for this engine, or the command line of a UCI engine",
                            who.substr(1)))
            ->type_name("PLAYER")
            ->capture_default_str();
        command.add_option("--opt" + suffix, player.options, "A UCI option of " + who + "; may be repeated")
            ->type_name("NAME=VALUE")
            ->allow_extra_args(false);
    }
}

void add_games(CLI::App& command, MatchOptions& options) {
    add_number_option(command, "--games", options.games, kGames,
                      "Games to play, an even number (default: 100, or with --sprt 100000)");
    add_concurrency_option(command, options.settings.concurrency);
    add_opening_options(command, options.openings);
    add_seed_option(command, options.settings.seed, "Shuffles the openings and plays the random plies");
}

void add_terms(CLI::App& command, match::MatchSettings& settings) {
    match::GameTerms& terms = settings.terms;
    add_value_option(command, "--sprt", settings.sprt, read_sprt,
                     "End as soon as it is clear which Elo is true")
        ->type_name("ELO0,ELO1");
    add_ending_options(command, terms.resign, terms.most_plies);
    add_value_option(command, "--margin", terms.margin,
                     number_reader<Milliseconds>({0, kLongestTime.count()}),
                     "Milliseconds by which time may be overrun")
        ->type_name("MS")
        ->default_str(fmt::format("{}", terms.margin.count()));
}

}  // namespace

void add_match_options(CLI::App& command, MatchOptions& options) {
    add_players(command, options);
    add_limits(command, options.limits, "", "");
    for (const Contestant contestant : match::kContestants) {
        add_limits(command, options.settings.limits[index(contestant)], suffix_of(contestant),
                   fmt::format(" of player {}, and none of the others", letter(contestant)));
    }
    add_rules_option(command, options.settings.rules);
    add_games(command, options);
    add_terms(command, options.settings);
    add_text_option(command, "--records", options.records, "Append each game to a file")->type_name("FILE");
    command.add_flag("--progress", options.progress, "A line for each game, also where nobody watches");
    command.add_flag("--json", options.json, "One JSON object in the end");
}

match::MatchSettings match_settings(const MatchOptions& options, std::istream& in) {
    match::MatchSettings settings = options.settings;
    PlayerLimits of_both = options.limits;
    if (!of_both.are_given()) of_both.clock = kDefaultClock;
    for (PlayerLimits& limits : settings.limits) {
        if (!limits.are_given()) limits = of_both;
    }
    settings.games = options.games.value_or(settings.sprt ? kDefaultSprtGames : kDefaultGames);
    settings.random_plies = options.openings.random_plies();
    settings.openings = read_openings(options.openings, settings.rules, in);
    return settings;
}

match::PlayerMaker player_maker(const MatchOptions& options, game::RuleSet rules) {
    std::array<Maker, 2> makers;
    for (const Contestant contestant : match::kContestants)
        makers[index(contestant)] = read_player(contestant, options.players[index(contestant)], rules);
    return [makers = std::move(makers)](Contestant contestant) { return makers[index(contestant)](); };
}

}  // namespace janggun::cli
