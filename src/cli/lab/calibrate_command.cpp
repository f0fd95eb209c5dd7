#include <cstddef>
#include <istream>
#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include "commands.hpp"
#include "input.hpp"
#include "janggun/train/reader.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/text.hpp"
#include "lab/calibrate_report.hpp"

namespace janggun::cli {

namespace {

struct CalibrateOptions {
    std::vector<std::string> files;
    bool json = false;
};

void add_file(CalibrateReport& report, const std::string& path, std::istream& in) {
    read_file(path, in, [&](std::istream& stream) {
        train::GameReader reader{stream, util::in_quotes(path, kLongestPath)};
        reader.for_each([&report](const train::GameRecord& game) {
            report.by_rules[static_cast<std::size_t>(game.rules)].add(game);
        });
        report.files.push_back({path, reader.settings(), reader.games()});
    });
}

int calibrate(const CalibrateOptions& options, const Console& console) {
    CalibrateReport report;
    for (const std::string& path : options.files) add_file(report, path, console.in);
    if (report.is_empty())
        throw util::InputError("calibrate: the files hold no game that was played to its end");
    console.out << (options.json ? calibrate_json(report) + '\n' : calibrate_text(report));
    return kDone;
}

}  // namespace

void add_calibrate(CLI::App& app, Action& action) {
    CLI::App* command = app.add_subcommand(
        "calibrate", "Hold the scores of games of selfplay against what these games brought");
    command->footer(
        "Example:\n"
        "  janggun calibrate games.bin");
    auto options = std::make_shared<CalibrateOptions>();
    command->add_option("FILE", options->files, "Files of games, as selfplay makes them")->required();
    command->add_flag("--json", options->json, "One JSON object instead");
    command->callback([options, &action] {
        action = [options](const Console& console) { return calibrate(*options, console); };
    });
}

}  // namespace janggun::cli
