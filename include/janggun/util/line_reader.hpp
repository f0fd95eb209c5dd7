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

    // The next line; nothing at the end.
    [[nodiscard]] std::optional<std::string> next();
    // The line that next() will return.
    [[nodiscard]] const std::optional<std::string>& peek();
    // The number of the line that next() returned last, counted from 1.
    [[nodiscard]] std::size_t number() const noexcept { return number_; }

  private:
    [[nodiscard]] std::optional<std::string> read();

    std::istream& stream_;
    std::optional<std::string> peeked_;
    std::size_t number_ = 0;
};

}  // namespace janggun::util
