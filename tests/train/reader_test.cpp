#include "janggun/train/reader.hpp"

#include <catch2/catch.hpp>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "bytes.hpp"
#include "games.hpp"
#include "janggun/train/format.hpp"
#include "janggun/util/error.hpp"

namespace janggun::train {
namespace {

using train_test::game_of;
using train_test::quick_settings;
using train_test::some_file;
using train_test::some_games;

struct Contents {
    std::vector<GameRecord> games;
    std::uint64_t offset = 0;
    std::uint64_t torn_bytes = 0;
};

Contents read(const std::string& bytes) {
    std::istringstream stream{bytes};
    GameReader reader{stream, "'x'"};
    Contents contents;
    reader.for_each([&contents](const GameRecord& game) { contents.games.push_back(game); });
    CHECK(reader.games() == static_cast<std::int64_t>(contents.games.size()));
    contents.offset = reader.offset();
    contents.torn_bytes = reader.torn_bytes();
    return contents;
}

// What is said of these bytes; nothing where nothing is wrong.
std::string complaint_about(const std::string& bytes) {
    try {
        static_cast<void>(read(bytes));
        return "";
    } catch (const util::InputError& error) {
        return error.what();
    }
}

// A file of one game, whose byte `at` is another one, with the right checksum.
std::string with_byte(std::size_t at, int value) {
    std::string game = game_bytes(game_of({"a4a5"}, {"a7a6", "a5a6"}, {1, 2}));
    game[at] = static_cast<char>(value);
    game.resize(game.size() - kChecksumBytes);
    append_number(game, checksum(game), kChecksumBytes);
    return header_bytes(quick_settings()) + game;
}

TEST_CASE("games are read as they were written", "[train]") {
    const Contents contents = read(some_file());
    CHECK(contents.games == some_games());
    CHECK(contents.offset == some_file().size());
    CHECK(contents.torn_bytes == 0);
    CHECK(read(header_bytes(quick_settings())).games.empty());
}

TEST_CASE("settings are read as they were written", "[train]") {
    Settings settings = quick_settings();
    settings.nodes = 0xfedcba9876543210;
    settings.resign = {0, 0};
    settings.rules = {game::RuleSet::janggimodern, game::RuleSet::janggimodern, game::RuleSet::janggi};
    settings.engine = "";
    std::istringstream stream{header_bytes(settings)};
    CHECK(difference(GameReader(stream, "'x'").settings(), settings) == std::nullopt);
}

TEST_CASE("a file that ends anywhere within a game has the games before", "[train]") {
    const std::string whole = some_file();
    std::vector<std::size_t> ends{header_bytes(quick_settings()).size()};
    for (const GameRecord& game : some_games()) ends.push_back(ends.back() + game_bytes(game).size());
    REQUIRE(ends.back() == whole.size());
    std::size_t games = 0;
    for (std::size_t size = ends[0]; size <= whole.size(); ++size) {
        if (size == ends[games + 1]) ++games;
        const Contents contents = read(whole.substr(0, size));
        CAPTURE(size);
        CHECK(contents.games.size() == games);
        CHECK(contents.offset == ends[games]);
        CHECK(contents.torn_bytes == size - ends[games]);
    }
    CHECK(games == some_games().size());
}

TEST_CASE("a file that ends within its header is refused", "[train]") {
    const std::string header = header_bytes(quick_settings());
    for (std::size_t size = 0; size < header.size(); ++size) {
        CAPTURE(size);
        CHECK_THAT(complaint_about(header.substr(0, size)), Catch::StartsWith("'x', byte "));
    }
    CHECK(complaint_about(header.substr(0, 20)) == "'x', byte 20: the header: the file ends within it");
    CHECK(complaint_about("") == "'x', byte 0: this is no file of games");
    CHECK(complaint_about("#!/bin/sh\nexit 1\n") == "'x', byte 0: this is no file of games");
}

TEST_CASE("a byte that is wrong is found, wherever it is", "[train]") {
    const std::string whole = some_file();
    for (std::size_t at = 0; at < whole.size(); ++at) {
        std::string bytes = whole;
        bytes[at] = static_cast<char>(bytes[at] ^ 0x20);
        CAPTURE(at);
        // Of the last game a length may tell that more of it is to come.
        const std::string complaint = complaint_about(bytes);
        if (complaint.empty()) {
            CHECK(read(bytes).torn_bytes > 0);
            CHECK(read(bytes).games.size() + 1 == some_games().size());
        } else {
            CHECK_THAT(complaint, Catch::StartsWith("'x', byte "));
        }
    }
}

TEST_CASE("what is wrong in a header is told", "[train]") {
    std::string bytes = header_bytes(quick_settings());
    SECTION("its version") {
        bytes[7] = 9;
        CHECK(complaint_about(bytes) ==
              "'x', byte 7: the header: the format's version is 9, and only 1 is known");
    }
    SECTION("its checksum") {
        bytes[12] = 9;
        CHECK(complaint_about(bytes) == "'x', byte 50: the header: its checksum is wrong");
    }
    SECTION("its length") {
        bytes[8] = 20;
        CHECK(complaint_about(bytes) == "'x', byte 8: the header: its length is wrong");
    }
}

TEST_CASE("what is wrong in a game is told with its byte", "[train]") {
    struct Row {
        std::size_t at;
        int value;
        std::string complaint;
    };
    const Row row = GENERATE(values<Row>({
        {0, 4, "byte 54: game 1: the rule set is 4, and can be 0 to 3"},
        {1, 16, "byte 55: game 1: the pair of set-ups is 16, and can be 0 to 15"},
        {2, 0, "byte 56: game 1: the result is 0, and can be 1 to 3"},
        {3, 10, "byte 57: game 1: the ending is 10, and can be 1 to 9"},
        {4, 4, "byte 58: game 1: the number of random plies is 4, and can be 0 to 3"},
        {5, 13, "byte 59: game 1: the number of scored plies is 13, and can be 1 to 12"},
        {8, 90, "byte 61: game 1: ply 1 is no legal move"},
        {10, 20, "byte 63: game 1: ply 2 is no legal move"},
        {16, 0x7f, "byte 69: game 1: ply 3 cannot have the score 32514"},
    }));
    CAPTURE(row.at);
    CHECK(complaint_about(with_byte(row.at, row.value)) == "'x', " + row.complaint);
}

TEST_CASE("a wrong length in the middle does not make the rest a torn game", "[train]") {
    Settings settings = quick_settings();
    settings.most_plies = 60'000;
    std::string bytes = header_bytes(settings);
    const std::size_t first = bytes.size();
    for (const GameRecord& game : some_games()) bytes += game_bytes(game);
    bytes[first + 6] = static_cast<char>(0xa0);
    CHECK_THAT(complaint_about(bytes), Catch::EndsWith("is no legal move"));
}

}  // namespace
}  // namespace janggun::train
