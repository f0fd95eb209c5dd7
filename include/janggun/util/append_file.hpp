#pragma once

#include <cstddef>
#include <fstream>
#include <string>
#include <string_view>

namespace janggun::util {

// How much of a path a message shows.
inline constexpr std::size_t kLongestPath = 250;

// A file that is written to at its end, and made where there is none. Throws InputError, which names it,
// where it cannot be opened or written.
class AppendFile {
  public:
    explicit AppendFile(std::string path);

    // On its way to the disk when this returns.
    void append(std::string_view bytes);

  private:
    void check() const;

    std::string path_;
    std::ofstream file_;
};

}  // namespace janggun::util
