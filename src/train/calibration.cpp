#include "janggun/train/calibration.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

#include "janggun/eval/phased.hpp"
#include "janggun/game/game.hpp"
#include "janggun/game/material.hpp"

namespace janggun::train {

namespace {

constexpr double kHalf = 0.5;

std::int8_t half_points(game::Result result, board::Side side) {
    if (result == game::Result::draw) return 1;
    return (result == game::Result::cho_wins) == (side == board::Side::cho) ? 2 : 0;
}

double logistic(double x) { return 1 / (1 + std::exp(-x)); }

// The numbers to fit: the slope, and the half-widths early and late.
constexpr std::size_t kNumbers = 3;
using Vector = std::array<double, kNumbers>;
using Matrix = std::array<Vector, kNumbers>;

void add_product(Matrix& matrix, const Vector& a, const Vector& b, double factor) {
    for (std::size_t i = 0; i < kNumbers; ++i) {
        for (std::size_t j = 0; j < kNumbers; ++j) matrix[i][j] += factor * a[i] * b[j];
    }
}

Vector product(const Matrix& matrix, const Vector& vector) {
    Vector result{};
    for (std::size_t i = 0; i < kNumbers; ++i) {
        for (std::size_t j = 0; j < kNumbers; ++j) result[i] += matrix[i][j] * vector[j];
    }
    return result;
}

// Inverts a symmetric, positive definite matrix by elimination. A number on which nothing depends has a zero
// row, and keeps a one on its diagonal.
Matrix inverse(Matrix matrix) {
    Matrix result{};
    for (std::size_t i = 0; i < kNumbers; ++i) {
        result[i][i] = 1;
        if (matrix[i][i] == 0) matrix[i][i] = 1;
    }
    for (std::size_t pivot = 0; pivot < kNumbers; ++pivot) {
        const double scale = 1 / matrix[pivot][pivot];
        for (std::size_t j = 0; j < kNumbers; ++j) {
            matrix[pivot][j] *= scale;
            result[pivot][j] *= scale;
        }
        for (std::size_t i = 0; i < kNumbers; ++i) {
            if (i == pivot) continue;
            const double factor = matrix[i][pivot];
            for (std::size_t j = 0; j < kNumbers; ++j) {
                matrix[i][j] -= factor * matrix[pivot][j];
                result[i][j] -= factor * result[pivot][j];
            }
        }
    }
    return result;
}

// A log likelihood: its gradient, its negated second derivatives, and the variance of the gradient over
// games.
struct Likelihood {
    Vector gradient{};
    Matrix bend{};
    Matrix variance{};
};

// How the logarithm of the chance of what happened changes with u = slope * score and with the half-width h;
// the second derivatives are negated.
struct Derivatives {
    double by_u = 0;
    double by_h = 0;
    double by_uu = 0;
    double by_uh = 0;
    double by_hh = 0;
};

// Without draws the half-width is zero, and stays so.
Derivatives without_draws(double u, bool is_won) {
    const double win = logistic(u);
    return {(is_won ? 1 : 0) - win, 0, win * (1 - win), 0, 0};
}

Derivatives with_draws(double u, double h, int half_points) {
    const double win = logistic(u - h);
    const double loss = logistic(-u - h);
    const double bend_of_win = win * (1 - win);
    const double bend_of_loss = loss * (1 - loss);
    if (half_points == 2) return {1 - win, win - 1, bend_of_win, -bend_of_win, bend_of_win};
    if (half_points == 0) return {loss - 1, loss - 1, bend_of_loss, bend_of_loss, bend_of_loss};
    const double rest = std::exp(-2 * h);
    return {loss - win, 2 / (1 - rest) - (1 - win) - (1 - loss), bend_of_win + bend_of_loss,
            bend_of_loss - bend_of_win, bend_of_win + bend_of_loss + 4 * rest / ((1 - rest) * (1 - rest))};
}

// Calls `derivatives(forecast, u, h)`; the slope multiplies `score(forecast)`.
template <class Score, class Ask>
Likelihood likelihood(const Forecasts& forecasts, const Vector& numbers, Score&& score, Ask&& derivatives) {
    Likelihood all;
    for (std::size_t i = 0; i < forecasts.games(); ++i) {
        Vector of_game{};
        for (const Forecast& forecast : forecasts.of_game(i)) {
            const double early = static_cast<double>(forecast.phase) / eval::Phased::kFull;
            const Vector of_u{score(forecast), 0, 0};
            const Vector of_h{0, early, 1 - early};
            const Derivatives one =
                derivatives(forecast, numbers[0] * of_u[0], numbers[1] * of_h[1] + numbers[2] * of_h[2]);
            for (std::size_t j = 0; j < kNumbers; ++j) of_game[j] += one.by_u * of_u[j] + one.by_h * of_h[j];
            add_product(all.bend, of_u, of_u, one.by_uu);
            add_product(all.bend, of_u, of_h, one.by_uh);
            add_product(all.bend, of_h, of_u, one.by_uh);
            add_product(all.bend, of_h, of_h, one.by_hh);
        }
        for (std::size_t j = 0; j < kNumbers; ++j) all.gradient[j] += of_game[j];
        add_product(all.variance, of_game, of_game, 1);
    }
    return all;
}

// Newton's method, in which no number shrinks to less than half in one step. The errors take the positions of
// a game as dependent: they are the sandwich estimate, the variance over games between two inverses of the
// bend.
template <class Ask>
std::array<Estimate, kNumbers> likeliest(Vector numbers, Ask&& likelihood_at) {
    constexpr int kMostSteps = 100;
    constexpr double kClose = 1e-7;
    Matrix inverse_bend{};
    Likelihood at;
    for (int i = 0; i < kMostSteps; ++i) {
        at = likelihood_at(numbers);
        inverse_bend = inverse(at.bend);
        const Vector step = product(inverse_bend, at.gradient);
        bool is_close = true;
        for (std::size_t j = 0; j < kNumbers; ++j) {
            numbers[j] += std::max(step[j], -numbers[j] / 2);
            is_close = is_close && std::abs(step[j]) <= kClose * numbers[j];
        }
        if (is_close) break;
    }
    std::array<Estimate, kNumbers> estimates;
    for (std::size_t j = 0; j < kNumbers; ++j) {
        const Vector spread = product(at.variance, inverse_bend[j]);
        double square = 0;
        for (std::size_t k = 0; k < kNumbers; ++k) square += inverse_bend[j][k] * spread[k];
        estimates[j] = {numbers[j], std::sqrt(square)};
    }
    return estimates;
}

constexpr int kBucketWidth = 100;
constexpr int kBucketsPerSide = 10;
constexpr std::size_t kBuckets = 2 * kBucketsPerSide + 1;

std::size_t bucket_of(int centipawns) {
    const int number = (std::abs(centipawns) + kBucketWidth / 2) / kBucketWidth;
    const int from_middle = std::min(number, kBucketsPerSide);
    const int bucket = kBucketsPerSide + (centipawns < 0 ? -from_middle : from_middle);
    return static_cast<std::size_t>(bucket);
}

std::vector<Bucket> empty_buckets() {
    std::vector<Bucket> buckets(kBuckets);
    for (std::size_t i = 0; i < kBuckets; ++i) {
        const int centre = (static_cast<int>(i) - kBucketsPerSide) * kBucketWidth;
        buckets[i].low = centre - kBucketWidth / 2 + (centre > 0 ? 0 : 1);
        buckets[i].high = centre + kBucketWidth / 2 - (centre < 0 ? 0 : 1);
    }
    return buckets;
}

// The standard errors of the mean results.
void find_errors(std::vector<Bucket>& buckets, const Forecasts& forecasts) {
    std::array<double, kBuckets> squares{};
    for (std::size_t game = 0; game < forecasts.games(); ++game) {
        std::array<double, kBuckets> differences{};
        for (const Forecast& forecast : forecasts.of_game(game)) {
            const std::size_t i = bucket_of(forecasts.centipawns(forecast).raw());
            differences[i] += kHalf * forecast.half_points - buckets[i].result.value;
        }
        for (std::size_t i = 0; i < kBuckets; ++i) squares[i] += differences[i] * differences[i];
    }
    for (std::size_t i = 0; i < kBuckets; ++i) {
        if (buckets[i].positions > 0)
            buckets[i].result.error = std::sqrt(squares[i]) / static_cast<double>(buckets[i].positions);
    }
}

}  // namespace

void Forecasts::add(const GameRecord& game) {
    if (game.ending == Ending::ply_limit) return;
    game::Game replay = game.opening();
    for (const ScoredMove& played : game.moves) {
        if (!eval::Score{played.score}.is_decided()) {
            const int phase = game::Material::of(replay.position()).phase();
            forecasts_.push_back({played.score, static_cast<std::int8_t>(phase),
                                  half_points(game.result, replay.position().side_to_move())});
        }
        replay.play(played.move);
    }
    ends_.push_back(forecasts_.size());
}

Estimate fit_slope(const Forecasts& forecasts) {
    const auto score = [&](const Forecast& forecast) {
        return static_cast<double>(forecasts.centipawns(forecast).raw());
    };
    // A draw is half a win and half a loss.
    const auto derivatives = [](const Forecast& forecast, double u, double /*h*/) {
        Derivatives one = without_draws(u, true);
        one.by_u += kHalf * forecast.half_points - 1;
        return one;
    };
    return likeliest({eval::kPerCentipawn, 0, 0}, [&](const Vector& numbers) {
        return likelihood(forecasts, numbers, score, derivatives);
    })[0];
}

OddsFit fit_odds(const Forecasts& forecasts) {
    const auto all = forecasts.all();
    const bool any_drawn = std::any_of(all.begin(), all.end(),
                                       [](const Forecast& forecast) { return forecast.half_points == 1; });
    const auto score = [](const Forecast& forecast) { return static_cast<double>(forecast.units); };
    const auto derivatives = [any_drawn](const Forecast& forecast, double u, double h) {
        return any_drawn ? with_draws(u, h, forecast.half_points)
                         : without_draws(u, forecast.half_points == 2);
    };
    const double half_width = any_drawn ? 1 : 0;
    const auto fit = likeliest({eval::kPerCentipawn, half_width, half_width}, [&](const Vector& numbers) {
        return likelihood(forecasts, numbers, score, derivatives);
    });
    return {fit[0], fit[1], fit[2]};
}

std::vector<Bucket> reliability(const Forecasts& forecasts) {
    constexpr double kThousand = 1000;
    std::vector<Bucket> buckets = empty_buckets();
    for (const Forecast& forecast : forecasts.all()) {
        const eval::Centipawns centipawns = forecasts.centipawns(forecast);
        Bucket& bucket = buckets[bucket_of(centipawns.raw())];
        ++bucket.positions;
        bucket.expected += eval::expected_score(centipawns.raw());
        bucket.result.value += kHalf * forecast.half_points;
        bucket.drawn_expected += outlook(centipawns, forecasts.odds(forecast)).draw / kThousand;
        bucket.drawn += forecast.half_points == 1 ? 1 : 0;
    }
    for (Bucket& bucket : buckets) {
        const auto positions = static_cast<double>(std::max<std::int64_t>(bucket.positions, 1));
        for (double* sum : {&bucket.expected, &bucket.result.value, &bucket.drawn_expected, &bucket.drawn})
            *sum /= positions;
    }
    find_errors(buckets, forecasts);
    return buckets;
}

}  // namespace janggun::train
