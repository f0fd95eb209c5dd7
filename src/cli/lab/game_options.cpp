#include "lab/game_options.hpp"

#include <limits>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "input.hpp"
#include "janggun/match/opening.hpp"
#include "janggun/train/settings.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/text.hpp"

namespace janggun::cli {

using util::in_quotes;
using util::InputError;

namespace {

constexpr Range kConcurrency{1, 256};
constexpr Range kSeeds{0, std::numeric_limits<std::int64_t>::max()};
// The range that the file format can count.
constexpr Range kPlies{1, 65'535};
constexpr std::int64_t kMostCentipawns = 10'000;

match::ResignTerms read_resign(std::string_view option, std::string_view text) {
    if (text == "0") return {0, 0};
    const std::vector<std::string_view> parts = util::split(text, ':');
    const auto centipawns = util::parse_integer(parts[0], 1, kMostCentipawns);
    const auto moves = util::parse_integer(parts.back(), kPlies.low, kPlies.high);
    if (parts.size() != 2 || !centipawns || !moves) {
        throw InputError(fmt::format("{}: {} is not CP:MOVES, as in 1200:5, or 0", option, in_quotes(text)));
    }
    return {static_cast<int>(*centipawns), static_cast<int>(*moves)};
}

}  // namespace

void add_concurrency_option(CLI::App& command, int& concurrency) {
    add_number_option(command, "--concurrency", concurrency, kConcurrency, "Games at a time");
}

void add_seed_option(CLI::App& command, std::uint64_t& seed, const std::string& description) {
    add_number_option(command, "--seed", seed, kSeeds, description);
}

void add_ending_options(CLI::App& command, match::ResignTerms& resign, int& most_plies) {
    add_value_option(command, "--resign", resign, read_resign,
                     "End a game once both players agree on it for so many moves; 0 for never")
        ->type_name("CP:MOVES")
        ->default_str(train::resign_text(resign));
    add_number_option(command, "--max-plies", most_plies, kPlies, "A game is drawn after so many plies");
}

void add_opening_options(CLI::App& command, OpeningOptions& options) {
    add_text_option(command, "--openings", options.file,
                    "Openings, a FEN a line; - reads standard input (default: the 16 pairs of set-ups)")
        ->type_name("FILE");
    add_number_option(command, "--plies", options.plies, kRandomPlies,
                      "Random plies behind each opening (default: 4, or with --openings 0)");
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
