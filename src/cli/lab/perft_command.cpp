#include <cstddef>
#include <cstdint>
#include <istream>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "commands.hpp"
#include "input.hpp"
#include "janggun/board/fen.hpp"
#include "janggun/board/perft.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/line_reader.hpp"
#include "janggun/util/stopwatch.hpp"
#include "janggun/util/text.hpp"
#include "json.hpp"
#include "lab/perft_suite.hpp"
#include "position_options.hpp"
#include "progress_line.hpp"
#include "values.hpp"

namespace janggun::cli {

using util::in_quotes;

namespace {

constexpr int kMostMegabytes = 1 << 20;

struct PerftOptions {
    PositionOptions position;
    board::PerftSettings settings{.depth = 5};
    std::optional<int> depth;
    std::optional<std::string> epd;
    bool divide = false;
    bool json = false;
};

struct Measured {
    std::vector<board::RootCount> roots;
    std::uint64_t nodes = 0;
    double seconds = 0;

    [[nodiscard]] double nodes_per_second() const {
        return seconds > 0 ? static_cast<double>(nodes) / seconds : 0;
    }
};

Measured measure(const board::Position& position, const board::PerftSettings& settings,
                 const Console& console) {
    Measured measured;
    const util::Stopwatch watch;
    if (settings.depth == 0) {
        measured.nodes = 1;
    } else {
        ProgressLine line{console};
        const auto report = [&](const board::PerftProgress& progress) {
            line.show(fmt::format("{} of {} parts, {} nodes, {:.0f} s", progress.done, progress.total,
                                  progress.nodes, watch.seconds()));
        };
        using Report = std::function<void(const board::PerftProgress&)>;
        measured.roots =
            board::divide(position, settings, console.err_is_terminal ? Report{report} : Report{});
    }
    measured.seconds = watch.seconds();
    for (const board::RootCount& root : measured.roots) measured.nodes += root.nodes;
    return measured;
}

// "nodes", "seconds" and "nps".
JsonObject json_measured(const Measured& measured) {
    return {{"nodes", measured.nodes},
            {"seconds", Json::decimal(measured.seconds, 6)},
            {"nps", Json::decimal(measured.nodes_per_second(), 0)}};
}

std::string json_text(const game::Game& game, const board::PerftSettings& settings, const Measured& measured,
                      bool with_divide) {
    JsonObject object = json_game(game);
    object.add({{"depth", settings.depth}, {"threads", settings.threads}, {"hash", settings.hash_megabytes}})
        .add(json_measured(measured));
    if (with_divide) {
        JsonObject divide;
        for (const board::RootCount& root : measured.roots) divide.add(to_string(root.move), root.nodes);
        object.add("divide", divide);
    }
    return object.text();
}

std::string speed_lines(const Measured& measured) {
    return fmt::format("Time: {:.3f} s\nSpeed: {:.1f} million nodes a second\n", measured.seconds,
                       measured.nodes_per_second() / 1e6);
}

int perft_position(const PerftOptions& options, const board::PerftSettings& settings,
                   const Console& console) {
    const game::Game game = read_game(options.position);
    const Measured measured = measure(game.position(), settings, console);
    if (options.json) {
        console.out << json_text(game, settings, measured, options.divide) << '\n';
        return kDone;
    }
    if (options.divide) {
        for (const board::RootCount& root : measured.roots)
            console.out << to_string(root.move) << ": " << root.nodes << '\n';
        console.out << '\n';
    }
    console.out << "Nodes searched: " << measured.nodes << '\n' << speed_lines(measured);
    return kDone;
}

// The results of a suite so far.
struct SuiteTotals {
    std::size_t positions = 0;
    std::size_t counts = 0;
    std::size_t differences = 0;
    Measured measured;
};

std::string json_difference(const game::Game& game, std::size_t line, const ExpectedCount& expected,
                            std::uint64_t counted) {
    return JsonObject{{"line", line},       {"depth", expected.depth},    {"expected", expected.nodes},
                      {"counted", counted}, {"rules", game.rules().name}, {"fen", to_fen(game.position())}}
        .text();
}

std::string difference_text(const game::Game& game, std::size_t line, const ExpectedCount& expected,
                            std::uint64_t counted) {
    return fmt::format("line {}, depth {}: expected {}, counted {} ({} {})", line, expected.depth,
                       expected.nodes, counted, game.rules().name, to_fen(game.position()));
}

void verify_line(const SuiteLine& line, std::size_t number, const board::PerftSettings& settings,
                 const Console& console, bool json, SuiteTotals& totals) {
    ++totals.positions;
    for (const ExpectedCount& expected : line.counts) {
        if (expected.depth > settings.depth) continue;
        board::PerftSettings here = settings;
        here.depth = expected.depth;
        const Measured measured = measure(line.game.position(), here, console);
        ++totals.counts;
        totals.measured.nodes += measured.nodes;
        totals.measured.seconds += measured.seconds;
        if (measured.nodes == expected.nodes) continue;
        ++totals.differences;
        console.out << (json ? json_difference(line.game, number, expected, measured.nodes)
                             : difference_text(line.game, number, expected, measured.nodes))
                    << '\n';
    }
}

SuiteTotals verify_suite(std::istream& lines, const PerftOptions& options,
                         const board::PerftSettings& settings, const Console& console) {
    SuiteTotals totals;
    util::LineReader reader{lines};
    while (const std::optional<std::string> text = reader.next()) {
        std::optional<SuiteLine> line;
        try {
            line = parse_suite_line(*text, options.position.rules);
        } catch (const util::InputError& error) {
            throw util::InputError(fmt::format("{}, line {}: {}", in_quotes(*options.epd, kLongestPath),
                                               reader.number(), error.what()));
        }
        if (line) verify_line(*line, reader.number(), settings, console, options.json, totals);
    }
    if (totals.positions == 0)
        throw util::InputError(in_quotes(*options.epd, kLongestPath) + " holds no position");
    if (totals.counts == 0)
        throw util::InputError(fmt::format("DEPTH: {} is less than every depth of {}", settings.depth,
                                           in_quotes(*options.epd, kLongestPath)));
    return totals;
}

int perft_suite(const PerftOptions& options, board::PerftSettings settings, const Console& console) {
    if (options.position.name_a_position() || options.divide) {
        throw util::InputError(
            "--epd takes its positions from the file: leave out --fen, --setup, --moves and --divide");
    }
    settings.depth = options.depth.value_or(kDeepestCount);
    SuiteTotals totals;
    read_file(*options.epd, console.in,
              [&](std::istream& lines) { totals = verify_suite(lines, options, settings, console); });
    if (options.json) {
        console.out << JsonObject{{"positions", totals.positions},
                                  {"counts", totals.counts},
                                  {"differences", totals.differences}}
                           .add(json_measured(totals.measured))
                           .text()
                    << '\n';
    } else {
        console.out << fmt::format("{} positions, {} counts, {} differences\nNodes searched: {}\n",
                                   totals.positions, totals.counts, totals.differences, totals.measured.nodes)
                    << speed_lines(totals.measured);
    }
    return totals.differences == 0 ? kDone : kDifferent;
}

int perft(const PerftOptions& options, const Console& console) {
    board::PerftSettings settings = options.settings;
    settings.depth = options.depth.value_or(settings.depth);
    return run_within_means(settings.hash_megabytes, settings.threads, [&] {
        return options.epd ? perft_suite(options, settings, console)
                           : perft_position(options, settings, console);
    });
}

}  // namespace

void add_perft(CLI::App& app, Action& action) {
    CLI::App* command = app.add_subcommand(
        "perft", "Count the lines of play to a depth, to check and to time the move generator");
    command->footer(
        "Examples:\n"
        "  janggun perft 4 --divide\n"
        "  janggun perft 7 --threads 4 --hash 256\n"
        "  echo 'startpos ;D1 32 ;D2 1024' | janggun perft --epd -");
    auto options = std::make_shared<PerftOptions>();
    const auto read_depth = [](std::string_view /*option*/, std::string_view text) {
        return static_cast<int>(read_number("DEPTH", text, {0, kDeepestCount}));
    };
    add_value_option(*command, "depth", options->depth, read_depth,
                     "Plies (default: 5; with --epd: every count of the file)")
        ->type_name("DEPTH");
    add_position_options(*command, options->position);
    command->add_flag("--divide", options->divide, "The count below each move as well");
    add_number_option(*command, "--threads", options->settings.threads, engine_range("Threads"),
                      "Threads to count with");
    add_number_option(*command, "--hash", options->settings.hash_megabytes, {0, kMostMegabytes},
                      "Megabytes for a table of counts already known; 0 for none")
        ->type_name("MB");
    command
        ->add_option("--epd", options->epd,
                     "Verify a suite of lines `FEN ;variant NAME ;D1 n ;D2 n`; - reads standard input")
        ->type_name("FILE");
    command->add_flag("--json", options->json, "JSON, one object a line");
    command->callback([options, &action] {
        action = [options](const Console& console) { return perft(*options, console); };
    });
}

}  // namespace janggun::cli
