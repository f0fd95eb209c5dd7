#include "janggun/engine/engine.hpp"

#include <cstddef>
#include <new>
#include <optional>
#include <string>

#include "janggun/board/fen.hpp"
#include "janggun/util/error.hpp"

namespace janggun::engine {

game::Game start_game(game::RuleSet rules) { return {rules, board::parse_fen(board::kStartFen)}; }

Engine::Engine(const Config& config)
    : config_{config},
      applied_{config},
      pool_{static_cast<std::size_t>(config.hash_megabytes)},
      game_{start_game(config.rules)} {
    pool_.set_threads(static_cast<unsigned>(config.threads));
}

void Engine::configure(const Config& config) {
    if (config.rules != config_.rules) game_ = start_game(config.rules);
    config_ = config;
    if (!is_searching()) apply();
}

void Engine::new_game() { clear_hash(); }

void Engine::clear_hash() {
    is_hash_old_ = true;
    if (!is_searching()) apply();
}

// Gives the pool what it needs of the configuration; there is no search.
void Engine::apply() {
    pool_.wait();
    // Results under other rules are wrong ones.
    if (is_hash_old_ || config_.rules != applied_.rules) pool_.forget();
    is_hash_old_ = false;
    applied_.rules = config_.rules;
    apply_threads();
    apply_hash();
    applied_ = config_;
}

void Engine::apply_threads() {
    if (config_.threads == applied_.threads) return;
    try {
        pool_.set_threads(static_cast<unsigned>(config_.threads));
    } catch (const std::bad_alloc&) {
        const int refused = config_.threads;
        config_.threads = applied_.threads;
        pool_.set_threads(static_cast<unsigned>(config_.threads));
        throw util::InputError("option Threads: this machine has no memory for " + std::to_string(refused) +
                               ", it stays at " + std::to_string(config_.threads));
    }
    applied_.threads = config_.threads;
}

void Engine::apply_hash() {
    if (config_.hash_megabytes == applied_.hash_megabytes) return;
    try {
        pool_.set_megabytes(static_cast<std::size_t>(config_.hash_megabytes));
    } catch (const std::bad_alloc&) {
        const int refused = config_.hash_megabytes;
        config_.hash_megabytes = applied_.hash_megabytes;
        throw util::InputError("option Hash: this machine has no " + std::to_string(refused) +
                               " MB to give, it stays at " + std::to_string(config_.hash_megabytes));
    }
    applied_.hash_megabytes = config_.hash_megabytes;
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

void Engine::settle() {
    pool_.stop();
    apply();
}

void Engine::go(const search::Limits& limits, search::Listener& listener) {
    std::optional<util::InputError> refused;
    try {
        settle();
    } catch (const util::InputError& error) {
        refused = error;
    }
    pool_.go(game_, limits, settings(), listener);
    if (refused) throw util::InputError(*refused);
}

}  // namespace janggun::engine
