#include "lab/match_report.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>

#include <fmt/format.h>

#include "janggun/game/rules.hpp"
#include "janggun/match/sprt.hpp"
#include "janggun/match/statistics.hpp"
#include "json.hpp"

namespace janggun::cli {

using match::Contestant;
using match::ContestantTotals;
using match::MatchOutcome;
using match::MatchSettings;
using match::PairCounts;
using match::SprtVerdict;
using match::superiority;
using match::Tally;

namespace {

bool has_pairs(const Tally& tally) {
    return std::any_of(tally.pairs().begin(), tally.pairs().end(), [](std::int64_t n) { return n > 0; });
}

// A's score over all games, between 0 and 1.
double score_of(const Tally& tally) {
    if (tally.games() == 0) return 0;
    return (static_cast<double>(tally.wins()) + static_cast<double>(tally.draws()) / 2) /
           static_cast<double>(tally.games());
}

std::string_view verdict_text(SprtVerdict verdict) {
    switch (verdict) {
        case SprtVerdict::elo0: return "elo0";
        case SprtVerdict::elo1: return "elo1";
        case SprtVerdict::undecided: break;
    }
    return "undecided";
}

std::string elo_text(const Tally& tally) {
    if (!has_pairs(tally)) return "unknown";
    const match::EloEstimate estimate = match::estimate_elo(tally.pairs());
    return fmt::format("{:+.1f}, 95 %: {:+.1f} to {:+.1f}", estimate.elo, estimate.low, estimate.high);
}

std::string sprt_text(const PairCounts& pairs, match::Hypotheses sprt) {
    const SprtVerdict verdict = decide(pairs, sprt);
    const double accepted = verdict == SprtVerdict::elo0 ? sprt.elo0 : sprt.elo1;
    return fmt::format("Elo {} or {}, LLR {:+.2f} ({:+.2f} to {:+.2f}): {}", sprt.elo0, sprt.elo1,
                       log_likelihood_ratio(pairs, sprt), -match::kSprtBound, match::kSprtBound,
                       verdict == SprtVerdict::undecided ? "undecided" : fmt::format("Elo {}", accepted));
}

std::string decimal(std::optional<double> value, int digits) {
    return value ? fmt::format("{:.{}f}", *value, digits) : "-";
}

std::optional<double> mean_depth(const ContestantTotals& totals) {
    if (totals.effort.depths == 0) return std::nullopt;
    return static_cast<double>(totals.effort.depth_sum) / static_cast<double>(totals.effort.depths);
}

std::optional<double> speed(const ContestantTotals& totals) {
    if (totals.effort.seconds <= 0) return std::nullopt;
    return static_cast<double>(totals.effort.nodes) / totals.effort.seconds;
}

// A table with a column for each player.
std::string players_text(const Tally& tally) {
    const auto row = [&tally](std::string_view name, const auto& value) {
        return fmt::format("{:<16}{:>12}{:>12}\n", name, value(tally.of(Contestant::a)),
                           value(tally.of(Contestant::b)));
    };
    using Totals = const ContestantTotals&;
    return fmt::format("{:<16}{:>12}{:>12}\n", "", "A", "B") +
           row("Mean depth", [](Totals totals) { return decimal(mean_depth(totals), 1); }) +
           row("Nodes a second", [](Totals totals) { return decimal(speed(totals), 0); }) +
           row("Losses on time", [](Totals totals) { return totals.faults.time; }) +
           row("Illegal moves", [](Totals totals) { return totals.faults.illegal_moves; }) +
           row("Crashes", [](Totals totals) { return totals.faults.crashes; }) +
           row("No answers", [](Totals totals) { return totals.faults.no_answers; });
}

JsonObject json_player(const std::string& name, const ContestantTotals& totals) {
    const match::FaultCounts& faults = totals.faults;
    return {{"name", name},
            {"depth", Json::decimal(mean_depth(totals), 2)},
            {"nps", Json::decimal(speed(totals), 0)},
            {"time_losses", faults.time},
            {"illegal_moves", faults.illegal_moves},
            {"crashes", faults.crashes},
            {"no_answers", faults.no_answers}};
}

JsonObject json_sprt(const PairCounts& pairs, match::Hypotheses sprt) {
    return {{"elo0", Json::decimal(sprt.elo0, 2)},
            {"elo1", Json::decimal(sprt.elo1, 2)},
            {"llr", Json::decimal(log_likelihood_ratio(pairs, sprt), 4)},
            {"bound", Json::decimal(match::kSprtBound, 4)},
            {"verdict", verdict_text(decide(pairs, sprt))}};
}

JsonObject json_estimate(const Tally& tally) {
    constexpr int kDigits = 2;
    if (!has_pairs(tally)) return {{"elo", {}}, {"elo_low", {}}, {"elo_high", {}}};
    const match::EloEstimate estimate = match::estimate_elo(tally.pairs());
    return {{"elo", Json::decimal(estimate.elo, kDigits)},
            {"elo_low", Json::decimal(estimate.low, kDigits)},
            {"elo_high", Json::decimal(estimate.high, kDigits)}};
}

}  // namespace

std::string match_progress(const MatchSettings& settings, const Tally& tally) {
    std::string text = fmt::format("{} of {} games, A +{} ={} -{}, {:.1f} %", tally.games(),
                                   settings.games + settings.games % 2, tally.wins(), tally.draws(),
                                   tally.losses(), 100 * score_of(tally));
    if (has_pairs(tally)) text += fmt::format(", Elo {:+.1f}", match::estimate_elo(tally.pairs()).elo);
    if (settings.sprt)
        text += fmt::format(", LLR {:+.2f}", log_likelihood_ratio(tally.pairs(), *settings.sprt));
    return text;
}

std::string match_text(const MatchSettings& settings, const MatchOutcome& outcome) {
    const Tally& tally = outcome.tally;
    const PairCounts& pairs = tally.pairs();
    std::string text;
    const auto add = [&text](std::string_view name, const std::string& value) {
        text += fmt::format("{:<14}{}\n", name, value);
    };
    add("A", outcome.names[0]);
    add("B", outcome.names[1]);
    add("Games", fmt::format("{} of {}, rules {}", tally.games(), settings.games + settings.games % 2,
                             rules_for(settings.rules).name));
    add("Result", fmt::format("A won {}, drew {}, lost {}: {:.1f} %", tally.wins(), tally.draws(),
                              tally.losses(), 100 * score_of(tally)));
    add("Elo", elo_text(tally));
    add("Superiority", fmt::format("{:.1f} %", 100 * superiority(pairs)));
    add("Pairs", fmt::format("LL {}, LD {}, DD or WL {}, WD {}, WW {}", pairs[0], pairs[1], pairs[2],
                             pairs[3], pairs[4]));
    if (settings.sprt) add("SPRT", sprt_text(pairs, *settings.sprt));
    return text + '\n' + players_text(tally);
}

std::string match_json(const MatchSettings& settings, const MatchOutcome& outcome) {
    const Tally& tally = outcome.tally;
    const PairCounts& pairs = tally.pairs();
    return JsonObject{{"rules", rules_for(settings.rules).name},
                      {"games", tally.games()},
                      {"wins", tally.wins()},
                      {"draws", tally.draws()},
                      {"losses", tally.losses()},
                      {"score", Json::decimal(score_of(tally), 4)}}
        .add(json_estimate(tally))
        .add({{"superiority", Json::decimal(superiority(pairs), 4)},
              {"pairs", json_list(pairs, [](std::int64_t count) { return count; })},
              {"sprt", settings.sprt ? Json{json_sprt(pairs, *settings.sprt)} : Json{}},
              {"a", json_player(outcome.names[0], tally.of(Contestant::a))},
              {"b", json_player(outcome.names[1], tally.of(Contestant::b))}})
        .text();
}

}  // namespace janggun::cli
