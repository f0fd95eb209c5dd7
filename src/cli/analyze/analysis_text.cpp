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

using eval::Score;
using view::points_text;

namespace {

std::string json_move(board::Move move) { return move.is_none() ? "null" : json_string(to_string(move)); }

std::string json_moves(std::span<const board::Move> moves) {
    std::string text;
    for (const board::Move move : moves) {
        if (!text.empty()) text += ',';
        text += json_move(move);
    }
    return fmt::format("[{}]", text);
}

std::string_view bound_name(search::Bound bound) {
    if (bound == search::Bound::lower) return "lower";
    return bound == search::Bound::upper ? "upper" : "exact";
}

std::string json_line(const search::Info& info) {
    return fmt::format(R"({{"multipv":{},"depth":{},"seldepth":{},"score":{},"bound":"{}","pv":{}}})",
                       info.multipv, info.depth, info.selective_depth, json_score(info.score),
                       bound_name(info.bound), json_moves(info.line));
}

// What the search said; for a game that is over the same fields with nothing in them.
std::string json_search(const Analysis& analysis) {
    const search::Outcome& outcome = analysis.outcome;
    const search::Info info = outcome.lines.empty() ? search::Info{} : analysis.best_line();
    std::string lines;
    for (const search::Info& line : outcome.lines) {
        if (!lines.empty()) lines += ',';
        lines += json_line(line);
    }
    const bool is_searched = !outcome.lines.empty();
    return fmt::format(
        R"("depth":{},"seldepth":{},"nodes":{},"nps":{},"time_ms":{},"hashfull":{},"bestmove":{},"ponder":{},)"
        R"("score":{},"chances":{},"lines":[{}])",
        info.depth, info.selective_depth, outcome.nodes, info.nodes_per_second, info.time.count(),
        info.hash_permille, json_move(outcome.best), json_move(outcome.ponder),
        is_searched ? json_score(info.score) : "null", is_searched ? json_chances(info.chances) : "null",
        lines);
}

std::string json_test(const Epd& epd, const Analysis& analysis) {
    std::string text;
    if (!epd.best.empty()) text += R"(,"bm":)" + json_moves(epd.best);
    if (!epd.avoid.empty()) text += R"(,"am":)" + json_moves(epd.avoid);
    if (epd.mate) text += fmt::format(R"(,"dm":{})", *epd.mate);
    if (epd.is_test()) text += fmt::format(R"(,"passed":{})", is_passed(epd, analysis.outcome));
    return text;
}

// As much of an id as a column holds.
std::string cut(const std::string& id) {
    constexpr std::size_t kLongest = 24;
    return util::printable(id, kLongest);
}

// A move or several, each of them played from where the game stands.
std::string moves_text(const game::Game& game, std::span<const board::Move> moves, view::Notation notation) {
    std::string text;
    for (const board::Move move : moves) text += ' ' + view::move_text(game.position(), move, notation);
    return text;
}

// "passed", or "failed" and what was expected; nothing where there is no test.
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

std::string json_score(Score score) {
    const int sign = score > Score::draw() ? 1 : -1;
    if (score.is_mate()) return fmt::format(R"({{"mate":{}}})", sign * score.moves());
    if (score.is_points()) return fmt::format(R"({{"points":{}}})", sign * score.plies());
    return fmt::format(R"({{"cp":{}}})", score.raw());
}

std::string json_chances(const eval::Outlook& chances) {
    return fmt::format(R"({{"win":{},"draw":{},"loss":{}}})", chances.win, chances.draw, chances.loss);
}

std::string json_object(const Epd& epd, std::size_t number, const Analysis& analysis) {
    const game::Verdict& verdict = analysis.verdict;
    return fmt::format(
        R"({{"number":{},"id":{},"fen":{},"rules":{},{},"over":{},"claimable":{},"result":{},"reason":{}{}}})",
        number, epd.id.empty() ? "null" : json_string(epd.id), json_string(to_fen(epd.game.position())),
        json_string(epd.game.rules().name), json_search(analysis), verdict.is_over(), verdict.is_claimable(),
        json_string(text(verdict.result)), json_string(reason_text(verdict)), json_test(epd, analysis));
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
