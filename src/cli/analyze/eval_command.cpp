#include <cstddef>
#include <memory>
#include <ostream>
#include <string>

#include <fmt/format.h>

#include "analyze/analysis_text.hpp"
#include "commands.hpp"
#include "janggun/board/fen.hpp"
#include "janggun/game/game.hpp"
#include "janggun/view/evaluation.hpp"
#include "janggun/view/words.hpp"
#include "json.hpp"
#include "position_options.hpp"

namespace janggun::cli {

using view::Explanation;
using view::hundredths_text;
using view::points_text;

namespace {

struct EvalOptions {
    PositionOptions position;
    bool json = false;
};

std::string json_row(std::string_view name, const Explanation::Row& row) {
    return fmt::format(R"({{"name":{},"cho":{},"han":{},"difference":{}}})", json_string(name),
                       hundredths_text(row.cho), hundredths_text(row.han), hundredths_text(row.difference()));
}

std::string json_object(const game::Game& game) {
    const Explanation explanation = view::explain(game);
    const game::Verdict verdict = game.verdict();
    std::string terms;
    for (std::size_t i = 0; i < eval::kTerms.size(); ++i) {
        if (!terms.empty()) terms += ',';
        terms += json_row(name(eval::kTerms[i]), explanation.terms[i]);
    }
    return fmt::format(
        R"({{"fen":{},"rules":{},"side":{},"soldier":{},"soldier_cp":{},"phase":{},"terms":[{}],"sum":{},"tempo":{},)"
        R"("total":{},"score":{},"chances":{},"expected":{:.4f},"points":{{"cho":{},"han":{}}},"over":{},)"
        R"("claimable":{},"result":{},"reason":{},"judgement":{}}})",
        json_string(to_fen(game.position())), json_string(game.rules().name),
        json_string(name(game.position().side_to_move())), eval::soldier(), explanation.soldier,
        explanation.phase, terms, json_row("sum", explanation.sum), hundredths_text(explanation.tempo),
        hundredths_text(explanation.total), json_score(explanation.score), json_chances(explanation.chances),
        explanation.chances.expected(), points_text(verdict.points.cho_halves),
        points_text(verdict.points.han_halves), verdict.is_over(), verdict.is_claimable(),
        json_string(text(verdict.result)), json_string(reason_text(verdict)),
        json_string(judgement_text(game, explanation)));
}

int tell(const EvalOptions& options, const Console& console) {
    const game::Game game = read_game(options.position);
    console.out << (options.json ? json_object(game) + '\n' : view::evaluation_text(game));
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
