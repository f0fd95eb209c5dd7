#include "janggun/view/words.hpp"

#include <fmt/format.h>

namespace janggun::view {

std::string_view side_name(board::Side side) noexcept { return side == board::Side::cho ? "Cho" : "Han"; }

std::string_view result_words(game::Result result) noexcept {
    if (result == game::Result::draw) return "draw";
    return result == game::Result::cho_wins ? "Cho wins" : "Han wins";
}

std::string points_text(int halves) { return fmt::format("{}{}", halves / 2, halves % 2 == 0 ? "" : ".5"); }

std::string verdict_text(const game::Verdict& verdict) {
    if (verdict.is_over()) return fmt::format("over, {} ({})", text(verdict.result), reason_text(verdict));
    if (verdict.is_claimable())
        return fmt::format("may be ended now, {} ({})", text(verdict.result), reason_text(verdict));
    return "the game goes on";
}

}  // namespace janggun::view
