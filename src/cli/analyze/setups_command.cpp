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
#include "analyze/setup_table.hpp"
#include "commands.hpp"
#include "input.hpp"
#include "janggun/board/setup.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/interrupt.hpp"
#include "janggun/util/ordered_work.hpp"
#include "janggun/util/stopwatch.hpp"
#include "janggun/util/text.hpp"
#include "position_options.hpp"
#include "progress_line.hpp"

namespace janggun::cli {

using util::InputError;

namespace {

constexpr int kMostJobs = 16;  // one for each pair of set-ups

// As given on the command line; numbers are text until they are checked.
struct SetupsOptions {
    std::string rules = "janggi";
    std::optional<std::string> given;
    LimitOptions limits;
    std::string hash = std::to_string(engine::Config{}.hash_megabytes);
    std::string jobs = "1";
    bool json = false;
};

struct SetupsSettings {
    game::RuleSet rules{};
    std::vector<board::Setup> of_han;
    AnalysisSettings analysis;
    int jobs = 1;
};

search::Limits read_limits(const SetupsOptions& options) {
    constexpr std::uint64_t kUsualNodes = 5'000'000;
    const LimitOptions& given = options.limits;
    if (given.depth || given.nodes || given.move_time) return read_limits(given, kLongestSearch);
    search::Limits limits;
    limits.nodes = kUsualNodes;
    return limits;
}

SetupsSettings read_settings(const SetupsOptions& options) {
    SetupsSettings settings;
    settings.rules = read_rules(options.rules);
    settings.of_han.assign(board::kSetups.begin(), board::kSetups.end());
    if (options.given) settings.of_han = {read_setup("--given", *options.given, "Han")};
    settings.analysis.limits = read_limits(options);
    settings.analysis.config.hash_megabytes = read_engine_option("--hash", options.hash, "Hash");
    settings.analysis.config.analyse_mode = true;
    settings.analysis.config.move_overhead_ms = 0;  // there is no clock that an answer could miss
    settings.jobs = static_cast<int>(read_number("--jobs", options.jobs, 1, kMostJobs));
    return settings;
}

// Keeps the last score that is more than a bound.
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

// Nothing where it was stopped.
std::optional<SetupFinding> search_pair(Analyst& analyst, game::RuleSet rules, SetupPair pair,
                                        const std::stop_token& stop) {
    LastScore score;
    const Analysis analysis =
        analyst.analyze(game::Game{rules, start_position(pair.cho, pair.han)}, stop, {}, &score);
    if (stop.stop_requested()) return std::nullopt;
    return SetupFinding{score.info(), analysis.outcome.nodes};
}

void search_pairs(SetupTable& table, const SetupsSettings& settings, const std::stop_token& stop,
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
    work.threads = settings.jobs;
    work.make_worker = [&](const std::stop_token&) {
        return [&, analyst = std::make_shared<Analyst>(settings.analysis)](std::int64_t number,
                                                                           const std::stop_token& halt) {
            return search_pair(*analyst, settings.rules, pair_of(number), halt);
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

int setups(const SetupsOptions& options, const Console& console) {
    const SetupsSettings settings = read_settings(options);
    std::stop_source stop;
    const util::InterruptWatch interrupts{[&stop] { stop.request_stop(); }};
    SetupTable table{settings.rules, settings.of_han};
    try {
        search_pairs(table, settings, stop.get_token(), console);
    } catch (const std::bad_alloc&) {
        throw InputError(
            fmt::format("--hash: this machine has no memory for {} pairs at a time with {} MB each",
                        settings.jobs, settings.analysis.config.hash_megabytes));
    } catch (const std::system_error&) {
        throw InputError(fmt::format("--jobs: this machine cannot start {} threads", settings.jobs));
    }
    console.out << (options.json ? setups_json(table) + '\n' : setups_text(table));
    return stop.stop_requested() ? kInterrupted : kDone;
}

void add_options(CLI::App& command, SetupsOptions& options) {
    add_rules_option(command, options.rules);
    add_text_option(
        command, "--given", options.given,
        "Only the answers to this set-up of Han: inner, outer, left or right elephants, or letters "
        "as in NBBN")
        ->type_name("HAN");
    add_text_option(
        command, "--nodes", options.limits.nodes,
        "Nodes for each pair of set-ups (default: 5000000, where neither depth nor time are given)")
        ->type_name("N");
    add_text_option(command, "--depth", options.limits.depth, "Search each pair so many plies deep")
        ->type_name("N");
    add_text_option(command, "--movetime", options.limits.move_time, "Milliseconds for each pair")
        ->type_name("MS");
    command.add_option("--hash", options.hash, "Megabytes for the table of each search")
        ->type_name("MB")
        ->capture_default_str();
    add_number_option(command, "--jobs", options.jobs, "Pairs to search at a time");
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
