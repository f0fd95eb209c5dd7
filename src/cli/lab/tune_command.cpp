#include <array>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <istream>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "commands.hpp"
#include "input.hpp"
#include "janggun/game/points.hpp"
#include "janggun/train/reader.hpp"
#include "janggun/train/tuner.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/interrupt.hpp"
#include "janggun/util/rng.hpp"
#include "janggun/util/text.hpp"
#include "lab/tune_report.hpp"
#include "values.hpp"

namespace janggun::cli {

using util::in_quotes;
using util::InputError;

namespace {

struct TuneOptions {
    std::vector<std::string> files;
    std::optional<std::string> out;
    train::TuneSettings settings;
    double result_share = 0;
    bool from_nothing = false;
    bool json = false;
};

struct Collections {
    train::Features fitted;
    train::Features held_out;
    util::Rng chance{1};
    std::int64_t games = 0;
};

// One game in ten is held out: positions of one game are too much alike to tell whether a fit is general.
// They are drawn at random, because rule sets and set-ups take turns.
void add_file(Collections& collections, const std::string& path, std::istream& in) {
    constexpr std::uint32_t kHeldOut = 10;
    read_file(path, in, [&](std::istream& stream) {
        train::GameReader reader{stream, in_quotes(path, kLongestPath)};
        reader.for_each([&](const train::GameRecord& game) {
            train::Features& features =
                collections.chance.below(kHeldOut) == 0 ? collections.held_out : collections.fitted;
            ++collections.games;
            for_each_quiet_position(game, [&features](const train::Sample& sample) { features.add(sample); });
        });
    });
}

Collections collect(const TuneOptions& options, const Console& console) {
    Collections collections{train::Features{options.result_share}, train::Features{options.result_share}};
    for (const std::string& path : options.files) add_file(collections, path, console.in);
    if (collections.fitted.rows().empty() || collections.held_out.rows().empty())
        throw InputError("tune: the files hold no ten games with quiet positions");
    return collections;
}

// Reads names of groups with commas between.
std::vector<eval::Group> read_groups(std::string_view option, std::string_view text) {
    const eval::Weights weights;
    std::vector<eval::Group> groups;
    for (const std::string_view part : util::split(text, ',')) {
        const std::size_t before = groups.size();
        for_each_group(weights, [&](eval::Group group, std::string_view name, const auto& /*member*/) {
            if (name == part) groups.push_back(group);
        });
        if (groups.size() == before)
            throw InputError(
                fmt::format("{}: the evaluation has no group of numbers {}", option, in_quotes(part)));
    }
    return groups;
}

// Reads a whole number of `parts` of one, such as percent.
auto parts_reader(Range range, double parts) {
    return [range, parts](std::string_view option, std::string_view text) {
        return static_cast<double>(read_number(option, text, range)) / parts;
    };
}

// Material alone, by the points of the game: shows what everything else is worth.
eval::Weights material_alone() {
    constexpr int kPerPoint = 60;
    eval::Weights weights;
    for (const board::PieceType type : board::kTypes) {
        const int value = game::points_of(type) * kPerPoint;
        weights.value[type] = {value, value};
    }
    return weights;
}

void check_written(const std::ofstream& file, const std::string& path) {
    if (!file) throw InputError(fmt::format("--out: {} cannot be written", in_quotes(path)));
}

// Fits the numbers, and reports progress where people read it.
train::TuneResult fit(const TuneOptions& options, const train::TuneSettings& settings,
                      const Collections& collections, TuneReport& report, const std::stop_token& stop,
                      const Console& console) {
    constexpr int kEpochsPerLine = 20;
    const auto listen = [&](int epoch, const train::TuneErrors& errors) {
        if (epoch % kEpochsPerLine != 0 && epoch != settings.epochs) return;
        report.steps.push_back({epoch, errors});
        if (!options.json) console.out << tune_row(report.steps.back()) << std::flush;
    };
    return train::tune(options.from_nothing ? material_alone() : eval::default_weights(), collections.fitted,
                       collections.held_out, settings, listen, stop);
}

int tune(const TuneOptions& options, const Console& console) {
    const train::TuneSettings& settings = options.settings;
    const Collections collections = collect(options, console);
    std::optional<std::ofstream> file;
    if (options.out) {
        file.emplace(*options.out, std::ios::app);  // left unchanged until there is something to write
        check_written(*file, *options.out);
    }
    const std::size_t held_out = collections.held_out.rows().size();
    TuneReport report{collections.games, collections.fitted.rows().size() + held_out, held_out, {}};
    if (!options.json) console.out << tune_heading(report);
    std::stop_source stop;
    const util::InterruptWatch interrupts{[&stop] { stop.request_stop(); }};
    const train::TuneResult result = fit(options, settings, collections, report, stop.get_token(), console);
    console.out << (options.json ? tune_json(report, result) + '\n' : tune_conclusion(result));
    const std::string text = train::weights_text(result.weights);
    if (file) {
        file.emplace(*options.out, std::ios::trunc);
        *file << text << std::flush;
        check_written(*file, *options.out);
    } else if (!options.json) {
        console.out << text;
    }
    return stop.stop_requested() ? kInterrupted : kDone;
}

}  // namespace

void add_tune(CLI::App& app, Action& action) {
    CLI::App* command = app.add_subcommand("tune", "Fit the numbers of the evaluation to games of selfplay");
    command->footer(
        "Example:\n"
        "  janggun tune games.bin --threads 2 --out src/eval/numbers.hpp");
    auto options = std::make_shared<TuneOptions>();
    command->add_option("FILE", options->files, "Files of games, as selfplay makes them")->required();
    add_text_option(*command, "--out", options->out, "Where the numbers go, as C++; else to standard output")
        ->type_name("FILE");
    train::TuneSettings& settings = options->settings;
    add_number_option(*command, "--epochs", settings.epochs, {0, 100'000}, "Passes over all positions");
    add_value_option(*command, "--rate", settings.rate, parts_reader({1, 1000}, 10),
                     "What a number moves at most in a pass, in tenths of a unit of the evaluation")
        ->type_name("N")
        ->default_str("20");
    add_value_option(*command, "--result-share", options->result_share, parts_reader({0, 100}, 100),
                     "Percent that the result of a game counts; the rest is what the search expected")
        ->type_name("N")
        ->default_str("0");
    add_number_option(*command, "--threads", settings.threads, engine_range("Threads"),
                      "Threads to compute with");
    add_value_option(*command, "--without", settings.without, read_groups,
                     "Groups of numbers to leave out, to see what they are good for")
        ->type_name("NAME,...");
    command->add_flag("--from-nothing", options->from_nothing,
                      "Begin with material alone, not with the engine's numbers");
    command->add_flag("--json", options->json, "One JSON object in the end, with the numbers in it");
    command->callback([options, &action] {
        action = [options](const Console& console) { return tune(*options, console); };
    });
}

}  // namespace janggun::cli
