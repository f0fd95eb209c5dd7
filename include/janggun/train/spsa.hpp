#pragma once

#include <cstdint>
#include <vector>

// Simultaneous perturbation stochastic approximation (Spall, 1992), as usual when games decide: each trial
// moves all numbers at once, each randomly up or down, and finds out which of the two opposite directions is
// better. It knows nothing of games.

namespace janggun::train {

// A number to be found.
struct Knob {
    int start = 0;
    int low = 0;
    int high = 0;
    double step = 1;  // how far the last trials move it; the first ones move it further
};

struct SpsaSettings {
    std::vector<Knob> knobs;
    std::int64_t trials = 1;  // the number of trials in the whole run
    double rate = 0.002;      // part of its step that a number moves in the end, if one side won by 1
    int lag = 8;              // trial n knows the results of all trials up to n - lag
    std::uint64_t seed = 0;
};

// Two settings of the knobs, to be compared with each other.
struct Trial {
    std::vector<int> plus;
    std::vector<int> minus;
};

class Spsa {
  public:
    explicit Spsa(SpsaSettings settings);

    // The number of trials whose results are known.
    [[nodiscard]] std::int64_t known() const noexcept { return known_; }
    // The trial of that number, counted from 0, which must be one that may begin. It depends on the settings,
    // the number, and the results up to the lag.
    [[nodiscard]] Trial trial(std::int64_t number) const;
    [[nodiscard]] bool may_begin(std::int64_t number) const noexcept {
        return number < known_ + settings_.lag;
    }
    // Learns the result of the first trial without one: by how much the plus side was better.
    void learn(double advantage);

    // The values found so far.
    [[nodiscard]] const std::vector<double>& values() const noexcept { return values_after(known_); }

  private:
    // The sizes of the changes in one trial, in units of the knobs' steps.
    struct Gains {
        double perturbation;
        double move;  // for an advantage of 1
    };

    [[nodiscard]] Gains gains(std::int64_t number) const;
    [[nodiscard]] const std::vector<double>& values_after(std::int64_t known) const noexcept;

    SpsaSettings settings_;
    std::int64_t known_ = 0;
    std::vector<std::vector<double>> recent_;  // the latest values, by number of results modulo the lag
};

}  // namespace janggun::train
