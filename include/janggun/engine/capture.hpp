#pragma once

#include "janggun/search/report.hpp"

namespace janggun::engine {

// Keeps the outcome of a search, for a caller that waits until it is over.
class Capture : public search::Listener {
  public:
    void on_done(const search::Outcome& outcome) override { outcome_ = outcome; }
    [[nodiscard]] const search::Outcome& outcome() const noexcept { return outcome_; }

  private:
    search::Outcome outcome_;
};

}  // namespace janggun::engine
