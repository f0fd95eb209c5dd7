// Plays the positions of held.epd and won.epd against another engine, which has the side that is behind:
//
//   peer_endings_test [PROGRAM]
//
// Both engines get the same nodes for each move. Leads must be held, and mates that can be forced be given.
//
// Exit status: 0 the games are as they should be, but for a few, 1 too many are not or the peer failed,
// 77 there is no peer.

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include "data/effort.hpp"
#include "janggun/engine/config.hpp"
#include "janggun/match/engine_player.hpp"
#include "janggun/match/program_player.hpp"
#include "peer.hpp"
#include "peer_test.hpp"
#include "strength/endings.hpp"

namespace {

using namespace janggun;
using match_test::Ending;

constexpr std::uint64_t kNodesToHold = 20'000;
constexpr std::uint64_t kNodesToWin = 100'000;
constexpr std::size_t kMegabytes = 16;
constexpr std::size_t kFewest = 30;            // games that must be as they should be
constexpr std::chrono::seconds kPatience{60};  // with a peer on a busy machine

// Debian's peer counts to 100 plies under janggimodern, and believes these games over.
bool is_known_to_peer(const Ending& ending) { return ending.rules != game::RuleSet::janggimodern; }

match::ProgramSettings settings_of_peer(const std::string& path, game::RuleSet rules) {
    match::ProgramSettings settings;
    settings.command = {path};
    settings.options = {{"Hash", std::to_string(kMegabytes)}};
    settings.rules = rules;
    settings.handshake = kPatience;
    return settings;
}

// The engine of this program has the favourite. Leaves most out where the optimiser is off. Whether all games
// but so many are as they should be.
bool play_all(std::string_view what, const std::vector<Ending>& endings, const std::string& path,
              std::uint64_t nodes, bool (*is_right)(const Ending&, const match::PlayedGame&),
              std::size_t most_slips) {
    engine::Config config;
    config.hash_megabytes = kMegabytes;
    match::EnginePlayer engine{config};
    std::size_t played = 0;
    std::size_t right = 0;
    const auto every = static_cast<std::size_t>(test_data::effort(1, 10));
    for (std::size_t i = 0; i < endings.size(); i += every) {
        const Ending& ending = endings[i];
        if (!is_known_to_peer(ending)) continue;
        match::ProgramPlayer peer{settings_of_peer(path, ending.rules)};
        const match::PlayedGame game = play_out(ending, {engine, nodes, peer, nodes});
        ++played;
        if (is_right(ending, game)) {
            ++right;
        } else {
            std::cout << "not " << what << ": " << story(ending, game) << std::endl;
        }
    }
    std::cout << right << " of " << played << ' ' << what << ", of " << endings.size() << " positions"
              << std::endl;
    return right + most_slips >= played && right * every >= kFewest;
}

int play_everything(const std::string& path) {
    for (const std::string_view rules : {"janggi", "janggitraditional", "janggicasual"}) {
        if (peer::Peer{path, kPatience}.plays(rules)) continue;
        std::cout << "skipped: " << path << " was built without " << rules << '\n';
        return peer::kSkipped;
    }
    const bool are_held = play_all("held", match_test::held_endings(), path, kNodesToHold,
                                   match_test::is_held, match_test::kMostLeadsLost);
    const bool are_won = play_all("won by mate", match_test::won_endings(), path, kNodesToWin,
                                  match_test::is_won_by_mate, match_test::kMostMatesMissed);
    return are_held && are_won ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) { return peer::run_test(argc, argv, play_everything); }
