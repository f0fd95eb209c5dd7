#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "janggun/eval/evaluator.hpp"
#include "janggun/train/sample.hpp"

namespace janggun::train {

// How often a weight of the evaluation counts in a position, Cho's less Han's.
struct Feature {
    std::uint16_t weight = 0;  // its number, as eval::for_each_number visits them
    std::int16_t count = 0;
};

// Many samples, with what the evaluation sees in them. The evaluation itself is asked, with weights that tell
// which of them counted: so nothing of it is written twice, and a new term is seen as soon as it is there.
class Features {
  public:
    struct Row {
        std::uint32_t first = 0;  // feature
        std::uint16_t count = 0;
        std::uint8_t phase = 0;  // of eval::Phased::kFull
        bool cho_to_move = true;
        float target = 0;  // expected score of Cho
    };

    // The target is so much of the result, and for the rest what the search expected.
    explicit Features(double result_share);

    void add(const Sample& sample);

    [[nodiscard]] const std::vector<Row>& rows() const noexcept { return rows_; }
    [[nodiscard]] std::span<const Feature> of(const Row& row) const noexcept {
        return std::span{features_}.subspan(row.first, row.count);
    }

  private:
    double result_share_;
    std::vector<eval::Evaluator> probes_;  // whose answers tell what counts
    std::vector<Row> rows_;
    std::vector<Feature> features_;
};

// What is expected of a score in units of the evaluation, were there no draws: what the numbers are fitted
// by, whatever the rules of a game. A rough slope will do, for it is that of evaluation and search alike.
inline constexpr double kPerUnit = 0.004;
[[nodiscard]] double expected_of_units(double units) noexcept;

// How many numbers there are.
[[nodiscard]] std::size_t count_weights();

}  // namespace janggun::train
