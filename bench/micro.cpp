// How long the innermost functions take, in nanoseconds a call: the median of several repetitions, for
// positions of different kinds.
//
//   janggun_micro [REPETITIONS]      default: 9
//
// Build it optimised, and compare numbers only of one machine with nothing else to do.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <optional>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "janggun/board/fen.hpp"
#include "janggun/board/movegen.hpp"
#include "janggun/board/perft.hpp"
#include "janggun/board/position.hpp"
#include "janggun/board/siege.hpp"
#include "janggun/util/stopwatch.hpp"
#include "janggun/util/text.hpp"

namespace {

using namespace janggun;
using board::Position;

// Positions from the opening to the ending, and sides in check by each kind of piece.
struct Kind {
    std::string_view name;
    std::vector<std::string_view> fens;
};

const std::array<Kind, 4> kKinds{{
    {"start", {board::kStartFen}},
    {"middle",
     {"rbna1anb1/5k3/1c5c1/p2p2B2/2p4p1/9/P1P6/1C5CN/3AK4/RNB2A2R w - - 1 9",
      "rb2a1n2/4k4/1c7/pp2p3r/2n4p1/2P2N2p/P2PB2c1/1C3C2R/3K1A3/RNBA5 w - - 2 18",
      "1nb1aabnr/9/5k3/4p1p1p/1p7/2P1N1PP1/rc7/7C1/4KA3/1N3c1BR b - - 1 17",
      "1C4bCr/3k5/3a3c1/1p1pp1p1p/9/9/P2PP1P1P/9/1N1AK3R/1B3cNB1 w - - 0 14",
      "r1bac3r/4ka3/2n2n1c1/1p1ppbp1p/9/2C3P2/P2PP2P1/2N1CN3/4K4/R1BA1A1BR w - - 0 1",
      "3a1a1br/4k4/2n1cn1c1/1pp1bp2p/r5p2/6P2/P1PPBB1P1/2N1CN1C1/4K4/R2A1A2R w - - 0 1",
      "2b2ab2/3a5/n3ck3/3p1p3/9/4P2P1/1r7/1N1BCK1C1/9/1B1AA4 b - - 1 21",
      "2nk1aR2/3a5/2r4cn/9/9/pp7/9/3K3C1/N8/3AA1NB1 w - - 1 28"}},
    {"thin",
     {"3k5/3a5/9/9/3p5/6p2/8p/5K3/9/9 w - - 35 66", "9/9/3b1k3/9/b8/9/9/9/5K3/9 w - - 65 101",
      "5k3/9/7C1/1p7/9/9/1p7/4A4/3K5/3A2c2 w - - 0 55", "4k4/9/9/p7b/9/8p/c8/9/3N5/5K3 w - - 9 56",
      "9/P4k1B1/9/9/2P6/6N2/3B5/9/3K5/4AA3 b - - 15 81", "4kC3/5a3/c8/4p4/5N3/3P5/9/7C1/3K1A3/2c6 b - - 2 30",
      "9/3a5/4k4/5p3/9/5n2P/9/2C6/4A4/1p2K1b2 w - - 6 55",
      "4ka3/5a2n/2n2c3/8r/p6C1/5P3/3B1B3/9/5A3/5K3 b - - 12 39"}},
    {"in check",
     {"4ka3/4a4/9/4R4/2B6/9/9/5K3/5p3/3r5 w - - 0 114", "5k3/9/9/9/9/3r5/9/5r3/9/R2K5 w - - 0 1",
      "5k3/9/9/9/3c5/9/9/9/CN1p4R/3K5 w - - 0 1", "5k3/9/9/9/9/9/9/R3n4/9/3K1A3 w - - 0 1",
      "2R1acb2/4ak3/4B1n2/n3p4/7p1/3P5/1PP4P1/2N1CK1C1/5A2r/5A3 w - - 1 25",
      "R2k5/9/9/9/9/9/9/9/CC2K3R/9 b - - 9 5", "3k5/9/4R4/9/4B4/4r4/9/4K4/3CC4/7n1 w - - 12 7",
      "2Ra1anb1/1n3k3/8r/2p3p1p/4p4/9/1P2c1P1P/1C2A2C1/4K4/1NBA2NBR w - - 0 19"}},
}};

std::vector<Position> read(const Kind& kind) {
    std::vector<Position> positions;
    for (const std::string_view fen : kind.fens)
        positions.push_back(board::parse_fen(fen, board::Facing::binds));
    return positions;
}

// Collects what the functions under test return, so that the compiler cannot leave them out.
using Checksum = std::uint64_t;

struct Work {
    std::size_t calls = 0;
    Checksum sum = 0;
};

Work generate(std::vector<Position>& positions) {
    Work work;
    for (const Position& position : positions) {
        board::MoveList moves;
        board::generate_legal(position, moves);
        ++work.calls;
        work.sum += moves.size();
    }
    return work;
}

Work count(std::vector<Position>& positions) {
    Work work;
    for (const Position& position : positions) {
        ++work.calls;
        work.sum += board::count_legal(position);
    }
    return work;
}

Work check(std::vector<Position>& positions) {
    Work work;
    for (const Position& position : positions) {
        for (const board::Side side : board::kSides) {
            ++work.calls;
            work.sum += static_cast<Checksum>(board::in_check(position, side));
        }
    }
    return work;
}

// Makes and unmakes every legal move. The list is made outside the measured time.
class MakeAndUnmake {
  public:
    explicit MakeAndUnmake(const std::vector<Position>& positions) : moves_(positions.size()) {
        for (std::size_t i = 0; i < positions.size(); ++i) board::generate_legal(positions[i], moves_[i]);
    }
    Work operator()(std::vector<Position>& positions) const {
        Work work;
        for (std::size_t i = 0; i < positions.size(); ++i) {
            for (const board::Move move : moves_[i]) {
                const board::Undo undo = positions[i].make(move);
                work.sum += positions[i].placement_key();
                positions[i].unmake(move, undo);
                ++work.calls;
            }
        }
        return work;
    }

  private:
    std::vector<board::MoveList> moves_;
};

// The replies to every legal move, counted together as perft does it at depth 2; a call is a move.
Work replies_together(std::vector<Position>& positions) {
    Work work;
    for (Position& position : positions) {
        work.calls += board::count_legal(position);
        work.sum += board::perft(position, 2);
    }
    return work;
}

// The replies to every legal move, counted separately for each of these positions; a call is a move.
Work replies_one_by_one(std::vector<Position>& positions) {
    Work work;
    for (Position& position : positions) {
        board::MoveList moves;
        board::generate_legal(position, moves);
        for (const board::Move move : moves) {
            const board::Undo undo = position.make(move);
            work.sum += board::count_legal(position);
            position.unmake(move, undo);
        }
        work.calls += moves.size();
    }
    return work;
}

// The median over `repetitions` of the time of one call, in nanoseconds.
template <class Function>
double median_ns(const Function& function, std::vector<Position> positions, int repetitions, Checksum& sum) {
    constexpr double kSeconds = 0.03;  // one repetition takes at least this long
    std::vector<double> times;
    for (int i = 0; i <= repetitions; ++i) {
        const util::Stopwatch watch;
        std::size_t calls = 0;
        double seconds = 0;
        do {
            for (int round = 0; round < 100; ++round) {
                const Work work = function(positions);
                calls += work.calls;
                sum += work.sum;
            }
            seconds = watch.seconds();
        } while (seconds < kSeconds);
        // The first repetition only warms up.
        if (i > 0) times.push_back(1e9 * seconds / static_cast<double>(calls));
    }
    std::nth_element(times.begin(), times.begin() + repetitions / 2, times.end());
    return times[static_cast<std::size_t>(repetitions / 2)];
}

double mean_moves(const std::vector<Position>& positions) {
    double moves = 0;
    for (const Position& position : positions) moves += static_cast<double>(board::count_legal(position));
    return moves / static_cast<double>(positions.size());
}

}  // namespace

int main(int argc, char** argv) {
    constexpr int kMostRepetitions = 1000;
    const auto repetitions =
        argc < 2 ? std::optional<std::int64_t>{9} : util::parse_integer(argv[1], 1, kMostRepetitions);
    if (argc > 2 || !repetitions) {
        std::cerr << "janggun_micro: the one argument is a number of repetitions, 1 to " << kMostRepetitions
                  << '\n';
        return 2;
    }
    const int times = static_cast<int>(*repetitions);
    Checksum sum = 0;
    std::cout << fmt::format("ns a call, median of {}\n{:10}{:>12}{:>16}{:>13}{:>14}{:>10}{:>18}{:>20}\n",
                             times, "positions", "moves each", "generate_legal", "count_legal", "make+unmake",
                             "in_check", "replies together", "replies one by one");
    for (const Kind& kind : kKinds) {
        const std::vector<Position> positions = read(kind);
        std::cout << fmt::format("{:10}{:12.1f}{:16.1f}{:13.1f}{:14.2f}{:10.1f}{:18.1f}{:20.1f}\n", kind.name,
                                 mean_moves(positions), median_ns(generate, positions, times, sum),
                                 median_ns(count, positions, times, sum),
                                 median_ns(MakeAndUnmake{positions}, positions, times, sum),
                                 median_ns(check, positions, times, sum),
                                 median_ns(replies_together, positions, times, sum),
                                 median_ns(replies_one_by_one, positions, times, sum))
                  << std::flush;
    }
    // The sum is printed so that nothing above is optimised away.
    std::cout << fmt::format("(checksum {:x})\n", sum);
    return 0;
}
