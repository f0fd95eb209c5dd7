#include "janggun/view/evaluation.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <string>

#include <catch2/catch.hpp>

#include "data/records.hpp"
#include "game/moves.hpp"
#include "janggun/board/fen.hpp"
#include "janggun/eval/evaluate.hpp"
#include "janggun/game/rules.hpp"

using janggun::board::Side;
using janggun::view::Explanation;
using janggun::view::hundredths_text;

namespace board = janggun::board;
namespace eval = janggun::eval;
namespace game = janggun::game;
namespace view = janggun::view;

namespace {

game::Game game_of(game::RuleSet rules, const std::string& fen) { return {rules, board::parse_fen(fen)}; }

// What is wrong with the sums; nothing where they are exact.
std::string fault_of(const game::Game& game, const Explanation& told) {
    int cho = 0;
    int han = 0;
    int difference = 0;
    for (const Explanation::Row& row : told.terms) {
        cho += row.cho;
        han += row.han;
        difference += row.difference();
    }
    if (cho != told.sum.cho || han != told.sum.han || difference != told.sum.difference()) return "the sum";
    if (told.sum.difference() + told.tempo != told.total) return "the total";
    const int units = eval::evaluate(game.position(), game.rules()).raw();
    const int of_cho = game.position().side_to_move() == Side::cho ? units : -units;
    if (told.total != std::lround(100.0 * of_cho / eval::soldier())) return "what is evaluated";
    return "";
}

// How far a number is from what it stands for, in hundredths.
double largest_rounding(const game::Game& game, const Explanation& told) {
    const eval::Breakdown parts = eval::breakdown(game.position(), game.rules());
    double largest = 0;
    for (std::size_t i = 0; i < eval::kTerms.size(); ++i) {
        const auto miss = [&](int hundredths, Side side) {
            const double exact = 100.0 * parts.of(eval::kTerms[i], side).at(parts.phase) /
                                 eval::Breakdown::kFullPhase / eval::soldier();
            return std::abs(hundredths - exact);
        };
        largest = std::max({largest, miss(told.terms[i].cho, Side::cho), miss(told.terms[i].han, Side::han)});
    }
    const int tempo = game.position().side_to_move() == Side::cho ? parts.tempo : -parts.tempo;
    return std::max(largest, std::abs(told.tempo - 100.0 * tempo / eval::soldier()) - 1);
}

}  // namespace

TEST_CASE("what is explained adds up to what is evaluated, exactly", "[view]") {
    for (const auto& row : janggun::test_data::perft_rows("movegen.epd")) {
        for (std::size_t i = 0; i < game::kRules.size(); ++i) {
            const game::Game game = game_of(static_cast<game::RuleSet>(i), row.fen);
            const Explanation told = view::explain(game);
            CAPTURE(row.fen, game.rules().name);
            if (const std::string fault = fault_of(game, told); !fault.empty())
                FAIL_CHECK(fault + " differs");
            if (largest_rounding(game, told) > 1.01) FAIL_CHECK("more is rounded than a hundredth");
            const eval::Outlook& chances = told.chances;
            if (chances.win + chances.draw + chances.loss != 1000) FAIL_CHECK("not one whole");
        }
    }
}

TEST_CASE("hundredths have their sign and two digits", "[view]") {
    CHECK(hundredths_text(0) == "0.00");
    CHECK(hundredths_text(5) == "0.05");
    CHECK(hundredths_text(-5) == "-0.05");
    CHECK(hundredths_text(-1234) == "-12.34");
}

TEST_CASE("it is said who is better, and by what", "[view]") {
    using Catch::Contains;
    using Catch::StartsWith;
    const auto judgement = [](const std::string& fen) {
        const game::Game game = game_of(game::RuleSet::janggi, fen);
        return view::judgement_text(game, view::explain(game));
    };
    // A chariot and a cannon less.
    CHECK_THAT(judgement("rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C7/4K4/RNBA1ABN1 w"),
               StartsWith("Han is winning. For Han: material ") && !Contains("Cho: material"));
    CHECK_THAT(judgement("rnba1abn1/4k4/1c7/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w"),
               StartsWith("Cho is winning. For Cho: material ") && !Contains("check"));
    CHECK_THAT(judgement(std::string{board::kStartFen}), StartsWith("Neither side is better."));
    CHECK_THAT(judgement("3k5/9/9/9/9/9/9/9/4K4/3R5 b - - 0 1"), Contains(" Han is in check"));
}

TEST_CASE("a game that is over is worth what it has brought", "[view]") {
    const auto chances = [](game::RuleSet rules) {
        game::Game game = game_of(rules, std::string{board::kStartFen});
        play_text(game, "e2e2 e9e9");
        const Explanation told = view::explain(game);
        CHECK_THAT(view::judgement_text(game, told), Catch::StartsWith("The game is over, "));
        return told.chances;
    };
    // Two passes: Han wins on points where they count, and Cho is to move.
    CHECK(chances(game::RuleSet::janggi) == eval::Outlook{0, 0, 1000});
    CHECK(chances(game::RuleSet::janggicasual) == eval::Outlook{0, 1000, 0});
}
