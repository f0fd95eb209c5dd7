#pragma once

#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "janggun/eval/weights.hpp"
#include "janggun/train/features.hpp"

namespace janggun::train {

struct TuneSettings {
    int epochs = 200;
    double rate = 2;  // units that a weight moves at most in one epoch, at the start
    int threads = 1;
    std::vector<eval::Group> without;  // groups whose weights are set to zero, to see what they are worth
};

// The mean of the squared differences between expected scores and targets.
struct TuneErrors {
    double fitted = 0;
    double held_out = 0;
};

struct TuneResult {
    eval::Weights weights;
    TuneErrors errors;
    int epoch = 0;  // the epoch after which the error on the held-out samples was the least
};

// Fits the weights to the samples by gradient descent (Adam), all samples in each epoch, and returns those
// with the least error on samples that were held out. The result does not depend on the number of threads.
// `listen` is called with the errors before each epoch.
[[nodiscard]] TuneResult tune(const eval::Weights& begin, const Features& fitted, const Features& held_out,
                              const TuneSettings& settings,
                              const std::function<void(int epoch, const TuneErrors& errors)>& listen,
                              const std::stop_token& stop);

// The mean squared error of these weights.
[[nodiscard]] double error_of(const eval::Weights& weights, const Features& features, int threads);

// The weights as the text of src/eval/numbers.hpp.
[[nodiscard]] std::string weights_text(const eval::Weights& weights);

}  // namespace janggun::train
