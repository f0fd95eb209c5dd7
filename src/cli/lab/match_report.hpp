#pragma once

#include <string>

#include "janggun/match/runner.hpp"

namespace janggun::cli {

// What a match has come to so far, in a line.
[[nodiscard]] std::string match_progress(const match::MatchSettings& settings, const match::Tally& tally);

// All that is known of it in the end, in aligned lines, each with its end.
[[nodiscard]] std::string match_text(const match::MatchSettings& settings,
                                     const match::MatchOutcome& outcome);

[[nodiscard]] std::string match_json(const match::MatchSettings& settings,
                                     const match::MatchOutcome& outcome);

}  // namespace janggun::cli
