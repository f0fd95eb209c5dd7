#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "cli/json.hpp"
#include "cli/session.hpp"
#include "janggun/util/rng.hpp"
#include "session/printable.hpp"

using namespace janggun::cli_test;
using janggun::session_test::is_printable;
using janggun::util::Rng;

namespace {

constexpr std::uint64_t kSeed = 20260101;

const std::string& pick(Rng& rng, const Arguments& from) {
    return from[rng.below(static_cast<std::uint32_t>(from.size()))];
}

// Bytes from 1 to 255 without digits: a random depth must not start a count that takes years.
std::string random_bytes(Rng& rng, std::size_t longest) {
    std::string text(rng.below(static_cast<std::uint32_t>(longest) + 1), ' ');
    for (char& c : text) {
        do {
            c = static_cast<char>(1 + rng.below(255));
        } while (c >= '0' && c <= '9');
    }
    return text;
}

// `text` with a few bytes changed, removed or doubled.
std::string damaged(Rng& rng, std::string text) {
    for (std::uint32_t i = 0; i <= rng.below(3) && !text.empty(); ++i) {
        const std::size_t at = rng.below(static_cast<std::uint32_t>(text.size()));
        switch (rng.below(3)) {
            case 0: text[at] = random_bytes(rng, 1).append("x")[0]; break;
            case 1: text.erase(at, 1); break;
            default: text.insert(at, 1, text[at]); break;
        }
    }
    return text;
}

const Arguments kWords{
    "--fen",        "--moves",
    "--setup",      "--rules",
    "--json",       "--divide",
    "--epd",        "--stdin",
    "--pieces",     "--color",
    "--help",       "--version",
    "--",           "-",
    "janggicasual", "inner,outer",
    "startpos",     "hanja",
    "always",       "show",
    "a4a5 a7a6",    "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1"};

std::string random_argument(Rng& rng) {
    switch (rng.below(4)) {
        case 0: return random_bytes(rng, 12);
        case 1: return damaged(rng, pick(rng, kWords));
        default: return pick(rng, kWords);
    }
}

// A status that the program knows, and a complaint in one line where it is bad input.
void check_manners(const Outcome& outcome) {
    CHECK((outcome.status >= 0 && outcome.status <= 2));
    if (outcome.status == 0) CHECK(outcome.err.empty());
    if (outcome.err.empty()) return;
    CHECK(outcome.err.starts_with("janggun: "));
    CHECK(std::count(outcome.err.begin(), outcome.err.end(), '\n') == 1);
}

}  // namespace

TEST_CASE("random arguments never crash the program", "[random]") {
    constexpr int kRounds = 3000;
    const Arguments head = GENERATE(values<Arguments>({{}, {"show"}, {"perft", "1"}}));
    Rng rng{kSeed + head.size()};
    for (int round = 0; round < kRounds; ++round) {
        Arguments arguments = head;
        for (std::uint32_t i = rng.below(5); i > 0; --i) arguments.push_back(random_argument(rng));
        // Without its depth the command would count five plies.
        if (head.empty() && !arguments.empty() && arguments[0] == "perft") arguments[0] = "perfd";
        CAPTURE(kSeed, round, arguments);
        check_manners(run(arguments, {"startpos;D1 32\n", rng.below(2) == 0, false}));
    }
}

TEST_CASE("random lines of --stdin are answered one by one", "[random]") {
    constexpr int kRounds = 300;
    const Arguments questions{
        "janggi;;", ";startpos;a4a5 a7a6",
        "janggimodern;5k3/9/7C1/1p7/9/9/1p7/4A4/3K5/3A2c2 w - - 0 55;d2e2 f10f10",
        "janggicasual;rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1;e2e2"};
    Rng rng{kSeed};
    for (int round = 0; round < kRounds; ++round) {
        std::string lines;
        std::size_t count = 0;
        for (std::uint32_t i = 0; i < 10; ++i) {
            std::string line = rng.below(2) == 0 ? random_bytes(rng, 80) : damaged(rng, pick(rng, questions));
            if (rng.below(8) == 0) line += std::string(1, '\0');
            count += 1 + static_cast<std::size_t>(std::count(line.begin(), line.end(), '\n'));
            lines += line + '\n';
        }
        CAPTURE(kSeed, round, lines);
        const Outcome outcome = run({"show", "--stdin"}, {lines});
        const std::vector<std::string> answers = lines_of(outcome.out);
        REQUIRE(answers.size() == count);
        bool has_errors = false;
        for (const std::string& answer : answers) {
            const Json json = Json::parse(answer);
            CHECK((json.has("error") || json.has("legal")));
            has_errors = has_errors || json.has("error");
            CHECK(is_printable(answer));
        }
        CHECK(outcome.status == (has_errors ? 2 : 0));
        CHECK(outcome.err.empty() == !has_errors);
    }
}

TEST_CASE("random suites never crash the program", "[random]") {
    constexpr int kRounds = 1000;
    const std::string line =
        "5k3/9/7C1/1p7/9/9/1p7/4A4/3K5/3A2c2 w - - 0 55 ;variant janggimodern ;D1 8 ;D2 102";
    Rng rng{kSeed};
    for (int round = 0; round < kRounds; ++round) {
        const std::string suite =
            rng.below(2) == 0 ? random_bytes(rng, 200) : line + "\n" + damaged(rng, line) + "\n";
        CAPTURE(kSeed, round, suite);
        // No deeper than 2: a damaged line may ask for more.
        const Outcome outcome = run({"perft", "2", "--epd", "-"}, {suite});
        check_manners(outcome);
    }
}
