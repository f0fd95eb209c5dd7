#include "step.hpp"

#include <cstddef>

#include "janggun/util/text.hpp"

namespace janggun::documents {

std::vector<Step> steps_of(const Lines& example,
                           const std::function<bool(const std::string& command)>& is_complete) {
    std::vector<Step> steps;
    for (std::size_t index = 0; index < example.size(); ++index) {
        const std::string& line = example[index];
        if (line.starts_with(kPrompt)) {
            steps.push_back({line.substr(kPrompt.size()), {}});
            std::string& command = steps.back().command;
            while (!is_complete(command) && index + 1 < example.size()) command += "\n" + example[++index];
        } else {
            steps.back().output.push_back(line);
        }
    }
    return steps;
}

Lines lines_of(const std::vector<Step>& steps) {
    Lines lines;
    for (const Step& step : steps) {
        const std::string shown = std::string{kPrompt} + step.command;
        for (const std::string_view line : util::split(shown, '\n')) lines.emplace_back(line);
        lines.insert(lines.end(), step.output.begin(), step.output.end());
    }
    return lines;
}

}  // namespace janggun::documents
