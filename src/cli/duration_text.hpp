#pragma once

#include <cstdint>
#include <string>

#include <fmt/format.h>

namespace janggun::cli {

// "1:02:03".
[[nodiscard]] inline std::string duration_text(double seconds) {
    constexpr std::int64_t kSixty = 60;
    const auto whole = static_cast<std::int64_t>(seconds);
    return fmt::format("{}:{:02}:{:02}", whole / kSixty / kSixty, whole / kSixty % kSixty, whole % kSixty);
}

}  // namespace janggun::cli
