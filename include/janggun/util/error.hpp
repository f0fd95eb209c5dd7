#pragma once

#include <stdexcept>

namespace janggun::util {

// Text from outside was wrong. The message tells a user what is wrong, where, and what would be right.
class InputError : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

}  // namespace janggun::util
