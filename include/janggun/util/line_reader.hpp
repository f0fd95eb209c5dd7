#pragma once

#include <cstddef>
#include <istream>
#include <optional>
#include <string>

namespace janggun::util {

// The lines of a text one by one, without the byte order mark that may stand before the first.
class LineReader {
  public:
    explicit LineReader(std::istream& stream) : stream_{stream} {}

    // Nothing at the end.
    [[nodiscard]] std::optional<std::string> next();
    // Of the line that was read last, from 1.
    [[nodiscard]] std::size_t number() const noexcept { return number_; }

  private:
    std::istream& stream_;
    std::size_t number_ = 0;
};

}  // namespace janggun::util
