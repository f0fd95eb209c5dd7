#include "janggun/util/assert.hpp"

#include <cstdlib>
#include <iostream>

namespace janggun::util {

void assertion_failed(const char* condition, const char* file, int line) {
    std::cerr << file << ':' << line << ": assertion failed: " << condition << std::endl;
    std::abort();
}

}  // namespace janggun::util
