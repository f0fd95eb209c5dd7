#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <random>
#include <set>
#include <sstream>
#include <string>

#include <catch2/catch.hpp>

#include "data/effort.hpp"
#include "dialogue.hpp"
#include "search_lines.hpp"

// What each option changes about what a session says.

using namespace janggun::uci_test;

namespace {

// The search's lines, with options set before.
Lines search_with(const Lines& options, const std::string& go) {
    Dialogue talk;
    for (const std::string& option : options) talk.send("setoption name " + option);
    Lines ignored = talk.said();
    return talk.search(go);
}

std::int64_t nodes(const Lines& lines) { return last_info(lines).nodes; }

// A path in the folder for temporary files, where nothing is yet; what is there at the end is removed.
class TemporaryPath {
  public:
    TemporaryPath() {
        std::random_device random;
        path_ = std::filesystem::temp_directory_path() /
                ("janggun uci test " + std::to_string(random()) + "_" + std::to_string(random()));
    }
    TemporaryPath(const TemporaryPath&) = delete;
    TemporaryPath& operator=(const TemporaryPath&) = delete;
    ~TemporaryPath() {
        std::error_code ignored;
        std::filesystem::remove(path_, ignored);
    }

    [[nodiscard]] std::string text() const { return path_.string(); }
    [[nodiscard]] bool exists() const { return std::filesystem::exists(path_); }
    // Its lines, without the time that each begins with.
    [[nodiscard]] Lines log() const {
        std::ifstream file{path_};
        Lines lines;
        for (std::string line; std::getline(file, line);) lines.push_back(line.substr(line.find(' ') + 1));
        return lines;
    }

  private:
    std::filesystem::path path_;
};

}  // namespace

TEST_CASE("MultiPV shows that many lines, of different moves, best first", "[uci]") {
    const Lines lines = search_with({"MultiPV value 3"}, "go depth 4");
    CHECK(faults(lines) == "");
    const std::vector<InfoLine> infos = info_lines(lines);
    REQUIRE(infos.size() % 3 == 0);
    for (std::size_t i = 0; i < infos.size(); i += 3) {
        std::set<std::string> moves;
        for (std::size_t line = 0; line < 3; ++line) {
            const InfoLine& info = infos[i + line];
            CAPTURE(info.depth, line);
            CHECK(info.multipv == static_cast<std::int64_t>(line) + 1);
            CHECK(info.depth == infos[i].depth);
            if (line > 0) CHECK(info.score <= infos[i + line - 1].score);
            moves.insert(info.moves.front());
        }
        CHECK(moves.size() == 3);
    }
}

TEST_CASE("MultiPV shows no more lines than there are moves", "[uci]") {
    const Lines lines = search_with({"MultiPV value 500"}, "go depth 1");
    CHECK(info_lines(lines).size() == 32);
    CHECK(last_info(lines).multipv == 32);
}

TEST_CASE("every line that MultiPV shows when a search is cut short has a score that was found", "[uci]") {
    const int limit = GENERATE(200, 700, 1500, 2500, 3357, 4000, 5300, 7000);
    CAPTURE(limit);
    const Lines lines = search_with({"MultiPV value 4"}, "go nodes " + std::to_string(limit));
    CHECK(faults(lines) == "");
    for (const InfoLine& info : info_lines(lines)) {
        CAPTURE(info.depth, info.multipv, info.score);
        CHECK(!info.is_mate);  // there is none near the start
        CHECK(std::abs(info.score) < 3000);
    }
}

TEST_CASE("UCI_ShowWDL adds the chances, and leaves them out again", "[uci]") {
    Dialogue talk;
    for (const auto& [rules, has_draws] : {std::pair{"janggi", false}, std::pair{"janggicasual", true}}) {
        talk.send_all({"setoption name UCI_ShowWDL value true",
                       std::string{"setoption name UCI_Variant value "} + rules});
        static_cast<void>(talk.said());
        for (const InfoLine& info : info_lines(talk.search("go depth 3"))) {
            REQUIRE(info.wdl);
            const auto& [win, draw, loss] = *info.wdl;
            CHECK(win + draw + loss == 1000);
            CHECK((draw > 0) == has_draws);
        }
        talk.send("setoption name UCI_ShowWDL value false");
        for (const InfoLine& info : info_lines(talk.search("go depth 2"))) CHECK(!info.wdl);
    }
}

TEST_CASE("Skill Level makes the search smaller, and can be repeated", "[uci]") {
    const Lines full = search_with({}, "go depth 5");
    const Lines weak = search_with({"Skill Level value -20"}, "go depth 5");
    CHECK(faults(weak) == "");
    CHECK(nodes(weak) < nodes(full));
    CHECK(nodes(search_with({"Skill Level value -20"}, "go depth 5")) == nodes(weak));
    CHECK(search_with({"Skill Level value -20"}, "go depth 5").back() == weak.back());
    CHECK(nodes(search_with({"Skill Level value 20"}, "go depth 5")) == nodes(full));
}

TEST_CASE("UCI_Elo makes the search smaller where UCI_LimitStrength is on", "[uci]") {
    const std::int64_t full = nodes(search_with({}, "go depth 5"));
    CHECK(nodes(search_with({"UCI_Elo value 500"}, "go depth 5")) == full);
    CHECK(nodes(search_with({"UCI_Elo value 500", "UCI_LimitStrength value true"}, "go depth 5")) < full);
}

TEST_CASE("UCI_AnalyseMode plays at full strength", "[uci]") {
    const std::int64_t full = nodes(search_with({}, "go depth 5"));
    CHECK(nodes(search_with({"Skill Level value -20", "UCI_AnalyseMode value true"}, "go depth 5")) == full);
    CHECK(
        nodes(search_with({"UCI_LimitStrength value true", "UCI_Elo value 500", "UCI_AnalyseMode value true"},
                          "go depth 5")) == full);
}

TEST_CASE("an emptied table makes a search the same as the first time", "[uci]") {
    const std::string clear = GENERATE("setoption name Clear Hash", "setoption name clear hash value true",
                                       "ucinewgame", "setoption name UCI_Variant value janggicasual");
    CAPTURE(clear);
    Dialogue talk;
    const std::int64_t first = nodes(talk.search("go depth 5"));
    CHECK(nodes(talk.search("go depth 5")) != first);
    talk.send_all({clear, "setoption name UCI_Variant value janggi"});
    static_cast<void>(talk.said());
    CHECK(nodes(talk.search("go depth 5")) == first);
}

TEST_CASE("Hash can be as small as a megabyte", "[uci]") {
    const std::string go = "go nodes " + std::to_string(janggun::test_data::effort(30'000, 8'000));
    const Lines lines = search_with({"Hash value 1"}, go);
    CHECK(faults(lines) == "");
    CHECK(last_info(lines).hash_permille > last_info(search_with({"Hash value 64"}, go)).hash_permille);
}

TEST_CASE("Move Overhead and Ponder are taken", "[uci]") {
    for (const char* const option :
         {"Move Overhead value 0", "Move Overhead value 5000", "Ponder value true"}) {
        CAPTURE(option);
        CHECK(faults(search_with({option}, "go wtime 100 btime 100")) == "");
    }
    CHECK(answers_to({"setoption name Move Overhead value 5001"}) ==
          Lines{"info string ERROR: option Move Overhead: '5001' is not a whole number from 0 to 5000"});
}

TEST_CASE("UCI_Variant sets up the start position", "[uci]") {
    const Lines lines = answers_to(
        {"position startpos moves a4a5", "setoption name UCI_Variant value janggitraditional", "d"});
    CHECK(std::find(lines.begin(), lines.end(),
                    "Fen: rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1") !=
          lines.end());
    CHECK(std::find(lines.begin(), lines.end(), "Rules: janggitraditional") != lines.end());
}

TEST_CASE("a value that is refused leaves the one before", "[uci]") {
    const auto [good, bad, message] = GENERATE(table<std::string, std::string, std::string>({
        {"MultiPV value 2", "MultiPV value 0", "option MultiPV: '0' is not a whole number from 1 to 500"},
        {"MultiPV value 2", "MultiPV value 501", "option MultiPV: '501' is not a whole number from 1 to 500"},
        {"MultiPV value 2", "MultiPV value", "option MultiPV: '' is not a whole number from 1 to 500"},
        {"MultiPV value 2", "multipv value 3.0", "option MultiPV: '3.0' is not a whole number from 1 to 500"},
    }));
    CAPTURE(bad);
    const Lines lines = answers_to({"setoption name " + good, "setoption name " + bad, "go depth 1"});
    CHECK(lines[0] == "info string ERROR: " + message);
    CHECK(last_info(lines).multipv == 2);
}

TEST_CASE("Debug Log File holds the dialogue in both directions", "[uci]") {
    const TemporaryPath file;
    const std::string name = "setoption name Debug Log File value ";
    CHECK(answers_to({"isready", name + file.text(), "isready", "nonsense", name, "isready"}).size() == 4);
    CHECK(file.log() == Lines{"> isready", "< readyok", "> nonsense",
                              "< info string ERROR: unknown command 'nonsense', help lists the commands",
                              "> " + name});
}

TEST_CASE("Debug Log File holds what a search thread says, and grows", "[uci]") {
    const TemporaryPath file;
    const std::string name = "setoption name Debug Log File value ";
    Lines expected{"> go depth 2"};
    for (const std::string& line : answers_to({name + file.text(), "go depth 2"}))
        expected.push_back("< " + line);
    CHECK(file.log() == expected);
    CHECK(answers_to({name + file.text(), "isready", name + "<empty>", "isready"}).size() == 2);
    for (const char* const line : {"> isready", "< readyok"}) expected.emplace_back(line);
    expected.push_back("> " + name + "<empty>");
    CHECK(file.log() == expected);
}

TEST_CASE("a log file that cannot be written is named and changes nothing", "[uci]") {
    const TemporaryPath file;
    const std::string name = "setoption name Debug Log File value ";
    const TemporaryPath missing;
    const std::string inside = missing.text() + "/log.txt";  // in a folder that is not there
    const Lines lines = answers_to({name + file.text(), name + inside, "isready"});
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].starts_with("info string ERROR: the log file '"));
    CHECK(lines[1] == "readyok");
    CHECK(!missing.exists());
    CHECK(file.log().back() == "< readyok");
}
