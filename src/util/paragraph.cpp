#include "janggun/util/paragraph.hpp"

#include "janggun/util/columns.hpp"

namespace janggun::util {

namespace {

constexpr std::size_t kSmallIndent = 4;

}  // namespace

Paragraph::Paragraph(std::size_t width, std::string_view head)
    : width_{width}, indent_{columns_of(head)}, column_{indent_}, text_{head} {
    if (indent_ > width_ / 3 * 2) indent_ = kSmallIndent;
}

void Paragraph::add(std::string_view word) {
    const std::size_t columns = columns_of(word);
    const std::size_t gap = is_line_empty_ ? 0 : 1;
    if (!is_line_empty_ && column_ + gap + columns > width_) {
        text_ += '\n';
        text_.append(indent_, ' ');
        column_ = indent_;
    } else {
        text_.append(gap, ' ');
        column_ += gap;
    }
    text_ += word;
    column_ += columns;
    is_line_empty_ = false;
}

}  // namespace janggun::util
