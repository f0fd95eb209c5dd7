#pragma once

#include "janggun/search/report.hpp"

namespace janggun::engine {

// Keeps what a search came to, for those who wait until it is over.
class Capture : public search::Listener {
  public:
    void on_done(const search::Outcome& outcome) override { outcome_ = outcome; }
    [[nodiscard]] const search::Outcome& outcome() const noexcept { return outcome_; }

  private:
    search::Outcome outcome_;
};

}  // namespace janggun::engine
