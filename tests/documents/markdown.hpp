#pragma once

#include <cstddef>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "lines.hpp"

namespace janggun::documents {

// The document itself is not as it should be. The text begins with the number of the line.
class DocumentError : public std::runtime_error {
    using std::runtime_error::runtime_error;
};

// What stands between ```console and ```.
struct Example {
    std::size_t first = 0;  // the index of its first line, which is also the number of the fence's line
    Lines lines;
    std::optional<std::string> why_not_run;
};

// All examples of a document. The line <!-- not run: REASON --> before a fence is for the one that follows
// it.
[[nodiscard]] std::vector<Example> examples_in(const Lines& document);

}  // namespace janggun::documents
