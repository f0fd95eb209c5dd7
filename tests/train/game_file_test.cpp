#include "janggun/train/game_file.hpp"

#include <catch2/catch.hpp>
#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include "games.hpp"
#include "janggun/train/format.hpp"
#include "janggun/util/error.hpp"

namespace janggun::train {
namespace {

using train_test::quick_settings;
using train_test::some_file;
using train_test::some_games;
using train_test::TemporaryPath;

// Opens the file and appends what it lacks of some_games(); how many it held.
std::size_t complete(const std::string& path) {
    std::vector<GameRecord> games;
    GameFile file{path, quick_settings(), [&games](const GameRecord& game) { games.push_back(game); }};
    const std::size_t held = games.size();
    const std::vector<GameRecord> all = some_games();
    REQUIRE(held <= all.size());
    CHECK(games == std::vector(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(held)));
    for (std::size_t i = held; i < all.size(); ++i) file.append(all[i]);
    return held;
}

void open(const std::string& path, const Settings& settings) {
    const GameFile file{path, settings, [](const GameRecord&) {}};
}

TEST_CASE("a file is begun where there is none, and continued where there is one", "[train]") {
    const TemporaryPath path;
    CHECK(complete(path.text()) == 0);
    CHECK(path.bytes() == some_file());
    CHECK(complete(path.text()) == 4);
    CHECK(path.bytes() == some_file());
}

TEST_CASE("a file that was cut anywhere is completed to the same bytes", "[train]") {
    const TemporaryPath path;
    const std::string whole = some_file();
    for (std::size_t size = 0; size <= whole.size(); ++size) {
        CAPTURE(size);
        path.write(whole.substr(0, size));
        static_cast<void>(complete(path.text()));
        CHECK(path.bytes() == whole);
    }
}

TEST_CASE("a file that another run is writing is refused, and stays as it is", "[train]") {
    const TemporaryPath path;
    path.write(some_file());
    const GameFile first{path.text(), quick_settings(), [](const GameRecord&) {}};
    CHECK_THROWS_AS(open(path.text(), quick_settings()), util::InputError);
    CHECK(path.bytes() == some_file());
}

TEST_CASE("a file that was made with other settings is refused, and stays as it is", "[train]") {
    const TemporaryPath path;
    path.write(some_file());
    Settings other = quick_settings();
    other.nodes = 50;
    CHECK_THROWS_WITH(open(path.text(), other),
                      "'" + path.text() + "' was made with other settings: nodes 40, not 50");
    CHECK(path.bytes() == some_file());
}

TEST_CASE("a file that is damaged, or another one, is refused, and stays as it is", "[train]") {
    const TemporaryPath path;
    std::string bytes = some_file();
    bytes[60] = static_cast<char>(bytes[60] + 1);
    if (GENERATE(true, false)) bytes = "a letter to a friend";
    path.write(bytes);
    CHECK_THROWS_AS(open(path.text(), quick_settings()), util::InputError);
    CHECK_THROWS_WITH(open(path.text(), quick_settings()), Catch::StartsWith("'" + path.text() + "', byte "));
    CHECK(path.bytes() == bytes);
}

TEST_CASE("what cannot be a file of games is refused", "[train]") {
    CHECK_THROWS_WITH(open(std::filesystem::temp_directory_path().string(), quick_settings()),
                      Catch::StartsWith("cannot write '"));
    CHECK_THROWS_WITH(open("/no/such/folder/games", quick_settings()),
                      "cannot write '/no/such/folder/games': No such file or directory");
    if (std::filesystem::exists("/dev/null")) {
        CHECK_THROWS_WITH(open("/dev/null", quick_settings()),
                          "'/dev/null' is no file that games can be appended to");
    }
}

}  // namespace
}  // namespace janggun::train
