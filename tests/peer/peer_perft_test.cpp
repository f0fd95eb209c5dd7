// Compares our perft with another engine's on random positions:
//
//   peer_perft_test [PROGRAM]
//
// Exit status: 0 the counts agree, 1 they differ or the peer failed, 77 there is no peer to compare with.

#include <cstddef>
#include <cstdint>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>

#include "janggun/board/fen.hpp"
#include "janggun/board/movegen.hpp"
#include "janggun/board/perft.hpp"
#include "janggun/board/position.hpp"
#include "janggun/board/setup.hpp"
#include "janggun/game/rules.hpp"
#include "janggun/util/rng.hpp"
#include "peer.hpp"
#include "peer_test.hpp"

namespace {

using namespace janggun;

using peer::kSkipped;
constexpr std::uint64_t kSeed = 20260101;
constexpr std::size_t kPositions = 384;  // three for each set-up, kind of play and rule set
constexpr int kDeepest = 3;
constexpr int kThin = 14;  // pieces, at most

// The other two rule sets have the same moves as one of these.
constexpr game::RuleSet kRuleSets[]{game::RuleSet::janggi, game::RuleSet::janggicasual};

// How a position is reached: by how many plies at most, down to how many pieces, and how often a capture is
// preferred to any other move.
struct Play {
    std::uint32_t plies;
    int pieces;
    std::uint32_t captures_percent;
};

int count_pieces(const board::Position& position) {
    int count = 0;
    board::for_each_square([&](board::Square square) { count += position.at(square).is_piece() ? 1 : 0; });
    return count;
}

Play random_play(util::Rng& rng, std::size_t kind) {
    switch (kind) {
        case 0: return {rng.below(30), 0, 0};
        case 1: return {rng.below(200), 0, 10};
        case 2: return {rng.below(200), 0, 50};
        default: return {600, 3 + static_cast<int>(rng.below(12)), 80};
    }
}

board::Move random_move(util::Rng& rng, const board::Position& position, const board::MoveList& moves,
                        const Play& play) {
    board::MoveList captures;
    for (const board::Move move : moves) {
        if (!move.is_pass() && position.at(move.to()).is_piece()) captures.push_back(move);
    }
    const bool takes = !captures.empty() && rng.below(100) < play.captures_percent;
    const board::MoveList& from = takes ? captures : moves;
    return from[rng.below(static_cast<std::uint32_t>(from.size()))];
}

// A position that a FEN can tell: the game is not over, and no pass stands before it.
board::Position random_position(util::Rng& rng, std::size_t number, game::RuleSet rule_set) {
    const board::Facing facing = game::rules_for(rule_set).facing;
    const board::Setup cho = board::kSetups[number % 4];
    const board::Setup han = board::kSetups[number / 4 % 4];
    const Play play = random_play(rng, number / 16 % 4);
    board::Position position = board::start_position(cho, han, facing);
    board::Position last_told = position;
    for (std::uint32_t ply = 0; ply < play.plies && count_pieces(position) > play.pieces; ++ply) {
        board::MoveList moves;
        board::generate_legal(position, moves);
        if (moves.empty()) break;
        position.make(random_move(rng, position, moves, play));
        if (position.passes() == board::Passes::none) last_told = position;
    }
    return last_told;
}

struct Totals {
    std::size_t positions = 0;
    std::size_t thin = 0;
    std::size_t counts = 0;
    std::size_t differences = 0;
    std::uint64_t nodes = 0;
};

void compare(board::Position& position, game::RuleSet rule_set, peer::Peer& peer, Totals& totals) {
    const std::string fen = board::to_fen(position);
    const std::string_view rules = game::rules_for(rule_set).name;
    ++totals.positions;
    if (count_pieces(position) <= kThin) ++totals.thin;
    for (int depth = 1; depth <= kDeepest; ++depth) {
        const std::uint64_t ours = board::perft(position, depth);
        const std::uint64_t theirs = peer.perft(rules, fen, depth).nodes;
        ++totals.counts;
        totals.nodes += ours;
        if (ours == theirs) continue;
        ++totals.differences;
        std::cout << "difference: " << fen << " (" << rules << "), depth " << depth << ": we count " << ours
                  << ", " << peer.name() << " counts " << theirs << '\n';
        return;
    }
}

int compare_all(const std::string& path) {
    constexpr peer::Peer::Seconds kPatience{60};
    peer::Peer peer{path, kPatience};
    for (const game::RuleSet rule_set : kRuleSets) {
        if (peer.plays(game::rules_for(rule_set).name)) continue;
        std::cout << "skipped: " << peer.name() << " at " << path << " was built without Janggi\n";
        return kSkipped;
    }
    std::cout << peer.name() << ", seed " << kSeed << '\n';
    util::Rng rng{kSeed};
    Totals totals;
    for (std::size_t number = 0; number < kPositions; ++number) {
        const game::RuleSet rule_set = kRuleSets[number / 64 % 2];
        board::Position position = random_position(rng, number, rule_set);
        compare(position, rule_set, peer, totals);
    }
    std::cout << totals.positions << " positions (" << totals.thin << " with " << kThin
              << " pieces at most), " << totals.counts << " counts, " << totals.nodes << " nodes, "
              << totals.differences << " differences\n";
    const bool is_thin_enough = totals.thin * 5 >= totals.positions;
    if (!is_thin_enough) std::cout << "too few thin positions to mean anything\n";
    return totals.differences == 0 && is_thin_enough ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) { return peer::run_test(argc, argv, compare_all); }
