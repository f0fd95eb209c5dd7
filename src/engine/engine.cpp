#include "janggun/engine/engine.hpp"

#include <cstddef>
#include <new>
#include <string>
#include <utility>

#include "janggun/board/fen.hpp"
#include "janggun/util/error.hpp"

namespace janggun::engine {

namespace {

std::size_t threads_of(const Config& config) { return static_cast<std::size_t>(config.threads); }
std::size_t megabytes_of(const Config& config) { return static_cast<std::size_t>(config.hash_megabytes); }

// Why a change of threads or memory is refused.
std::string refusal(const Config& wanted, const Config& kept) {
    if (wanted.hash_megabytes == kept.hash_megabytes) {
        return "option Threads: this machine has no memory for " + std::to_string(wanted.threads) +
               ", it stays at " + std::to_string(kept.threads);
    }
    return "option Hash: this machine has no " + std::to_string(wanted.hash_megabytes) +
           " MB to give, it stays at " + std::to_string(kept.hash_megabytes);
}

}  // namespace

game::Game start_game(game::RuleSet rules) { return {rules, board::parse_fen(board::kStartFen)}; }

Engine::Engine(const Config& config)
    : config_{config}, pool_{megabytes_of(config), threads_of(config)}, game_{start_game(config.rules)} {}

void Engine::configure(const Config& config) {
    const Config old = std::exchange(config_, config);
    if (config.rules != old.rules) {
        game_ = start_game(config.rules);
        pool_.forget();  // results under other rules do not hold
    }
    try {
        pool_.resize(threads_of(config), megabytes_of(config));
    } catch (const std::bad_alloc&) {
        config_.threads = old.threads;
        config_.hash_megabytes = old.hash_megabytes;
        throw util::InputError(refusal(config, old));
    }
}

search::Settings Engine::settings() const {
    search::Settings settings;
    settings.lines = config_.lines;
    settings.params = config_.params;
    settings.time = {search::Milliseconds{config_.move_overhead_ms}, config_.ponder};
    if (config_.analyse_mode) return settings;
    settings.ends_games = true;
    settings.strength = config_.strength();
    return settings;
}

void Engine::go(const search::Limits& limits, search::Listener& listener, const std::stop_token& stop) {
    pool_.go(game_, limits, settings(), listener, stop);
}

}  // namespace janggun::engine
