#include "janggun/match/runner.hpp"

#include <algorithm>
#include <exception>
#include <map>
#include <mutex>
#include <thread>
#include <utility>

#include <fmt/format.h>

#include "janggun/game/game.hpp"
#include "janggun/match/opening.hpp"
#include "janggun/match/schedule.hpp"
#include "janggun/util/error.hpp"

namespace janggun::match {

namespace {

using Players = std::array<std::unique_ptr<Player>, 2>;  // by contestant

class MatchRun {
  public:
    MatchRun(const MatchSettings& settings, const PlayerMaker& make_player, const GameListener& listener,
             const std::stop_token& stop)
        : settings_{settings},
          make_player_{make_player},
          listener_{listener},
          schedule_{settings.openings.size(), settings.games, settings.seed},
          on_stop_{stop, Stop{stop_}} {}

    MatchOutcome run() {
        {
            std::vector<std::jthread> workers;
            try {
                while (std::cmp_less(workers.size(), most_workers()))
                    workers.emplace_back([this] { work(); });
            } catch (...) {
                fail();
            }
        }
        if (problem_) std::rethrow_exception(problem_);
        if (!is_decided_) {
            for (const auto& [number, game] : waiting_) report(number, game);
        }
        return std::move(outcome_);
    }

  private:
    struct Stop {
        std::stop_source& source;
        void operator()() const { source.request_stop(); }
    };

    [[nodiscard]] std::int64_t most_workers() const {
        return std::min(std::int64_t{settings_.concurrency}, schedule_.games());
    }

    // Plays games until none is left or wanted.
    void work() {
        try {
            const Players players = make_players();
            while (const std::optional<Pairing> pairing = take()) {
                std::optional<PlayedGame> game = play(players, *pairing);
                if (!game) return;
                put(pairing->number, std::move(*game));
            }
        } catch (...) {
            fail();
        }
    }

    void fail() {
        const std::lock_guard lock{mutex_};
        if (!problem_) problem_ = std::current_exception();
        stop_.request_stop();
    }

    // A player that cannot play at all is refused before the first game.
    [[nodiscard]] Players make_players() {
        Players players;
        for (const Contestant contestant : kContestants) {
            std::unique_ptr<Player>& player = players[index(contestant)];
            player = make_player_(contestant);
            const std::optional<std::string> complaint = player->new_game(stop_.get_token());
            if (complaint && !stop_.stop_requested()) {
                throw util::InputError(
                    fmt::format("player {} ({}) {}", letter(contestant), player->name(), *complaint));
            }
        }
        const std::lock_guard lock{mutex_};
        outcome_.names = {players[0]->name(), players[1]->name()};
        return players;
    }

    std::optional<Pairing> take() {
        const std::lock_guard lock{mutex_};
        if (next_ == schedule_.games() || stop_.stop_requested()) return std::nullopt;
        return schedule_.game(next_++);
    }

    [[nodiscard]] std::optional<PlayedGame> play(const Players& players, const Pairing& pairing) const {
        const board::Position& opening = settings_.openings[pairing.opening];
        const game::Game start{settings_.rules, with_random_plies(opening, settings_.rules,
                                                                  settings_.random_plies, pairing.seed)};
        const auto seat = [&](Contestant contestant) {
            return Seat{*players[index(contestant)], settings_.limits[index(contestant)]};
        };
        const Contestant han = other(pairing.cho);
        std::optional<PlayedGame> game =
            play_game(start, {seat(pairing.cho), seat(han)}, settings_.terms, stop_.get_token());
        if (!game) return game;
        game->record.set_tag("Round", std::to_string(pairing.number + 1));
        for (const auto& [tag, contestant] : {std::pair{"Cho", pairing.cho}, std::pair{"Han", han}}) {
            game->record.set_tag(
                tag, fmt::format("{} ({})", players[index(contestant)]->name(), letter(contestant)));
        }
        return game;
    }

    void put(std::int64_t number, PlayedGame game) {
        const std::lock_guard lock{mutex_};
        waiting_.emplace(number, std::move(game));
        while (!is_decided_ && !waiting_.empty() && waiting_.begin()->first == reported_) {
            report(reported_++, waiting_.begin()->second);
            waiting_.erase(waiting_.begin());
            is_decided_ =
                settings_.sprt && decide(outcome_.tally.pairs(), *settings_.sprt) != SprtVerdict::undecided;
        }
        if (is_decided_) stop_.request_stop();
    }

    void report(std::int64_t number, const PlayedGame& game) {
        outcome_.tally.add(number, schedule_.game(number).cho, game);
        listener_(number, game, outcome_.tally);
    }

    const MatchSettings& settings_;
    const PlayerMaker& make_player_;
    const GameListener& listener_;
    const Schedule schedule_;
    std::stop_source stop_;
    const std::stop_callback<Stop> on_stop_;

    std::mutex mutex_;  // of all that follows
    std::int64_t next_ = 0;
    std::int64_t reported_ = 0;
    std::map<std::int64_t, PlayedGame> waiting_;  // for one before them
    bool is_decided_ = false;
    MatchOutcome outcome_;
    std::exception_ptr problem_;
};

}  // namespace

MatchOutcome run_match(const MatchSettings& settings, const PlayerMaker& make_player,
                       const GameListener& listener, const std::stop_token& stop) {
    return MatchRun{settings, make_player, listener, stop}.run();
}

}  // namespace janggun::match
