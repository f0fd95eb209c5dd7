#include "lab/match_report.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>

#include <fmt/format.h>
#include <fmt/ranges.h>

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

// Of all games, between 0 and 1.
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

std::string json_player(const std::string& name, const ContestantTotals& totals) {
    const match::FaultCounts& faults = totals.faults;
    return fmt::format(
        R"({{"name":{},"depth":{},"nps":{},"time_losses":{},"illegal_moves":{},"crashes":{},"no_answers":{}}})",
        json_string(name), json_decimal(mean_depth(totals), 2), json_decimal(speed(totals), 0), faults.time,
        faults.illegal_moves, faults.crashes, faults.no_answers);
}

std::string json_sprt(const PairCounts& pairs, const std::optional<match::Hypotheses>& sprt) {
    if (!sprt) return "null";
    return fmt::format(R"({{"elo0":{},"elo1":{},"llr":{},"bound":{},"verdict":{}}})",
                       json_decimal(sprt->elo0, 2), json_decimal(sprt->elo1, 2),
                       json_decimal(log_likelihood_ratio(pairs, *sprt), 4),
                       json_decimal(match::kSprtBound, 4), json_string(verdict_text(decide(pairs, *sprt))));
}

std::string json_estimate(const Tally& tally) {
    constexpr int kDigits = 2;
    if (!has_pairs(tally)) return R"("elo":null,"elo_low":null,"elo_high":null)";
    const match::EloEstimate estimate = match::estimate_elo(tally.pairs());
    return fmt::format(R"("elo":{},"elo_low":{},"elo_high":{})", json_decimal(estimate.elo, kDigits),
                       json_decimal(estimate.low, kDigits), json_decimal(estimate.high, kDigits));
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
    return fmt::format(
        R"({{"rules":{},"games":{},"wins":{},"draws":{},"losses":{},"score":{},{},"superiority":{},)"
        R"("pairs":[{}],"sprt":{},"a":{},"b":{}}})",
        json_string(rules_for(settings.rules).name), tally.games(), tally.wins(), tally.draws(),
        tally.losses(), json_decimal(score_of(tally), 4), json_estimate(tally),
        json_decimal(superiority(tally.pairs()), 4), fmt::join(tally.pairs(), ","),
        json_sprt(tally.pairs(), settings.sprt), json_player(outcome.names[0], tally.of(Contestant::a)),
        json_player(outcome.names[1], tally.of(Contestant::b)));
}

}  // namespace janggun::cli
