#include "endings.hpp"

#include <algorithm>
#include <string_view>

#include "data/records.hpp"
#include "janggun/board/fen.hpp"
#include "janggun/game/points.hpp"

namespace janggun::match_test {

using board::Side;

namespace {

// Answers with a given move as long as the game has none, and leaves the rest to another player.
class Beginning : public match::Player {
  public:
    Beginning(match::Player& player, const std::optional<board::Move>& first)
        : player_{player}, first_{first} {}

    [[nodiscard]] std::string name() const override { return player_.name(); }
    [[nodiscard]] std::optional<std::string> new_game(const std::stop_token& stop) override {
        return player_.new_game(stop);
    }
    [[nodiscard]] match::Reply think(const match::Turn& turn) override {
        if (!first_ || !turn.moves.empty()) return player_.think(turn);
        match::Reply reply;
        reply.move = to_string(*first_);
        return reply;
    }

  private:
    match::Player& player_;
    const std::optional<board::Move>& first_;
};

// Columns between semicolons: a FEN, `variant` and a rule set, and maybe `first` and a move, or `acn` and a
// number of nodes.
Ending read(const std::string& line) {
    const std::vector<std::string> column = test_data::columns(line, ';');
    const auto value_of = [&](std::string_view name) -> std::string {
        for (const std::string& operation : column) {
            const std::vector<std::string> words = test_data::words(operation);
            if (words.size() == 2 && words.front() == name) return words.back();
        }
        return {};
    };
    const auto rules = game::rule_set_named(value_of("variant"));
    test_data::require(rules.has_value(), line);
    Ending ending{line, *rules, game::Game{*rules, board::parse_fen(column.front())}, {}, Side::cho, 0};
    if (const std::string first = value_of("first"); !first.empty()) {
        ending.first = game::parse_move(ending.start.position(), first);
        test_data::require(ending.first.has_value(), line);
    }
    if (const std::string nodes = value_of("acn"); !nodes.empty()) ending.nodes = std::stoull(nodes);
    return ending;
}

std::vector<Ending> read_all(const std::string& file) {
    std::vector<Ending> endings;
    for (const std::string& line : test_data::lines_of(file)) endings.push_back(read(line));
    return endings;
}

}  // namespace

std::vector<Ending> held_endings() {
    std::vector<Ending> endings = read_all("held.epd");
    for (Ending& ending : endings) ending.favourite = game::count_points(ending.start.position()).leader();
    return endings;
}

std::vector<Ending> won_endings() {
    std::vector<Ending> endings = read_all("won.epd");
    for (Ending& ending : endings) {
        const Side side = ending.start.position().side_to_move();
        ending.favourite = ending.first ? other(side) : side;
    }
    return endings;
}

match::PlayedGame play_out(const Ending& ending, const Opponents& opponents) {
    Beginning favourite{opponents.favourite, ending.first};
    Beginning other{opponents.other, ending.first};
    match::PlayerLimits favourite_limits;
    favourite_limits.nodes = std::max(opponents.favourite_nodes, ending.nodes);
    match::PlayerLimits other_limits;
    other_limits.nodes = opponents.other_nodes;
    const match::Seat seat{favourite, favourite_limits};
    const match::Seat other_seat{other, other_limits};
    match::GameTerms terms;
    terms.resign.moves = 0;
    const bool is_cho = ending.favourite == Side::cho;
    const auto game =
        match::play_game(ending.start, {is_cho ? seat : other_seat, is_cho ? other_seat : seat}, terms, {});
    return game.value();
}

bool is_held(const Ending& ending, const match::PlayedGame& game) {
    const auto win = ending.favourite == Side::cho ? game::Result::cho_wins : game::Result::han_wins;
    return game.record.result == win && game.fault == match::Fault::none;
}

bool is_won_by_mate(const Ending& ending, const match::PlayedGame& game) {
    return is_held(ending, game) && game.reason == game::Reason::mate;
}

std::string story(const Ending& ending, const match::PlayedGame& game) {
    return ending.line + '\n' + moves_text(game.record, view::Notation::coordinates) + ' ' +
           std::string{text(game.record.result)} + ", " + game.record.termination;
}

}  // namespace janggun::match_test
