#pragma once

#include <cstddef>
#include <istream>
#include <optional>
#include <stop_token>
#include <string>

#include "analyze/analysis.hpp"
#include "analyze/epd.hpp"
#include "janggun/cli/cli.hpp"
#include "janggun/view/line.hpp"

namespace janggun::cli {

// How the positions of a file are analysed, and how the answers are written.
struct EpdRunSettings {
    AnalysisSettings analysis;
    int jobs = 1;  // positions analysed at a time, each with an engine of its own
    Shard shard;
    game::RuleSet rules = game::RuleSet::janggi;  // for positions that name none
    view::Notation notation = view::Notation::coordinates;
    bool json = false;
    std::optional<std::size_t> total;  // the number of positions to analyse, if it is known
};

struct EpdTotals {
    std::size_t positions = 0;  // includes wrong lines
    std::size_t passed = 0;
    std::size_t failed = 0;
    std::size_t wrong = 0;
    std::size_t first_wrong_line = 0;
};

// Analyses the positions and writes one line for each, in their order, as soon as it and all before it are
// known. A wrong line is answered by an error. If a stop is requested, the positions that are being searched
// are given up. Throws util::InputError, std::bad_alloc or std::system_error if the machine cannot give what
// the settings ask for.
[[nodiscard]] EpdTotals run_epd(std::istream& lines, const EpdRunSettings& settings, const Console& console,
                                const std::stop_token& stop);

}  // namespace janggun::cli
