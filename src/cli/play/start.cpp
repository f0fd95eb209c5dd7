#include "play/start.hpp"

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "janggun/board/setup.hpp"
#include "janggun/engine/build_info.hpp"
#include "janggun/engine/setup_choice.hpp"
#include "janggun/util/text.hpp"
#include "janggun/view/words.hpp"

namespace janggun::cli {

using board::Setup;
using board::Side;

namespace {

constexpr std::string_view kPersonTag = "a person";
constexpr std::string_view kEngineTag = "Janggun";

std::optional<Player> player_tagged(std::string_view tag) {
    if (tag == kPersonTag) return Player::person;
    if (tag.starts_with(kEngineTag)) return Player::engine;
    return std::nullopt;
}

// Today's date in UTC, in the format of records.
std::string today() {
    const std::chrono::year_month_day date{
        std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now())};
    return fmt::format("{:04}.{:02}.{:02}", static_cast<int>(date.year()),
                       static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
}

// The back rank of a set-up, from its own side's point of view.
std::string back_rank(Side side, Setup setup, view::PictureStyle style) {
    constexpr std::size_t kLine = 18;  // the line of the picture with the lowest rank
    constexpr std::size_t kRankNumber = 4;
    style.bottom = side;
    const std::string picture = board_picture(board::start_position(setup, setup), style);
    return std::string{util::split(picture, '\n')[kLine].substr(kRankNumber)};
}

std::string setup_row(std::size_t number, Side side, Setup setup, const view::PictureStyle& style) {
    return fmt::format("  {} {:7} {}   {}", number, name(setup), back_rank(side, setup, style),
                       korean_name(setup));
}

// Asks until the answer is valid; nothing if the person would rather leave.
class Questions {
  public:
    Questions(Dialogue& dialogue, const view::PictureStyle& style) : dialogue_{dialogue}, style_{style} {}

    [[nodiscard]] std::optional<Players> players() {
        dialogue_.say(
            "Who plays?\n"
            "  cho   you play Cho, green, and move first\n"
            "  han   you play Han, red\n"
            "  both  two people at this board\n"
            "  none  the engine against itself");
        return until_known<Players>("Your side (Enter for cho): ", "cho", players_named,
                                    "cho, han, both, none");
    }

    [[nodiscard]] std::optional<Setup> setup(Side side) {
        std::string text =
            fmt::format("How shall {}'s horses and elephants stand? From left to right as {} sees it:",
                        view::side_name(side), view::side_name(side));
        for (std::size_t i = 0; i < board::kSetups.size(); ++i)
            text += '\n' + setup_row(i + 1, side, board::kSetups[i], style_);
        dialogue_.say(text);
        return until_known<Setup>("Set-up (Enter for inner): ", "inner", setup_chosen,
                                  "1, 2, 3, 4, one of the names");
    }

  private:
    static std::optional<Setup> setup_chosen(std::string_view text) {
        const auto number = util::parse_integer(text, 1, static_cast<int>(board::kSetups.size()));
        if (number) return board::kSetups[static_cast<std::size_t>(*number - 1)];
        return board::setup_named(text);
    }

    template <class Value>
    std::optional<Value> until_known(std::string_view prompt, std::string_view preset,
                                     std::optional<Value> (*read)(std::string_view), std::string_view right) {
        while (const std::optional<std::string> answer = dialogue_.ask(prompt)) {
            const std::string word = util::lower(util::trim(*answer));
            if (word == "quit" || word == "q" || word == "exit") return std::nullopt;
            const std::optional<Value> value = read(word.empty() ? preset : word);
            if (value) return value;
            dialogue_.say(
                fmt::format("{} is none of these: write {}, or quit", util::in_quotes(word), right));
        }
        return std::nullopt;
    }

    Dialogue& dialogue_;
    const view::PictureStyle& style_;
};

// Chooses both set-ups. Han has to choose first, and Cho sees it.
std::optional<board::Position> choose_setups(const Players& players, const engine::Config& config,
                                             const view::PictureStyle& style, Dialogue& dialogue,
                                             util::Rng& rng) {
    if (!dialogue.has_person()) return board::start_position(Setup::inner, Setup::inner);
    std::optional<Setup> han;
    std::optional<Setup> cho;
    for (const Side side : {Side::han, Side::cho}) {
        std::optional<Setup>& chosen = side == Side::han ? han : cho;
        if (players[index(side)] == Player::person) {
            chosen = Questions{dialogue, style}.setup(side);
            if (!chosen) return std::nullopt;
        } else {
            chosen = engine::choose_setup(han, config, rng);
            dialogue.say(fmt::format("{}, the engine, sets up: {} ({})\n    {}", view::side_name(side),
                                     name(*chosen), korean_name(*chosen), back_rank(side, *chosen, style)));
        }
    }
    return board::start_position(*cho, *han);
}

}  // namespace

std::optional<Players> players_named(std::string_view side) {
    if (side == "cho" || side == "c" || side == "초") return Players{Player::person, Player::engine};
    if (side == "han" || side == "h" || side == "한") return Players{Player::engine, Player::person};
    if (side == "both") return Players{Player::person, Player::person};
    if (side == "none") return Players{Player::engine, Player::engine};
    return std::nullopt;
}

std::optional<Side> only_person(const Players& players) {
    if (players[0] == players[1]) return std::nullopt;
    return players[index(Side::cho)] == Player::person ? Side::cho : Side::han;
}

std::optional<Players> players_of(const view::Record& record) {
    const std::optional<Player> cho = player_tagged(record.tag("Cho"));
    const std::optional<Player> han = player_tagged(record.tag("Han"));
    if (!cho || !han) return std::nullopt;
    return Players{*cho, *han};
}

void tag_players(view::Record& record, const Players& players) {
    const std::string engine = fmt::format("{} {}", kEngineTag, engine::version());
    if (record.tag("Date").empty()) record.set_tag("Date", today());
    for (const Side side : board::kSides) {
        record.set_tag(view::side_name(side),
                       players[index(side)] == Player::person ? std::string{kPersonTag} : engine);
    }
}

std::optional<GameStart> choose_start(const GameWishes& wishes, const engine::Config& config,
                                      const view::PictureStyle& style, Dialogue& dialogue, util::Rng& rng) {
    std::optional<Players> players = wishes.players;
    if (!players && dialogue.has_person()) {
        players = Questions{dialogue, style}.players();
        if (!players) return std::nullopt;
    }
    if (!players) players = players_named("cho");
    std::optional<view::Record> record = wishes.record;
    if (!record) {
        const std::optional<board::Position> start = choose_setups(*players, config, style, dialogue, rng);
        if (!start) return std::nullopt;
        record = view::Record{game::Game{wishes.rules, *start}, {}, game::Result::undecided, "", {}};
    }
    return GameStart{*players, std::move(*record)};
}

}  // namespace janggun::cli
