#pragma once

#include <cstddef>
#include <limits>
#include <string>
#include <string_view>

namespace janggun::util {

// Words with blanks between, in lines of a given number of columns. The first line begins with the head, and
// the others are indented by as much if that leaves them room.
class Paragraph {
  public:
    static constexpr std::size_t kUnlimited = std::numeric_limits<std::size_t>::max();

    explicit Paragraph(std::size_t width, std::string_view head = {});

    // Adds a word, which is never broken.
    void add(std::string_view word);
    [[nodiscard]] const std::string& text() const noexcept { return text_; }

  private:
    std::size_t width_;
    std::size_t indent_;
    std::size_t column_;
    bool is_line_empty_ = true;  // has only the head or the indent
    std::string text_;
};

}  // namespace janggun::util
