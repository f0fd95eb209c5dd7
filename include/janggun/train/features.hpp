#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "janggun/eval/trial_evaluation.hpp"
#include "janggun/train/sample.hpp"

namespace janggun::train {

// How often a weight of the evaluation counts in a position, Cho's less Han's.
struct Feature {
    std::uint16_t weight = 0;  // its number, as eval::for_each_number visits them
    std::int16_t count = 0;
};

// Many samples, with the features that the evaluation sees in them. The evaluation itself is called, with
// weights that reveal which of them counted: so no part of it is written twice, and a new term is fitted as
// soon as it exists.
class Features {
  public:
    struct Row {
        std::uint32_t first = 0;  // index of the first feature
        std::uint16_t count = 0;
        std::uint8_t phase = 0;  // 0 to eval::Phased::kFull
        bool cho_to_move = true;
        float target = 0;  // the expected score of Cho
    };

    // The target is this share of the result, and for the rest what the search expected.
    explicit Features(double result_share);

    void add(const Sample& sample);

    [[nodiscard]] const std::vector<Row>& rows() const noexcept { return rows_; }
    [[nodiscard]] std::span<const Feature> of(const Row& row) const noexcept {
        return std::span{features_}.subspan(row.first, row.count);
    }

  private:
    double result_share_;
    std::vector<eval::TrialEvaluation> probes_;  // reveal by their scores which weights count
    std::vector<Row> rows_;
    std::vector<Feature> features_;
};

// The slope of the expected score for a score in units of the evaluation, if there were no draws: the numbers
// are fitted by it, whatever the rules of a game. A rough slope will do, because evaluation and search share
// it.
inline constexpr double kPerUnit = 0.004;
[[nodiscard]] double expected_of_units(double units) noexcept;

// The number of weights.
[[nodiscard]] std::size_t count_weights();

}  // namespace janggun::train
