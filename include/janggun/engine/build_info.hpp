#pragma once

#include <string>
#include <string_view>

// What this binary is and how it was built.

namespace janggun::engine {

[[nodiscard]] std::string_view version() noexcept;
// The commit it was built from, with "-dirty" appended if files differed; "unknown" outside a repository.
[[nodiscard]] std::string_view commit() noexcept;
// "GCC 12.2.0, Release" and the like.
[[nodiscard]] std::string_view compiler() noexcept;
// The widest vector instructions that this run uses.
[[nodiscard]] std::string_view vector_units() noexcept;

// All of this, one line each.
[[nodiscard]] std::string build_text();

}  // namespace janggun::engine
