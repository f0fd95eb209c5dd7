#include "janggun/train/spsa.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

#include "janggun/match/schedule.hpp"
#include "janggun/util/assert.hpp"
#include "janggun/util/rng.hpp"

namespace janggun::train {

namespace {

// The random choices for one knob in one trial.
struct Draw {
    int direction;    // the direction of the plus side: 1 or -1
    double rounding;  // in [0, 1): added before the fraction is cut off
};

// The random numbers of one trial. The opening has a different seed, which is made of the trial's number
// alone.
util::Rng chance(std::uint64_t seed, std::int64_t number) {
    return util::Rng{match::seed_of(match::seed_of(seed, static_cast<std::uint64_t>(number)), 1)};
}

Draw draw(util::Rng& rng) {
    constexpr unsigned kUnusedBits = 11;
    constexpr double kUnit = 0x1p-53;
    const int direction = (rng.next() & 1U) != 0 ? 1 : -1;
    return {direction, static_cast<double>(rng.next() >> kUnusedBits) * kUnit};
}

// Rounds up or down at random, so that the mean is `value`.
int rounded(const Knob& knob, double value, double rounding) {
    return std::clamp(static_cast<int>(std::floor(value + rounding)), knob.low, knob.high);
}

}  // namespace

Spsa::Spsa(SpsaSettings settings) : settings_{std::move(settings)} {
    JANGGUN_ASSERT(settings_.lag > 0 && settings_.trials > 0);
    std::vector<double> start;
    for (const Knob& knob : settings_.knobs) start.push_back(knob.start);
    recent_.assign(static_cast<std::size_t>(settings_.lag), start);
}

// Spall's sequences, with the exponents that he recommends, scaled so that the last trial has the step and
// the rate of the settings.
Spsa::Gains Spsa::gains(std::int64_t number) const {
    constexpr double kAlpha = 0.602;
    constexpr double kGamma = 0.101;
    constexpr double kStability = 0.1;  // as part of all trials: keeps the first ones from moving too far
    const auto trials = static_cast<double>(settings_.trials);
    const auto k = static_cast<double>(number + 1);
    const double perturbation = std::pow(trials / k, kGamma);
    const double gain = std::pow((kStability * trials + trials) / (kStability * trials + k), kAlpha);
    return {perturbation, settings_.rate * gain / perturbation};
}

const std::vector<double>& Spsa::values_after(std::int64_t known) const noexcept {
    return recent_[static_cast<std::size_t>(known) % recent_.size()];
}

Trial Spsa::trial(std::int64_t number) const {
    JANGGUN_ASSERT(number >= known_ && may_begin(number));
    const std::vector<double>& values = values_after(std::max(number - settings_.lag + 1, std::int64_t{0}));
    const double perturbation = gains(number).perturbation;
    util::Rng rng = chance(settings_.seed, number);
    Trial trial;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const Knob& knob = settings_.knobs[i];
        const auto [direction, rounding] = draw(rng);
        const double distance = direction * perturbation * knob.step;
        // Both are rounded with the same random number, which thereby favours neither.
        trial.plus.push_back(rounded(knob, values[i] + distance, rounding));
        trial.minus.push_back(rounded(knob, values[i] - distance, rounding));
    }
    return trial;
}

void Spsa::learn(double advantage) {
    const double move = gains(known_).move * advantage;
    util::Rng rng = chance(settings_.seed, known_);
    std::vector<double> values = values_after(known_);
    for (std::size_t i = 0; i < values.size(); ++i) {
        const Knob& knob = settings_.knobs[i];
        values[i] = std::clamp(values[i] + draw(rng).direction * move * knob.step,
                               static_cast<double>(knob.low), static_cast<double>(knob.high));
    }
    ++known_;
    recent_[static_cast<std::size_t>(known_) % recent_.size()] = std::move(values);
}

}  // namespace janggun::train
