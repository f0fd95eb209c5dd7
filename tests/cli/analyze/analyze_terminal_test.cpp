#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <catch2/catch.hpp>

#include "cli/session.hpp"

using namespace janggun::cli_test;

namespace {

// As much of a terminal as it takes to read what the program draws: a cursor, and lines that can be cleared.
class Screen {
  public:
    void print(std::string_view text) {
        while (!text.empty())
            text.remove_prefix(text.front() == '\x1b' ? obey(text) : print_one(text.front()));
    }

    [[nodiscard]] const std::vector<std::string>& rows() const { return rows_; }
    [[nodiscard]] std::size_t rows_with(std::string_view fragment) const {
        return static_cast<std::size_t>(std::count_if(
            rows_.begin(), rows_.end(),
            [fragment](const std::string& row) { return row.find(fragment) != std::string::npos; }));
    }

  private:
    std::size_t print_one(char c) {
        if (c == '\n') {
            if (++row_ == rows_.size()) rows_.emplace_back();
            column_ = 0;
        } else if (c == '\r') {
            column_ = 0;
        } else {
            std::string& row = rows_[row_];
            row.resize(std::max(row.size(), column_ + 1), ' ');
            row[column_++] = c;
        }
        return 1;
    }

    // Carries out the sequence at the front of the text and tells its length.
    std::size_t obey(std::string_view text) {
        const std::size_t last = text.find_first_not_of("0123456789;?", 2);
        REQUIRE(last != std::string_view::npos);
        const std::string parameter{text.substr(2, last - 2)};
        switch (text[last]) {
            case 'A': {
                const std::size_t count = std::stoul(parameter);
                REQUIRE(count <= row_);
                row_ -= count;
                break;
            }
            case 'K': rows_[row_].resize(std::min(rows_[row_].size(), column_)); break;
            case 'J':
                rows_.resize(row_ + 1);
                rows_[row_].resize(column_);
                break;
            default: break;  // colours, and whether lines wrap
        }
        return last + 1;
    }

    std::vector<std::string> rows_{1};
    std::size_t row_ = 0;
    std::size_t column_ = 0;
};

Outcome analyze(Arguments arguments, const Surroundings& surroundings) {
    arguments.insert(arguments.begin(), "analyze");
    Outcome outcome = run(arguments, surroundings);
    CHECK(outcome.status == 0);
    return outcome;
}

Screen screen_of(const Outcome& outcome) {
    Screen screen;
    screen.print(outcome.out);
    return screen;
}

}  // namespace

TEST_CASE("on a terminal analyze shows the board and one table that is drawn in its place", "[analyze]") {
    const Outcome outcome = analyze({"--depth", "4", "--multipv", "3"}, {"", true});
    const Screen screen = screen_of(outcome);
    CHECK(screen.rows_with(" 2  +---+---+---+---K---") == 1);
    CHECK(screen.rows_with("Points: cho 72, han 73.5") == 1);
    CHECK(screen.rows_with("depth          score") == 1);
    CHECK(screen.rows_with(" 4/") == 3);
    CHECK(screen.rows_with(" 3/") == 0);
    CHECK(screen.rows_with("nodes a second") == 1);
    CHECK(screen.rows_with("Best move: ") == 1);
    CHECK(screen.rows_with("Verdict: the game goes on") == 1);
    // It has been drawn more than once, and whatever ends the program the terminal wraps its lines.
    CHECK_THAT(outcome.out, Catch::Contains("\x1b[5A"));
    CHECK(outcome.out.rfind("\x1b[?7h") > outcome.out.rfind("\x1b[?7l"));
}

TEST_CASE("a table with more lines than a screen has is drawn in part and ends whole", "[analyze]") {
    const Screen screen = screen_of(analyze({"--depth", "2", "--multipv", "500"}, {"", true}));
    CHECK(screen.rows_with(" 2/") == 32);
    CHECK(screen.rows_with("depth          score") == 1);
}

TEST_CASE("on a terminal a game that is over has a board and no table", "[analyze]") {
    const Screen screen = screen_of(analyze({"--moves", "e2e2 e9e9"}, {"", true}));
    CHECK(screen.rows_with("depth") == 0);
    CHECK(screen.rows_with(" 1  R---N---B---A---") == 1);
    CHECK(screen.rows().at(screen.rows().size() - 2) == "Verdict: over, 0-1 (points after double pass)");
}

TEST_CASE("colours are for terminals, unless the user wants none", "[analyze][show]") {
    const std::string red = "\x1b[1;31m";
    const Arguments command = GENERATE(values<Arguments>({{"show"}, {"analyze", "--depth", "1"}}));
    const auto colored = [&command](const std::string& color) { return with(command, {"--color", color}); };
    Surroundings terminal{"", true};
    CHECK_THAT(run(command, terminal).out, Catch::Contains(red));
    CHECK_THAT(run(colored("never"), terminal).out, !Catch::Contains(red));
    CHECK_THAT(run(command).out, !Catch::Contains(red));
    terminal.no_color = true;
    CHECK_THAT(run(command, terminal).out, !Catch::Contains(red));
    CHECK_THAT(run(colored("auto"), terminal).out, !Catch::Contains(red));
    CHECK_THAT(run(colored("always"), terminal).out, Catch::Contains(red));
}

TEST_CASE("progress through a file is told on a terminal and wiped at the end", "[analyze][progress]") {
    const std::string lines = "startpos ; bm a1a2\nstartpos\n";
    const Arguments arguments{"analyze", "--epd", "-", "--depth", "1"};
    const Outcome watched = run(arguments, {lines, false, true});
    CHECK_THAT(watched.err, Catch::Contains("1 done, 0 passed, 1 failed") && Catch::EndsWith("\r\x1b[K"));
    CHECK_THAT(watched.err, !Catch::Contains("\n"));
    CHECK(run(arguments, {lines, true, false}).err.empty());
    CHECK(run(arguments, {lines, true, false}).out == watched.out);
}
