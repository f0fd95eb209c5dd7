#include <cstdint>
#include <memory>
#include <new>
#include <optional>
#include <ostream>
#include <stop_token>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include <fmt/format.h>

#include "analyze/analysis.hpp"
#include "analyze/setup_table.hpp"
#include "commands.hpp"
#include "janggun/board/setup.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/interrupt.hpp"
#include "janggun/util/ordered_work.hpp"
#include "janggun/util/stopwatch.hpp"
#include "janggun/util/text.hpp"
#include "position_options.hpp"
#include "progress_line.hpp"
#include "values.hpp"

namespace janggun::cli {

using util::InputError;

namespace {

constexpr int kMostJobs = 16;  // one for each pair of set-ups

struct SetupsOptions {
    game::RuleSet rules = game::RuleSet::janggi;
    std::vector<board::Setup> of_han{board::kSetups.begin(), board::kSetups.end()};
    AnalysisSettings analysis;
    int jobs = 1;
    bool json = false;
};

// Keeps the last exact score.
class LastScore : public Watcher {
  public:
    bool see(const search::Info& info) override {
        if (info.bound == search::Bound::exact) info_ = info;
        return true;
    }
    [[nodiscard]] const search::Info& info() const { return info_; }

  private:
    search::Info info_;
};

// Searches one pair; nothing if it was stopped.
std::optional<SetupFinding> search_pair(Analyst& analyst, game::RuleSet rules, SetupPair pair,
                                        const std::stop_token& stop) {
    LastScore score;
    const Analysis analysis =
        analyst.analyze(game::Game{rules, start_position(pair.cho, pair.han)}, stop, {}, &score);
    if (stop.stop_requested()) return std::nullopt;
    return SetupFinding{score.info(), analysis.outcome.nodes};
}

void search_pairs(SetupTable& table, const SetupsOptions& options, const std::stop_token& stop,
                  const Console& console) {
    const std::vector<SetupPair> pairs = table.wanted();
    const auto pair_of = [&pairs](std::int64_t number) { return pairs[static_cast<std::size_t>(number)]; };
    ProgressLine progress{console};
    const util::Stopwatch watch;
    const auto show = [&](std::int64_t done) {
        if (console.err_is_terminal)
            progress.show(fmt::format("{} of {} pairs, {:.0f} s", done, pairs.size(), watch.seconds()));
    };
    util::OrderedWork<SetupFinding> work;
    work.end = static_cast<std::int64_t>(pairs.size());
    work.threads = options.jobs;
    work.make_worker = [&](const std::stop_token&) {
        return [&, analyst = std::make_shared<Analyst>(options.analysis)](std::int64_t number,
                                                                          const std::stop_token& halt) {
            return search_pair(*analyst, options.rules, pair_of(number), halt);
        };
    };
    work.tell = [&](std::int64_t number, const SetupFinding& finding) {
        table.set(pair_of(number), finding);
        show(number + 1);
        return true;
    };
    show(0);
    for (const auto& [number, finding] : run_in_order(work, stop)) table.set(pair_of(number), finding);
}

int setups(SetupsOptions options, const Console& console) {
    constexpr std::uint64_t kUsualNodes = 5'000'000;
    search::Limits& limits = options.analysis.limits;
    if (!limits.are_any()) limits.nodes = kUsualNodes;
    std::stop_source stop;
    const util::InterruptWatch interrupts{[&stop] { stop.request_stop(); }};
    SetupTable table{options.rules, options.of_han};
    try {
        search_pairs(table, options, stop.get_token(), console);
    } catch (const std::bad_alloc&) {
        throw InputError(
            fmt::format("--hash: this machine has no memory for {} pairs at a time with {} MB each",
                        options.jobs, options.analysis.config.hash_megabytes));
    } catch (const std::system_error&) {
        throw InputError(fmt::format("--jobs: this machine cannot start {} threads", options.jobs));
    }
    console.out << (options.json ? setups_json(table) + '\n' : setups_text(table));
    return stop.stop_requested() ? kInterrupted : kDone;
}

void add_options(CLI::App& command, SetupsOptions& options) {
    add_rules_option(command, options.rules);
    const auto read_given = [](std::string_view option, std::string_view text) {
        return std::vector{read_setup(option, text, "Han")};
    };
    add_value_option(
        command, "--given", options.of_han, read_given,
        "Only the answers to this set-up of Han: inner, outer, left or right elephants, or letters "
        "as in NBBN")
        ->type_name("HAN");
    search::Limits& limits = options.analysis.limits;
    add_number_option(
        command, "--nodes", limits.nodes, kNodes,
        "Nodes for each pair of set-ups (default: 5000000, where neither depth nor time are given)");
    add_number_option(command, "--depth", limits.depth, kDepths, "Search each pair so many plies deep");
    add_number_option(command, "--movetime", limits.move_time, times_up_to(kLongestSearch),
                      "Milliseconds for each pair")
        ->type_name("MS");
    add_number_option(command, "--hash", options.analysis.config.hash_megabytes, engine_range("Hash"),
                      "Megabytes for the table of each search")
        ->type_name("MB");
    add_number_option(command, "--jobs", options.jobs, {1, kMostJobs}, "Pairs to search at a time");
    command.add_flag("--json", options.json, "One JSON object instead");
}

}  // namespace

void add_setups(CLI::App& app, Action& action) {
    CLI::App* command =
        app.add_subcommand("setups", "Search all pairs of set-ups, and tell the best choice of both sides");
    command->footer(
        "Examples:\n"
        "  janggun setups\n"
        "  janggun setups --given outer --nodes 1000000\n"
        "  janggun setups --rules janggimodern --depth 20 --jobs 4 --json");
    auto options = std::make_shared<SetupsOptions>();
    add_options(*command, *options);
    command->callback([options, &action] {
        action = [options](const Console& console) { return setups(*options, console); };
    });
}

}  // namespace janggun::cli
