#include "analyze/analysis_text.hpp"

#include <span>
#include <string_view>

#include <fmt/format.h>

#include "janggun/board/fen.hpp"
#include "janggun/util/text.hpp"
#include "janggun/view/search_text.hpp"
#include "janggun/view/words.hpp"
#include "json.hpp"

namespace janggun::cli {

using view::points_text;

namespace {

Json json_move(board::Move move) { return move.is_none() ? Json{} : Json{to_string(move)}; }

Json json_moves(std::span<const board::Move> moves) { return json_list(moves, json_move); }

std::string_view bound_name(search::Bound bound) {
    if (bound == search::Bound::lower) return "lower";
    return bound == search::Bound::upper ? "upper" : "exact";
}

JsonObject json_line(const search::Info& info) {
    return {{"multipv", info.multipv},          {"depth", info.depth},
            {"seldepth", info.selective_depth}, {"score", json_score(info.score)},
            {"bound", bound_name(info.bound)},  {"pv", json_moves(info.line)}};
}

// The result of the search; for a game that is over, the same members with nothing in them.
JsonObject json_search(const Analysis& analysis) {
    const search::Outcome& outcome = analysis.outcome;
    const bool is_searched = !outcome.lines.empty();
    const search::Info info = is_searched ? analysis.best_line() : search::Info{};
    return {{"depth", info.depth},
            {"seldepth", info.selective_depth},
            {"nodes", outcome.nodes},
            {"nps", info.nodes_per_second},
            {"time_ms", info.time.count()},
            {"hashfull", info.hash_permille},
            {"bestmove", json_move(outcome.best)},
            {"ponder", json_move(outcome.ponder)},
            {"score", is_searched ? Json{json_score(info.score)} : Json{}},
            {"chances", is_searched ? Json{json_chances(info.chances)} : Json{}},
            {"lines", json_list(outcome.lines, json_line)}};
}

// The expected result of the search, and whether it came; nothing if there is no test.
JsonObject json_test(const Epd& epd, const Analysis& analysis) {
    JsonObject test;
    if (!epd.best.empty()) test.add("bm", json_moves(epd.best));
    if (!epd.avoid.empty()) test.add("am", json_moves(epd.avoid));
    if (epd.mate) test.add("dm", *epd.mate);
    if (epd.is_test()) test.add("passed", is_passed(epd, analysis.outcome));
    return test;
}

// The part of an id that fits into a column.
std::string cut(const std::string& id) {
    constexpr std::size_t kLongest = 24;
    return util::printable(id, kLongest);
}

// A move or several, each of them legal in the current position.
std::string moves_text(const game::Game& game, std::span<const board::Move> moves, view::Notation notation) {
    std::string text;
    for (const board::Move move : moves) text += ' ' + view::move_text(game.position(), move, notation);
    return text;
}

// "passed", or "failed" and the expected move; nothing if there is no test.
std::string test_text(const Epd& epd, const Analysis& analysis, view::Notation notation) {
    if (!epd.is_test()) return "";
    if (is_passed(epd, analysis.outcome)) return "passed";
    std::string text = "failed:";
    if (!epd.best.empty()) text += " bm" + moves_text(epd.game, epd.best, notation);
    if (!epd.avoid.empty()) text += " am" + moves_text(epd.game, epd.avoid, notation);
    if (epd.mate) text += fmt::format(" dm {}", *epd.mate);
    return text;
}

}  // namespace

std::string json_text(const Epd& epd, std::size_t number, const Analysis& analysis) {
    return JsonObject{{"number", number}, {"id", epd.id.empty() ? Json{} : Json{epd.id}}}
        .add(json_game(epd.game))
        .add(json_search(analysis))
        .add(json_verdict(analysis.verdict))
        .add(json_test(epd, analysis))
        .text();
}

std::string list_row(const Epd& epd, std::size_t number, const Analysis& analysis, view::Notation notation) {
    const std::string id = epd.id.empty() ? "-" : cut(epd.id);
    std::string row;
    if (analysis.outcome.lines.empty()) {
        row = fmt::format("{:>5}  {:<27}  {}", number, id, view::verdict_text(analysis.verdict));
    } else {
        const search::Info& info = analysis.best_line();
        row = fmt::format("{:>5}  {:<27}  {:<8}  {:>12}  {:>3}", number, id,
                          view::move_text(epd.game.position(), analysis.outcome.best, notation),
                          view::short_score(info.score), info.depth);
    }
    const std::string test = test_text(epd, analysis, notation);
    return test.empty() ? row : fmt::format("{}  {}", row, test);
}

std::string heading(const game::Game& game, const game::Verdict& verdict) {
    return fmt::format("Fen: {}\nRules: {}\nSide to move: {}\nPoints: cho {}, han {}\n",
                       to_fen(game.position()), game.rules().name, name(game.position().side_to_move()),
                       points_text(verdict.points.cho_halves), points_text(verdict.points.han_halves));
}

std::string conclusion(const game::Game& game, const Analysis& analysis, view::Notation notation) {
    std::string verdict = fmt::format("Verdict: {}\n", view::verdict_text(analysis.verdict));
    const search::Outcome& outcome = analysis.outcome;
    if (outcome.best.is_none()) return verdict;
    return fmt::format("Best move: {} ({})\n{}", view::move_text(game.position(), outcome.best, notation),
                       view::score_words(analysis.best_line().score), verdict);
}

}  // namespace janggun::cli
