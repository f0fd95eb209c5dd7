#include "janggun/train/search_fit.hpp"

#include <algorithm>
#include <array>
#include <condition_variable>
#include <cstddef>
#include <memory>
#include <mutex>
#include <optional>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "bytes.hpp"
#include "janggun/board/fen.hpp"
#include "janggun/engine/config.hpp"
#include "janggun/match/contestant.hpp"
#include "janggun/match/engine_player.hpp"
#include "janggun/match/opening.hpp"
#include "janggun/match/schedule.hpp"
#include "janggun/match/tally.hpp"
#include "janggun/util/ordered_work.hpp"

namespace janggun::train {

using match::Contestant;

namespace {

int value_of(const search::ParamInfo& info) { return search::Params{}.*info.member; }

std::string names_text(const std::vector<SearchNumber>& numbers) {
    std::vector<std::string_view> names;
    names.reserve(numbers.size());
    for (const SearchNumber& number : numbers) names.push_back(number.info.name);
    return fmt::format("{}", fmt::join(names, ","));
}

std::string openings_text(const std::vector<board::Position>& openings) {
    std::string fens;
    for (const board::Position& opening : openings) fens += to_fen(opening) + '\n';
    return fmt::format("{} {:08x}", openings.size(), checksum(fens));
}

// Two engines that play against each other, again and again.
class PairPlayer {
  public:
    explicit PairPlayer(const SearchFitSettings& settings)
        : settings_{settings},
          schedule_{settings.openings.size(), 2 * settings.pairs, settings.seed},
          players_{std::make_unique<match::EnginePlayer>(config({})),
                   std::make_unique<match::EnginePlayer>(config({}))} {}

    // The plus side's half points; nothing if a stop was requested before the end.
    [[nodiscard]] std::optional<int> play(std::int64_t pair, const Trial& trial,
                                          const std::stop_token& stop) const {
        players_[0]->configure(config(trial.plus));
        players_[1]->configure(config(trial.minus));
        match::Tally tally;
        for (const std::int64_t number : {2 * pair, 2 * pair + 1}) {
            const match::Pairing pairing = schedule_.game(number);
            const auto game = play(pairing, stop);
            if (!game) return std::nullopt;
            tally.add(number, pairing.cho, *game);
        }
        return static_cast<int>(2 * tally.wins() + tally.draws());
    }

  private:
    [[nodiscard]] engine::Config config(const std::vector<int>& values) const {
        engine::Config config;
        config.rules = settings_.rules;
        config.hash_megabytes = settings_.hash_megabytes;
        for (std::size_t i = 0; i < values.size(); ++i)
            config.params.*settings_.numbers[i].info.member = values[i];
        return config;
    }

    [[nodiscard]] std::optional<match::PlayedGame> play(const match::Pairing& pairing,
                                                        const std::stop_token& stop) const {
        const game::Game start{settings_.rules,
                               match::with_random_plies(settings_.openings[pairing.opening], settings_.rules,
                                                        settings_.random_plies, pairing.seed)};
        match::GameTerms terms;
        terms.resign = settings_.resign;
        terms.most_plies = settings_.most_plies;
        const auto seat = [&](Contestant contestant) {
            return match::Seat{*players_[index(contestant)], settings_.limits};
        };
        return match::play_game(start, {seat(pairing.cho), seat(other(pairing.cho))}, terms, stop);
    }

    const SearchFitSettings& settings_;
    const match::Schedule schedule_;
    const std::array<std::unique_ptr<match::EnginePlayer>, 2> players_;  // by contestant; A: the plus side
};

// The state that several threads share.
class SharedSpsa {
  public:
    explicit SharedSpsa(Spsa& spsa) : spsa_{spsa} {}

    // The trial, once it may begin; nothing if a stop was requested before. A trial that may not begin yet
    // waits for those before it, which are all running.
    [[nodiscard]] std::optional<Trial> wait_for_trial(std::int64_t number, const std::stop_token& stop) {
        std::unique_lock lock{mutex_};
        if (!changed_.wait(lock, stop, [&] { return spsa_.may_begin(number); })) return std::nullopt;
        return spsa_.trial(number);
    }

    void learn(int half_points) {
        {
            const std::lock_guard lock{mutex_};
            learn_pair(spsa_, half_points);
        }
        changed_.notify_all();
    }

  private:
    std::mutex mutex_;
    std::condition_variable_any changed_;
    Spsa& spsa_;
};

}  // namespace

double usual_step(const search::ParamInfo& info) noexcept {
    constexpr double kParts = 10;
    return std::max(1.0, value_of(info) / kParts);
}

std::vector<SearchNumber> usual_numbers() {
    std::vector<SearchNumber> numbers;
    for (const search::ParamInfo& info : search::kParams) {
        // The games of a fit have no clock whose time would have to be allocated.
        if (info.name.starts_with("time_")) continue;
        const int value = value_of(info);
        if (value > info.low && value < info.high) numbers.push_back({info, usual_step(info)});
    }
    return numbers;
}

SettingText limit_of(const SearchFitSettings& settings) {
    const match::PlayerLimits& limits = settings.limits;
    if (limits.move_time) return {"movetime", std::to_string(limits.move_time->count())};
    return {"nodes", std::to_string(limits.nodes.value_or(0))};
}

std::vector<SettingText> described(const SearchFitSettings& settings) {
    std::vector<SettingText> texts{
        {"engine", settings.engine},
        {"params", names_text(settings.numbers)},
        {"games", std::to_string(2 * settings.pairs)},
        limit_of(settings),
        {"hash", std::to_string(settings.hash_megabytes)},
        {"rules", std::string{rules_for(settings.rules).name}},
        {"openings", openings_text(settings.openings)},
        {"plies", std::to_string(settings.random_plies)},
        {"seed", std::to_string(settings.seed)},
        {"resign", resign_text(settings.resign)},
        {"max-plies", std::to_string(settings.most_plies)},
        {"rate", std::to_string(settings.rate)},
        {"lag", std::to_string(settings.lag)},
    };
    for (const SearchNumber& number : settings.numbers) {
        texts.push_back({number.info.name, fmt::format("{} in {}..{} by {}", value_of(number.info),
                                                       number.info.low, number.info.high, number.step)});
    }
    return texts;
}

Spsa spsa_of(const SearchFitSettings& settings) {
    constexpr double kThousandth = 0.001;
    SpsaSettings spsa;
    for (const SearchNumber& number : settings.numbers)
        spsa.knobs.push_back({value_of(number.info), number.info.low, number.info.high, number.step});
    spsa.trials = settings.pairs;
    spsa.rate = kThousandth * settings.rate;
    spsa.lag = settings.lag;
    spsa.seed = settings.seed;
    return Spsa{spsa};
}

void learn_pair(Spsa& spsa, int half_points) {
    constexpr int kEven = 2;
    spsa.learn(half_points - kEven);
}

void play_pairs(const SearchFitSettings& settings, Spsa& spsa, int concurrency, const PairListener& listener,
                const std::stop_token& stop) {
    SharedSpsa shared{spsa};
    util::OrderedWork<int> work;
    work.first = spsa.known();
    work.end = std::max(work.first, settings.pairs);
    work.threads = std::min(concurrency, settings.lag);
    work.make_worker = [&](const std::stop_token&) {
        return [&shared, player = std::make_shared<PairPlayer>(settings)](
                   std::int64_t pair, const std::stop_token& halt) -> std::optional<int> {
            const std::optional<Trial> trial = shared.wait_for_trial(pair, halt);
            if (!trial) return std::nullopt;
            return player->play(pair, *trial, halt);
        };
    };
    work.tell = [&](std::int64_t pair, int half_points) {
        shared.learn(half_points);
        listener(pair, half_points);
        return true;
    };
    static_cast<void>(run_in_order(work, stop));
}

}  // namespace janggun::train
