#include "janggun/match/runner.hpp"

#include <mutex>
#include <utility>

#include <fmt/format.h>

#include "janggun/game/game.hpp"
#include "janggun/match/opening.hpp"
#include "janggun/match/schedule.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/ordered_work.hpp"

namespace janggun::match {

namespace {

using Players = std::array<std::unique_ptr<Player>, 2>;  // indexed by contestant

class MatchRun {
  public:
    MatchRun(const MatchSettings& settings, const PlayerMaker& make_player, const GameListener& listener)
        : settings_{settings},
          make_player_{make_player},
          listener_{listener},
          schedule_{settings.openings.size(), settings.games, settings.seed} {}

    MatchOutcome run(const std::stop_token& stop) {
        util::OrderedWork<PlayedGame> work;
        work.end = schedule_.games();
        work.threads = settings_.concurrency;
        work.make_worker = [this](const std::stop_token& token) {
            // A std::function must be copyable.
            const auto players = std::make_shared<Players>(make_players(token));
            return [this, players](std::int64_t number, const std::stop_token& halt) {
                return play(*players, schedule_.game(number), halt);
            };
        };
        work.tell = [this](std::int64_t number, const PlayedGame& game) {
            report(number, game);
            return !is_decided();
        };
        for (const auto& [number, game] : run_in_order(work, stop)) report(number, game);
        return std::move(outcome_);
    }

  private:
    // A player that cannot play at all is refused before the first game.
    [[nodiscard]] Players make_players(const std::stop_token& stop) {
        Players players;
        for (const Contestant contestant : kContestants) {
            std::unique_ptr<Player>& player = players[index(contestant)];
            player = make_player_(contestant);
            const std::optional<std::string> complaint = player->new_game(stop);
            if (complaint && !stop.stop_requested()) {
                throw util::InputError(
                    fmt::format("player {} ({}) {}", letter(contestant), player->name(), *complaint));
            }
        }
        const std::lock_guard lock{names_mutex_};
        outcome_.names = {players[0]->name(), players[1]->name()};
        return players;
    }

    [[nodiscard]] std::optional<PlayedGame> play(const Players& players, const Pairing& pairing,
                                                 const std::stop_token& stop) const {
        const board::Position& opening = settings_.openings[pairing.opening];
        const game::Game start{settings_.rules, with_random_plies(opening, settings_.rules,
                                                                  settings_.random_plies, pairing.seed)};
        const auto seat = [&](Contestant contestant) {
            return Seat{*players[index(contestant)], settings_.limits[index(contestant)]};
        };
        const Contestant han = other(pairing.cho);
        std::optional<PlayedGame> game =
            play_game(start, {seat(pairing.cho), seat(han)}, settings_.terms, stop);
        if (!game) return game;
        game->record.set_tag("Round", std::to_string(pairing.number + 1));
        for (const auto& [tag, contestant] : {std::pair{"Cho", pairing.cho}, std::pair{"Han", han}}) {
            game->record.set_tag(
                tag, fmt::format("{} ({})", players[index(contestant)]->name(), letter(contestant)));
        }
        return game;
    }

    void report(std::int64_t number, const PlayedGame& game) {
        outcome_.tally.add(number, schedule_.game(number).cho, game);
        listener_(number, game, outcome_.tally);
    }

    [[nodiscard]] bool is_decided() const {
        return settings_.sprt && decide(outcome_.tally.pairs(), *settings_.sprt) != SprtVerdict::undecided;
    }

    const MatchSettings& settings_;
    const PlayerMaker& make_player_;
    const GameListener& listener_;
    const Schedule schedule_;
    std::mutex names_mutex_;
    MatchOutcome outcome_;  // only the thread that tells a game uses the tally
};

}  // namespace

MatchOutcome run_match(const MatchSettings& settings, const PlayerMaker& make_player,
                       const GameListener& listener, const std::stop_token& stop) {
    return MatchRun{settings, make_player, listener}.run(stop);
}

}  // namespace janggun::match
