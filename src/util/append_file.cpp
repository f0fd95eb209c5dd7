#include "janggun/util/append_file.hpp"

#include <cerrno>
#include <system_error>
#include <utility>

#include "janggun/util/error.hpp"
#include "janggun/util/text.hpp"

namespace janggun::util {

AppendFile::AppendFile(std::string path) : path_{std::move(path)} {
    errno = 0;
    file_.open(path_, std::ios::binary | std::ios::app);
    check();
}

void AppendFile::append(std::string_view bytes) {
    errno = 0;
    file_ << bytes << std::flush;
    check();
}

void AppendFile::check() const {
    if (file_) return;
    throw InputError("cannot write " + in_quotes(path_, kLongestPath) + ": " +
                     std::generic_category().message(errno));
}

}  // namespace janggun::util
