#include <cstddef>
#include <memory>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "commands.hpp"
#include "janggun/game/game.hpp"
#include "janggun/view/evaluation.hpp"
#include "json.hpp"
#include "position_options.hpp"

namespace janggun::cli {

using view::Explanation;

namespace {

struct EvalOptions {
    PositionOptions position;
    bool json = false;
};

Json hundredths(int value) { return Json::written(view::hundredths_text(value)); }

JsonObject json_row(std::string_view name, const Explanation::Row& row) {
    return {{"name", name},
            {"cho", hundredths(row.cho)},
            {"han", hundredths(row.han)},
            {"difference", hundredths(row.difference())}};
}

std::string json_text(const game::Game& game) {
    const Explanation explanation = view::explain(game);
    const game::Verdict verdict = game.verdict();
    std::vector<Json> terms;
    for (std::size_t i = 0; i < eval::kTerms.size(); ++i)
        terms.push_back(json_row(name(eval::kTerms[i]), explanation.terms[i]));
    return json_game(game)
        .add({{"side", name(game.position().side_to_move())},
              {"soldier", eval::soldier()},
              {"soldier_cp", explanation.soldier},
              {"phase", explanation.phase},
              {"terms", Json::list(terms)},
              {"sum", json_row("sum", explanation.sum)},
              {"tempo", hundredths(explanation.tempo)},
              {"total", hundredths(explanation.total)},
              {"score", json_score(explanation.score)},
              {"chances", json_chances(explanation.chances)},
              {"expected", Json::decimal(explanation.chances.expected(), 4)},
              {"points", json_points(verdict.points)}})
        .add(json_verdict(verdict))
        .add("judgement", judgement_text(game, explanation))
        .text();
}

int tell(const EvalOptions& options, const Console& console) {
    const game::Game game = read_game(options.position);
    console.out << (options.json ? json_text(game) + '\n' : view::evaluation_text(game));
    return kDone;
}

}  // namespace

void add_eval(CLI::App& app, Action& action) {
    CLI::App* command =
        app.add_subcommand("eval", "Explain what a position is worth, term by term, without searching it");
    command->footer(
        "Examples:\n"
        "  janggun eval --moves \"a4a5 a7a6\"\n"
        "  janggun eval --json --rules janggicasual --setup left,right");
    auto options = std::make_shared<EvalOptions>();
    add_position_options(*command, options->position);
    command->add_flag("--json", options->json, "One JSON object instead");
    command->callback([options, &action] {
        action = [options](const Console& console) { return tell(*options, console); };
    });
}

}  // namespace janggun::cli
