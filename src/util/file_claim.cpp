#include "janggun/util/file_claim.hpp"

#include <utility>

#include "janggun/util/append_file.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/text.hpp"

#ifndef _WIN32
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>
#endif

namespace janggun::util {

#ifdef _WIN32
FileClaim::FileClaim(const std::string& /*path*/) {}
FileClaim::~FileClaim() = default;
#else
FileClaim::FileClaim(const std::string& path)
    : descriptor_{open(path.c_str(), O_RDONLY | O_CLOEXEC)} {  // NOLINT: it has no other interface
    if (descriptor_ == kNone || flock(descriptor_, LOCK_EX | LOCK_NB) == 0) return;
    close(descriptor_);
    throw InputError(in_quotes(path, kLongestPath) + " is being written by another run");
}

FileClaim::~FileClaim() {
    if (descriptor_ != kNone) close(descriptor_);
}
#endif

FileClaim::FileClaim(FileClaim&& other) noexcept : descriptor_{std::exchange(other.descriptor_, kNone)} {}

FileClaim& FileClaim::operator=(FileClaim&& other) noexcept {
    std::swap(descriptor_, other.descriptor_);
    return *this;
}

}  // namespace janggun::util
