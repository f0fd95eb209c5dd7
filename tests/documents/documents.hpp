#pragma once

#include <cstddef>
#include <iosfwd>

#include "lines.hpp"
#include "markdown.hpp"
#include "shell.hpp"

namespace janggun::documents {

struct Result {
    Lines document;  // with what the commands print now
    std::size_t examples = 0;
    std::size_t skipped = 0;
    std::size_t differing = 0;  // examples of which something else is printed now
};

// Runs the examples of a document, and tells on `out` which differ and how, and which are not run and why.
// May throw DocumentError.
[[nodiscard]] Result run_examples(const Lines& document, const Shell& shell, const std::string& name,
                                  std::ostream& out);

}  // namespace janggun::documents
