#include "janggun/util/terminal.hpp"

#ifdef _WIN32
#include <io.h>
#else
#include <unistd.h>
#endif

namespace janggun::util {

bool is_terminal(StandardStream stream) {
    const int descriptor = static_cast<int>(stream);
#ifdef _WIN32
    return _isatty(descriptor) != 0;
#else
    return isatty(descriptor) != 0;
#endif
}

}  // namespace janggun::util
