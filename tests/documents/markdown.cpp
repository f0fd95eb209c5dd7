#include "markdown.hpp"

#include <string_view>

#include "janggun/util/text.hpp"
#include "step.hpp"

namespace janggun::documents {

namespace {

constexpr std::string_view kFence = "```";
constexpr std::string_view kConsole = "```console";
constexpr std::string_view kMarker = "<!-- not run";

[[noreturn]] void refuse(std::size_t index, const std::string& why) {
    throw DocumentError(std::to_string(index + 1) + ": " + why);
}

bool is_fence(std::string_view line) { return util::trim(line).starts_with(kFence); }

// The reason that a marker gives.
std::string reason_of(const Lines& document, std::size_t index) {
    std::string_view rest = document[index];
    rest.remove_prefix(kMarker.size());
    if (!rest.starts_with(": ") || !rest.ends_with("-->")) {
        refuse(index, "an example that is not run is marked by <!-- not run: REASON -->");
    }
    rest.remove_prefix(1);
    rest.remove_suffix(3);
    const std::string_view reason = util::trim(rest);
    if (reason.empty()) refuse(index, "no reason is given why this example is not run");
    return std::string{reason};
}

std::size_t end_of_block(const Lines& document, std::size_t fence) {
    for (std::size_t index = fence + 1; index < document.size(); ++index) {
        if (util::trim(document[index]) == kFence) return index;
    }
    refuse(fence, "this block has no end");
}

}  // namespace

std::vector<Example> examples_in(const Lines& document) {
    std::vector<Example> examples;
    std::optional<std::string> why_not_run;
    for (std::size_t index = 0; index < document.size(); ++index) {
        const std::string& line = document[index];
        if (line.starts_with(kMarker)) {
            why_not_run = reason_of(document, index);
            if (index + 1 == document.size() || document[index + 1] != kConsole) {
                refuse(index, "what is marked as not run is the ```console block in the next line");
            }
        } else if (is_fence(line)) {
            const std::size_t end = end_of_block(document, index);
            if (util::trim(line) == kConsole) {
                if (line != kConsole) refuse(index, "a ```console block begins at the left edge");
                if (!document[index + 1].starts_with(kPrompt))
                    refuse(index, "an example begins with a command");
                const auto begin = document.begin();
                examples.push_back({index + 1,
                                    Lines(begin + static_cast<std::ptrdiff_t>(index) + 1,
                                          begin + static_cast<std::ptrdiff_t>(end)),
                                    why_not_run});
            }
            why_not_run.reset();
            index = end;
        }
    }
    return examples;
}

}  // namespace janggun::documents
