#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "analyze/analysis.hpp"
#include "janggun/cli/cli.hpp"
#include "janggun/view/line.hpp"

// What people see of a search while it runs.

namespace janggun::cli {

// A row for each report, one below the other.
class PlainTable : public Watcher {
  public:
    PlainTable(const game::Game& game, view::Notation notation, const Console& console);

    bool see(const search::Info& info) override;

  private:
    const game::Game& game_;
    view::Notation notation_;
    const Console& console_;
};

// A row for each line of play, drawn again in its place with each report. It needs a terminal.
class LiveTable : public Watcher {
  public:
    LiveTable(const game::Game& game, view::Notation notation, const Console& console)
        : game_{game}, notation_{notation}, console_{console} {}

    bool see(const search::Info& info) override;
    // Draws what stays when the search is over: all lines in full length.
    void finish(const search::Outcome& outcome);

  private:
    [[nodiscard]] std::string row(const search::Info& info) const;
    [[nodiscard]] std::string whole_row(const search::Info& info) const;
    // Moves the cursor to where the table begins.
    [[nodiscard]] std::string to_top() const;

    const game::Game& game_;
    view::Notation notation_;
    const Console& console_;
    std::vector<search::Info> lines_;
    std::size_t drawn_ = 0;  // lines on the screen
};

}  // namespace janggun::cli
