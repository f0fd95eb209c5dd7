#include <algorithm>
#include <cstddef>
#include <istream>
#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "board_picture.hpp"
#include "commands.hpp"
#include "input.hpp"
#include "janggun/board/fen.hpp"
#include "janggun/board/movegen.hpp"
#include "janggun/game/game.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/text.hpp"
#include "json.hpp"
#include "position_options.hpp"

namespace janggun::cli {

namespace {

struct ShowOptions {
    PositionOptions position;
    std::string pieces = "letters";
    std::string color = "auto";
    bool json = false;
    bool from_stdin = false;
};

std::vector<std::string> sorted_moves(const board::Position& position) {
    board::MoveList moves;
    board::generate_legal(position, moves);
    std::vector<std::string> texts;
    for (const board::Move move : moves) texts.push_back(to_string(move));
    std::sort(texts.begin(), texts.end());
    return texts;
}

// 72 or 73.5
std::string points_text(int halves) { return fmt::format("{}{}", halves / 2, halves % 2 == 0 ? "" : ".5"); }

std::string json_object(const game::Game& game) {
    const board::Position& position = game.position();
    const game::Verdict verdict = game.verdict();
    std::string legal;
    for (const std::string& move : sorted_moves(position))
        legal += (legal.empty() ? "\"" : ",\"") + move + '"';
    return fmt::format(
        R"({{"fen":{},"rules":{},"side":{},"check":{},"facing":{},"legal":[{}],"points":{{"cho":{},"han":{}}},)"
        R"("over":{},"claimable":{},"result":{},"reason":{}}})",
        json_string(to_fen(position)), json_string(game.rules().name),
        json_string(name(position.side_to_move())), game.in_check(), game.is_facing(), legal,
        points_text(verdict.points.cho_halves), points_text(verdict.points.han_halves), verdict.is_over(),
        verdict.is_claimable(), json_string(text(verdict.result)), json_string(reason_text(verdict)));
}

std::string verdict_text(const game::Verdict& verdict) {
    if (verdict.is_over()) return fmt::format("over, {} ({})", text(verdict.result), reason_text(verdict));
    if (verdict.is_claimable())
        return fmt::format("may be ended now, {} ({})", text(verdict.result), reason_text(verdict));
    return "the game goes on";
}

std::string page(const game::Game& game, const PictureStyle& style) {
    const board::Position& position = game.position();
    const game::Verdict verdict = game.verdict();
    const std::vector<std::string> moves = sorted_moves(position);
    std::string move_words;
    for (const std::string& move : moves) move_words += ' ' + move;
    const auto yes_no = [](bool yes) { return yes ? "yes" : "no"; };
    return fmt::format(
        "{}\nFen: {}\nKey: {:016x}\nRules: {}\nSide to move: {}\nCheck: {}\nFacing: {}\nPoints: cho {}, han "
        "{}\nLegal moves ({}):{}\nVerdict: {}\n",
        board_picture(position, style), to_fen(position), position.key(), game.rules().name,
        name(position.side_to_move()), yes_no(game.in_check()), yes_no(game.is_facing()),
        points_text(verdict.points.cho_halves), points_text(verdict.points.han_halves), moves.size(),
        move_words, verdict_text(verdict));
}

// One line of --stdin, `rules;fen;moves`, as one line of JSON. Throws util::InputError where it is wrong.
std::string answer(std::string_view line, std::string_view default_rules) {
    const std::vector<std::string_view> fields = util::split(line, ';');
    if (fields.size() > 3) throw util::InputError("a line is rules;fen;moves, three fields at most");
    const auto field = [&](std::size_t i) {
        return i < fields.size() ? util::trim(fields[i]) : std::string_view{};
    };
    const std::string_view rules = field(0).empty() ? default_rules : field(0);
    const std::string_view fen = field(1).empty() ? "startpos" : field(1);
    return json_object(read_game(read_rules(rules), fen, field(2)));
}

// Wrong lines get an object too, so that answers stay in step with questions; the rest is answered all the
// same.
int answer_lines(const ShowOptions& options, const Console& console) {
    std::size_t number = 0;
    std::size_t wrong = 0;
    std::size_t first_wrong = 0;
    for (std::string line; std::getline(console.in, line);) {
        ++number;
        try {
            console.out << answer(line, options.position.rules);
        } catch (const util::InputError& error) {
            if (wrong++ == 0) first_wrong = number;
            console.out << "{\"error\":" << json_string(error.what()) << '}';
        }
        console.out << '\n' << std::flush;
    }
    check_read(console.in, "standard input");
    if (wrong == 0 || !console.out) return kDone;  // what could not be written is run()'s to say
    throw util::InputError(
        fmt::format("{} of {} lines were wrong, line {} first", wrong, number, first_wrong));
}

PieceStyle read_piece_style(std::string_view text) {
    if (text == "letters") return PieceStyle::letters;
    if (text == "hanja") return PieceStyle::hanja;
    if (text == "hangul") return PieceStyle::hangul;
    throw util::InputError("--pieces: " + util::in_quotes(text) + " is not letters, hanja or hangul");
}

bool read_color(std::string_view text, const Console& console) {
    if (text == "always") return true;
    if (text == "never") return false;
    if (text == "auto") return console.out_is_terminal;
    throw util::InputError("--color: " + util::in_quotes(text) + " is not auto, always or never");
}

int show(const ShowOptions& options, const Console& console) {
    const PictureStyle style{read_piece_style(options.pieces), read_color(options.color, console)};
    static_cast<void>(read_rules(options.position.rules));
    if (options.from_stdin) {
        if (options.position.name_a_position()) {
            throw util::InputError(
                "--stdin takes its positions from the lines: leave out --fen, --setup and --moves");
        }
        return answer_lines(options, console);
    }
    const game::Game game = read_game(options.position);
    console.out << (options.json ? json_object(game) + '\n' : page(game, style));
    return kDone;
}

}  // namespace

void add_show(CLI::App& app, Action& action) {
    CLI::App* command = app.add_subcommand(
        "show", "Show a position: board, legal moves, points, and whether the game has ended");
    auto options = std::make_shared<ShowOptions>();
    add_position_options(*command, options->position);
    command->add_option("--pieces", options->pieces, "letters, hanja or hangul")
        ->type_name("STYLE")
        ->capture_default_str();
    command->add_option("--color", options->color, "auto (on a terminal), always or never")
        ->type_name("WHEN")
        ->capture_default_str();
    command->add_flag("--json", options->json, "One JSON object instead");
    command->add_flag(
        "--stdin", options->from_stdin,
        "Read lines rules;fen;moves (fen and moves may be empty) and answer each with one JSON object");
    command->callback([options, &action] {
        action = [options](const Console& console) { return show(*options, console); };
    });
}

}  // namespace janggun::cli
