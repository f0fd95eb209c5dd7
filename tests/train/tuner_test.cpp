#include "janggun/train/tuner.hpp"

#include <fstream>
#include <iterator>
#include <vector>

#include <catch2/catch.hpp>

#include "data/records.hpp"
#include "janggun/board/fen.hpp"
#include "janggun/eval/evaluate.hpp"
#include "janggun/eval/trial_evaluation.hpp"
#include "janggun/game/material.hpp"

using janggun::board::Position;
using janggun::board::Side;
using janggun::eval::default_weights;
using janggun::eval::Group;
using janggun::eval::Phased;
using janggun::eval::Weights;
using janggun::train::error_of;
using janggun::train::Feature;
using janggun::train::Features;
using janggun::train::TuneErrors;
using janggun::train::TuneResult;
using janggun::train::TuneSettings;

namespace {

constexpr const janggun::game::Rules& kRules = rules_for(janggun::game::RuleSet::janggi);

std::vector<Position> positions() {
    std::vector<Position> positions;
    for (const auto& row : janggun::test_data::perft_rows("movegen.epd"))
        positions.push_back(janggun::board::parse_fen(row.fen));
    return positions;
}

// What the engine thinks of each position is its target.
Features opinions() {
    Features features{0};
    for (const Position& position : positions()) {
        const int score = janggun::eval::evaluate(position, kRules).raw();
        features.add({position, kRules, 0.5, position.side_to_move() == Side::cho ? score : -score});
    }
    return features;
}

Weights without(Group group) {
    Weights weights = default_weights();
    for_each_number(weights, [group](Group of, Phased& number) {
        if (of == group) number = {};
    });
    return weights;
}

TuneResult fit(const Weights& begin, const Features& features, const TuneSettings& settings) {
    return janggun::train::tune(begin, features, features, settings, [](int, const TuneErrors&) {}, {});
}

}  // namespace

TEST_CASE("what is counted in a position, times the weights, is its evaluation", "[train]") {
    std::vector<Phased> numbers;
    for_each_number(default_weights(),
                    [&numbers](Group, const Phased& number) { numbers.push_back(number); });
    CHECK(numbers.size() == janggun::train::count_weights());
    Features features{0};
    const janggun::eval::TrialEvaluation evaluator{default_weights()};
    for (const Position& position : positions()) {
        features.add({position, kRules, 0.5, 0});
        const Features::Row& row = features.rows().back();
        int early = 0;
        int late = 0;
        for (const Feature& feature : features.of(row)) {
            early += feature.count * numbers[feature.weight].early();
            late += feature.count * numbers[feature.weight].late();
        }
        CAPTURE(to_fen(position));
        CHECK(evaluator.balance(position, kRules) == Phased(early, late));
        CHECK(row.phase == janggun::game::Material::of(position).phase());
        CHECK(row.cho_to_move == (position.side_to_move() == Side::cho));
    }
}

TEST_CASE("the engine's own opinions have no error to its weights", "[train]") {
    CHECK(error_of(default_weights(), opinions(), 1) < 1e-5);
    CHECK(error_of(without(Group::threat), opinions(), 1) > 1e-4);
}

TEST_CASE("weights that were taken away are found again", "[train]") {
    const Features features = opinions();
    const Weights begin = without(Group::threat);
    TuneSettings settings;
    settings.epochs = 200;
    const TuneResult result = fit(begin, features, settings);
    CHECK(result.epoch > 0);
    CHECK(result.errors.held_out < error_of(begin, features, 1) / 10);
    CHECK(error_of(result.weights, features, 1) < error_of(begin, features, 1) / 10);
}

TEST_CASE("groups that are left out have no numbers, whatever it began with", "[train]") {
    TuneSettings settings;
    settings.epochs = 3;
    settings.without = {Group::threat, Group::siege};
    const TuneResult result = fit(default_weights(), opinions(), settings);
    for_each_number(result.weights, [](Group group, const Phased& number) {
        if (group == Group::threat || group == Group::siege) CHECK(number == Phased{});
    });
    CHECK(result.weights.value != Weights{}.value);
}

TEST_CASE("a fit is the same for any number of threads", "[train]") {
    const Features features = opinions();
    TuneSettings settings;
    settings.epochs = 5;
    const TuneResult one = fit(without(Group::siege), features, settings);
    settings.threads = 3;
    CHECK(fit(without(Group::siege), features, settings).weights == one.weights);
}

TEST_CASE("weights lie within their ranges, and stay there in a fit", "[train]") {
    Weights begin = default_weights();
    for_each_number(begin, [](Group group, Phased& number) {
        const int most = largest(group);
        CHECK(number.early() <= most);
        CHECK(number.early() >= -most);
        CHECK(number.late() <= most);
        CHECK(number.late() >= -most);
        number = {most, -most};
    });
    TuneSettings settings;
    settings.epochs = 3;
    settings.rate = 100;
    const TuneResult result = fit(begin, opinions(), settings);
    for_each_number(result.weights, [](Group group, const Phased& number) {
        CHECK(std::abs(number.early()) <= largest(group));
        CHECK(std::abs(number.late()) <= largest(group));
    });
}

TEST_CASE("the engine's weights stand in their file as a fit writes them", "[train]") {
    std::ifstream file{JANGGUN_SOURCE_ROOT "/src/eval/numbers.hpp"};
    const std::string text{std::istreambuf_iterator<char>{file}, {}};
    CHECK(janggun::train::weights_text(default_weights()) == text);
}
