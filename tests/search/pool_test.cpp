#include "janggun/search/pool.hpp"

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include <catch2/catch.hpp>

#include "data/effort.hpp"
#include "data/records.hpp"
#include "game/moves.hpp"
#include "janggun/board/fen.hpp"
#include "janggun/board/movegen.hpp"
#include "search.hpp"

using namespace janggun::search_test;
using janggun::board::Move;
using janggun::eval::Score;
using janggun::game::Game;
using janggun::search::Bound;
using janggun::search::Info;
using janggun::search::Limits;
using janggun::search::Milliseconds;
using janggun::search::Pool;
using janggun::search::Settings;
using janggun::search::Strength;
using janggun::test_data::effort;

namespace {

Settings lines(int lines) {
    Settings settings;
    settings.lines = lines;
    return settings;
}

Settings strength(int level) {
    Settings settings;
    settings.strength = Strength::of_level(level);
    return settings;
}

// Some positions of all rule sets, from games and made up.
std::vector<Game> games() {
    constexpr std::size_t kEvery = 6;
    std::vector<Game> games;
    const auto rows = janggun::test_data::perft_rows("perft.epd");
    for (std::size_t i = 0; i < rows.size(); i += kEvery + 1) {
        const Game game = game_of(rows[i].rule_set, rows[i].fen);
        if (!game.verdict().is_over()) games.push_back(game);
    }
    return games;
}

std::string fen(const Game& game) { return to_fen(game.position()); }

// What is wrong with the lines that a search has last reported, or nothing. They may be of two iterations,
// and so not in the order of their scores.
std::string faults(const std::vector<Info>& lines, const Game& game) {
    std::string text;
    std::set<std::string> firsts;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Info& info = lines[i];
        const auto fault = [&](const std::string& what) {
            text += "line " + std::to_string(i + 1) + ": " + what + "; ";
        };
        if (info.line.empty()) {
            fault("empty");
            continue;
        }
        if (info.multipv != static_cast<int>(i) + 1) fault("its number");
        if (const std::string move = unplayable(game, info.line); !move.empty())
            fault("cannot be played: " + move);
        if (!firsts.insert(to_string(info.line.front())).second) fault("begins like another");
        if (info.units.magnitude() >= Score::kMate) fault("a score that nothing has");
        if (info.depth < 1 || info.selective_depth < info.depth) fault("its depth");
    }
    return text;
}

}  // namespace

TEST_CASE("lines of play can be played, and differ in their first moves", "[search]") {
    const std::vector<Game> all = games();
    REQUIRE(all.size() > 30);
    for (const Game& game : all) {
        CAPTURE(game.rules().name, fen(game));
        const Found found = find(game, to_depth(effort(5, 3)), lines(3));
        CHECK(faults(found.outcome.lines, game) == "");
        CHECK(found.outcome.lines.size() ==
              std::min<std::size_t>(3, janggun::board::count_legal(game.position())));
        for (const Info& info : found.infos) CHECK(unplayable(game, info.line) == "");
        CHECK(found.outcome.best == found.outcome.lines[0].line.front());
        if (!found.outcome.ponder.is_none())
            CHECK(unplayable(game, {found.outcome.best, found.outcome.ponder}) == "");
    }
}

TEST_CASE("lines of play stand in the order of their scores", "[search]") {
    for (const Game& game : games()) {
        CAPTURE(game.rules().name, fen(game));
        const Found found = find(game, to_depth(3), lines(4));
        for (std::size_t i = 1; i < found.outcome.lines.size(); ++i)
            CHECK(found.outcome.lines[i].score <= found.outcome.lines[i - 1].score);
    }
}

TEST_CASE("a search that is cut short anywhere has sound lines", "[search]") {
    const Game game = start();
    for (std::uint64_t nodes = 100; nodes < 8000; nodes += static_cast<std::uint64_t>(effort(61, 397))) {
        CAPTURE(nodes);
        const Found found = find(game, to_nodes(nodes), lines(4));
        CHECK(faults(found.outcome.lines, game) == "");
        CHECK(found.outcome.best == found.outcome.lines[0].line.front());
        const std::size_t shown = found.infos.size();
        REQUIRE(shown >= 4);
        CHECK(faults({found.infos.end() - 4, found.infos.end()}, game) == "");
    }
}

TEST_CASE("a weak player that is cut short has sound lines to choose from", "[search]") {
    const std::vector<Game> all = games();
    for (std::size_t i = 0; i < all.size(); i += static_cast<std::size_t>(effort(1, 3))) {
        const Game& game = all[i];
        CAPTURE(game.rules().name, fen(game));
        for (const int level : {-20, -10, 0}) {
            CAPTURE(level);
            const Found found = find(game, to_depth(60), strength(level));
            CHECK(faults(found.outcome.lines, game) == "");
            CHECK(unplayable(game, {found.outcome.best}) == "");
        }
    }
}

TEST_CASE("all root moves together are all legal moves", "[search]") {
    for (const char* const rule_set : {"janggi", "janggicasual"}) {
        const Game game = start(rule_set);
        const Found found = find(game, to_depth(2), lines(500));
        CHECK(found.outcome.lines.size() == janggun::board::count_legal(game.position()));
        CHECK(faults(found.outcome.lines, game) == "");
    }
}

TEST_CASE("only the wanted root moves are looked at", "[search]") {
    Limits limits = to_depth(3);
    for (const char* const move : {"a4a5", "e2e2", "b1c3"})
        limits.root_moves.push_back(*janggun::board::parse_move(move));
    const Found found = find(start(), limits, lines(5));
    REQUIRE(found.outcome.lines.size() == 3);
    for (const Info& info : found.outcome.lines) {
        const auto& wanted = limits.root_moves;
        CHECK(std::find(wanted.begin(), wanted.end(), info.line.front()) != wanted.end());
    }
    limits.root_moves.resize(1);
    CHECK(to_string(find(start(), limits).outcome.best) == "a4a5");
}

TEST_CASE("one thread keeps a limit of nodes exactly", "[search]") {
    for (const std::uint64_t nodes : {1000U, 1023U, 1024U, 1025U, 5000U, 12'345U}) {
        for (const char* const rule_set : {"janggi", "janggicasual"}) {
            CAPTURE(nodes, rule_set);
            const Found found = find(start(rule_set), to_nodes(nodes));
            CHECK(found.outcome.nodes == nodes);
            for (const Info& info : found.infos) CHECK(info.nodes <= nodes);
        }
    }
}

TEST_CASE("the last report counts all nodes, also those of an iteration that was cut short", "[search]") {
    for (const std::uint64_t nodes : {777U, 5000U, 12'345U}) {
        const Found found = find(start(), to_nodes(nodes));
        CHECK(found.infos.back().nodes == found.outcome.nodes);
        CHECK(found.infos.back().nodes == nodes);
    }
}

TEST_CASE("the first iteration is finished whatever the limit", "[search]") {
    const Found found = find(start(), to_nodes(1));
    CHECK(found.outcome.lines[0].depth == 1);
    CHECK(unplayable(start(), {found.outcome.best}).empty());
    CHECK(found.outcome.nodes < 1000);
}

TEST_CASE("depth is where a search ends", "[search]") {
    for (int depth = 1; depth <= 6; ++depth) {
        const Found found = find(start(), to_depth(depth));
        CHECK(found.outcome.lines[0].depth == depth);
        int last = 0;
        for (const Info& info : found.infos) {
            CHECK(info.depth >= last);
            CHECK(info.depth <= depth);
            last = info.depth;
        }
        CHECK(last == depth);
        CHECK(found.infos.back().bound == Bound::exact);
    }
}

TEST_CASE("a search takes its time and no more", "[search]") {
    Limits limits;
    limits.move_time = Milliseconds{20};
    CHECK(unplayable(start(), {find(start(), limits).outcome.best}).empty());
    limits.move_time = Milliseconds{0};
    CHECK(unplayable(start(), {find(start(), limits).outcome.best}).empty());
    Limits clocks;
    clocks.clocks.remaining = {Milliseconds{100}, Milliseconds{100}};
    CHECK(unplayable(start(), {find(start(), clocks).outcome.best}).empty());
}

TEST_CASE("an only move is played", "[search]") {
    for (const auto& row : janggun::test_data::perft_rows("movegen.epd")) {
        if (row.counts.front().nodes != 1) continue;
        CAPTURE(row.fen);
        const Game game = game_of("janggicasual", row.fen);
        const Found found = find(game, to_depth(2), lines(3));
        CHECK(found.outcome.lines.size() == 1);
        CHECK(janggun::board::is_legal(game.position(), found.outcome.best));
    }
    // Here it is the pass.
    const Game game = game_of("janggi", "4k4/8R/6N2/3R5/9/9/9/9/9/5K3 b - - 0 1");
    CHECK(to_string(find(game, to_depth(3)).outcome.best) == "e10e10");
}

TEST_CASE("an only move costs no time on the clock", "[search]") {
    const Game game = game_of("janggi", "4k4/8R/6N2/3R5/9/9/9/9/9/5K3 b - - 0 1");
    Limits limits;
    limits.clocks.remaining = {Milliseconds{60'000}, Milliseconds{60'000}};
    CHECK(find(game, limits).infos.back().depth == 1);
}

TEST_CASE("a game that is over has a score and no move", "[search]") {
    struct Ended {
        std::string rule_set;
        std::string moves;
        Score score;
    };
    const auto ended = GENERATE(values<Ended>({
        {"janggi", "e2e2 e9e9", Score::points_lost_in(0)},
        {"janggi", "a4a5 e9e9 e2e2", -Score::points_lost_in(0)},
        {"janggimodern", "e2e2 e9e9", Score::points_lost_in(0)},
        {"janggicasual", "e2e2 e9e9", Score::draw()},
        {"janggitraditional", "a4a5 e9e9 e2e2", Score::draw()},
    }));
    CAPTURE(ended.rule_set, ended.moves);
    Game game = start(ended.rule_set);
    play_text(game, ended.moves);
    const Found found = find(game, to_depth(3));
    CHECK(found.outcome.best.is_none());
    CHECK(found.outcome.ponder.is_none());
    REQUIRE(found.infos.size() == 1);
    CHECK(found.infos[0].units == ended.score);
    CHECK(found.infos[0].depth == 0);
    CHECK(found.infos[0].line.empty());
    const Game mated = game_of("janggi", "3ak4/R8/9/9/9/9/9/8R/3K5/9 w - - 0 1", "i3i10");
    CHECK(find(mated, to_depth(3)).infos[0].units == Score::mated_in(0));
}

TEST_CASE("a side that is behind on points does not pass the game away", "[search]") {
    // Cho has passed; Han's pass would end the game. It leads by a point and a half, or is far behind.
    const Game leads = game_of("janggi", "3k5/9/9/9/9/9/9/9/4K4/9 w - - 0 1", "e2e2");
    const Found won = find(leads, to_depth(4));
    CHECK(won.outcome.lines[0].units == -Score::points_lost_in(1));
    CHECK(to_string(won.outcome.best) == "d10d10");
    const Game behind = game_of("janggi", "3k5/9/9/9/9/9/9/9/4KR3/2R6 w - - 0 1", "e2e2");
    CHECK(to_string(find(behind, to_depth(3)).outcome.best) != "d10d10");
}

TEST_CASE("the same search from the same beginning visits the same nodes", "[search]") {
    constexpr std::size_t kMegabytes = 2;
    Pool pool{kMegabytes};
    Pool other{kMegabytes};
    for (const char* const rule_set : {"janggi", "janggimodern"}) {
        const Found first = find(pool, start(rule_set), to_depth(5), lines(2));
        const Found second = find(other, start(rule_set), to_depth(5), lines(2));
        CHECK(first.outcome.nodes == second.outcome.nodes);
        CHECK(first.outcome.best == second.outcome.best);
        REQUIRE(first.infos.size() == second.infos.size());
        for (std::size_t i = 0; i < first.infos.size(); ++i) {
            CHECK(first.infos[i].nodes == second.infos[i].nodes);
            CHECK(first.infos[i].score == second.infos[i].score);
            CHECK(first.infos[i].line == second.infos[i].line);
        }
    }
}

TEST_CASE("what is forgotten does not change the next search", "[search]") {
    constexpr std::size_t kMegabytes = 2;
    Pool pool{kMegabytes};
    const std::uint64_t nodes = find(pool, start(), to_depth(5)).outcome.nodes;
    CHECK(find(pool, start(), to_depth(5)).outcome.nodes != nodes);
    pool.forget();
    CHECK(find(pool, start(), to_depth(5)).outcome.nodes == nodes);
}

TEST_CASE("a weaker player visits fewer nodes and can be repeated", "[search]") {
    std::uint64_t last = 0;
    for (const int level : {-20, -10, 0, 5}) {
        CAPTURE(level);
        const Found found = find(start(), to_depth(60), strength(level));
        CHECK(found.outcome.nodes > last);
        last = found.outcome.nodes;
        const Found again = find(start(), to_depth(60), strength(level));
        CHECK(again.outcome.nodes == last);
        CHECK(again.outcome.best == found.outcome.best);
        for (const Info& info : found.infos) CHECK(info.multipv == 1);
    }
}

TEST_CASE("an infinite search waits for stop on its thread, even where all is known", "[search]") {
    Pool pool{1};
    Limits limits = to_depth(1);
    limits.infinite = true;
    Record record;
    pool.go(start(), limits, {}, record);
    record.wait_for_info();
    CHECK(pool.is_searching());
    pool.stop();
    pool.wait();
    CHECK(!pool.is_searching());
    CHECK(record.times_done() == 1);
}

TEST_CASE("a pondering search thread waits for ponderhit", "[search]") {
    Pool pool{1};
    Limits limits = to_depth(1);
    limits.ponder = true;
    Record record;
    pool.go(start(), limits, {}, record);
    record.wait_for_info();
    CHECK(pool.is_searching());
    pool.ponder_hit();
    pool.wait();
    CHECK(record.times_done() == 1);
}

TEST_CASE("threads: stop ends a search on two threads", "[search]") {
    Pool pool{1, 2};
    for (int i = 0; i < 3; ++i) {
        Record record;
        pool.go(start(), {}, {}, record);
        record.wait_for_info();
        pool.stop();
        pool.wait();
        CHECK(record.times_done() == 1);
        CHECK(unplayable(start(), {record.outcome().best}).empty());
    }
}

TEST_CASE("threads: several of them find sound lines within their limits", "[search]") {
    Pool pool{4};
    for (const unsigned threads : {4U, 2U, 3U}) {
        pool.resize(threads, 4);
        CAPTURE(threads);
        const Found deep = find(pool, start(), to_depth(5), lines(3));
        CHECK(faults(deep.outcome.lines, start()) == "");
        CHECK(deep.outcome.lines[0].depth == 5);
        const Found limited = find(pool, start(), to_nodes(4000), lines(2));
        CHECK(faults(limited.outcome.lines, start()) == "");
    }
}

TEST_CASE("threads: a stop that comes at once still gives a move", "[search]") {
    Pool pool{1, 2};
    for (int i = 0; i < 20; ++i) {
        Record record;
        pool.go(start(), {}, {}, record);
        std::thread stops{[&pool] { pool.stop(); }};
        pool.wait();
        stops.join();
        CHECK(record.times_done() == 1);
        CHECK(unplayable(start(), {record.outcome().best}).empty());
    }
}

TEST_CASE("a new search stops the one on the thread before", "[search]") {
    Pool pool{1};
    Record first;
    pool.go(start(), {}, {}, first);
    first.wait_for_info();
    const Found second = find(pool, start("janggicasual"), to_depth(2));
    CHECK(first.times_done() == 1);
    CHECK(second.outcome.lines[0].depth == 2);
}

TEST_CASE("all searches are on the same thread, until their number changes", "[search]") {
    // How often the thread that calls has come to the end of a search.
    class Ends : public janggun::search::Listener {
      public:
        void on_done(const janggun::search::Outcome& /*outcome*/) override {
            thread_local int ends = 0;
            told = ++ends;
        }
        int told = 0;
    };
    Pool pool{1, 2};
    const auto ends = [&pool] {
        Ends listener;
        pool.go(start(), to_depth(2), {}, listener);
        pool.wait();
        return listener.told;
    };
    for (int i = 1; i <= 3; ++i) CHECK(ends() == i);
    pool.resize(2, 1);
    CHECK(ends() == 4);
    pool.resize(1, 1);
    CHECK(ends() == 1);
}

TEST_CASE("a size that is asked for while a thread searches holds for the next search", "[search]") {
    Pool pool{1};
    Record first;
    pool.go(start(), {}, {}, first);
    first.wait_for_info();
    pool.resize(3, 2);
    pool.resize(1, 3);
    CHECK(pool.is_searching());
    pool.end();
    CHECK(first.times_done() == 1);
    CHECK(find(pool, start(), to_depth(4)).outcome.nodes ==
          find(start(), to_depth(4))
              .outcome.nodes);  // one thread, which has learnt nothing, and an empty table
}

TEST_CASE("what is forgotten while a thread searches is so in the next search", "[search]") {
    Pool pool{4};
    Record first;
    pool.go(start(), to_depth(5), {}, first);
    pool.forget();
    pool.wait();
    CHECK(find(pool, start(), to_depth(4)).outcome.nodes == find(start(), to_depth(4)).outcome.nodes);
}

TEST_CASE("the outcome has the lines as they were told last", "[search]") {
    for (const Limits& limits : {to_depth(4), to_nodes(3000)}) {
        const Found found = find(start(), limits, lines(3));
        REQUIRE(found.outcome.lines.size() == 3);
        REQUIRE(found.infos.size() >= 3);
        for (std::size_t i = 0; i < 3; ++i) {
            const Info& told = found.infos[found.infos.size() - 3 + i];
            const Info& kept = found.outcome.lines[i];
            CHECK(told.multipv == kept.multipv);
            CHECK(told.nodes == kept.nodes);
            CHECK(told.time == kept.time);
            CHECK(told.score == kept.score);
            CHECK(told.line == kept.line);
        }
    }
}

TEST_CASE("threads and memory change between searches", "[search]") {
    Pool pool{1};
    const std::uint64_t nodes = find(pool, start(), to_depth(4)).outcome.nodes;
    pool.resize(1, 3);
    CHECK(find(pool, start(), to_depth(4)).outcome.nodes == nodes);  // an empty table
    pool.resize(2, 3);
    CHECK(find(pool, start(), to_depth(4)).outcome.lines[0].depth == 4);
    pool.resize(1, 3);
    pool.forget();
    CHECK(find(pool, start(), to_depth(4)).outcome.nodes == nodes);
}
