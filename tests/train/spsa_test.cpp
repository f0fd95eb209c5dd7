#include "janggun/train/spsa.hpp"

#include <catch2/catch.hpp>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "janggun/util/rng.hpp"

namespace janggun::train {
namespace {

SpsaSettings settings_of(std::vector<Knob> knobs, std::int64_t trials) {
    SpsaSettings settings;
    settings.knobs = std::move(knobs);
    settings.trials = trials;
    return settings;
}

// Two games between the sides of a trial, which chance decides: the better side is as much better as it is
// nearer to the best values. The result is what the plus side has won more than it has lost.
class Contest {
  public:
    explicit Contest(std::vector<double> best, double unit = 30) : best_{std::move(best)}, unit_{unit} {}

    double play(const Trial& trial) {
        const double expected = 1 / (1 + std::exp(badness(trial.plus) - badness(trial.minus)));
        return game(expected) + game(expected);
    }

    [[nodiscard]] double badness(const std::vector<int>& values) const {
        double sum = 0;
        for (std::size_t i = 0; i < values.size(); ++i)
            sum += (values[i] - best_[i]) * (values[i] - best_[i]) / unit_ / unit_;
        return sum;
    }

  private:
    double game(double expected) { return rng_.below(1'000'000) < expected * 1'000'000 ? 1 : -1; }

    std::vector<double> best_;
    double unit_;  // a distance that loses many games
    util::Rng rng_{17};
};

// With as many trials under way as the lag allows: a result is told once it must be.
std::vector<double> run(const SpsaSettings& settings, Contest contest) {
    Spsa spsa{settings};
    std::vector<double> results;
    for (std::int64_t number = 0; number < settings.trials; ++number) {
        while (!spsa.may_begin(number)) spsa.learn(results[static_cast<std::size_t>(spsa.known())]);
        results.push_back(contest.play(spsa.trial(number)));
    }
    while (spsa.known() < settings.trials) spsa.learn(results[static_cast<std::size_t>(spsa.known())]);
    return spsa.values();
}

TEST_CASE("values go to where games are won, though each game is mostly chance", "[train][spsa]") {
    SpsaSettings settings =
        settings_of({{100, 0, 300, 10}, {100, 0, 300, 10}, {50, 0, 300, 10}, {8, 0, 200, 10}}, 20'000);
    settings.rate = 0.02;
    settings.seed = GENERATE(1U, 2U);
    settings.lag = GENERATE(1, 8);
    const std::vector<double> values = run(settings, Contest{{130, 70, 50, 28}});
    REQUIRE(values.size() == 4);
    CHECK(values[0] == Approx(130).margin(6));
    CHECK(values[1] == Approx(70).margin(6));
    CHECK(values[2] == Approx(50).margin(6));
    CHECK(values[3] == Approx(28).margin(6));
}

TEST_CASE("small whole numbers are found too", "[train][spsa]") {
    SpsaSettings settings = settings_of({{3, 0, 40, 1}}, 20'000);
    settings.rate = 0.01;
    CHECK(run(settings, Contest{{9}, 6})[0] == Approx(9).margin(1));
}

TEST_CASE("what is best beyond a range ends at its end", "[train][spsa]") {
    SpsaSettings settings = settings_of({{100, 80, 120, 10}, {100, 95, 300, 10}}, 5'000);
    settings.rate = 0.05;
    Spsa spsa{settings};
    Contest contest{{200, 20}};
    for (std::int64_t number = 0; number < settings.trials; ++number) {
        const Trial trial = spsa.trial(number);
        for (const std::vector<int>& values : {trial.plus, trial.minus}) {
            REQUIRE((values[0] >= 80 && values[0] <= 120));
            REQUIRE((values[1] >= 95 && values[1] <= 300));
        }
        spsa.learn(contest.play(trial));
    }
    CHECK(spsa.values()[0] == Approx(120).margin(1));
    CHECK(spsa.values()[1] == Approx(95).margin(1));
}

TEST_CASE("the mean of what is tried is the value, and the distance its step", "[train][spsa]") {
    constexpr int kTrials = 40'000;
    SpsaSettings settings = settings_of({{10, 0, 100, 1.25}}, kTrials);
    settings.lag = 1;
    Spsa spsa{settings};
    double sum = 0;
    double distance = 0;
    int ups = 0;
    for (std::int64_t number = 0; number < kTrials; ++number) {
        const Trial trial = spsa.trial(number);
        sum += trial.plus[0] + trial.minus[0];
        ups += trial.plus[0] > trial.minus[0] ? 1 : 0;
        if (number >= kTrials / 2) distance += std::abs(trial.plus[0] - trial.minus[0]);
        spsa.learn(0);
    }
    CHECK(spsa.values()[0] == 10);
    CHECK(sum / (2 * kTrials) == Approx(10).margin(0.02));
    CHECK(ups == Approx(kTrials / 2).margin(600));
    // From there to the end it is 1.25 times the tenth root of two, and less: twice that on both sides.
    CHECK(distance / (kTrials / 2.0) == Approx(2 * 1.25 * 1.032).margin(0.03));
}

TEST_CASE("a trial depends on the results up to the lag, and on none behind", "[train][spsa]") {
    SpsaSettings settings = settings_of({{1000, 0, 2000, 50}, {1000, 0, 2000, 50}}, 100);
    settings.rate = 0.5;
    settings.lag = 4;
    Spsa early{settings};
    Spsa late{settings};
    for (const double result : {2.0, -1.0, 1.0}) {
        early.learn(result);
        late.learn(result);
    }
    CHECK(early.may_begin(6));
    CHECK_FALSE(early.may_begin(7));
    for (const double result : {2.0, 2.0, 0.0}) late.learn(result);
    CHECK(late.trial(6).plus == early.trial(6).plus);
    CHECK(late.trial(6).minus == early.trial(6).minus);
    CHECK(late.values() != early.values());
    late.learn(0);
    early.learn(-2);
    CHECK(late.trial(7).plus != early.trial(7).plus);
}

TEST_CASE("a seed gives other trials", "[train][spsa]") {
    SpsaSettings settings = settings_of(std::vector<Knob>(40, {100, 0, 200, 10}), 10);
    const Trial first = Spsa{settings}.trial(0);
    CHECK(Spsa{settings}.trial(0).plus == first.plus);
    CHECK(Spsa{settings}.trial(1).plus != first.plus);
    settings.seed = 1;
    CHECK(Spsa{settings}.trial(0).plus != first.plus);
}

}  // namespace
}  // namespace janggun::train
