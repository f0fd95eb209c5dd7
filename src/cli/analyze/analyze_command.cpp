#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <new>
#include <optional>
#include <ostream>
#include <stop_token>
#include <string>
#include <system_error>
#include <vector>

#include <fmt/format.h>

#include "analyze/analysis.hpp"
#include "analyze/analysis_text.hpp"
#include "analyze/epd.hpp"
#include "analyze/epd_run.hpp"
#include "analyze/search_table.hpp"
#include "commands.hpp"
#include "input.hpp"
#include "janggun/engine/config.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/interrupt.hpp"
#include "janggun/util/text.hpp"
#include "position_options.hpp"
#include "style.hpp"
#include "values.hpp"

namespace janggun::cli {

using util::in_quotes;
using util::InputError;

namespace {

constexpr int kMostJobs = 1024;
constexpr std::int64_t kMostShards = 1'000'000'000;

struct AnalyzeOptions {
    PositionOptions position;
    StyleOptions style;
    view::Notation notation = view::Notation::coordinates;
    AnalysisSettings analysis;
    std::optional<std::string> epd;
    std::optional<int> jobs;
    std::optional<Shard> shard;
    bool json = false;
};

Shard read_shard(std::string_view option, std::string_view text) {
    const std::vector<std::string_view> parts = util::split(text, '/');
    if (parts.size() == 2) {
        const auto count = util::parse_integer(parts[1], 1, kMostShards);
        const auto first = util::parse_integer(parts[0], 1, count.value_or(0));
        if (first) return {static_cast<std::size_t>(*first), static_cast<std::size_t>(*count)};
    }
    throw InputError(
        fmt::format("{}: {} is not K/N, as in 1/4 to 4/4 for four parts", option, in_quotes(text)));
}

std::string picture(const game::Game& game, const AnalyzeOptions& options, const Console& console) {
    if (!console.out_is_terminal) return "";
    view::PictureStyle style = picture_style(options.style, console);
    style.notation = options.notation;
    style.last_move = game.history().back().move;
    return view::board_picture(game.position(), style) + '\n';
}

// Shows the search while it runs.
Analysis watch(Analyst& analyst, const game::Game& game, view::Notation notation, const Console& console,
               const std::stop_token& stop) {
    if (!console.out_is_terminal) {
        PlainTable table{game, notation, console};
        return analyst.analyze(game, stop, {}, &table);
    }
    LiveTable table{game, notation, console};
    Analysis analysis = analyst.analyze(game, stop, {}, &table);
    table.finish(analysis.outcome);
    return analysis;
}

int analyze_position(const AnalyzeOptions& options, const AnalysisSettings& settings, const Console& console,
                     const std::stop_token& stop) {
    if (options.jobs || options.shard)
        throw InputError("--jobs and --shard are for many positions: give --epd");
    const game::Game game = read_game(options.position);
    const game::Verdict verdict = game.verdict();
    Analyst analyst{settings};  // before anything is written: the memory for it may not be there
    if (options.json) {
        console.out << json_text({game, {}, {}, {}, {}}, 1, analyst.analyze(game, stop)) << '\n';
        return kDone;
    }
    console.out << picture(game, options, console) << heading(game, verdict);
    Analysis analysis{verdict, {}};
    if (!verdict.is_over()) {
        console.out << '\n';
        analysis = watch(analyst, game, options.notation, console, stop);
        console.out << '\n';
    }
    console.out << conclusion(game, analysis, options.notation);
    return kDone;
}

// Reads a file to its end and counts the positions to analyse. Throws util::InputError for the first line
// that is wrong.
std::size_t check_epd(const std::string& path, const EpdRunSettings& settings, const Console& console) {
    std::size_t wanted = 0;
    std::size_t all = 0;
    read_file(path, console.in, [&](std::istream& lines) {
        EpdReader reader{lines, settings.rules, {}};
        while (const std::optional<EpdEntry> entry = reader.next()) {
            if (!entry->epd) {
                throw InputError(
                    fmt::format("{}, line {}: {}", in_quotes(path, kLongestPath), entry->line, entry->error));
            }
            ++all;
            if (settings.shard.holds(entry->number)) ++wanted;
        }
    });
    if (all == 0) throw InputError(in_quotes(path, kLongestPath) + " holds no position");
    return wanted;
}

std::string totals_text(const EpdTotals& totals) {
    std::string text = fmt::format("{} position{}", totals.positions, totals.positions == 1 ? "" : "s");
    if (totals.passed + totals.failed > 0)
        text += fmt::format(", {} passed, {} failed", totals.passed, totals.failed);
    return text;
}

int analyze_epd(const AnalyzeOptions& options, const AnalysisSettings& analysis, const Console& console,
                const std::stop_token& stop) {
    if (analysis.limits.infinite) throw InputError("--infinite is for one position: leave it out, or --epd");
    if (options.position.name_a_position())
        throw InputError("--epd takes its positions from the file: leave out --fen, --setup and --moves");
    EpdRunSettings settings;
    settings.analysis = analysis;
    settings.rules = options.position.rules;
    settings.notation = options.notation;
    settings.json = options.json;
    settings.jobs = options.jobs.value_or(1);
    settings.shard = options.shard.value_or(Shard{});
    // A file that can be read twice is checked before the search begins. A stream is answered line by line.
    std::error_code ignored;
    if (std::filesystem::is_regular_file(*options.epd, ignored))
        settings.total = check_epd(*options.epd, settings, console);
    EpdTotals totals;
    read_file(*options.epd, console.in,
              [&](std::istream& lines) { totals = run_epd(lines, settings, console, stop); });
    if (!options.json) console.out << totals_text(totals) << '\n';
    if (totals.wrong > 0 && console.out && !stop.stop_requested()) {
        throw InputError(fmt::format("{} of {} positions were wrong, line {} first", totals.wrong,
                                     totals.positions, totals.first_wrong_line));
    }
    return totals.failed == 0 ? kDone : kDifferent;
}

int analyze(const AnalyzeOptions& options, const Console& console) {
    std::stop_source stop;
    const util::InterruptWatch interrupts{[&] {
        stop.request_stop();
        if (console.input != nullptr) console.input->interrupt();
    }};
    const AnalysisSettings settings{options.analysis.config, or_a_second(options.analysis.limits)};
    try {
        const int status = options.epd ? analyze_epd(options, settings, console, stop.get_token())
                                       : analyze_position(options, settings, console, stop.get_token());
        return stop.stop_requested() ? kInterrupted : status;
    } catch (const std::bad_alloc&) {
        throw InputError(fmt::format("--hash: this machine has no {} MB of memory to give{}",
                                     settings.config.hash_megabytes,
                                     options.jobs ? fmt::format(" to each of {} jobs", *options.jobs) : ""));
    } catch (const std::system_error&) {
        throw InputError("this machine cannot start the threads: try fewer --jobs and --threads");
    }
}

void add_limit_options(CLI::App& command, AnalyzeOptions& options) {
    search::Limits& limits = options.analysis.limits;
    engine::Config& config = options.analysis.config;
    add_number_option(command, "--depth", limits.depth, kDepths, "Search so many plies deep");
    add_number_option(command, "--nodes", limits.nodes, kNodes, "Search so many nodes");
    add_number_option(command, "--movetime", limits.move_time, times_up_to(kLongestSearch),
                      "Search so many milliseconds (default: 1000, where neither depth nor nodes are given)")
        ->type_name("MS");
    CLI::Option* infinite = command.add_flag("--infinite", limits.infinite, "Search until Ctrl-C");
    for (const char* const other : {"--depth", "--nodes", "--movetime"})
        infinite->excludes(command.get_option(other));
    add_number_option(command, "--multipv", config.lines, engine_range("MultiPV"),
                      "How many lines of play to report, best first");
    add_number_option(command, "--threads", config.threads, engine_range("Threads"),
                      "Threads for each search");
    add_number_option(command, "--hash", config.hash_megabytes, engine_range("Hash"),
                      "Megabytes for the table of each search")
        ->type_name("MB");
}

void add_epd_options(CLI::App& command, AnalyzeOptions& options) {
    add_text_option(command, "--epd", options.epd,
                    "Analyse the positions of a file, lines `FEN ; bm MOVE ; am MOVE ; dm N ; variant NAME ; "
                    "id \"TEXT\"`: the best moves, moves to avoid, mate in N; - reads standard input")
        ->type_name("FILE");
    add_number_option(command, "--jobs", options.jobs, {1, kMostJobs},
                      "Positions of the file to search at a time (default: 1)");
    add_value_option(command, "--shard", options.shard, read_shard,
                     "Only every N-th position of the file, from the K-th on, as in 2/4")
        ->type_name("K/N");
}

}  // namespace

void add_analyze(CLI::App& app, Action& action) {
    CLI::App* command = app.add_subcommand(
        "analyze", "Search a position, or all of a file, and tell the best move, score and line of play");
    command->footer(
        "Examples:\n"
        "  janggun analyze --moves \"a4a5 a7a6\" --movetime 5000 --multipv 3\n"
        "  janggun analyze --epd mates.epd --depth 8 --jobs 4\n"
        "  janggun analyze --epd - --nodes 100000 --json <games.epd >analysis.jsonl");
    auto options = std::make_shared<AnalyzeOptions>();
    add_position_options(*command, options->position);
    add_limit_options(*command, *options);
    add_epd_options(*command, *options);
    command->add_flag("--json", options->json, "One JSON object a position, moves in coordinates");
    add_notation_option(*command, options->notation);
    add_style_options(*command, options->style);
    command->callback([options, &action] {
        action = [options](const Console& console) { return analyze(*options, console); };
    });
}

}  // namespace janggun::cli
