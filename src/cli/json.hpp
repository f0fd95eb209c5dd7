#pragma once

#include <string>
#include <string_view>

namespace janggun::cli {

// `text` as a JSON string, quotes included. Bytes that are not ASCII pass as they are: the program's own
// texts are UTF-8, and what it repeats of its input has gone through util::in_quotes.
[[nodiscard]] inline std::string json_string(std::string_view text) {
    std::string result = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') result += '\\';
        result += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
    }
    return result + '"';
}

}  // namespace janggun::cli
