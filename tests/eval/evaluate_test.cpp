#include "janggun/eval/evaluate.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include <catch2/catch.hpp>

#include "board/positions.hpp"
#include "data/records.hpp"
#include "janggun/board/fen.hpp"
#include "janggun/board/movegen.hpp"
#include "janggun/board/setup.hpp"
#include "janggun/board/sight.hpp"
#include "janggun/eval/counter.hpp"
#include "janggun/eval/hand_made.hpp"
#include "janggun/util/rng.hpp"

using janggun::board::parse_fen;
using janggun::board::Position;
using janggun::board::Side;
using janggun::eval::Breakdown;
using janggun::eval::evaluate;
using janggun::eval::Score;
using janggun::eval::Tally;
using janggun::game::Material;

namespace {

std::vector<std::string> fens() {
    std::vector<std::string> fens;
    for (const char* const name : {"perft.epd", "movegen.epd"}) {
        for (const auto& row : janggun::test_data::perft_rows(name)) fens.push_back(row.fen);
    }
    return fens;
}

// The a-file becomes the i-file.
std::string mirrored(std::string fen) {
    const std::size_t end = fen.find(' ');
    for (std::size_t start = 0; start < end;) {
        const std::size_t stop = std::min(fen.find('/', start), end);
        std::reverse(fen.begin() + static_cast<std::ptrdiff_t>(start),
                     fen.begin() + static_cast<std::ptrdiff_t>(stop));
        start = stop + 1;
    }
    return fen;
}

// Where points decide, Han has one and a half more; where they do not, both sides are alike.
constexpr const janggun::game::Rules& kWithPoints = rules_for(janggun::game::RuleSet::janggi);
constexpr const janggun::game::Rules& kWithDraws = rules_for(janggun::game::RuleSet::janggicasual);

janggun::eval::Assessment assessed(const Position& position) {
    return assess(position, Tally::of(position), Material::of(position), kWithPoints);
}

int standing_of(const Position& position) {
    return Tally::of(position).standing().at(Material::of(position).phase());
}

int value(std::string_view fen) { return evaluate(parse_fen(fen), kWithDraws).raw(); }

}  // namespace

TEST_CASE("an evaluation knows neither left nor right", "[eval]") {
    CHECK(mirrored("R8/4k4/9/9/9/9/9/9/4K4/1C7 w - - 0 1") == "8R/4k4/9/9/9/9/9/9/4K4/7C1 w - - 0 1");
    for (const std::string& fen : fens()) {
        CAPTURE(fen);
        CHECK(value(mirrored(fen)) == value(fen));
        CHECK(evaluate(parse_fen(mirrored(fen)), kWithPoints) == evaluate(parse_fen(fen), kWithPoints));
    }
}

TEST_CASE("an evaluation treats both sides alike", "[eval]") {
    for (const std::string& fen : fens()) {
        CAPTURE(fen);
        const Position position = parse_fen(fen);
        CHECK(evaluate(janggun::board::with_sides_exchanged(position), kWithDraws) ==
              evaluate(position, kWithDraws));
    }
}

TEST_CASE("an evaluation is the sum of its parts", "[eval]") {
    for (const std::string& fen : fens()) {
        CAPTURE(fen);
        const Position position = parse_fen(fen);
        const Breakdown parts = janggun::eval::breakdown(position, kWithPoints);
        int early = 0;
        int late = 0;
        for (const auto term : janggun::eval::kTerms) {
            early += parts.of(term, Side::cho).early() - parts.of(term, Side::han).early();
            late += parts.of(term, Side::cho).late() - parts.of(term, Side::han).late();
        }
        CHECK(parts.phase >= 0);
        CHECK(parts.phase <= Breakdown::kFullPhase);
        const int balance = early * parts.phase + late * (Breakdown::kFullPhase - parts.phase);
        CHECK(parts.balance() == balance);
        const int sum = (position.side_to_move() == Side::cho ? balance : -balance) / Breakdown::kFullPhase;
        CHECK(evaluate(position, kWithPoints) == janggun::eval::bounded(sum + parts.tempo));
    }
}

TEST_CASE("a tally kept up from move to move is that of the position", "[eval]") {
    janggun::util::Rng rng{7};
    for (Position position : janggun::board::start_positions()) {
        CAPTURE(janggun::board::to_fen(position));
        Tally tally = Tally::of(position);
        bool stays_right = true;
        janggun::board::play_randomly(
            position, rng, 150, [&](const Position& before, janggun::board::Move move, const auto& undo) {
                tally.note(before.at(move.from()), move, undo.captured);
                stays_right = stays_right && tally == Tally::of(position) &&
                              assess(position, tally, Material::of(position), kWithPoints).score ==
                                  evaluate(position, kWithPoints);
            });
        CHECK(stays_right);
    }
}

TEST_CASE("an assessment sees what the board shows, and what it says after a pass", "[eval]") {
    for (const std::string& fen : fens()) {
        CAPTURE(fen);
        const Position position = parse_fen(fen);
        const auto assessment = assessed(position);
        CHECK(assessment.score == evaluate(position, kWithPoints));
        CHECK(assessment.has_looked);
        CHECK(assessment.sight == sight_of(position));
        Position passed = position;
        passed.set_side_to_move(other(position.side_to_move()));
        const auto anew = assessed(passed);
        const auto known = assess_after_pass(assessment);
        CHECK(known.score == anew.score);
        CHECK(known.sight == anew.sight);
    }
}

TEST_CASE("an evaluation is foreseen but for what the pieces do", "[eval]") {
    std::int64_t missed = 0;
    int moves_seen = 0;
    int far_off = 0;
    for (const std::string& fen : fens()) {
        Position position = parse_fen(fen);
        const int standing_before = standing_of(position);
        const auto before = assessed(position);
        janggun::board::MoveList moves;
        generate_legal(position, moves);
        for (const janggun::board::Move move : moves) {
            const janggun::board::Undo undo = position.make(move);
            const int seen = evaluate(position, kWithPoints).raw();
            const int foreseen = janggun::eval::foresee(before.score, standing_of(position) - standing_before,
                                                        position.side_to_move())
                                     .raw();
            CAPTURE(fen, to_string(move), seen, foreseen);
            if (move.is_pass()) CHECK(seen == foreseen);
            missed += std::abs(seen - foreseen);
            far_off += static_cast<int>(std::abs(seen - foreseen) > 150);
            ++moves_seen;
            position.unmake(move, undo);
        }
    }
    INFO(moves_seen << " moves, " << missed << " units, " << far_off << " by more than 150");
    REQUIRE(moves_seen > 1000);
    CHECK(missed / moves_seen < 60);
    CHECK(far_off < moves_seen / 20);
}

TEST_CASE("an evaluation is no decided score", "[eval]") {
    for (const std::string& fen : fens()) {
        CAPTURE(fen);
        CHECK(!evaluate(parse_fen(fen), kWithPoints).is_decided());
    }
    const Position rich = parse_fen("4k4/9/9/9/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1");
    CHECK(!evaluate(rich, kWithPoints).is_decided());
}

TEST_CASE("at the start the side to move is a little better, and the phase is full", "[eval]") {
    const Position start = parse_fen(janggun::board::kStartFen);
    CHECK(evaluate(start, kWithDraws) > Score::draw());
    CHECK(evaluate(start, kWithDraws) < Score{100});
    CHECK(janggun::eval::breakdown(start, kWithDraws).phase == Breakdown::kFullPhase);
    const Position kings = parse_fen("4k4/9/9/9/9/9/9/9/4K4/9 w - - 0 1");
    CHECK(janggun::eval::breakdown(kings, kWithDraws).phase == 0);
}

TEST_CASE("where points decide, who is ahead on them is better off", "[eval]") {
    // Cho is ahead by 2 less 1.5, and behind by 1.5.
    for (const char* const fen :
         {"4k4/9/9/9/9/9/2P6/9/4K4/9 w - - 0 1", "4k4/9/9/9/9/9/9/9/4K4/9 b - - 0 1"}) {
        CAPTURE(fen);
        CHECK(evaluate(parse_fen(fen), kWithPoints) > evaluate(parse_fen(fen), kWithDraws));
    }
}

TEST_CASE("the nearer the move limit, the more counts what it brings", "[eval]") {
    const auto weighed = [](int clock, const janggun::game::Rules& rules) {
        Position position = parse_fen("4k4/9/9/9/9/2p6/9/9/4K4/9 w - - 0 1");  // Han leads
        position.set_counters({clock, 60});
        return weighed_by_counter(Score{300}, position, Material::of(position), rules).raw();
    };
    for (const auto* const rules : {&kWithPoints, &kWithDraws}) {
        CAPTURE(rules->name);
        CHECK(weighed(0, *rules) == 300);
        CHECK(weighed(rules->move_limit / 2, *rules) == 300);
        int before = 300;
        for (int clock = rules->move_limit / 2 + 5; clock <= rules->move_limit; clock += 5) {
            CHECK(weighed(clock, *rules) < before);
            before = weighed(clock, *rules);
        }
        CHECK(weighed(rules->move_limit + 5, *rules) == before);
    }
    CHECK(weighed(kWithDraws.move_limit, kWithDraws) == 0);
    CHECK(weighed(kWithPoints.move_limit, kWithPoints) < -300);
}

TEST_CASE("more pieces are worth more", "[eval]") {
    const std::string_view lone = "4k4/9/9/9/9/9/9/9/4K4/9 w - - 0 1";
    for (const char* const richer :
         {"4k4/9/9/9/9/9/2P6/9/4K4/9 w - - 0 1", "4k4/9/9/9/9/9/9/9/4K4/3A5 w - - 0 1",
          "4k4/9/9/9/9/9/9/9/2N1K4/9 w - - 0 1", "4k4/9/9/9/9/9/9/9/2B1K4/9 w - - 0 1",
          "4k4/9/9/9/9/9/9/9/2R1K4/9 w - - 0 1", "4k4/9/9/9/9/9/9/9/2C1K4/9 w - - 0 1"}) {
        CAPTURE(richer);
        CHECK(value(richer) > value(lone));
    }
    // The order of the official points.
    const std::vector<int> values{value("4k4/9/9/9/9/9/9/9/2R1K4/9 w - - 0 1"),
                                  value("4k4/9/9/9/9/9/9/9/2N1K4/9 w - - 0 1"),
                                  value("4k4/9/9/9/9/9/2P6/9/4K4/9 w - - 0 1")};
    CHECK(std::is_sorted(values.rbegin(), values.rend()));
}

TEST_CASE("every term has a name of its own", "[eval]") {
    std::vector<std::string_view> names;
    for (const auto term : janggun::eval::kTerms) names.push_back(name(term));
    std::sort(names.begin(), names.end());
    CHECK(std::adjacent_find(names.begin(), names.end()) == names.end());
    CHECK(!names.front().empty());
}
