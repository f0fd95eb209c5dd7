#pragma once

#include <string>

#include "janggun/match/runner.hpp"

namespace janggun::cli {

// The state of a match so far, in a line.
[[nodiscard]] std::string match_progress(const match::MatchSettings& settings, const match::Tally& tally);

// The final result of a match, in aligned lines, each with its end.
[[nodiscard]] std::string match_text(const match::MatchSettings& settings,
                                     const match::MatchOutcome& outcome);

[[nodiscard]] std::string match_json(const match::MatchSettings& settings,
                                     const match::MatchOutcome& outcome);

}  // namespace janggun::cli
