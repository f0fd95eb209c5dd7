#include "move_picker.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>
#include <string>
#include <vector>

#include "data/records.hpp"
#include "exchange.hpp"
#include "janggun/board/fen.hpp"
#include "janggun/board/movegen.hpp"
#include "janggun/board/siege.hpp"
#include "janggun/util/rng.hpp"
#include "search.hpp"

namespace janggun::search {
namespace {

using board::Move;

// Positions of a few games played at random from the start, under all rules.
std::vector<board::Position> random_positions() {
    std::vector<board::Position> positions;
    util::Rng rng{20261118};
    for (const game::Rules& rules : game::kRules) {
        game::Game game = search_test::start(rules.name);
        for (int ply = 0; ply < 150; ++ply) {
            board::MoveList moves;
            generate_legal(game.position(), moves);
            positions.push_back(game.position());
            if (moves.empty()) break;
            game.play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
        }
    }
    return positions;
}

// Histories that have learnt something, right or wrong.
Histories experienced(util::Rng& rng) {
    Histories histories;
    for (int i = 0; i < 5000; ++i) {
        const auto lesson = static_cast<int>(rng.below(4000)) - 2000;
        histories.after(rng.below(kPlaces))[rng.below(kPlaces)].learn(lesson);
        const Move move{board::Square{static_cast<int>(rng.below(9)), static_cast<int>(rng.below(10))},
                        board::Square{static_cast<int>(rng.below(9)), static_cast<int>(rng.below(10))}};
        histories.quiet(board::kSides[rng.below(2)], move).learn(lesson);
    }
    return histories;
}

const Params kDefaults;
const ExchangeValues kValues;

// What a picker knows at the beginning of a game.
Ordering inexperienced(const Table& table, Histories& histories) {
    const ByPlace& nothing = histories.after_nothing();
    return {.table = table,
            .histories = histories,
            .params = kDefaults,
            .values = kValues,
            .after_last = nothing,
            .after_previous = nothing};
}

std::vector<Move> all_of(MovePicker& picker) {
    std::vector<Move> moves;
    for (Move move = picker.next(); !move.is_none(); move = picker.next()) moves.push_back(move);
    return moves;
}

TEST_CASE("a picker hands out every legal move once, whatever it is told to begin with",
          "[search][move_picker]") {
    util::Rng rng{7};
    Histories histories = experienced(rng);
    const auto random_move = [&] {
        return Move{board::Square{static_cast<int>(rng.below(9)), static_cast<int>(rng.below(10))},
                    board::Square{static_cast<int>(rng.below(9)), static_cast<int>(rng.below(10))}};
    };
    const Table table{1};
    for (const board::Position& position : random_positions()) {
        CAPTURE(to_fen(position));
        board::MoveList legal;
        generate_legal(position, legal);
        const bool has_legal_hint = !legal.empty() && rng.below(2) == 0;
        const Move hint =
            has_legal_hint ? legal[rng.below(static_cast<std::uint32_t>(legal.size()))] : random_move();
        const auto any = board::SlotSet::from_raw(static_cast<std::uint16_t>(rng.below(0x10000)));
        const Ordering ordering{.table = table,
                                .histories = histories,
                                .params = kDefaults,
                                .values = kValues,
                                .after_last = histories.after(rng.below(kPlaces)),
                                .after_previous = histories.after_nothing(),
                                .killers = {{random_move(), random_move()}},
                                .sight = {.endangered = {any, any}}};
        MovePicker picker{position, Choice::all, hint, ordering};
        const std::vector<Move> moves = all_of(picker);
        std::multiset<std::string> picked;
        for (const Move move : moves) picked.insert(to_string(move));
        std::multiset<std::string> expected;
        for (const Move move : legal) expected.insert(to_string(move));
        CHECK(picked == expected);
        if (has_legal_hint) CHECK(moves.front() == hint);
    }
}

TEST_CASE("a picker of good captures hands out those that do not lose", "[search][move_picker]") {
    util::Rng rng{11};
    Histories histories = experienced(rng);
    const Table table{1};
    const Ordering ordering = inexperienced(table, histories);
    for (const board::Position& position : random_positions()) {
        CAPTURE(to_fen(position));
        board::MoveList legal;
        generate_legal(position, legal);
        std::multiset<std::string> expected;
        for (const Move move : legal) {
            const bool takes = !move.is_pass() && position.at(move.to()).is_piece();
            if (takes && exchange_gains(position, move, 0, kValues)) expected.insert(to_string(move));
        }
        MovePicker picker{position, Choice::good_captures, Move::none(), ordering};
        std::multiset<std::string> picked;
        for (const Move move : all_of(picker)) picked.insert(to_string(move));
        CHECK(picked == expected);
    }
}

TEST_CASE("a picker leaves out captures that gain too little, and tells the most of what it left out",
          "[search][move_picker]") {
    util::Rng rng{12};
    Histories histories = experienced(rng);
    const Table table{1};
    Ordering ordering = inexperienced(table, histories);
    ordering.hopeless_gain = kValues[board::PieceType::guard];
    int left_out = 0;
    for (const board::Position& position : random_positions()) {
        CAPTURE(to_fen(position));
        const auto gain = [&position](Move move) { return kValues[position.at(move.to()).type()]; };
        board::MoveList captures;
        generate_pseudo_legal_captures(position, board::TypeSet::all(), captures);
        int most = 0;
        std::multiset<std::string> expected;
        for (const Move move : captures) {
            if (gain(move) <= ordering.hopeless_gain) {
                most = std::max(most, gain(move));
            } else if (is_legal(position, move) && exchange_gains(position, move, 0, kValues)) {
                expected.insert(to_string(move));
            }
        }
        left_out += static_cast<int>(most > 0);
        MovePicker picker{position, Choice::good_captures, Move::none(), ordering};
        std::multiset<std::string> picked;
        for (const Move move : all_of(picker)) picked.insert(to_string(move));
        CHECK(picked == expected);
        CHECK(picker.omitted_gain() == most);
    }
    CHECK(left_out > 50);
}

TEST_CASE("a picker that is to skip quiet moves still hands out checks, and the captures that lose",
          "[search][move_picker]") {
    Histories histories;
    const Table table{1};
    const Ordering ordering = inexperienced(table, histories);
    const board::Position position = board::parse_fen("4k4/9/9/9/pp7/9/9/9/R8/5K3 w");
    MovePicker picker{position, Choice::all, Move::none(), ordering};
    picker.skip_quiets();
    std::vector<Move> moves = all_of(picker);
    REQUIRE(!moves.empty());
    CHECK(to_string(moves.back()) == "a2a6");
    moves.pop_back();
    board::MoveList legal;
    generate_legal(position, legal);
    for (const Move move : legal) {
        if (to_string(move) == "a2a6") continue;
        board::Position next = position;
        static_cast<void>(next.make(move));
        const bool is_out = std::find(moves.begin(), moves.end(), move) != moves.end();
        CAPTURE(to_string(move));
        if (in_check(next)) CHECK(is_out);
        // Neither the chariot nor its way comes near the king's lines.
        if (move.to().file() < 4 && move.to().rank() < 5 && !move.is_pass()) CHECK_FALSE(is_out);
    }
}

TEST_CASE("quiet moves of pieces in danger come first, of the worthiest first of all",
          "[search][move_picker]") {
    Histories histories;
    const Table table{1};
    Ordering ordering = inexperienced(table, histories);
    const board::Position position = board::parse_fen("3k5/9/9/9/9/9/2N6/9/R8/5K3 w");
    const auto piece = [&position](int file, int rank) { return position.at(board::Square{file, rank}); };
    const board::PieceId chariot = piece(0, 1);
    const board::PieceId horse = piece(2, 3);
    board::SlotSet& endangered = ordering.sight.endangered[index(board::Side::cho)];
    endangered.add(horse.slot());
    endangered.add(chariot.slot());
    MovePicker picker{position, Choice::all, Move::none(), ordering};
    std::vector<board::PieceId> movers;
    for (const Move move : all_of(picker)) movers.push_back(position.at(move.from()));
    const auto moves_of = [&movers](board::PieceId id) {
        return std::count(movers.begin(), movers.end(), id);
    };
    const auto of_chariot = moves_of(chariot);
    const auto of_horse = moves_of(horse);
    REQUIRE(of_chariot > 5);
    REQUIRE(of_horse > 5);
    const auto count_within = [&movers](board::PieceId id, auto first, auto count) {
        return std::count(movers.begin() + first, movers.begin() + first + count, id);
    };
    CHECK(count_within(chariot, 0, of_chariot) == of_chariot);
    CHECK(count_within(horse, of_chariot, of_horse) == of_horse);
}

}  // namespace
}  // namespace janggun::search
