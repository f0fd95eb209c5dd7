#include "janggun/view/evaluation.hpp"

#include <fmt/format.h>

#include "janggun/eval/evaluate.hpp"
#include "janggun/view/words.hpp"

namespace janggun::view {

namespace {

using board::Side;

// A value at the position's phase.
double at_phase(eval::Phased value, int phase) {
    return static_cast<double>(value.at(phase)) / eval::Phased::kFull;
}

}  // namespace

std::string evaluation_text(const game::Game& game) {
    const eval::Breakdown parts = eval::breakdown(game.position(), game.rules());
    std::string text = fmt::format("{:12}{:>10}{:>10}{:>10}\n", "term", "Cho", "Han", "Cho - Han");
    for (const eval::Term term : eval::kTerms) {
        const double cho = at_phase(parts.of(term, Side::cho), parts.phase);
        const double han = at_phase(parts.of(term, Side::han), parts.phase);
        text += fmt::format("{:12}{:10.2f}{:10.2f}{:10.2f}\n", name(term), cho, han, cho - han);
    }
    const Side side = game.position().side_to_move();
    const double tempo = side == Side::cho ? parts.tempo : -parts.tempo;
    text += fmt::format("{:12}{:>30.2f}\n", "tempo", tempo);
    text += fmt::format("{:12}{:>30.2f}\n", "total",
                        static_cast<double>(parts.balance()) / eval::Breakdown::kFullPhase + tempo);
    text += fmt::format("Evaluation: {} centipawns for {}, who is to move\n",
                        eval::evaluate(game.position(), game.rules()).raw(), side_name(side));
    return text;
}

}  // namespace janggun::view
