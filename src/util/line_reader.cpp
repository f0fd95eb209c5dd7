#include "janggun/util/line_reader.hpp"

#include <utility>

#include "janggun/util/utf8.hpp"

namespace janggun::util {

std::optional<std::string> LineReader::next() {
    std::optional<std::string> line = peeked_ ? std::exchange(peeked_, std::nullopt) : read();
    if (line) ++number_;
    return line;
}

const std::optional<std::string>& LineReader::peek() {
    if (!peeked_) peeked_ = read();
    return peeked_;
}

std::optional<std::string> LineReader::read() {
    std::string line;
    if (!std::getline(stream_, line)) return std::nullopt;
    if (number_ == 0 && line.starts_with(kByteOrderMark)) line.erase(0, kByteOrderMark.size());
    return line;
}

}  // namespace janggun::util
