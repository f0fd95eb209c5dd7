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

// Who plays Cho, and who Han.
using Players = std::array<Player, 2>;

[[nodiscard]] std::optional<Players> players_named(std::string_view side);
// The side that the only person plays.
[[nodiscard]] std::optional<board::Side> only_person(const Players& players);

// Who played a record, where its tags tell; and the tags that do.
[[nodiscard]] std::optional<Players> players_of(const view::Record& record);
void tag_players(view::Record& record, const Players& players);

// What is known of a game that is to begin.
struct GameWishes {
    game::RuleSet rules = game::RuleSet::janggi;
    std::optional<Players> players;
    std::optional<view::Record> record;  // where it begins; at a start position where there is none
};

struct GameStart {
    Players players{};
    view::Record record;
};

// Asks a person for what the wishes leave open; nothing where that one leaves or the input ends. A script
// plays Cho, and both sides have inner elephants. The configuration says how well the engine chooses its
// set-up.
[[nodiscard]] std::optional<GameStart> choose_start(const GameWishes& wishes, const engine::Config& config,
                                                    const view::PictureStyle& style, Dialogue& dialogue,
                                                    util::Rng& rng);

}  // namespace janggun::cli
