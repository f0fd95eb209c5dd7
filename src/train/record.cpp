#include "janggun/train/record.hpp"

#include <array>

namespace janggun::train {

std::string_view name(Ending ending) noexcept {
    constexpr std::array<std::string_view, kEndings> kNames{
        "mate",       "double pass", "bikjang accepted", "repetition", "perpetual check", "move repetition",
        "move limit", "resignation", "ply limit"};
    return kNames[static_cast<std::size_t>(ending) - 1];
}

game::Game GameRecord::opening() const {
    game::Game game{rules, board::start_position(cho, han)};
    for (const board::Move move : random_moves) game.play(move);
    return game;
}

}  // namespace janggun::train
