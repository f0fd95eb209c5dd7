#include "janggun/view/evaluation.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "janggun/game/points.hpp"
#include "janggun/view/words.hpp"

namespace janggun::view {

namespace {

using board::Side;

constexpr int kHundred = 100;

constexpr std::int64_t rounded_quotient(std::int64_t dividend, std::int64_t divisor) {
    const std::int64_t half = divisor / 2;
    return (dividend < 0 ? dividend - half : dividend + half) / divisor;
}

// Turns values into hundredths. Each takes over the rounding error before it, so that they add up to their
// rounded sum.
class Rounder {
  public:
    explicit Rounder(std::int64_t one) : one_{one} {}

    int add(std::int64_t value) {
        exact_ += value;
        const auto before = sum_;
        sum_ = static_cast<int>(rounded_quotient(kHundred * exact_, one_));
        return sum_ - before;
    }
    [[nodiscard]] int sum() const noexcept { return sum_; }

  private:
    std::int64_t one_;
    std::int64_t exact_ = 0;
    int sum_ = 0;
};

eval::Outlook chances_of(const game::Game& game, eval::Centipawns score, const eval::Odds& odds) {
    constexpr int kAll = 1000;
    const game::Verdict verdict = game.verdict();
    if (!verdict.is_over()) return outlook(score, odds);
    if (verdict.result == game::Result::draw) return {0, kAll, 0};
    const bool cho_wins = verdict.result == game::Result::cho_wins;
    const bool wins = cho_wins == (game.position().side_to_move() == Side::cho);
    return wins ? eval::Outlook{kAll, 0, 0} : eval::Outlook{0, 0, kAll};
}

// The expected score of Cho.
double expected_of_cho(const game::Game& game, const Explanation& explanation) {
    const double expected = explanation.chances.expected();
    return game.position().side_to_move() == Side::cho ? expected : 1 - expected;
}

std::string_view lead_words(double expected) {
    if (expected < 0.60) return "slightly better";
    if (expected < 0.75) return "better";
    return expected < 0.90 ? "much better" : "winning";
}

std::string standing_text(double expected_of_cho) {
    constexpr double kClose = 0.03;
    if (std::abs(expected_of_cho - 0.5) < kClose) return "Neither side is better.";
    const bool cho = expected_of_cho > 0.5;
    return fmt::format("{} is {}.", side_name(cho ? Side::cho : Side::han),
                       lead_words(cho ? expected_of_cho : 1 - expected_of_cho));
}

// The terms that speak for a side, the largest first.
std::string reasons_text(Side side, const Explanation& explanation) {
    constexpr int kWorthTelling = 10;
    constexpr std::size_t kMost = 3;
    struct Reason {
        int worth = 0;
        std::string_view name;
    };
    std::vector<Reason> reasons;
    for (std::size_t i = 0; i < eval::kTerms.size(); ++i) {
        const int difference = explanation.terms[i].difference();
        const int worth = side == Side::cho ? difference : -difference;
        if (worth >= kWorthTelling) reasons.push_back({worth, name(eval::kTerms[i])});
    }
    const int tempo = side == Side::cho ? explanation.tempo : -explanation.tempo;
    if (tempo >= kWorthTelling) reasons.push_back({tempo, "the move"});
    std::stable_sort(reasons.begin(), reasons.end(),
                     [](const Reason& a, const Reason& b) { return a.worth > b.worth; });
    reasons.resize(std::min(reasons.size(), kMost));
    std::vector<std::string> words;
    words.reserve(reasons.size());
    for (const Reason& reason : reasons)
        words.push_back(fmt::format("{} {}", reason.name, hundredths_text(reason.worth)));
    return words.empty() ? "" : fmt::format(" For {}: {}.", side_name(side), fmt::join(words, ", "));
}

std::string signed_text(int hundredths) {
    return fmt::format("{}{}", hundredths < 0 ? "" : "+", hundredths_text(hundredths));
}

std::string row_text(std::string_view name, const Explanation::Row& row) {
    return fmt::format("{:12}{:>10}{:>10}{:>12}\n", name, hundredths_text(row.cho), hundredths_text(row.han),
                       signed_text(row.difference()));
}

std::string points_line(const game::Game& game) {
    const game::Points points = game::count_points(game.position());
    const bool decide = game.rules().undecided == game::Undecided::points;
    return fmt::format("Points: Cho {}, Han {}; {}\n", points_text(points.cho_halves),
                       points_text(points.han_halves),
                       decide ? fmt::format("{} would win on points", side_name(points.leader()))
                              : "they decide nothing under these rules");
}

std::string chances_line(const game::Game& game, const Explanation& explanation) {
    constexpr double kPercent = 10;  // thousandths
    const bool cho_moves = game.position().side_to_move() == Side::cho;
    const eval::Outlook& chances = explanation.chances;
    return fmt::format(
        "Chances: Cho wins {:.1f} %, draw {:.1f} %, Han wins {:.1f} %; expected score of Cho {:.2f} %\n",
        (cho_moves ? chances.win : chances.loss) / kPercent, chances.draw / kPercent,
        (cho_moves ? chances.loss : chances.win) / kPercent, kHundred * expected_of_cho(game, explanation));
}

}  // namespace

Explanation explain(const game::Game& game) {
    const eval::Breakdown parts = eval::breakdown(game.position(), game.rules());
    const eval::Score units = eval::evaluate(game.position(), game.rules());
    Explanation explanation;
    const std::int64_t soldier = eval::soldier();
    Rounder cho{soldier * eval::Breakdown::kFullPhase};
    Rounder han{soldier * eval::Breakdown::kFullPhase};
    for (std::size_t i = 0; i < eval::kTerms.size(); ++i) {
        explanation.terms[i] = {cho.add(parts.of(eval::kTerms[i], Side::cho).at(parts.phase)),
                                han.add(parts.of(eval::kTerms[i], Side::han).at(parts.phase))};
    }
    explanation.sum = {cho.sum(), han.sum()};
    const int of_cho = game.position().side_to_move() == Side::cho ? units.raw() : -units.raw();
    explanation.total = static_cast<int>(rounded_quotient(std::int64_t{kHundred} * of_cho, soldier));
    // The tempo takes over the rounding errors of the column sums.
    explanation.tempo = explanation.total - explanation.sum.difference();
    const eval::Odds odds = eval::odds_model(game.rules()).at(parts.phase);
    explanation.soldier = in_centipawns(eval::Score{eval::soldier()}, odds).raw();
    explanation.phase = parts.phase;
    explanation.score = in_centipawns(units, odds);
    explanation.chances = chances_of(game, explanation.score, odds);
    return explanation;
}

std::string hundredths_text(int hundredths) {
    const int magnitude = std::abs(hundredths);
    return fmt::format("{}{}.{:02}", hundredths < 0 ? "-" : "", magnitude / kHundred, magnitude % kHundred);
}

std::string judgement_text(const game::Game& game, const Explanation& explanation) {
    const game::Verdict verdict = game.verdict();
    if (verdict.is_over()) return fmt::format("The game is {}.", verdict_text(verdict));
    const double of_cho = expected_of_cho(game, explanation);
    const Side ahead = of_cho < 0.5 ? Side::han : Side::cho;
    std::string text =
        standing_text(of_cho) + reasons_text(ahead, explanation) + reasons_text(other(ahead), explanation);
    if (game.in_check()) {
        text += fmt::format(" {} is in check, and no answer has been looked at.",
                            side_name(game.position().side_to_move()));
    }
    if (verdict.is_claimable()) text += fmt::format(" The game {}.", verdict_text(verdict));
    return text;
}

std::string evaluation_text(const game::Game& game) {
    const Explanation explanation = explain(game);
    std::string text = fmt::format("{:12}{:>10}{:>10}{:>12}\n", "term", "Cho", "Han", "Cho - Han");
    for (std::size_t i = 0; i < eval::kTerms.size(); ++i)
        text += row_text(name(eval::kTerms[i]), explanation.terms[i]);
    text += row_text("sum", explanation.sum);
    text += fmt::format("{:12}{:>32}\n", "tempo", signed_text(explanation.tempo));
    text += fmt::format("{:12}{:>32}\n\n", "total", signed_text(explanation.total));
    text += fmt::format("Unit: a soldier, {} of the evaluation's units; one ahead is {} centipawns\n",
                        eval::soldier(), explanation.soldier);
    text += fmt::format("Evaluation: {} centipawns for {}, who is to move\n", explanation.score.raw(),
                        side_name(game.position().side_to_move()));
    text += fmt::format("Phase: {} of {}\n", explanation.phase, eval::Breakdown::kFullPhase);
    text += points_line(game) + chances_line(game, explanation);
    text += judgement_text(game, explanation) + '\n';
    return text;
}

}  // namespace janggun::view
