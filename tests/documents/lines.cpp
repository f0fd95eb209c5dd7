#include "lines.hpp"

#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string_view>

#include "janggun/util/text.hpp"

namespace janggun::documents {

Lines read_lines(const std::filesystem::path& path) {
    std::ifstream file{path};
    if (!file) throw std::runtime_error(path.string() + " cannot be read");
    const std::string text(std::istreambuf_iterator<char>(file), {});
    Lines lines;
    for (const std::string_view line : util::split(text, '\n')) lines.emplace_back(line);
    return lines;
}

}  // namespace janggun::documents
