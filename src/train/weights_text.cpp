#include <string>
#include <type_traits>
#include <vector>

#include <fmt/format.h>

#include "janggun/eval/phased.hpp"
#include "janggun/train/tuner.hpp"

namespace janggun::train {

namespace {

using eval::Phased;

constexpr int kIndent = 4;

std::string text_of(const Phased& number, int /*depth*/) {
    return fmt::format("{{{}, {}}}", number.early(), number.late());
}

// Writes a row of numbers in a line, and a table with a line for each row.
template <class Members>
std::string text_of(const Members& members, int depth) {
    using Member = std::remove_cvref_t<decltype(*members.begin())>;
    std::vector<std::string> texts;
    texts.reserve(members.size());
    for (const Member& member : members) texts.push_back(text_of(member, depth + 1));
    if constexpr (std::is_same_v<Member, Phased>) {
        return fmt::format("{{{{{}}}}}", fmt::join(texts, ", "));
    } else {
        std::string lines;
        for (const std::string& text : texts)
            lines += fmt::format("{:{}}{},\n", "", kIndent * (depth + 1), text);
        return fmt::format("{{{{\n{}{:{}}}}}}", lines, "", kIndent * depth);
    }
}

}  // namespace

std::string weights_text(const eval::Weights& weights) {
    std::string members;
    for_each_group(weights, [&members](eval::Group /*group*/, std::string_view name, const auto& member) {
        members += fmt::format("{:{}}.{} = {},\n", "", kIndent, name, text_of(member, 1));
    });
    return fmt::format(
        "#pragma once\n\n"
        "#include \"janggun/eval/weights.hpp\"\n\n"
        "// The weights that the engine plays with, as `janggun tune` writes them.\n\n"
        "namespace janggun::eval {{\n\n"
        "// clang-format off\n"
        "inline constexpr Weights kWeights{{\n{}}};\n"
        "// clang-format on\n\n"
        "}}  // namespace janggun::eval\n",
        members);
}

}  // namespace janggun::train
