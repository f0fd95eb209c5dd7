#include "janggun/train/features.hpp"

#include <array>
#include <cmath>

#include "janggun/eval/weights.hpp"
#include "janggun/game/material.hpp"

namespace janggun::train {

using eval::Phased;
using eval::Weights;

namespace {

// Counts of several weights are read from one evaluation: a phased value has room for three digits to the
// base of 256 in its early part and for three in its late part, and no weight counts 128 times.
constexpr int kBase = 256;
constexpr std::size_t kDigits = 3;
constexpr std::size_t kWeightsPerProbe = 2 * kDigits;

// The evaluation under which weight `first + i` counts kBase to the power of i, early ones first.
eval::TrialEvaluation probe(std::size_t first) {
    constexpr std::array<int, kDigits> kPowers{1, kBase, kBase * kBase};
    Weights weights;
    std::size_t number = 0;
    for_each_number(weights, [&](eval::Group /*group*/, Phased& weight) {
        const std::size_t digit = number++ - first;
        if (digit < kDigits) {
            weight = {kPowers[digit], 0};
        } else if (digit < kWeightsPerProbe) {
            weight = {0, kPowers[digit - kDigits]};
        }
    });
    return eval::TrialEvaluation{weights};
}

// The digits of a number, each between -kBase / 2 and kBase / 2.
std::array<int, kDigits> digits(int number) {
    std::array<int, kDigits> result{};
    for (int& digit : result) {
        digit = ((number % kBase) + kBase + kBase / 2) % kBase - kBase / 2;
        number = (number - digit) / kBase;
    }
    return result;
}

}  // namespace

double expected_of_units(double units) noexcept { return 1 / (1 + std::exp(-kPerUnit * units)); }

std::size_t count_weights() {
    std::size_t count = 0;
    const Weights weights;
    for_each_number(weights, [&count](eval::Group /*group*/, const Phased& /*weight*/) { ++count; });
    return count;
}

Features::Features(double result_share) : result_share_{result_share} {
    for (std::size_t first = 0; first < count_weights(); first += kWeightsPerProbe)
        probes_.push_back(probe(first));
}

void Features::add(const Sample& sample) {
    Row row;
    row.first = static_cast<std::uint32_t>(features_.size());
    row.phase = static_cast<std::uint8_t>(game::Material::of(sample.position).phase());
    row.cho_to_move = sample.position.side_to_move() == board::Side::cho;
    row.target = static_cast<float>(result_share_ * sample.result +
                                    (1 - result_share_) * expected_of_units(sample.score));
    std::size_t weight = 0;
    for (const eval::TrialEvaluation& evaluator : probes_) {
        const Phased balance = evaluator.balance(sample.position, sample.rules);
        for (const int part : {balance.early(), balance.late()}) {
            for (const int count : digits(part)) {
                if (count != 0)
                    features_.push_back(
                        {static_cast<std::uint16_t>(weight), static_cast<std::int16_t>(count)});
                ++weight;
            }
        }
    }
    row.count = static_cast<std::uint16_t>(features_.size() - row.first);
    rows_.push_back(row);
}

}  // namespace janggun::train
