#include "janggun/train/selfplay.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <utility>

#include "janggun/match/engine_player.hpp"
#include "janggun/match/opening.hpp"
#include "janggun/match/referee.hpp"
#include "janggun/util/assert.hpp"
#include "janggun/util/ordered_work.hpp"

namespace janggun::train {

namespace {

Ending ending_of(game::Reason reason) {
    switch (reason) {
        case game::Reason::mate: return Ending::mate;
        case game::Reason::double_pass: return Ending::double_pass;
        case game::Reason::bikjang_accepted: return Ending::bikjang_accepted;
        case game::Reason::repetition: return Ending::repetition;
        case game::Reason::perpetual_check: return Ending::perpetual_check;
        case game::Reason::move_repetition: return Ending::move_repetition;
        case game::Reason::move_limit: return Ending::move_limit;
        case game::Reason::none: break;
    }
    JANGGUN_ASSERT(false);
    return Ending::ply_limit;
}

Ending ending_of(const match::PlayedGame& played) {
    switch (played.ending) {
        case match::Ending::rules: return ending_of(played.reason);
        case match::Ending::resignation: return Ending::resignation;
        case match::Ending::ply_limit: return Ending::ply_limit;
        case match::Ending::fault: break;
    }
    JANGGUN_ASSERT(false);  // the engine's moves are legal, and nothing limits its time
    return Ending::ply_limit;
}

std::int16_t kept(int score) {
    if (eval::Score{score}.is_decided()) score = score > 0 ? kDecidedScore : -kDecidedScore;
    return static_cast<std::int16_t>(score);
}

match::GameTerms terms_of(const Settings& settings) {
    match::GameTerms terms;
    terms.resign = settings.resign;
    terms.most_plies = settings.most_plies;
    return terms;
}

}  // namespace

std::optional<GameRecord> play_game(const Settings& settings, std::int64_t number, match::Player& player,
                                    const std::stop_token& stop) {
    const GamePlan plan = plan_of(settings, number);
    const game::Game opening = match::play_random_plies(
        {plan.rules, board::start_position(plan.cho, plan.han)}, plan.random_plies, plan.seed);
    match::PlayerLimits limits;
    limits.nodes = settings.nodes;
    const match::Seat seat{player, limits};
    const auto played = match::play_game(opening, {seat, seat}, terms_of(settings), stop);
    if (!played) return std::nullopt;

    GameRecord game{plan.rules, plan.cho, plan.han, {}, {}, played->record.result, ending_of(*played)};
    for (const game::PlyRecord& ply : opening.history().subspan(1)) game.random_moves.push_back(ply.move);
    for (std::size_t i = 0; i < played->units.size(); ++i)
        game.moves.push_back({played->record.moves[i], kept(played->units[i].value_or(0))});
    return game;
}

void play_games(const Settings& settings, GameRange range, int concurrency,
                const std::function<void(const GameRecord&)>& listener, const std::stop_token& stop) {
    util::OrderedWork<GameRecord> work;
    work.first = range.first;
    work.end = std::max(range.first, range.end);
    work.threads = concurrency;
    work.make_worker = [&settings](const std::stop_token&) {
        engine::Config config;
        config.hash_megabytes = settings.hash_megabytes;
        return [&settings, player = std::make_shared<match::EnginePlayer>(config)](
                   std::int64_t number, const std::stop_token& halt) {
            return play_game(settings, number, *player, halt);
        };
    };
    work.tell = [&listener](std::int64_t /*number*/, const GameRecord& game) {
        listener(game);
        return true;
    };
    static_cast<void>(run_in_order(work, stop));
}

}  // namespace janggun::train
