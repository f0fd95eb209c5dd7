// Fits ratings to the results of matches, all of them at once:
//
//   janggun_ratings NAME=RATING < results
//
// reads `A B WINS DRAWS LOSSES` a line, and prints the rating of each player, with its number of games, under
// which these results are likeliest, where the one that is named has the rating given.

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <iostream>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace {

struct Player {
    double rating = 0;
    double score = 0;
    double games = 0;
};

struct Match {
    std::string a;
    std::string b;
    double games = 0;
};

using Players = std::map<std::string, Player>;

double expectation(double difference) {
    constexpr double kScale = 400;
    return 1 / (1 + std::pow(10.0, -difference / kScale));
}

// Moves each rating to where the expected score is the actual one, as long as that changes anything. A player
// who won or lost everything gets a finite rating by half a point to the contrary.
void fit(Players& players, const std::vector<Match>& matches) {
    constexpr int kMostRounds = 100'000;
    constexpr double kEnough = 0.001;
    constexpr double kStep = 170;  // about 400 / ln 10: a Newton step for a player of many opponents
    for (int round = 0; round < kMostRounds; ++round) {
        std::map<std::string, std::pair<double, double>> sums;  // expected score, and its slope
        for (const Match& match : matches) {
            const double share = expectation(players[match.a].rating - players[match.b].rating);
            const double slope = match.games * share * (1 - share);
            sums[match.a].first += match.games * share;
            sums[match.b].first += match.games * (1 - share);
            sums[match.a].second += slope;
            sums[match.b].second += slope;
        }
        double most = 0;
        for (auto& [name, player] : players) {
            const double score = std::clamp(player.score, 0.5, player.games - 0.5);
            const double change =
                std::clamp(kStep / 2 * (score - sums[name].first) / (sums[name].second + 0.01), -50.0, 50.0);
            player.rating += change;
            most = std::max(most, std::abs(change));
        }
        if (most < kEnough) return;
    }
}

int run(const std::string& anchor) {
    const std::size_t equals = anchor.find('=');
    Players players;
    std::vector<Match> matches;
    Match match;
    double wins = 0;
    double draws = 0;
    double losses = 0;
    while (std::cin >> match.a >> match.b >> wins >> draws >> losses) {
        match.games = wins + draws + losses;
        players[match.a].score += wins + draws / 2;
        players[match.b].score += losses + draws / 2;
        players[match.a].games += match.games;
        players[match.b].games += match.games;
        matches.push_back(match);
    }
    const std::string name = anchor.substr(0, equals);
    if (equals == std::string::npos || !std::cin.eof() || !players.contains(name)) {
        std::cerr << "usage: janggun_ratings NAME=RATING < results, A B WINS DRAWS LOSSES a line\n";
        return EXIT_FAILURE;
    }
    fit(players, matches);
    const double shift = std::strtod(anchor.c_str() + equals + 1, nullptr) - players[name].rating;
    std::vector<std::pair<std::string, Player>> ranked(players.begin(), players.end());
    std::ranges::sort(ranked, {}, [](const auto& entry) { return entry.second.rating; });
    for (const auto& [who, player] : ranked)
        fmt::print("{:<12} {:6.0f} {:6.0f}\n", who, player.rating + shift, player.games);
    return EXIT_SUCCESS;
}

}  // namespace

int main(int argc, char** argv) { return run(argc == 2 ? argv[1] : ""); }
