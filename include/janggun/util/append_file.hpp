#pragma once

#include <cstddef>
#include <fstream>
#include <string>
#include <string_view>

namespace janggun::util {

// How much of a path a message shows.
inline constexpr std::size_t kLongestPath = 250;

// A file that is written at its end, and created if it does not exist. Throws InputError, which names it, if
// it cannot be opened or written.
class AppendFile {
  public:
    explicit AppendFile(std::string path);

    // Appends the bytes; the system has them when this returns.
    void append(std::string_view bytes);

  private:
    void check() const;

    std::string path_;
    std::ofstream file_;
};

}  // namespace janggun::util
