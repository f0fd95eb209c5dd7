#pragma once

#include <cstdint>
#include <vector>

// Simultaneous perturbation stochastic approximation (Spall, 1992), as is usual where games decide: each
// trial moves all numbers at once, each by chance up or down, and asks which of the two ways is the better
// one. It knows nothing of games.

namespace janggun::train {

// A number that is to be found.
struct Knob {
    int start = 0;
    int low = 0;
    int high = 0;
    double step = 1;  // by how much the last trials move it; the first ones more
};

struct SpsaSettings {
    std::vector<Knob> knobs;
    std::int64_t trials = 1;  // all that there will be
    double rate = 0.002;      // of its step that a number moves after the last trial, where one side won by 1
    int lag = 8;              // a trial knows all results but those of so many before it, less one
    std::uint64_t seed = 0;
};

// Two ways to set the knobs, one of which is to be found the better one.
struct Trial {
    std::vector<int> plus;
    std::vector<int> minus;
};

class Spsa {
  public:
    explicit Spsa(SpsaSettings settings);

    // Of how many trials the results are known.
    [[nodiscard]] std::int64_t known() const noexcept { return known_; }
    // The trial of that number, from 0: one of those that may go on now. It depends on the settings, the
    // number, and the results up to the lag.
    [[nodiscard]] Trial trial(std::int64_t number) const;
    [[nodiscard]] bool may_begin(std::int64_t number) const noexcept {
        return number < known_ + settings_.lag;
    }
    // The result of the first trial that is not known: by how much the plus side was better.
    void learn(double advantage);

    // What has been found so far.
    [[nodiscard]] const std::vector<double>& values() const noexcept { return values_after(known_); }

  private:
    // What one trial does to all knobs, in units of their steps.
    struct Gains {
        double perturbation;
        double move;  // for an advantage of 1
    };

    [[nodiscard]] Gains gains(std::int64_t number) const;
    [[nodiscard]] const std::vector<double>& values_after(std::int64_t known) const noexcept;

    SpsaSettings settings_;
    std::int64_t known_ = 0;
    std::vector<std::vector<double>> recent_;  // values after the last results, by number modulo the lag
};

}  // namespace janggun::train
