#include "janggun/train/tuner.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <thread>
#include <vector>

#include "janggun/eval/phased.hpp"

namespace janggun::train {

using eval::Phased;
using eval::Weights;

namespace {

// The early and late values, each in order.
struct Numbers {
    std::vector<double> early;
    std::vector<double> late;

    explicit Numbers(std::size_t count) : early(count), late(count) {}
    [[nodiscard]] std::size_t size() const noexcept { return early.size(); }
};

Numbers numbers_of(const Weights& weights) {
    Numbers numbers{0};
    for_each_number(weights, [&numbers](eval::Group /*group*/, const Phased& weight) {
        numbers.early.push_back(weight.early());
        numbers.late.push_back(weight.late());
    });
    return numbers;
}

Weights weights_of(const Numbers& numbers) {
    Weights weights;
    std::size_t i = 0;
    for_each_number(weights, [&](eval::Group /*group*/, Phased& weight) {
        weight = {static_cast<int>(std::lround(numbers.early[i])),
                  static_cast<int>(std::lround(numbers.late[i]))};
        ++i;
    });
    return weights;
}

// The contribution of some samples to the error and to its gradient.
struct Part {
    double error = 0;
    Numbers gradient;

    explicit Part(std::size_t weights) : gradient{weights} {}
};

void add_row(const Features& features, const Features::Row& row, const Numbers& numbers, Part& part) {
    const double early_share = static_cast<double>(row.phase) / Phased::kFull;
    const double late_share = 1 - early_share;
    double units = row.cho_to_move ? eval::kTempo : -eval::kTempo;
    const auto counted = features.of(row);
    for (const Feature& feature : counted)
        units += feature.count *
                 (numbers.early[feature.weight] * early_share + numbers.late[feature.weight] * late_share);
    const double expected = expected_of_units(units);
    const double miss = expected - static_cast<double>(row.target);
    part.error += miss * miss;
    const double slope = 2 * miss * expected * (1 - expected) * kPerUnit;
    for (const Feature& feature : counted) {
        part.gradient.early[feature.weight] += slope * feature.count * early_share;
        part.gradient.late[feature.weight] += slope * feature.count * late_share;
    }
}

// The samples are cut into the same number of parts for any number of threads, and the parts added in their
// order, so that sums are the same to the last bit.
constexpr std::size_t kParts = 16;

Part sum_of(const Features& features, const Numbers& numbers, int threads) {
    std::vector<Part> parts(kParts, Part{numbers.size()});
    const std::size_t rows = features.rows().size();
    const auto work = [&](std::size_t first) {
        for (std::size_t i = first; i < kParts; i += static_cast<std::size_t>(threads)) {
            for (std::size_t row = rows * i / kParts; row < rows * (i + 1) / kParts; ++row)
                add_row(features, features.rows()[row], numbers, parts[i]);
        }
    };
    {
        std::vector<std::jthread> workers;
        for (int i = 1; i < threads; ++i) workers.emplace_back(work, static_cast<std::size_t>(i));
        work(0);
    }
    Part sum{numbers.size()};
    const double scale = 1 / static_cast<double>(std::max<std::size_t>(rows, 1));
    for (const Part& part : parts) {
        sum.error += part.error * scale;
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            sum.gradient.early[i] += part.gradient.early[i] * scale;
            sum.gradient.late[i] += part.gradient.late[i] * scale;
        }
    }
    return sum;
}

void clamp(Numbers& numbers, const std::vector<double>& limits) {
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        numbers.early[i] = std::clamp(numbers.early[i], -limits[i], limits[i]);
        numbers.late[i] = std::clamp(numbers.late[i], -limits[i], limits[i]);
    }
}

// Adam: each number moves by its mean gradient over the root of its mean square.
class Descent {
  public:
    Descent(std::size_t weights, std::vector<double> limits)
        : mean_{weights}, square_{weights}, limits_{std::move(limits)} {}

    void step(Numbers& numbers, const Numbers& gradient, double rate) {
        ++steps_;
        step(numbers.early, gradient.early, mean_.early, square_.early, rate);
        step(numbers.late, gradient.late, mean_.late, square_.late, rate);
        clamp(numbers, limits_);
    }

  private:
    void step(std::vector<double>& numbers, const std::vector<double>& gradient, std::vector<double>& mean,
              std::vector<double>& square, double rate) const {
        constexpr double kMeanKept = 0.9;
        constexpr double kSquareKept = 0.999;
        constexpr double kTiny = 1e-12;
        const double mean_scale = 1 / (1 - std::pow(kMeanKept, steps_));
        const double square_scale = 1 / (1 - std::pow(kSquareKept, steps_));
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            mean[i] = kMeanKept * mean[i] + (1 - kMeanKept) * gradient[i];
            square[i] = kSquareKept * square[i] + (1 - kSquareKept) * gradient[i] * gradient[i];
            numbers[i] -= rate * mean[i] * mean_scale / (std::sqrt(square[i] * square_scale) + kTiny);
        }
    }

    Numbers mean_;
    Numbers square_;
    std::vector<double> limits_;
    int steps_ = 0;
};

std::vector<double> limits(const std::vector<eval::Group>& without) {
    std::vector<double> limits;
    const Weights weights;
    for_each_number(weights, [&](eval::Group group, const Phased& /*weight*/) {
        const bool is_out = std::find(without.begin(), without.end(), group) != without.end();
        limits.push_back(is_out ? 0 : largest(group));
    });
    return limits;
}

}  // namespace

double error_of(const Weights& weights, const Features& features, int threads) {
    return sum_of(features, numbers_of(weights), threads).error;
}

TuneResult tune(const Weights& begin, const Features& fitted, const Features& held_out,
                const TuneSettings& settings,
                const std::function<void(int epoch, const TuneErrors& errors)>& listen,
                const std::stop_token& stop) {
    Numbers numbers = numbers_of(begin);
    const std::vector<double> most = limits(settings.without);
    clamp(numbers, most);
    Descent descent{numbers.size(), most};
    TuneResult best{weights_of(numbers), {}, 0};
    for (int epoch = 0; epoch <= settings.epochs && !stop.stop_requested(); ++epoch) {
        const Part sum = sum_of(fitted, numbers, settings.threads);
        const TuneErrors errors{sum.error, sum_of(held_out, numbers, settings.threads).error};
        listen(epoch, errors);
        if (epoch == 0 || errors.held_out < best.errors.held_out) best = {weights_of(numbers), errors, epoch};
        const double left = 1 - static_cast<double>(epoch) / (settings.epochs + 1);
        descent.step(numbers, sum.gradient, settings.rate * left);
    }
    return best;
}

}  // namespace janggun::train
