#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "cli/json.hpp"
#include "cli/session.hpp"

using namespace janggun::cli_test;

namespace {

// Short games that take no time, and what else is said.
Outcome selfplay(const Arguments& more, const Surroundings& surroundings = {}) {
    const Arguments short_and_small{"selfplay",    "--nodes", "30",      "--hash", "1",
                                    "--max-plies", "10",      "--plies", "1,3"};
    return run(with(short_and_small, more), surroundings);
}

Outcome stats(const Arguments& more, const Surroundings& surroundings = {}) {
    return run(with({"selfplay", "--stats"}, more), surroundings);
}

void cut(const TemporaryFile& file, std::size_t size) { std::filesystem::resize_file(file.path(), size); }

}  // namespace

TEST_CASE("selfplay writes games and tells what the file holds, as --stats does", "[selfplay]") {
    const TemporaryFile file{""};
    const Outcome outcome =
        selfplay({"--out", file.path(), "--games", "64", "--rules", "janggi,janggicasual", "--seed", "3"});
    CHECK(outcome.status == 0);
    CHECK(outcome.err.empty());
    const std::vector<std::string> lines = lines_of(outcome.out);
    REQUIRE(lines.size() >= 13);
    CHECK_THAT(lines[0], Catch::Matches("File          .*, 64 games, \\d+ bytes"));
    CHECK_THAT(lines[1], Catch::StartsWith("Made by       Janggun "));
    CHECK(
        lines[2] ==
        "              rules janggi,janggicasual, nodes 30, seed 3, plies 1,3, resign 1500:4, max-plies 10, "
        "hash 1");
    CHECK(lines[3] == "Games         64");
    CHECK_THAT(lines[4], Catch::Matches(R"(Positions     \d+, \d+\.\d a game)"));
    CHECK_THAT(lines[5], Catch::Matches(R"(Plies         \d+, \d+\.\d a game, \d+ of them random)"));
    CHECK(lines[6] == "Set-ups       4 to 4 games for each of 16 pairs");
    CHECK(lines[8] == "Rules                 Games  Cho wins  Han wins     Draws  Plies a game");
    CHECK_THAT(lines[9], Catch::Matches("janggi +32 .*"));
    CHECK_THAT(lines[10], Catch::Matches("janggicasual +32 .*"));
    CHECK(lines[12] == "Ending                Games");
    const Outcome told = stats({file.path()});
    CHECK(told.status == 0);
    CHECK(told.out == outcome.out);
}

TEST_CASE("selfplay --json is one object", "[selfplay]") {
    const TemporaryFile file{""};
    const Outcome outcome = selfplay({"--out", file.path(), "--games", "5", "--json"});
    CHECK(outcome.status == 0);
    const Json json = Json::parse(lines_of(outcome.out).at(0));
    CHECK(json.field_names() == Arguments{"games", "positions", "plies", "cho_wins", "han_wins", "draws",
                                          "rules", "endings", "setups", "files"});
    CHECK(json["games"].number() == 5);
    CHECK(json["rules"].field_names() ==
          Arguments{"janggi", "janggitraditional", "janggimodern", "janggicasual"});
    CHECK(json["rules"]["janggi"]["games"].number() == 5);
    CHECK(json["endings"]["ply limit"].number() <= 5);
    CHECK(json["setups"].items().size() == 16);
    CHECK(json["files"].items().at(0).field_names() ==
          Arguments{"path", "games", "bytes", "torn_bytes", "settings"});
    CHECK(json["files"].items()[0]["settings"]["nodes"].text() == "30");
    CHECK(json["files"].items()[0]["bytes"].number() == static_cast<double>(text_of(file).size()));
    CHECK(stats({file.path(), "--json"}).out == outcome.out);
}

TEST_CASE("selfplay writes the same bytes for the same seed, with threads too", "[selfplay]") {
    const TemporaryFile alone{""};
    const TemporaryFile together{""};
    const TemporaryFile other{""};
    CHECK(selfplay({"--out", alone.path(), "--games", "20"}).status == 0);
    CHECK(selfplay({"--out", together.path(), "--games", "20", "--concurrency", "2"}).status == 0);
    CHECK(selfplay({"--out", other.path(), "--games", "20", "--seed", "1"}).status == 0);
    CHECK(text_of(together) == text_of(alone));
    CHECK(text_of(other) != text_of(alone));
}

TEST_CASE("selfplay goes on with a file that was cut off, or is to hold more games", "[selfplay]") {
    const TemporaryFile whole{""};
    const TemporaryFile file{""};
    CHECK(selfplay({"--out", whole.path(), "--games", "12"}).status == 0);
    CHECK(selfplay({"--out", file.path(), "--games", "6"}).status == 0);
    const std::size_t size = text_of(file).size();
    for (const std::size_t torn : {std::size_t{0}, std::size_t{1}, std::size_t{30}, size}) {
        cut(file, size - torn);
        const Json json =
            torn == size ? Json{} : Json::parse(lines_of(stats({file.path(), "--json"}).out).at(0));
        if (torn != size) CHECK((json["files"].items().at(0)["torn_bytes"].number() > 0) == (torn > 0));
        CHECK(selfplay({"--out", file.path(), "--games", "6", "--concurrency", "2"}).status == 0);
        CHECK(text_of(file) == text_of(whole).substr(0, size));
    }
    CHECK(selfplay({"--out", file.path(), "--games", "12", "--concurrency", "3"}).status == 0);
    CHECK(text_of(file) == text_of(whole));
    // Fewer games than there are: nothing is to be done.
    CHECK(selfplay({"--out", file.path(), "--games", "3"}).status == 0);
    CHECK(text_of(file) == text_of(whole));
}

TEST_CASE("selfplay does not go on with a file of other settings, or another file", "[selfplay]") {
    const TemporaryFile file{""};
    CHECK(selfplay({"--out", file.path(), "--games", "2"}).status == 0);
    const std::string before = text_of(file);
    check_refusal(selfplay({"--out", file.path(), "--seed", "7"}), {file.path(), "seed 0, not 7"});
    check_refusal(selfplay({"--out", file.path(), "--rules", "janggimodern"}),
                  {file.path(), "rules janggi, not janggimodern"});
    check_refusal(selfplay({"--out", file.path(), "--resign", "0"}), {file.path(), "resign 1500:4, not 0"});
    CHECK(text_of(file) == before);
    const TemporaryFile letter{"Dear friend"};
    check_refusal(selfplay({"--out", letter.path()}), {letter.path(), "byte 0", "no file of games"});
    CHECK(text_of(letter) == "Dear friend");
    check_refusal(selfplay({"--out", "/no/such/folder/games"}), {"'/no/such/folder/games'", "No such file"});
}

TEST_CASE("selfplay shows its progress where a person watches, or on demand", "[selfplay]") {
    const TemporaryFile file{""};
    const Outcome asked = selfplay({"--out", file.path(), "--games", "3", "--progress"});
    REQUIRE(lines_of(asked.err).size() == 4);
    CHECK_THAT(lines_of(asked.err)[0],
               Catch::Matches(R"(1 of 3 games, \d+ positions, \d+ a second, 0:00:\d\d left)"));
    CHECK_THAT(
        lines_of(asked.err)[3],
        Catch::Matches(R"(3 games with \d+ positions in \d+\.\d s: \d+ games and \d+ positions a minute)"));
    const Outcome watched = selfplay({"--out", file.path(), "--games", "6"}, {"", false, true});
    CHECK_THAT(watched.err, Catch::StartsWith("\r4 of 6 games, ") && Catch::Contains("\r6 of 6 games, ") &&
                                Catch::Contains("\r\x1b[K3 games with "));
}

TEST_CASE("selfplay --stats adds files up, and reads standard input", "[selfplay]") {
    const TemporaryFile first{""};
    const TemporaryFile second{""};
    CHECK(selfplay({"--out", first.path(), "--games", "3"}).status == 0);
    CHECK(selfplay({"--out", second.path(), "--games", "4", "--rules", "janggimodern"}).status == 0);
    const Json json = Json::parse(lines_of(stats({first.path(), second.path(), "--json"}).out).at(0));
    CHECK(json["games"].number() == 7);
    CHECK(json["rules"]["janggimodern"]["games"].number() == 4);
    CHECK(json["files"].items().size() == 2);
    const Json piped = Json::parse(lines_of(stats({"-", "--json"}, {text_of(second)}).out).at(0));
    CHECK(piped["games"].number() == 4);
}

TEST_CASE("selfplay --stats tells a game that is not whole, and refuses what is damaged", "[selfplay]") {
    const TemporaryFile file{""};
    CHECK(selfplay({"--out", file.path(), "--games", "3"}).status == 0);
    std::string bytes = text_of(file);
    const Outcome torn = stats({"-"}, {bytes.substr(0, bytes.size() - 2)});
    CHECK(torn.status == 0);
    CHECK_THAT(torn.out,
               Catch::Contains(", 2 games, ") && Catch::Contains(" bytes of a game that is not whole"));
    bytes[bytes.size() - 1] = static_cast<char>(bytes[bytes.size() - 1] + 1);
    check_refusal(stats({"-"}, {bytes}), {"'-'", "byte ", "game 3", "checksum"});
    check_refusal(stats({"/no/such/file"}), {"'/no/such/file'", "No such file"});
    check_refusal(stats({std::filesystem::temp_directory_path().string()}), {"folder"});
}

TEST_CASE("selfplay refuses wrong options", "[selfplay]") {
    check_refusal(selfplay({}), {"--out FILE", "--stats FILE"});
    check_refusal(selfplay({"--out", "-"}), {"--out"});
    check_refusal(stats({"x", "--out", "y"}), {"--out", "--stats"});
    check_refusal(stats({"x", "--games", "5"}), {"--games", "--stats"});
    const auto refused = [](const std::string& option, const std::string& value,
                            const std::vector<std::string>& fragments) {
        CAPTURE(option, value);
        check_refusal(run({"selfplay", "--out", "/no/such/folder/x", option + "=" + value}), fragments);
    };
    for (const std::string plies : {"", "4", "4,", "10,4", "-1,4", "4,101", "1,2,3", "a,b"})
        refused("--plies", plies, {"--plies", "FEWEST,MOST"});
    for (const std::string resign : {"", "x", "1000", "1000:0", "0:5", "1000:5:5"})
        refused("--resign", resign, {"--resign", "CP:MOVES"});
    for (const std::string rules : {"chess", "janggi,", "janggi,chess"})
        refused("--rules", rules, {"rule set", "janggimodern"});
    refused("--games", "0", {"--games", "'0'"});
    refused("--nodes", "0", {"--nodes", "'0'"});
    refused("--nodes", "1.5", {"--nodes", "'1.5'"});
    refused("--hash", "0", {"--hash", "'0'"});
    refused("--seed", "-1", {"--seed", "'-1'"});
    refused("--concurrency", "0", {"--concurrency", "'0'"});
    refused("--max-plies", "65536", {"--max-plies", "'65536'"});
}
