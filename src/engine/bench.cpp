#include "janggun/engine/bench.hpp"

#include <array>
#include <new>
#include <string>
#include <string_view>

#include "janggun/board/fen.hpp"
#include "janggun/engine/capture.hpp"
#include "janggun/engine/engine.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/stopwatch.hpp"

namespace janggun::engine {

namespace {

struct BenchPosition {
    game::RuleSet rules;
    std::string_view fen;
};

using enum game::RuleSet;

// The start, then positions from games, fewer and fewer pieces on the board, the rule sets in turn.
constexpr std::array kPositions{
    BenchPosition{janggi, "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1"},
    BenchPosition{janggitraditional,
                  "2ba1kcnr/4a4/1cn6/pp2bpp1p/r8/3N5/2PPPB1P1/3RCN3/3BAA3/4CK2R b - - 0 1"},
    BenchPosition{janggimodern,
                  "R2a1a1r1/3rk4/1c1nc1n2/2pbp1ppb/9/1C6R/1PP1P1PP1/4C1N2/4K4/1N1A1AB2 w - - 0 1"},
    BenchPosition{janggicasual, "r2a1ab1r/3bk4/4c1nc1/2R1npp1p/9/9/1P1PP1PP1/2N1C2C1/4K4/3A1ANBR b - - 0 1"},
    BenchPosition{janggi, "3ck4/2r1a4/c2a2n2/bpppn1N1b/4p4/1PP3P2/5P2B/1RN1C4/3BAA3/4K2C1 b - - 0 1"},
    BenchPosition{janggitraditional, "4kc3/4aa3/4c4/b2pbpp2/3p5/2R2P3/1P1PPP3/4C4/4AAB1R/r2NKCr2 b - - 0 1"},
    BenchPosition{janggimodern, "3a2b1r/4ak3/2R1c1n1c/4b1pp1/3r5/4P4/Pp1B3PP/3N1N3/3AA4/1C1K2R2 w - - 0 1"},
    BenchPosition{janggicasual, "3a1abn1/4k4/4c2c1/2n1p1pp1/8r/9/1PPBP3P/1C2C1N2/4K4/2NA1A2R b - - 0 1"},
    BenchPosition{janggi, "1r1ck1b2/3aa4/n3c1n2/4b4/2R4p1/1p2PP3/1P5P1/1C1N2N2/3AA4/3KC4 b - - 0 1"},
    BenchPosition{janggitraditional, "1r1a1a3/9/1c2k4/p1B3p2/2N1cnp2/3R5/2PP3P1/2N1C4/4KA2r/R2A5 w - - 0 1"},
    BenchPosition{janggimodern, "3ak4/3ca4/3nc4/1p3pp2/5pn2/2PP5/B3N3B/4C1N2/4AA3/3CK4 b - - 0 1"},
    BenchPosition{janggicasual, "1b1a1a3/4k4/1c1nc4/9/4C2P1/5r1b1/1P2P1p2/1C1N5/4A1R2/3AK1B2 w - - 0 1"},
    BenchPosition{janggi, "3aka3/9/2n1c4/p1pp5/7N1/3PC2P1/1PP4r1/5C3/4A4/R3KA3 w - - 0 1"},
    BenchPosition{janggitraditional, "2ba1k3/6R2/5rn2/1p2b4/2p3rpn/9/4PP3/8R/5A3/3ACK3 w - - 0 1"},
    BenchPosition{janggimodern, "3a1a3/4k4/4c4/7p1/2r6/3p5/1P1nR1PPN/3A4C/5A3/4CK3 w - - 0 1"},
    BenchPosition{janggicasual, "8R/4ak3/4ac3/7r1/2pp5/4P2p1/2PP1N1N1/9/4A4/3K1C3 w - - 0 1"},
    BenchPosition{janggi, "4RaC1c/5nN2/5k3/1pp6/9/9/1P4b2/5B3/3r1A3/4K1B2 w - - 0 1"},
    BenchPosition{janggitraditional, "3k5/3a1a3/9/2cn1P1p1/1P5c1/9/6P2/4R4/4AK3/3A5 w - - 0 1"},
    BenchPosition{janggimodern, "4k4/2R6/3a1c3/9/3pp4/9/4c4/9/r3AA3/2BKC4 b - - 0 1"},
    BenchPosition{janggicasual, "3kc4/3a5/3a1P3/4C4/9/9/1b7/3C5/5A3/r2AK4 w - - 0 1"},
    BenchPosition{janggi, "4k4/3CNa3/9/9/4p4/3P2B2/1P7/9/3K5/5r3 b - - 0 1"},
    BenchPosition{janggitraditional, "9/4k4/9/5P3/9/4p4/B1b4P1/2c6/4K4/3C5 b - - 0 1"},
    BenchPosition{janggimodern, "1R1ck4/9/4ca3/9/5p3/9/9/9/9/3C1K3 w - - 0 1"},
};

Config config_of(const BenchSettings& settings, game::RuleSet rules) {
    Config config;
    config.rules = rules;
    config.hash_megabytes = settings.hash_megabytes;
    config.threads = settings.threads;
    return config;
}

}  // namespace

BenchTotals run_bench(const BenchSettings& settings, const std::function<void(const BenchStep&)>& report) {
    BenchTotals totals;
    Engine engine{config_of(settings, janggi)};
    for (std::size_t i = 0; i < kPositions.size() && !settings.stop.stop_requested(); ++i) {
        engine.configure(config_of(settings, kPositions[i].rules));
        engine.new_game();
        engine.set_game({kPositions[i].rules, board::parse_fen(kPositions[i].fen)});
        search::Limits limits;
        limits.depth = settings.depth;
        Capture capture;
        const util::Stopwatch watch;
        engine.go(limits, capture, settings.stop);
        engine.wait();
        totals.seconds += watch.seconds();
        totals.nodes += capture.outcome().nodes;
        report({i + 1, kPositions.size(), engine.game(), capture.outcome()});
    }
    return totals;
}

}  // namespace janggun::engine
