#include "janggun/view/search_text.hpp"

#include <fmt/format.h>

namespace janggun::view {

using eval::Centipawns;
using search::Bound;

namespace {

constexpr int kCentipawns = 100;

bool is_good(Centipawns score) { return score > Centipawns::draw(); }

std::string_view bound_mark(Bound bound) {
    if (bound == Bound::lower) return ">=";
    return bound == Bound::upper ? "<=" : "";
}

}  // namespace

std::string score_words(Centipawns score) {
    if (!score.is_points()) return short_score(score);
    return fmt::format("{} on points in {} pl{}", is_good(score) ? "wins" : "loses", score.plies(),
                       score.plies() == 1 ? "y" : "ies");
}

std::string short_score(Centipawns score) {
    if (score.is_mate()) return fmt::format("{} in {}", is_good(score) ? "mate" : "mated", score.moves());
    if (score.is_points()) return fmt::format("{}points in {}", is_good(score) ? '+' : '-', score.plies());
    return fmt::format("{:+.2f}", static_cast<double>(score.raw()) / kCentipawns);
}

std::string search_header() {
    return fmt::format("{:>3} {:>7} {:>14} {:>12} {:>9}  {}", "#", "depth", "score", "nodes", "time", "line");
}

std::string search_row(const search::Info& info, std::string_view line) {
    constexpr double kMillisecondsPerSecond = 1000;
    std::string score{bound_mark(info.bound)};
    score += short_score(info.score);
    return fmt::format("{:>3} {:>7} {:>14} {:>12} {:>8.2f}s  {}", info.multipv,
                       fmt::format("{}/{}", info.depth, info.selective_depth), score, info.nodes,
                       static_cast<double>(info.time.count()) / kMillisecondsPerSecond, line);
}

}  // namespace janggun::view
