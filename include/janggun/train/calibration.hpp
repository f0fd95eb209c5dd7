#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "janggun/eval/outlook.hpp"
#include "janggun/eval/score.hpp"
#include "janggun/game/rules.hpp"
#include "janggun/train/record.hpp"

// Whether scores mean what they say: the results of games, compared with what the search expected of them.

namespace janggun::train {

// What the search thought of a position, and the result of the game, both for the side to move.
struct Forecast {
    std::int16_t units = 0;       // the evaluation
    std::int8_t phase = 0;        // 0 to eval::Phased::kFull
    std::int8_t half_points = 0;  // 2 won, 1 drawn, 0 lost
};

// The undecided scores of games under one rule set, game by game.
class Forecasts {
  public:
    explicit Forecasts(const game::Rules& rules) : model_{eval::odds_model(rules)} {}

    // Adds the scores of a game; nothing if it was broken off at the limit of its plies.
    void add(const GameRecord& game);

    [[nodiscard]] std::size_t games() const noexcept { return ends_.size(); }
    [[nodiscard]] std::span<const Forecast> all() const noexcept { return forecasts_; }
    [[nodiscard]] std::span<const Forecast> of_game(std::size_t game) const noexcept {
        const std::size_t first = game == 0 ? 0 : ends_[game - 1];
        return all().subspan(first, ends_[game] - first);
    }

    // The score that people see for a forecast.
    [[nodiscard]] eval::Centipawns centipawns(const Forecast& forecast) const noexcept {
        return in_centipawns(eval::Score{forecast.units}, odds(forecast));
    }
    [[nodiscard]] eval::Odds odds(const Forecast& forecast) const noexcept {
        return model_.at(forecast.phase);
    }

  private:
    eval::OddsModel model_;
    std::vector<Forecast> forecasts_;
    std::vector<std::size_t> ends_;  // for each game, the end of its forecasts
};

// A number found from games, and its standard error. The positions of a game share one result, so the error
// counts games, not positions.
struct Estimate {
    double value = 0;
    double error = 0;
};

// The likeliest k where the expected score is 1 / (1 + exp(-k cp)).
[[nodiscard]] Estimate fit_slope(const Forecasts& forecasts);

// The likeliest eval::OddsModel.
struct OddsFit {
    Estimate per_unit;
    Estimate early_half_width;  // zero, like the late one, if no game is drawn
    Estimate late_half_width;
};
[[nodiscard]] OddsFit fit_odds(const Forecasts& forecasts);

// Similar scores, and how their games ended.
struct Bucket {
    int low = 0;  // the range of scores in centipawns; the outermost buckets also hold all beyond
    int high = 0;
    std::int64_t positions = 0;
    double expected = 0;  // the mean expectation of the scores
    Estimate result;      // the mean result of the games
    double drawn_expected = 0;
    double drawn = 0;
};

// The buckets, from the worst scores to the best.
[[nodiscard]] std::vector<Bucket> reliability(const Forecasts& forecasts);

}  // namespace janggun::train
