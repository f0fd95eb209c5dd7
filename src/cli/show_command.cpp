#include <cstddef>
#include <istream>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "commands.hpp"
#include "input.hpp"
#include "janggun/game/game.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/line_reader.hpp"
#include "janggun/util/text.hpp"
#include "janggun/view/page.hpp"
#include "janggun/view/words.hpp"
#include "json.hpp"
#include "position_options.hpp"
#include "style.hpp"

namespace janggun::cli {

using view::PictureStyle;

namespace {

struct ShowOptions {
    PositionOptions position;
    StyleOptions style;
    bool json = false;
    bool from_stdin = false;
};

std::string json_text(const game::Game& game) {
    const game::Verdict verdict = game.verdict();
    return json_game(game)
        .add({{"side", name(game.position().side_to_move())},
              {"check", game.in_check()},
              {"facing", game.is_facing()},
              {"legal", json_list(view::legal_moves(game), [](const std::string& move) { return move; })},
              {"points", json_points(verdict.points)}})
        .add(json_verdict(verdict))
        .text();
}

// Answers one line of --stdin, `rules;fen;moves`, with one line of JSON. Throws util::InputError if it is
// wrong.
std::string answer(std::string_view line, game::RuleSet default_rules) {
    const std::vector<std::string_view> fields = util::split(line, ';');
    if (fields.size() > 3) throw util::InputError("a line is rules;fen;moves, three fields at most");
    const auto field = [&](std::size_t i) {
        return i < fields.size() ? util::trim(fields[i]) : std::string_view{};
    };
    const game::RuleSet rules = field(0).empty() ? default_rules : read_rules(field(0));
    const std::string_view fen = field(1).empty() ? "startpos" : field(1);
    return json_text(read_game(rules, fen, field(2)));
}

// Wrong lines get an object too, so that answers stay in step with questions; the other lines are answered
// all the same.
int answer_lines(const ShowOptions& options, const Console& console) {
    util::LineReader lines{console.in};
    std::size_t wrong = 0;
    std::size_t first_wrong = 0;
    while (const std::optional<std::string> line = lines.next()) {
        try {
            console.out << answer(*line, options.position.rules);
        } catch (const util::InputError& error) {
            if (wrong++ == 0) first_wrong = lines.number();
            console.out << JsonObject{{"error", error.what()}}.text();
        }
        console.out << '\n' << std::flush;
    }
    check_read(console.in, "standard input");
    if (wrong == 0 || !console.out) return kDone;  // run() reports output that could not be written
    throw util::InputError(
        fmt::format("{} of {} lines were wrong, line {} first", wrong, lines.number(), first_wrong));
}

int show(const ShowOptions& options, const Console& console) {
    PictureStyle style = picture_style(options.style, console);
    if (options.from_stdin) {
        if (options.position.name_a_position()) {
            throw util::InputError(
                "--stdin takes its positions from the lines: leave out --fen, --setup and --moves");
        }
        return answer_lines(options, console);
    }
    const game::Game game = read_game(options.position);
    style.last_move = game.history().back().move;
    console.out << (options.json ? json_text(game) + '\n' : view::page(game, style));
    return kDone;
}

}  // namespace

void add_show(CLI::App& app, Action& action) {
    CLI::App* command = app.add_subcommand(
        "show", "Show a position: board, legal moves, points, and whether the game has ended");
    command->footer(
        "Examples:\n"
        "  janggun show --pieces hangul --setup left,right\n"
        "  janggun show --json --rules janggicasual --moves \"a4a5 a7a6\"\n"
        "  printf 'janggi;;e2e2 e9e9\\n' | janggun show --stdin");
    auto options = std::make_shared<ShowOptions>();
    add_position_options(*command, options->position);
    add_style_options(*command, options->style);
    command->add_flag("--json", options->json, "One JSON object instead");
    command->add_flag(
        "--stdin", options->from_stdin,
        "Read lines rules;fen;moves (fen and moves may be empty) and answer each with one JSON object");
    command->callback([options, &action] {
        action = [options](const Console& console) { return show(*options, console); };
    });
}

}  // namespace janggun::cli
