#include "position_options.hpp"

#include <array>
#include <optional>
#include <vector>

#include <fmt/format.h>

#include "janggun/board/fen.hpp"
#include "janggun/board/setup.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/nearest.hpp"
#include "janggun/util/text.hpp"
#include "janggun/view/korean.hpp"
#include "values.hpp"

namespace janggun::cli {

using util::in_quotes;
using util::InputError;

namespace {

constexpr std::array kRuleSetNames = game::rule_set_names(game::NameOrder::of_the_table);

std::string did_you_mean_setup(std::string_view text) {
    std::vector<std::string_view> names;
    for (const board::Setup setup : board::kSetups) {
        names.push_back(name(setup));
        names.push_back(korean_name(setup));
    }
    return util::did_you_mean(text, names);
}

board::Position read_setups(std::string_view text) {
    const std::vector<std::string_view> parts = util::split(text, ',');
    if (parts.size() != 2)
        throw InputError("--setup: " + in_quotes(text) + " is not CHO,HAN, as in inner,left");
    return board::start_position(read_setup("--setup", parts[0], "Cho"),
                                 read_setup("--setup", parts[1], "Han"));
}

}  // namespace

void add_rules_option(CLI::App& command, game::RuleSet& rules) {
    const auto read = [](std::string_view /*option*/, std::string_view text) { return read_rules(text); };
    add_value_option(command, "--rules", rules, read, "Rule set")
        ->type_name(as_type_name(kRuleSetNames))
        ->default_str(std::string{rules_for(rules).name});
}

void add_position_options(CLI::App& command, PositionOptions& options) {
    add_rules_option(command, options.rules);
    CLI::Option* fen = add_text_option(command, "--fen", options.fen,
                                       "Position, two to six fields (default: the start position)");
    fen->type_name("FEN");
    add_text_option(command, "--setup", options.setup,
                    "Start position by the set-ups of both sides: inner, outer, left or right elephants, or "
                    "letters as in NBBN,HEHE")
        ->type_name("CHO,HAN")
        ->excludes(fen);
    add_text_option(command, "--moves", options.moves,
                    "Moves to play first, in quotes: a4a5, 79졸78 or P79-78, and a pass as e2e2 or pass")
        ->type_name("MOVES");
}

board::Setup read_setup(std::string_view option, std::string_view text, std::string_view whose) {
    const std::optional<board::Setup> setup = board::setup_named(text);
    if (setup) return *setup;
    throw InputError(
        fmt::format("{}: {}'s set-up {} is unknown: inner, outer, left, right, or the letters of "
                    "files b, c, g, h as that side sees them, as in NBBN{}",
                    option, whose, in_quotes(text), did_you_mean_setup(text)));
}

game::RuleSet read_rules(std::string_view name) {
    const std::optional<game::RuleSet> rules = game::rule_set_named(name);
    if (!rules) {
        throw InputError(
            fmt::format("the rule set {} is unknown: {}", in_quotes(name), game::rule_set_hint(name)));
    }
    return *rules;
}

game::Game read_game(game::RuleSet rules, std::string_view fen, std::string_view moves) {
    return view::play_moves({rules, board::parse_fen(fen == "startpos" ? board::kStartFen : fen)},
                            util::split_words(moves));
}

game::Game read_game(const PositionOptions& options) {
    const std::string moves = options.moves.value_or("");
    if (!options.setup) return read_game(options.rules, options.fen.value_or("startpos"), moves);
    return view::play_moves({options.rules, read_setups(*options.setup)}, util::split_words(moves));
}

}  // namespace janggun::cli
