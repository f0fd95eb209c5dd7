#include "janggun/engine/engine.hpp"

#include <cstdint>
#include <set>
#include <stop_token>
#include <string>

#include <catch2/catch.hpp>

#include "game/moves.hpp"
#include "janggun/board/fen.hpp"
#include "janggun/board/movegen.hpp"
#include "search/record.hpp"

using janggun::engine::Config;
using janggun::engine::Engine;
using janggun::game::RuleSet;
using janggun::search::Info;
using janggun::search::Limits;
using janggun::search_test::Record;

namespace {

Limits to_depth(int depth) {
    Limits limits;
    limits.depth = depth;
    return limits;
}

Config small() {
    Config config;
    config.hash_megabytes = 2;
    return config;
}

// Searches to the end; the record's checks hold for every search.
Record& searched(Engine& engine, const Limits& limits, Record& record) {
    engine.go(limits, record);
    engine.wait();
    CHECK(record.times_done() == 1);
    REQUIRE(!record.outcome().lines.empty());
    return record;
}

std::uint64_t nodes(Engine& engine, int depth) {
    Record record;
    return searched(engine, to_depth(depth), record).outcome().nodes;
}

std::string fen(const Engine& engine) { return to_fen(engine.game().position()); }

}  // namespace

TEST_CASE("an engine begins at the start position with its defaults", "[engine]") {
    const Engine engine;
    CHECK(engine.config() == Config{});
    CHECK(fen(engine) == janggun::board::kStartFen);
    CHECK(engine.game().rules().name == "janggi");
    CHECK(!engine.is_searching());
}

TEST_CASE("an engine can begin under other rules", "[engine]") {
    Config config = small();
    config.rules = RuleSet::janggicasual;
    config.threads = 2;
    const Engine engine{config};
    CHECK(engine.config() == config);
    CHECK(engine.game().rules().name == "janggicasual");
}

TEST_CASE("every search tells its listener its end once", "[engine]") {
    Engine engine{small()};
    for (int depth = 1; depth <= 4; ++depth) {
        Record record;
        searched(engine, to_depth(depth), record);
        CHECK(record.outcome().lines[0].depth == depth);
        CHECK(!record.infos().empty());
        CHECK(janggun::board::is_legal(engine.game().position(), record.outcome().best));
    }
}

TEST_CASE("stop before a search is nothing to the search", "[engine]") {
    Engine engine{small()};
    engine.stop();
    engine.ponder_hit();
    engine.wait();
    Record record;
    CHECK(searched(engine, to_depth(4), record).outcome().lines[0].depth == 4);
    engine.stop();
    engine.stop();
    Record again;
    CHECK(searched(engine, to_depth(4), again).outcome().lines[0].depth == 4);
}

TEST_CASE("go while the engine's thread searches ends that search first", "[engine]") {
    Engine engine{small()};
    Record first;
    engine.go({}, first);
    first.wait_for_info();
    Record second;
    engine.go({}, second);
    CHECK(first.times_done() == 1);
    second.wait_for_info();
    Record third;
    searched(engine, to_depth(2), third);
    CHECK(second.times_done() == 1);
    CHECK(!engine.is_searching());
}

TEST_CASE("a search that is ended on its thread has told its listener", "[engine]") {
    Engine engine{small()};
    Record first;
    engine.go({}, first);
    first.wait_for_info();
    engine.end();
    CHECK(first.times_done() == 1);
    CHECK(!engine.is_searching());
    engine.end();
    Record second;
    searched(engine, to_depth(2), second);
    CHECK(first.times_done() == 1);
}

TEST_CASE("a stop that is requested before the search thread begins is not forgotten", "[engine]") {
    Engine engine{small()};
    std::stop_source stop;
    stop.request_stop();
    Record record;
    engine.go({}, record, stop.get_token());
    engine.wait();
    CHECK(record.times_done() == 1);
    CHECK(janggun::board::is_legal(engine.game().position(), record.outcome().best));
    Record next;
    CHECK(searched(engine, to_depth(4), next).outcome().lines[0].depth == 4);
}

TEST_CASE("a stop that is requested ends the search thread's work, and no later search", "[engine]") {
    Engine engine{small()};
    std::stop_source stop;
    Record record;
    engine.go({}, record, stop.get_token());
    record.wait_for_info();
    stop.request_stop();
    engine.wait();
    CHECK(record.times_done() == 1);
    std::stop_source late;
    Record whole;
    engine.go(to_depth(2), whole, late.get_token());
    engine.wait();
    Record next;
    engine.go(to_depth(4), next);
    late.request_stop();
    engine.wait();
    CHECK(next.outcome().lines[0].depth == 4);
}

TEST_CASE("finish waits for a search thread that ends by itself, and stops any other", "[engine]") {
    Engine engine{small()};
    engine.finish();
    Record limited;
    engine.go(to_depth(4), limited);
    engine.finish();
    CHECK(limited.times_done() == 1);
    CHECK(limited.outcome().lines[0].depth == 4);

    Limits ponder = to_depth(4);
    ponder.ponder = true;
    Record hit;
    engine.go(ponder, hit);
    engine.ponder_hit();
    engine.finish();
    CHECK(hit.outcome().lines[0].depth == 4);

    Limits infinite = to_depth(1);
    infinite.infinite = true;
    Limits unlimited;
    Limits only_ponder;
    only_ponder.ponder = true;
    for (const Limits& limits : {ponder, infinite, unlimited, only_ponder}) {
        Record record;
        engine.go(limits, record);
        engine.finish();
        CHECK(record.times_done() == 1);
    }
    Record without_limits;
    engine.go(only_ponder, without_limits);
    engine.ponder_hit();
    engine.finish();
    CHECK(without_limits.times_done() == 1);
}

TEST_CASE("an engine that goes ends its search thread", "[engine]") {
    Record record;
    {
        Engine engine{small()};
        engine.go({}, record);
        record.wait_for_info();
    }
    CHECK(record.times_done() == 1);
}

TEST_CASE("other rules set up the start position, the same ones do not", "[engine]") {
    Engine engine{small()};
    janggun::game::Game game = engine.game();
    play_text(game, "a4a5 a7a6");
    engine.set_game(game);
    const std::string played = fen(engine);
    engine.configure(small());
    CHECK(fen(engine) == played);
    Config config = small();
    config.lines = 2;
    engine.configure(config);
    CHECK(fen(engine) == played);
    config.rules = RuleSet::janggimodern;
    engine.configure(config);
    CHECK(fen(engine) == janggun::board::kStartFen);
    CHECK(engine.game().rules().name == "janggimodern");
}

TEST_CASE("what is configured while the thread searches holds for the next search", "[engine]") {
    Engine engine{small()};
    Record first;
    engine.go({}, first);
    first.wait_for_info();
    Config config = small();
    config.lines = 3;
    config.threads = 2;
    config.hash_megabytes = 3;
    config.rules = RuleSet::janggicasual;
    engine.configure(config);
    CHECK(engine.is_searching());
    CHECK(engine.config() == config);
    engine.stop();
    engine.wait();
    for (const Info& info : first.infos()) CHECK(info.multipv == 1);

    Record second;
    searched(engine, to_depth(3), second);
    CHECK(second.outcome().lines.size() == 3);
    CHECK(engine.game().rules().name == "janggicasual");
}

TEST_CASE("a new game repeats a search node by node", "[engine]") {
    Engine engine{small()};
    const std::uint64_t first = nodes(engine, 5);
    CHECK(nodes(engine, 5) != first);
    engine.new_game();
    CHECK(nodes(engine, 5) == first);
    engine.clear_hash();
    CHECK(nodes(engine, 5) == first);
}

TEST_CASE("a new game during a search thread's work holds for the next search", "[engine]") {
    Engine engine{small()};
    const std::uint64_t first = nodes(engine, 4);
    Record record;
    engine.go({}, record);
    record.wait_for_info();
    engine.new_game();
    CHECK(nodes(engine, 4) == first);
}

TEST_CASE("results under other rules are forgotten", "[engine]") {
    Engine engine{small()};
    const std::uint64_t first = nodes(engine, 5);
    Config other = small();
    other.rules = RuleSet::janggicasual;
    engine.configure(other);
    static_cast<void>(nodes(engine, 5));
    engine.configure(small());
    CHECK(nodes(engine, 5) == first);
}

TEST_CASE("a change of memory begins with an empty table", "[engine]") {
    Engine engine{small()};
    const std::uint64_t first = nodes(engine, 4);
    static_cast<void>(nodes(engine, 8));
    Config config = small();
    config.hash_megabytes = 1;
    engine.configure(config);
    Record record;
    searched(engine, to_depth(1), record);
    Engine fresh{config};
    Record fresh_record;
    searched(fresh, to_depth(1), fresh_record);
    CHECK(record.outcome().lines[0].hash_permille == fresh_record.outcome().lines[0].hash_permille);
    config.hash_megabytes = 2;
    engine.configure(config);
    engine.new_game();
    CHECK(nodes(engine, 4) == first);
}

TEST_CASE("strength follows from its three options", "[engine]") {
    const auto nodes_with = [](auto change) {
        Config config = small();
        change(config);
        Engine engine{config};
        return nodes(engine, 5);
    };
    const std::uint64_t full = nodes_with([](Config&) {});
    const std::uint64_t weak = nodes_with([](Config& config) { config.skill_level = -20; });
    CHECK(weak < full);
    // A rating counts where strength is limited, and then instead of the level.
    CHECK(nodes_with([](Config& config) { config.elo = 500; }) == full);
    CHECK(nodes_with([](Config& config) {
              config.elo = 500;
              config.limit_strength = true;
          }) == weak);
    CHECK(nodes_with([](Config& config) {
              config.skill_level = -20;
              config.limit_strength = true;
          }) > weak);
    CHECK(nodes_with([](Config& config) {
              config.skill_level = -20;
              config.analyse_mode = true;
          }) == full);
}

TEST_CASE("the lines shown are as many as configured", "[engine]") {
    Config config = small();
    config.lines = 4;
    Engine engine{config};
    Record record;
    searched(engine, to_depth(3), record);
    std::set<int> numbers;
    for (const Info& info : record.infos()) numbers.insert(info.multipv);
    CHECK(numbers == std::set<int>{1, 2, 3, 4});
}

TEST_CASE("a game is searched with its past", "[engine]") {
    // One of Han's replies brings the position for the third time.
    Engine engine{small()};
    janggun::game::Game game = engine.game();
    play_text(game, "b1c3 b10c8 c3b1 c8b10 b1c3 b10c8 c3b1");
    engine.set_game(game);
    Limits limits = to_depth(2);
    limits.root_moves = {*janggun::board::parse_move("c8b10")};
    Record record;
    // It ends the game on points, of which Han has more.
    CHECK(searched(engine, limits, record).outcome().lines[0].score.is_points());
}

TEST_CASE("start_game stands at the start under each rule set", "[engine]") {
    for (const auto& rules : janggun::game::kRules) {
        const auto game = janggun::engine::start_game(*janggun::game::rule_set_named(rules.name));
        CHECK(game.rules().name == rules.name);
        CHECK(to_fen(game.position()) == janggun::board::kStartFen);
        CHECK(game.history().size() == 1);
    }
}
