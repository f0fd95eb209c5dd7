#include <cstddef>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "cli/json.hpp"
#include "cli/session.hpp"

using namespace janggun::cli_test;

namespace {

// A short match that takes no time, and what else is said.
Outcome match(const Arguments& more, const Surroundings& surroundings = {}) {
    const Arguments short_and_small{"match",   "--depth", "1",       "--max-plies", "6",
                                    "--opt-a", "Hash=1",  "--opt-b", "Hash=1"};
    return run(with(short_and_small, more), surroundings);
}

// A UCI program that does this for `go`.
std::string shell(const std::string& on_go) {
    return "sh -c 'while read -r word rest; do case $word in uci) echo uciok ;; isready) echo readyok ;; "
           "quit) exit ;; go) " +
           on_go + " ;; esac; done'";
}

std::size_t count(const std::string& text, const std::string& part) {
    std::size_t result = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++result;
    return result;
}

}  // namespace

TEST_CASE("match reports score, Elo, pairs and faults in aligned lines", "[match]") {
    const Outcome outcome = match({"--games", "4", "--sprt", "0,50"});
    CHECK(outcome.status == 0);
    CHECK(outcome.err.empty());
    const std::vector<std::string> lines = lines_of(outcome.out);
    REQUIRE(lines.size() == 16);
    CHECK_THAT(lines[0], Catch::Matches("A             Janggun .*"));
    CHECK(lines[2] == "Games         4 of 4, rules janggi");
    CHECK(lines[3] == "Result        A won 0, drew 4, lost 0: 50.0 %");
    CHECK(lines[4] == "Elo           +0.0, 95 %: +0.0 to +0.0");
    CHECK(lines[5] == "Superiority   50.0 %");
    CHECK(lines[6] == "Pairs         LL 0, LD 0, DD or WL 2, WD 0, WW 0");
    CHECK_THAT(lines[7],
               Catch::Matches(R"(SPRT          Elo 0 or 50, LLR -\d.* \(-2.94 to \+2.94\): undecided)"));
    CHECK(lines[8].empty());
    CHECK(lines[10] == "Mean depth               1.0         1.0");
    CHECK(lines[15] == "No answers                 0           0");
}

TEST_CASE("match --json is one object", "[match]") {
    const Outcome outcome =
        match({"--games", "2", "--json", "--rules", "janggimodern", "--sprt", "-2.5,7.5"});
    CHECK(outcome.status == 0);
    const Json json = Json::parse(lines_of(outcome.out).at(0));
    CHECK(json.field_names() == Arguments{"rules", "games", "wins", "draws", "losses", "score", "elo",
                                          "elo_low", "elo_high", "superiority", "pairs", "sprt", "a", "b"});
    CHECK(json["rules"].text() == "janggimodern");
    CHECK(json["games"].number() == 2);
    CHECK(json["score"].number() == 0.5);
    CHECK(json["pairs"].items().size() == 5);
    CHECK(json["pairs"].items()[2].number() == 1);
    CHECK(json["sprt"]["elo0"].number() == -2.5);
    CHECK(json["sprt"]["verdict"].text() == "undecided");
    CHECK(json["a"].field_names() ==
          Arguments{"name", "depth", "nps", "time_losses", "illegal_moves", "crashes", "no_answers"});
    CHECK(json["b"]["depth"].number() == 1);
    CHECK(Json::parse(lines_of(match({"--games", "2", "--json"}).out).at(0))["sprt"].kind() ==
          Json::Kind::null);
}

TEST_CASE("a player that is at fault makes the status 1", "[match]") {
    struct Row {
        std::string on_go;
        std::string count;
    };
    const Row row = GENERATE(values<Row>({{"exit", "crashes"}, {"echo bestmove a1a1", "illegal_moves"}}));
    const Outcome outcome = match({"--games", "2", "--json", "--b", shell(row.on_go)});
    CHECK(outcome.status == 1);
    const Json json = Json::parse(lines_of(outcome.out).at(0));
    CHECK(json["wins"].number() == 2);
    CHECK(json["elo"].kind() == Json::Kind::null);
    CHECK(json["b"][row.count].number() == 2);
    CHECK(json["a"][row.count].number() == 0);
}

TEST_CASE("match shows its progress where a person watches, or on demand", "[match]") {
    CHECK(match({"--games", "2"}).err.empty());
    const Outcome asked = match({"--games", "4", "--progress"});
    CHECK(lines_of(asked.err).size() == 4);
    CHECK(lines_of(asked.err)[0] == "1 of 4 games, A +0 =1 -0, 50.0 %");
    CHECK(lines_of(asked.err)[3] == "4 of 4 games, A +0 =4 -0, 50.0 %, Elo +0.0");
    const Outcome watched = match({"--games", "2", "--sprt", "0,9"}, {"", false, true});
    CHECK_THAT(watched.err, Catch::StartsWith("\r") && Catch::Contains("LLR") &&
                                Catch::EndsWith("\r\x1b[K") && !Catch::Contains("\n"));
}

TEST_CASE("match appends its games to a file, the same for the same seed", "[match]") {
    const TemporaryFile first{"what was there\n"};
    const TemporaryFile second{"what was there\n"};
    CHECK(match({"--games", "3", "--seed", "9", "--records", first.path()}).status == 0);
    CHECK(match({"--games", "3", "--seed", "9", "--concurrency", "3", "--records", second.path()}).status ==
          0);
    const std::string text = text_of(first);
    CHECK(text_of(second) == text);
    CHECK_THAT(text, Catch::StartsWith("what was there\n[Round \"1\"]\n[Cho \"Janggun ") &&
                         Catch::Contains("[Round \"4\"]"));
    CHECK(count(text, "[Result \"1/2-1/2\"]\n[Termination \"ply limit\"]\n\n") == 4);
    // What stands between two empty lines can be loaded again.
    const std::size_t begin = text.rfind("[Round");
    const TemporaryFile last{text.substr(begin)};
    CHECK(run({"play", "--load", last.path()}, {"quit\n"}).status == 0);
}

TEST_CASE("match plays the openings of a file, each by both", "[match]") {
    const TemporaryFile openings{
        "# two of them\n4k4/9/9/9/9/4p4/9/9/9/3K4R b - - 0 5 ;first\n"
        "3k5/9/9/9/9/4p4/9/9/9/4K3R w ;second\n"};
    const TemporaryFile records{""};
    CHECK(match({"--games", "4", "--openings", openings.path(), "--records", records.path()}).status == 0);
    CHECK(count(text_of(records), "[FEN \"4k4/9/9/9/9/4p4/9/9/9/3K4R b - - 0 5\"]") == 2);
    CHECK(count(text_of(records), "[FEN \"3k5/9/9/9/9/4p4/9/9/9/4K3R w - - 0 1\"]") == 2);
    CHECK(match({"--games", "2", "--openings", "-"}, {"3k5/9/9/9/9/4p4/9/9/9/4K3R w\n"}).status == 0);
}

TEST_CASE("match refuses wrong players", "[match]") {
    check_refusal(match({"--b", "'x"}), {"--b", "quote"});
    check_refusal(match({"--a", " "}), {"--a", "no program"});
    check_refusal(match({"--b", "/no/such/program"}), {"'/no/such/program'", "No such file"});
    check_refusal(match({"--b", "true"}), {"player B (true)", "uci"});
    check_refusal(match({"--opt-a", "Hahs=1"}), {"--opt-a", "'Hahs'; did you mean Hash?"});
    check_refusal(match({"--opt-b", "Hash=x"}), {"--opt-b", "Hash", "'x'", "1 to "});
    check_refusal(match({"--opt-b", "Hash"}), {"--opt-b", "'Hash'", "NAME=VALUE"});
    check_refusal(match({"--opt-b", "=3"}), {"--opt-b", "'=3'", "NAME=VALUE"});
    check_refusal(match({"--b", shell("exit"), "--opt-b", "x"}), {"--opt-b", "'x'"});
}

TEST_CASE("match refuses wrong limits", "[match]") {
    for (const std::string clock :
         {"", "0", "x", "-1+1", "1+", "1+x", "1+1+1", "inf", "nan", "1e3", "999999999"}) {
        CAPTURE(clock);
        check_refusal(match({"--tc=" + clock}), {"--tc", "BASE+INC"});
    }
    check_refusal(match({"--tc-a", "x"}), {"--tc-a", "'x'"});
    check_refusal(match({"--movetime", "0"}), {"--movetime", "'0'"});
    check_refusal(match({"--movetime-b", "-5"}), {"--movetime-b", "'-5'"});
    check_refusal(match({"--nodes", "0"}), {"--nodes", "'0'"});
    check_refusal(match({"--nodes-a", "1.5"}), {"--nodes-a", "'1.5'"});
    check_refusal(match({"--depth-b", "999"}), {"--depth-b", "'999'"});
}

TEST_CASE("match refuses wrong terms", "[match]") {
    check_refusal(match({"--games", "0"}), {"--games", "'0'"});
    check_refusal(match({"--concurrency", "0"}), {"--concurrency", "'0'"});
    check_refusal(match({"--seed", "-1"}), {"--seed", "'-1'"});
    check_refusal(match({"--plies", "1000"}), {"--plies", "'1000'"});
    check_refusal(run({"match", "--max-plies", "0"}), {"--max-plies", "'0'"});
    check_refusal(match({"--max-plies", "6"}), {"--max-plies"});
    check_refusal(match({"--margin", "x"}), {"--margin", "'x'"});
    check_refusal(match({"--rules", "chess"}), {"'chess'", "janggimodern"});
    for (const std::string sprt : {"", "5", "5,0", "3,3", "0,x", "0,5,9", "inf,5", "0,nan"}) {
        CAPTURE(sprt);
        check_refusal(match({"--sprt=" + sprt}), {"--sprt", "ELO0,ELO1"});
    }
    for (const std::string resign : {"", "x", "1000", "1000:", "1000:0", "0:5", "1000:5:5", "-5:5"}) {
        CAPTURE(resign);
        check_refusal(match({"--resign=" + resign}), {"--resign", "CP:MOVES"});
    }
    check_refusal(match({"extra"}), {"'extra'"});
}

TEST_CASE("match refuses files that it cannot use before the first game", "[match]") {
    check_refusal(match({"--openings", "/no/such/file"}), {"'/no/such/file'", "No such file"});
    check_refusal(match({"--records", "/no/such/folder/games"}), {"'/no/such/folder/games'", "No such file"});
    check_refusal(match({"--records", ""}), {"''"});
    const TemporaryFile openings{"# comment\n\n9/9 w\n"};
    check_refusal(match({"--openings", openings.path()}), {openings.path(), "line 3", "bad FEN"});
    const TemporaryFile empty{"# comment\n"};
    check_refusal(match({"--openings", empty.path()}), {empty.path(), "there is no opening"});
}
