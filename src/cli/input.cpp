#include "input.hpp"

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <new>
#include <system_error>

#include "janggun/util/error.hpp"
#include "janggun/util/text.hpp"

namespace janggun::cli {

using util::in_quotes;
using util::InputError;

int run_within_means(std::size_t hash_megabytes, unsigned threads, const std::function<int()>& run) {
    try {
        return run();
    } catch (const std::bad_alloc&) {
        throw InputError("--hash: this machine has no " + std::to_string(hash_megabytes) +
                         " MB of memory to give");
    } catch (const std::system_error&) {
        throw InputError("--threads: this machine cannot start " + std::to_string(threads) + " threads");
    }
}

void check_read(const std::istream& stream, std::string_view name) {
    if (stream.bad()) throw InputError("cannot read " + std::string(name) + ": reading failed half-way");
}

void read_file(const std::string& path, std::istream& standard_input,
               const std::function<void(std::istream&)>& read) {
    const std::string name = in_quotes(path, kLongestPath);
    if (path == "-") {
        read(standard_input);
        check_read(standard_input, "standard input");
        return;
    }
    std::error_code ignored;
    if (std::filesystem::is_directory(path, ignored))
        throw InputError("cannot read " + name + ": it is a folder");
    errno = 0;
    std::ifstream file{path, std::ios::binary};
    if (!file) throw InputError("cannot read " + name + ": " + std::generic_category().message(errno));
    read(file);
    check_read(file, name);
}

}  // namespace janggun::cli
