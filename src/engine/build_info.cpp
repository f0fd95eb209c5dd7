#include "janggun/engine/build_info.hpp"

#include "commit.hpp"
#include "version.hpp"

namespace janggun::engine {

std::string_view version() noexcept { return kVersion; }
std::string_view commit() noexcept { return kCommit; }
std::string_view compiler() noexcept { return kCompiler; }

// What every processor of the architecture has: nothing wider is used so far.
std::string_view vector_units() noexcept {
#if defined(__x86_64__) || defined(_M_X64)
    return "SSE2";
#elif defined(__aarch64__)
    return "NEON";
#else
    return "none";
#endif
}

std::string build_text() {
    std::string text = "janggun ";
    text += version();
    text += "\ncommit: ";
    text += commit();
    text += "\ncompiler: ";
    text += compiler();
    text += "\nvector units: ";
    text += vector_units();
    return text;
}

}  // namespace janggun::engine
