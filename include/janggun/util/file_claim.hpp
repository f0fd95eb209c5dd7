#pragma once

#include <string>

namespace janggun::util {

// Keeps a file for whoever has it: another claim on it, by this program or another one, is refused with an
// InputError until this one is gone, which is also the case when the program ends in any way. If the system
// has no such locks, all claims are granted.
class FileClaim {
  public:
    FileClaim() noexcept = default;  // claims nothing
    explicit FileClaim(const std::string& path);
    FileClaim(FileClaim&& other) noexcept;
    FileClaim& operator=(FileClaim&& other) noexcept;
    FileClaim(const FileClaim&) = delete;
    FileClaim& operator=(const FileClaim&) = delete;
    ~FileClaim();

  private:
    static constexpr int kNone = -1;
    int descriptor_ = kNone;
};

}  // namespace janggun::util
