#include "janggun/game/verdict.hpp"

#include <catch2/catch.hpp>
#include <string>

#include "game/play.hpp"

namespace janggun::game {
namespace {

constexpr const char* kFacing = "rnba1abnr/4k4/1c5c1/p1p3p1p/9/9/P1P3P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1";
constexpr const char* kPerpetual = "3k5/9/9/9/R8/9/9/9/CC2K3R/9 w - - 0 1";
constexpr const char* kMutual = "3k5/9/4R4/9/4B4/4r4/9/4K4/3CC4/7n1 w - - 0 1";
constexpr const char* kMate = "3ak4/R8/9/9/9/9/9/8R/3K5/9 w - - 0 1";
constexpr const char* kMateOnLimit = "3ak4/R8/9/9/9/9/9/8R/3K5/9 w - - 99 60";
constexpr const char* kNearLimit =
    "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 99 60";
constexpr const char* kNearLongLimit =
    "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 199 110";
constexpr const char* kHorses = "b1c3 b10c8 c3b1 c8b10 b1c3 b10c8 c3b1 c8b10";
constexpr const char* kKings = "e2e1 e9e10 e1e2 e10e9 e2e1 e9e10 e1e2 e10e9";
constexpr const char* kChecks = "a6a10 d10d9 a10a9 d9d10 a9a10 d10d9 a10a9 d9d10 a9a10";
constexpr const char* kMutualChecks = "e3d3 e5d5 d3e3 d5e5 e3d3 e5d5 d3e3 d5e5";

struct Expected {
    std::string end;
    std::string result;
    std::string reason;
};

void check_verdict(const Game& game, const Expected& expected) {
    const Verdict verdict = game.verdict();
    CHECK(end_text(verdict) == expected.end);
    CHECK(text(verdict.result) == expected.result);
    CHECK(reason_text(verdict) == expected.reason);
}

TEST_CASE("points decide a won game that no mate or fault does", "[game][verdict]") {
    for (const Reason reason :
         {Reason::double_pass, Reason::bikjang_accepted, Reason::repetition, Reason::move_limit}) {
        CHECK(Verdict{Result::cho_wins, reason, {}}.is_decided_by_points());
        CHECK_FALSE(Verdict{Result::draw, reason, {}}.is_decided_by_points());
    }
    for (const Reason reason : {Reason::mate, Reason::perpetual_check, Reason::move_repetition})
        CHECK_FALSE(Verdict{Result::han_wins, reason, {}}.is_decided_by_points());
    CHECK_FALSE(Verdict{}.is_decided_by_points());
}

TEST_CASE("a game that has just begun is undecided", "[game][verdict]") {
    const std::string rule_set = GENERATE("janggi", "janggitraditional", "janggimodern", "janggicasual");
    CAPTURE(rule_set);
    check_verdict(game_of(rule_set, board::kStartFen), {"open", "*", ""});
    check_verdict(game_of(rule_set, board::kStartFen, "e2e2"), {"open", "*", ""});
}

TEST_CASE("mate ends the game, also where the move limit is reached with it", "[game][verdict]") {
    const std::string rule_set = GENERATE("janggi", "janggitraditional", "janggimodern", "janggicasual");
    const std::string start = GENERATE(kMate, kMateOnLimit);
    CAPTURE(rule_set, start);
    check_verdict(game_of(rule_set, start, "i3i10"), {"over", "1-0", "mate"});
}

TEST_CASE("a mate that Han gives is a win for Han", "[game][verdict]") {
    check_verdict(game_of("janggi", "9/3k5/8r/9/9/9/9/9/r8/3AK4 b - - 0 1", "i8i1"), {"over", "0-1", "mate"});
}

TEST_CASE("a double pass ends the game by points or as a draw", "[game][verdict]") {
    const auto [rule_set, result, reason] = GENERATE(table<std::string, std::string, std::string>({
        {"janggi", "0-1", "points after double pass"},
        {"janggitraditional", "1/2-1/2", "double pass"},
        {"janggimodern", "0-1", "points after double pass"},
        {"janggicasual", "1/2-1/2", "double pass"},
    }));
    CAPTURE(rule_set);
    check_verdict(game_of(rule_set, board::kStartFen, "e2e2 e9e9"), {"over", result, reason});
}

TEST_CASE("points after a double pass can be Cho's", "[game][verdict]") {
    check_verdict(game_of("janggi", "4k4/9/9/9/9/9/9/9/9/R2K5 w", "d1d1 e10e10"),
                  {"over", "1-0", "points after double pass"});
}

TEST_CASE("accepting the facing of the kings ends the game where it binds", "[game][verdict]") {
    const auto [rule_set, end, result, reason] =
        GENERATE(table<std::string, std::string, std::string, std::string>({
            {"janggi", "over", "0-1", "bikjang accepted"},
            {"janggitraditional", "over", "1/2-1/2", "bikjang accepted"},
            {"janggimodern", "open", "*", ""},
            {"janggicasual", "open", "*", ""},
        }));
    CAPTURE(rule_set);
    check_verdict(game_of(rule_set, kFacing), {"open", "*", ""});
    check_verdict(game_of(rule_set, kFacing, "e2e2"), {end, result, reason});
}

TEST_CASE("a mated side that accepts the facing of the kings can win by points", "[game][verdict]") {
    const std::string fen = "3ak3R/R8/9/9/9/9/9/9/ppp1K4/pp4cc1 b - - 0 1";
    check_verdict(game_of("janggi", fen, "e10e10"), {"over", "0-1", "bikjang accepted"});
    check_verdict(game_of("janggitraditional", fen, "e10e10"), {"over", "1/2-1/2", "bikjang accepted"});
    check_verdict(game_of("janggimodern", fen), {"over", "1-0", "mate"});
}

TEST_CASE("an accepted facing that is also the second pass is an accepted facing", "[game][verdict]") {
    // Cho passes, and its king stands open to Han's only after Han has moved away and passed in turn.
    const Game game = game_of("janggi", "4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1", "d1d1 e10d10 d1d1");
    check_verdict(game, {"over", "0-1", "bikjang accepted"});
}

TEST_CASE("a position that comes for the third time can be claimed, the fourth time in janggimodern",
          "[game][verdict]") {
    const std::string more = " e2e1 e9e10 e1e2 e10e9";
    const auto [rule_set, third, fourth, result] =
        GENERATE(table<std::string, std::string, std::string, std::string>({
            {"janggi", "claimable", "claimable", "0-1"},
            {"janggitraditional", "claimable", "claimable", "1/2-1/2"},
            {"janggimodern", "open", "claimable", "0-1"},
            {"janggicasual", "claimable", "claimable", "1/2-1/2"},
        }));
    CAPTURE(rule_set);
    const auto expected = [result = result](const std::string& end) -> Expected {
        if (end == "open") return {end, "*", ""};
        return {end, result, "repetition"};
    };
    check_verdict(game_of(rule_set, board::kStartFen, kKings), expected(third));
    check_verdict(game_of(rule_set, board::kStartFen, kKings + more), expected(fourth));
}

TEST_CASE("a position that came only twice cannot be claimed", "[game][verdict]") {
    const std::string rule_set = GENERATE("janggi", "janggitraditional", "janggimodern", "janggicasual");
    CAPTURE(rule_set);
    check_verdict(game_of(rule_set, board::kStartFen, "b1c3 b10c8 c3b1 c8b10 b1c3 b10c8 c3b1"),
                  {"open", "*", ""});
}

TEST_CASE("a repeated position can still be played on from", "[game][verdict]") {
    const Game game = game_of("janggi", board::kStartFen, kHorses);
    CHECK(game.verdict().is_claimable());
    CHECK_FALSE(game.verdict().is_over());
    CHECK(legal_moves(game).size() == 32);
    check_verdict(game_of("janggi", board::kStartFen, std::string(kHorses) + " a4a5"), {"open", "*", ""});
}

TEST_CASE("whoever gives perpetual check loses, however far ahead", "[game][verdict]") {
    const std::string rule_set = GENERATE("janggi", "janggitraditional", "janggicasual");
    CAPTURE(rule_set);
    check_verdict(game_of(rule_set, kPerpetual, kChecks), {"claimable", "0-1", "perpetual check"});
}

TEST_CASE("perpetual check by Han is a win for Cho", "[game][verdict]") {
    const std::string moves = "a6a1 d1d2 a1a2 d2d3 a2a3 d3d2 a3a2 d2d1 a2a1 d1d2 a1a2";
    check_verdict(game_of("janggi", "9/4kr3/cc7/9/r8/9/9/9/9/3K5 b - - 0 1", moves),
                  {"claimable", "1-0", "perpetual check"});
}

TEST_CASE("the side to move can be the one that gave perpetual check", "[game][verdict]") {
    // Cho checks with every move, and the position with Cho to move comes for the third time.
    const std::string moves = "a6a10 d10d9 a10a9 d9d10 a9a10 d10d9 a10a9 d9d10 a9a10 d10d9";
    check_verdict(game_of("janggi", kPerpetual, moves), {"claimable", "0-1", "perpetual check"});
}

TEST_CASE("perpetual check by both is an ordinary repetition", "[game][verdict]") {
    check_verdict(game_of("janggi", kMutual, kMutualChecks), {"claimable", "1-0", "repetition"});
    check_verdict(game_of("janggitraditional", kMutual, kMutualChecks),
                  {"claimable", "1/2-1/2", "repetition"});
}

TEST_CASE("a piece that goes to and fro loses in janggimodern only", "[game][verdict]") {
    const std::string moves = "b1c3 a7a6 c3b1 a6a5 b1c3 i7i6 c3b1 i6i5 b1c3";
    check_verdict(game_of("janggimodern", board::kStartFen, moves), {"claimable", "0-1", "move repetition"});
    const std::string rule_set = GENERATE("janggi", "janggitraditional", "janggicasual");
    CAPTURE(rule_set);
    check_verdict(game_of(rule_set, board::kStartFen, moves), {"open", "*", ""});
}

TEST_CASE("a piece of Han that goes to and fro loses for Han", "[game][verdict]") {
    const std::string moves = "a4a5 b10c8 a5a6 c8b10 i4i5 b10c8 i5i6 c8b10 g4g5 b10c8";
    check_verdict(game_of("janggimodern", board::kStartFen, moves), {"claimable", "1-0", "move repetition"});
}

TEST_CASE("a turn that answers a check does not count as going to and fro", "[game][verdict]") {
    // Cho's chariot goes to e5 three times. Where Han's chariot stands on e8 meanwhile, it gives check, and
    // Cho's chariot blocks.
    const auto [moves, end] = GENERATE(table<std::string, std::string>({
        {"h8h9 a5e5 h9h8 e5a5 h8h9 a5e5 h9h8 e5a5 h8h9 a5e5", "claimable"},
        {"h8e8 a5e5 e8h8 e5a5 h8h9 a5e5 h9h8 e5a5 h8h9 a5e5", "open"},
        {"h8h9 a5e5 h9h8 e5a5 h8e8 a5e5 e8h8 e5a5 h8h9 a5e5", "open"},
        {"h8h9 a5e5 h9h8 e5a5 h8h9 a5e5 h9h8 e5a5 h8e8 a5e5", "open"},
    }));
    CAPTURE(moves);
    const Game game = game_of("janggimodern", "5k3/9/7r1/9/9/R8/9/9/4K4/9 b - - 0 1", moves);
    const bool is_open = end == "open";
    check_verdict(game, {end, is_open ? "*" : "0-1", is_open ? "" : "move repetition"});
}

TEST_CASE("a capture by the other side starts the count of going to and fro anew", "[game][verdict]") {
    const auto [moves, end] = GENERATE(table<std::string, std::string>({
        {"h8h6 a5e5 h6h7 e5a5 h7h5 a5e5 h5h6 e5a5 h6h5 a5e5", "claimable"},
        {"h8h6 a5e5 h6h7 e5a5 h7h4 a5e5 h4h5 e5a5 h5h4 a5e5", "open"},
    }));
    CAPTURE(moves);
    const Game game = game_of("janggimodern", "5k3/9/7r1/9/9/R8/7P1/9/4K4/9 b - - 0 1", moves);
    CHECK(end_text(game.verdict()) == end);
}

TEST_CASE("going to and fro comes before the repeated position", "[game][verdict]") {
    const std::string moves = std::string(kHorses) + " b1c3 b10c8 c3b1 c8b10";
    const Game game = game_of("janggimodern", board::kStartFen, moves);
    check_verdict(game, {"claimable", "1-0", "move repetition"});
}

TEST_CASE("a hundred plies without capture can be claimed, two hundred in janggimodern", "[game][verdict]") {
    const auto [rule_set, start, end, result] =
        GENERATE(table<std::string, std::string, std::string, std::string>({
            {"janggi", kNearLimit, "claimable", "0-1"},
            {"janggitraditional", kNearLimit, "claimable", "1/2-1/2"},
            {"janggimodern", kNearLimit, "open", "*"},
            {"janggicasual", kNearLimit, "claimable", "1/2-1/2"},
            {"janggimodern", kNearLongLimit, "claimable", "0-1"},
        }));
    CAPTURE(rule_set, start);
    check_verdict(game_of(rule_set, start), {"open", "*", ""});
    check_verdict(game_of(rule_set, start, "a4a5"), {end, result, end == "open" ? "" : "move limit"});
}

TEST_CASE("the move limit comes before a repetition", "[game][verdict]") {
    const std::string fen = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 92 60";
    check_verdict(game_of("janggicasual", fen, kKings), {"claimable", "1/2-1/2", "move limit"});
    const std::string perpetual = "3k5/9/9/9/R8/9/9/9/CC2K3R/9 w - - 91 60";
    check_verdict(game_of("janggicasual", perpetual, kChecks), {"claimable", "1/2-1/2", "move limit"});
}

TEST_CASE("a capture clears what could be repeated", "[game][verdict]") {
    const std::string fen = "3k5/9/9/9/9/9/r8/9/9/R3K4 w - - 99 60";
    check_verdict(game_of("janggi", fen, "a1a4"), {"open", "*", ""});
}

TEST_CASE("each result has its text", "[game][verdict]") {
    CHECK(text(Result::cho_wins) == "1-0");
    CHECK(text(Result::han_wins) == "0-1");
    CHECK(text(Result::draw) == "1/2-1/2");
    CHECK(text(Result::undecided) == "*");
}

}  // namespace
}  // namespace janggun::game
