#include "play_file.hpp"

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>
#include <system_error>

#include <fmt/format.h>

#include "input.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/text.hpp"

namespace janggun::cli {

using util::InputError;

view::Record load_record(const std::string& path) {
    if (path == "-") throw InputError("--load: standard input holds what is typed, not a game");
    std::istringstream unused;
    std::optional<view::Record> record;
    read_file(path, unused, [&](std::istream& stream) {
        try {
            record = view::read_record(stream);
        } catch (const InputError& error) {
            check_read(stream, path);
            throw InputError(fmt::format("{}: {}", util::in_quotes(path, kLongestPath), error.what()));
        }
    });
    return *record;
}

void write_record(const std::string& path, const view::Record& record) {
    errno = 0;
    std::ofstream file{path, std::ios::binary};
    file << record_text(record);
    file.close();
    if (!file) {
        throw InputError(fmt::format("cannot write {}: {}", util::in_quotes(path, kLongestPath),
                                     std::generic_category().message(errno)));
    }
}

std::string next_free_name(const std::string& path) {
    const std::filesystem::path named{path};
    std::string name;
    std::error_code ignored;
    int number = 2;
    do {
        const std::string numbered =
            fmt::format("{}-{}{}", named.stem().string(), number, named.extension().string());
        name = (named.parent_path() / numbered).string();
        ++number;
    } while (std::filesystem::exists(name, ignored));
    return name;
}

}  // namespace janggun::cli
