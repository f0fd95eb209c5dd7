#include "janggun/util/line_reader.hpp"

#include "janggun/util/utf8.hpp"

namespace janggun::util {

std::optional<std::string> LineReader::next() {
    std::string line;
    if (!std::getline(stream_, line)) return std::nullopt;
    if (number_++ == 0 && line.starts_with(kByteOrderMark)) line.erase(0, kByteOrderMark.size());
    return line;
}

}  // namespace janggun::util
