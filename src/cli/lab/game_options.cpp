#include "lab/game_options.hpp"

#include <limits>
#include <vector>

#include <fmt/format.h>

#include "input.hpp"
#include "janggun/match/opening.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/text.hpp"
#include "position_options.hpp"

namespace janggun::cli {

using util::in_quotes;
using util::InputError;

namespace {

constexpr std::int64_t kMostGames = 1'000'000;
constexpr std::int64_t kMostConcurrency = 256;
// What a file of games can count.
constexpr std::int64_t kMostPlies = 65'535;
constexpr std::int64_t kMostCentipawns = 10'000;

}  // namespace

void add_concurrency_option(CLI::App& command, GameOptions& options) {
    add_number_option(command, "--concurrency", options.concurrency, "Games at a time");
}

void add_seed_option(CLI::App& command, GameOptions& options, const std::string& description) {
    add_number_option(command, "--seed", options.seed, description);
}

void add_ending_options(CLI::App& command, GameOptions& options) {
    command
        .add_option("--resign", options.resign,
                    "End a game once both players agree on it for so many moves; 0 for never")
        ->type_name("CP:MOVES")
        ->capture_default_str();
    add_number_option(command, "--max-plies", options.most_plies, "A game is drawn after so many plies");
}

void add_opening_options(CLI::App& command, OpeningOptions& options) {
    add_text_option(command, "--openings", options.file,
                    "Openings, a FEN a line; - reads standard input (default: the 16 pairs of set-ups)")
        ->type_name("FILE");
    add_text_option(command, "--plies", options.plies,
                    "Random plies behind each opening (default: 4, or with --openings 0)")
        ->type_name("N");
}

std::int64_t read_games(std::string_view text) { return read_number("--games", text, 1, kMostGames); }

int read_concurrency(const GameOptions& options) {
    return static_cast<int>(read_number("--concurrency", options.concurrency, 1, kMostConcurrency));
}

std::uint64_t read_seed(const GameOptions& options) {
    return static_cast<std::uint64_t>(
        read_number("--seed", options.seed, 0, std::numeric_limits<std::int64_t>::max()));
}

match::ResignTerms read_resign(const GameOptions& options) {
    const std::string_view text = options.resign;
    const std::vector<std::string_view> parts = util::split(text, ':');
    if (text == "0") return {0, 0};
    const auto centipawns = util::parse_integer(parts[0], 1, kMostCentipawns);
    const auto moves = util::parse_integer(parts.back(), 1, kMostPlies);
    if (parts.size() != 2 || !centipawns || !moves) {
        throw InputError(fmt::format("--resign: {} is not CP:MOVES, as in 1200:5, or 0", in_quotes(text)));
    }
    return {static_cast<int>(*centipawns), static_cast<int>(*moves)};
}

int read_most_plies(const GameOptions& options) {
    return static_cast<int>(read_number("--max-plies", options.most_plies, 1, kMostPlies));
}

int read_random_plies(const OpeningOptions& options) {
    const std::string plies = options.plies.value_or(options.file ? "0" : "4");
    return static_cast<int>(read_number("--plies", plies, 0, kMostRandomPlies));
}

std::vector<board::Position> read_openings(const OpeningOptions& options, game::RuleSet rules,
                                           std::istream& in) {
    if (!options.file) return match::setup_openings();
    const std::string& path = *options.file;
    std::vector<board::Position> openings;
    read_file(path, in, [&](std::istream& lines) {
        try {
            openings = match::read_openings(lines, rules);
        } catch (const InputError& error) {
            check_read(lines, in_quotes(path, kLongestPath));
            throw InputError(fmt::format("{}, {}", in_quotes(path, kLongestPath), error.what()));
        }
    });
    return openings;
}

}  // namespace janggun::cli
