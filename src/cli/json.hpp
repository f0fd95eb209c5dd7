#pragma once

#include <cmath>
#include <optional>
#include <string>
#include <string_view>

#include <fmt/format.h>

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

// Nothing, and what is infinite, is null.
[[nodiscard]] inline std::string json_decimal(std::optional<double> value, int digits) {
    return value && std::isfinite(*value) ? fmt::format("{:.{}f}", *value, digits) : "null";
}

}  // namespace janggun::cli
