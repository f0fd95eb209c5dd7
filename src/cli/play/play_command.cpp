#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "commands.hpp"
#include "input.hpp"
#include "janggun/engine/config.hpp"
#include "janggun/search/strength.hpp"
#include "janggun/util/error.hpp"
#include "play/game.hpp"
#include "play/interrupts.hpp"
#include "play/session.hpp"
#include "play/start.hpp"
#include "position_options.hpp"
#include "style.hpp"
#include "values.hpp"

namespace janggun::cli {

namespace {

constexpr search::Milliseconds kLongestTime{86'400'000};  // a day

struct PlayOptions {
    PositionOptions position;
    StyleOptions style;
    view::Notation notation = view::Notation::coordinates;
    std::optional<Players> players;
    engine::Config config;
    std::optional<int> elo;
    search::Limits limits;
    std::optional<std::string> save;
    std::optional<std::string> load;
};

// The game given by the position options, from its first position on.
view::Record read_record(const PositionOptions& options) {
    PositionOptions start = options;
    start.moves.reset();
    view::Record record{read_game(start), {}, game::Result::undecided, "", {}};
    const game::Game game = read_game(options);
    for (const game::PlyRecord& ply : game.history().subspan(1)) record.moves.push_back(ply.move);
    return record;
}

PlaySettings settings_of(const PlayOptions& options, const Console& console) {
    PlaySettings settings;
    settings.config = options.config;
    settings.config.move_overhead_ms = 0;  // there is no clock that an answer could miss
    settings.config.limit_strength = options.elo.has_value();
    settings.config.elo = options.elo.value_or(settings.config.elo);
    settings.limits = or_a_second(options.limits);
    settings.style = picture_style(options.style, console);
    settings.style.notation = options.notation;
    settings.wishes.rules = options.position.rules;
    settings.wishes.players = options.players;
    if (options.position.name_a_position()) settings.wishes.record = read_record(options.position);
    if (options.load) {
        view::Record record = load_record(*options.load);
        settings.is_loaded = true;
        settings.wishes.rules = *game::rule_set_named(record.start.rules().name);
        if (!settings.wishes.players) settings.wishes.players = players_of(record);
        settings.wishes.record = std::move(record);
        if (!options.save) settings.file = *options.load;
    }
    if (options.save && options.save->empty()) throw util::InputError("--save: '' is no name of a file");
    settings.save_file = options.save.value_or("");
    settings.config.rules = settings.wishes.rules;
    return settings;
}

int play(const PlayOptions& options, const Console& console) {
    Interrupts interrupts;
    const PlaySettings settings = settings_of(options, console);
    return run_within_means(static_cast<std::size_t>(settings.config.hash_megabytes),
                            static_cast<unsigned>(settings.config.threads), [&] {
                                return PlaySession{settings, console, interrupts}.run();
                            });
}

void add_engine_options(CLI::App& command, PlayOptions& options) {
    CLI::Option* level =
        add_number_option(command, "--level", options.config.skill_level, engine_range("Skill Level"),
                          "How well the engine plays, -20 to 20");
    add_number_option(command, "--elo", options.elo, engine_range("UCI_Elo"),
                      fmt::format("The same as a rating, {} to {}", search::Strength::kLeastElo,
                                  search::Strength::kMostElo))
        ->excludes(level);
    add_number_option(
        command, "--movetime", options.limits.move_time, times_up_to(kLongestTime),
        "Milliseconds for each of its moves (default: 1000, where neither depth nor nodes are given)")
        ->type_name("MS");
    add_number_option(command, "--depth", options.limits.depth, kDepths, "Plies that it looks ahead");
    add_number_option(command, "--nodes", options.limits.nodes, kNodes, "Nodes that it searches for a move");
    add_number_option(command, "--threads", options.config.threads, engine_range("Threads"),
                      "Threads that it thinks with");
    add_number_option(command, "--hash", options.config.hash_megabytes, engine_range("Hash"),
                      "Megabytes for its table")
        ->type_name("MB");
}

void add_file_options(CLI::App& command, PlayOptions& options) {
    add_text_option(
        command, "--save", options.save,
        "The file in which the game is saved before it is left; others get a number, as in game-2.txt")
        ->type_name("FILE");
    CLI::Option* load = add_text_option(command, "--load", options.load, "Go on with a game that was saved");
    load->type_name("FILE");
    for (const char* const other : {"--rules", "--fen", "--setup", "--moves"})
        load->excludes(command.get_option(other));
}

}  // namespace

void add_play(CLI::App& app, Action& action) {
    static constexpr std::array<Choice<std::optional<Players>>, 4> kSides{
        {{"cho", Players{Player::person, Player::engine}},
         {"han", Players{Player::engine, Player::person}},
         {"both", Players{Player::person, Player::person}},
         {"none", Players{Player::engine, Player::engine}}}};
    CLI::App* command = app.add_subcommand("play", "Play against the engine, here in the terminal");
    command->footer(
        "At a terminal you are asked for side and set-ups where you do not give them. A\n"
        "script plays Cho then, and both sides have inner elephants.\n"
        "\n"
        "Ctrl-C makes the engine move at once. At the prompt it leaves, as quit does:\n"
        "with --save the game is saved first, without it you are asked. A program that is\n"
        "killed saves nothing.\n"
        "\n"
        "Examples:\n"
        "  janggun play\n"
        "  janggun play --side han --level 0 --notation korean --pieces hanja\n"
        "  janggun play --load game.txt\n"
        "  echo save game.txt | janggun play --side none --movetime 100");
    auto options = std::make_shared<PlayOptions>();
    add_choice_option(*command, "--side", options->players, kSides,
                      "What you play; both for two people, none for the engine against itself");
    add_engine_options(*command, *options);
    add_position_options(*command, options->position);
    add_file_options(*command, *options);
    add_notation_option(*command, options->notation);
    add_style_options(*command, options->style);
    command->callback([options, &action] {
        action = [options](const Console& console) { return play(*options, console); };
    });
}

}  // namespace janggun::cli
