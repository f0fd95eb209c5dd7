#include "games.hpp"

#include <catch2/catch.hpp>
#include <cstddef>
#include <fstream>
#include <iterator>
#include <random>

#include "janggun/train/format.hpp"

namespace janggun::train_test {

using train::GameRecord;

train::Settings quick_settings() {
    train::Settings settings;
    settings.engine = "test";
    settings.seed = 0x0102030405060708;
    settings.nodes = 40;
    settings.hash_megabytes = 1;
    settings.fewest_random_plies = 0;
    settings.most_random_plies = 3;
    settings.most_plies = 12;
    settings.rules = {game::RuleSet::janggi, game::RuleSet::janggicasual};
    return settings;
}

GameRecord game_of(const std::vector<std::string>& random_moves, const std::vector<std::string>& moves,
                   const std::vector<int>& scores) {
    GameRecord game;
    for (const std::string& move : random_moves) game.random_moves.push_back(*board::parse_move(move));
    for (std::size_t i = 0; i < moves.size(); ++i)
        game.moves.push_back({*board::parse_move(moves[i]), static_cast<std::int16_t>(scores[i])});
    return game;
}

std::vector<GameRecord> some_games() {
    std::vector<GameRecord> games{
        game_of({}, {"a1a2", "i10i9", "e2e2"}, {0, -1, 15000}),
        game_of({"a4a5"}, {"a10a9", "a1a2"}, {-15000, 20000}),
        game_of({"i4h4", "e9e9", "a4b4"}, {"e9e10"}, {-20000}),
        game_of({"c4d4", "c7d7"}, {"e2e2", "e9e9"}, {256, -257}),
    };
    games[0].result = game::Result::cho_wins;
    games[0].ending = train::Ending::resignation;
    games[1].rules = game::RuleSet::janggitraditional;
    games[1].cho = board::Setup::right;
    games[1].result = game::Result::han_wins;
    games[2].rules = game::RuleSet::janggimodern;
    games[2].han = board::Setup::left;
    games[2].ending = train::Ending::ply_limit;
    games[3].rules = game::RuleSet::janggicasual;
    games[3].cho = games[3].han = board::Setup::outer;
    games[3].ending = train::Ending::double_pass;
    return games;
}

std::string some_file() {
    std::string bytes = header_bytes(quick_settings());
    for (const GameRecord& game : some_games()) bytes += game_bytes(game);
    return bytes;
}

TemporaryPath::TemporaryPath() {
    std::random_device random;
    path_ = std::filesystem::temp_directory_path() /
            ("janggun_train_test_" + std::to_string(random()) + "_" + std::to_string(random()));
}

TemporaryPath::~TemporaryPath() {
    std::error_code ignored;
    std::filesystem::remove(path_, ignored);
}

std::string TemporaryPath::bytes() const {
    std::ifstream stream{path_, std::ios::binary};
    return {std::istreambuf_iterator<char>{stream}, {}};
}

void TemporaryPath::write(std::string_view bytes) const {
    std::ofstream stream{path_, std::ios::binary};
    stream << bytes;
    stream.close();
    REQUIRE(stream);
}

}  // namespace janggun::train_test
