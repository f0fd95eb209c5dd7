#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
#include <string>
#include <variant>
#include <vector>

#include <catch2/catch.hpp>

#include "dialogue.hpp"
#include "janggun/board/fen.hpp"
#include "janggun/engine/engine.hpp"
#include "janggun/uci/command.hpp"
#include "janggun/util/error.hpp"
#include "janggun/view/korean.hpp"
#include "search_lines.hpp"

// Dialogues written down in golden/*.txt. Lines that start with `> ` are sent, those that start with `#` are
// comments, and the others are what the session says, in that order, before the next line is sent. What no
// file can know is written as a capital letter or word: N for a number, S for a score, M and MOVES for moves,
// which are tried at the position, V for a version. A search says any number of lines where one stands.

using namespace janggun::uci_test;

namespace uci = janggun::uci;

namespace {

// Follows what a client says, to know where searches start.
class Referee {
  public:
    void hear(const std::string& line) {
        try {
            const uci::Command command = uci::parse_command(line);
            if (const auto* position = std::get_if<uci::command::Position>(&command)) {
                const auto rules = janggun::game::rule_set_named(game_.rules().name);
                game_ = janggun::view::play_moves({rules.value(), janggun::board::parse_fen(position->fen)},
                                                  position->moves);
            }
            const auto* const option = std::get_if<uci::command::SetOption>(&command);
            const auto rules =
                option == nullptr ? std::nullopt : janggun::game::rule_set_named(option->value);
            if (rules) game_ = janggun::engine::start_game(*rules);
        } catch (const janggun::util::InputError&) {
            return;  // and the game stays where it is
        }
    }

    // The line as a golden file has it.
    [[nodiscard]] std::string masked(const std::string& line) const {
        if (line.starts_with("bestmove ") && is_best_move(line, game_)) return "bestmove M";
        const auto info = parse_info(line);
        if (info && are_playable(game_, info->moves)) {
            return std::regex_replace(
                line,
                std::regex{
                    "^info depth \\d+ seldepth \\d+ multipv \\d+ score (cp|mate) -?\\d+( lowerbound| "
                    "upperbound)?"
                    "( wdl)?( \\d+ \\d+ \\d+)? nodes \\d+ nps \\d+ hashfull \\d+ tbhits 0 time \\d+ pv .*"},
                "info depth N seldepth N multipv N score S$3 nodes N nps N hashfull N tbhits 0 time N pv "
                "MOVES");
        }
        const std::regex name{"^id name Janggun \\S+$"};
        return std::regex_replace(line, name, "id name Janggun V");
    }

  private:
    janggun::game::Game game_ = janggun::engine::start_game(janggun::game::RuleSet::janggi);
};

Lines lines_of_file(const std::filesystem::path& path) {
    std::ifstream file{path};
    REQUIRE(file);
    Lines lines;
    for (std::string line; std::getline(file, line);) {
        if (line.ends_with('\r')) line.pop_back();
        if (!line.starts_with('#')) lines.push_back(line);
    }
    return lines;
}

// The dialogue as it happens, in the form of the file, up to the first line that differs.
Lines replay(const Lines& golden) {
    constexpr std::string_view kSent = "> ";
    Dialogue talk;
    Referee referee;
    Lines heard;
    for (const std::string& line : golden) {
        if (line.starts_with(kSent)) {
            referee.hear(line.substr(kSent.size()));
            talk.send(line.substr(kSent.size()));
            heard.push_back(line);
            continue;
        }
        std::string said = referee.masked(talk.next_line());
        while (said != line && said.starts_with("info depth N") && said == heard.back())
            said = referee.masked(talk.next_line());
        heard.push_back(said);
        if (said != line) return heard;
    }
    talk.end_input();
    for (const std::string& line : talk.rest()) heard.push_back(referee.masked(line));
    return heard;
}

std::vector<std::filesystem::path> golden_files() {
    std::vector<std::filesystem::path> paths;
    for (const auto& entry : std::filesystem::directory_iterator{JANGGUN_UCI_GOLDEN})
        paths.push_back(entry.path());
    std::sort(paths.begin(), paths.end());
    return paths;
}

}  // namespace

TEST_CASE("dialogues go as they are written down", "[uci]") {
    const std::vector<std::filesystem::path> files = golden_files();
    REQUIRE(files.size() >= 5);
    for (const std::filesystem::path& path : files) {
        CAPTURE(path.filename().string());
        const Lines golden = lines_of_file(path);
        CHECK(joined(replay(golden)) == joined(golden));
    }
}
