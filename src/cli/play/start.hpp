#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "janggun/board/types.hpp"
#include "janggun/engine/config.hpp"
#include "janggun/game/rules.hpp"
#include "janggun/util/rng.hpp"
#include "janggun/view/board_picture.hpp"
#include "janggun/view/record.hpp"
#include "play/dialogue.hpp"

namespace janggun::cli {

enum class Player : std::uint8_t { person, engine };

// The players of Cho and Han.
using Players = std::array<Player, 2>;

[[nodiscard]] std::optional<Players> players_named(std::string_view side);
// The side that the only person plays.
[[nodiscard]] std::optional<board::Side> only_person(const Players& players);

// The players of a record, if its tags name them; tag_players() writes those tags.
[[nodiscard]] std::optional<Players> players_of(const view::Record& record);
void tag_players(view::Record& record, const Players& players);

// What is known of a game before it begins.
struct GameWishes {
    game::RuleSet rules = game::RuleSet::janggi;
    std::optional<Players> players;
    std::optional<view::Record> record;  // the game to continue; a start position if there is none
};

struct GameStart {
    Players players{};
    view::Record record;
};

// Asks a person for what the wishes leave open; nothing if the person leaves or the input ends. A script
// plays Cho, and both sides have inner elephants. The configuration says how well the engine chooses its
// set-up.
[[nodiscard]] std::optional<GameStart> choose_start(const GameWishes& wishes, const engine::Config& config,
                                                    const view::PictureStyle& style, Dialogue& dialogue,
                                                    util::Rng& rng);

}  // namespace janggun::cli
