#include <cstddef>
#include <memory>
#include <new>
#include <ostream>
#include <string>

#include <fmt/format.h>

#include "commands.hpp"
#include "janggun/board/fen.hpp"
#include "janggun/engine/bench.hpp"
#include "janggun/util/error.hpp"
#include "janggun/view/search_text.hpp"
#include "json.hpp"
#include "progress_line.hpp"
#include "values.hpp"

namespace janggun::cli {

using engine::BenchSettings;
using engine::BenchStep;
using engine::BenchTotals;

namespace {

constexpr int kDeepest = 99;

struct BenchOptions {
    BenchSettings settings;
    bool json = false;
};

std::string step_line(const BenchStep& step) {
    return fmt::format("{}/{} {} {} nodes, best {}, score {}", step.number, step.total,
                       step.game.rules().name, step.outcome.nodes, to_string(step.outcome.best),
                       view::short_score(step.outcome.lines.front().score));
}

std::string step_json(const BenchStep& step) {
    return JsonObject{{"number", step.number},
                      {"total", step.total},
                      {"rules", step.game.rules().name},
                      {"fen", to_fen(step.game.position())},
                      {"nodes", step.outcome.nodes},
                      {"bestmove", to_string(step.outcome.best)},
                      {"score", json_score(step.outcome.lines.front().score)}}
        .text();
}

std::string totals_json(const BenchSettings& settings, const BenchTotals& totals) {
    return JsonObject{{"depth", settings.depth},
                      {"threads", settings.threads},
                      {"hash", settings.hash_megabytes},
                      {"nodes", totals.nodes},
                      {"seconds", Json::decimal(totals.seconds, 6)},
                      {"nps", totals.nodes_per_second()}}
        .text();
}

int bench(const BenchOptions& options, const Console& console) {
    const BenchSettings& settings = options.settings;
    BenchTotals totals;
    try {
        ProgressLine progress{console};
        totals = engine::run_bench(settings, [&](const BenchStep& step) {
            console.out << (options.json ? step_json(step) : step_line(step)) << '\n' << std::flush;
            // If the lines themselves go to a terminal, they are progress enough.
            if (console.err_is_terminal && !console.out_is_terminal)
                progress.show(fmt::format("{} of {} positions", step.number, step.total));
        });
    } catch (const std::bad_alloc&) {
        throw util::InputError(fmt::format("--hash: this machine has no memory for {} MB and {} threads",
                                           settings.hash_megabytes, settings.threads));
    }
    console.out << (options.json ? totals_json(settings, totals)
                                 : fmt::format("{} nodes {} nps", totals.nodes, totals.nodes_per_second()))
                << '\n';
    return kDone;
}

}  // namespace

void add_bench(CLI::App& app, Action& action) {
    CLI::App* command = app.add_subcommand(
        "bench", "Search a fixed suite; one thread's node count is the search's signature");
    command->footer(
        "Examples:\n"
        "  janggun bench\n"
        "  janggun bench --depth 10 --threads 2 --hash 64");
    auto options = std::make_shared<BenchOptions>();
    BenchSettings& settings = options->settings;
    add_number_option(*command, "--depth", settings.depth, {1, kDeepest}, "How deep to search each position");
    add_number_option(*command, "--threads", settings.threads, engine_range("Threads"),
                      "Threads to search with");
    add_number_option(*command, "--hash", settings.hash_megabytes, engine_range("Hash"),
                      "Megabytes for the table of results")
        ->type_name("MB");
    command->add_flag("--json", options->json, "JSON, one object a line");
    command->callback([options, &action] {
        action = [options](const Console& console) { return bench(*options, console); };
    });
}

}  // namespace janggun::cli
