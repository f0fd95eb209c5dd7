#include "documents.hpp"

#include <cstdint>
#include <ostream>
#include <ranges>
#include <string>
#include <vector>

#include "likeness.hpp"
#include "step.hpp"

namespace janggun::documents {

namespace {

void print(std::ostream& out, const char* sign, const Lines& lines) {
    for (const std::string& line : lines) out << sign << line << '\n';
}

// The steps with what their commands print now; what differs is told.
std::vector<Step> run_steps(std::vector<Step> steps, const Shell& shell, const std::string& place,
                            std::ostream& out) {
    std::vector<std::string> commands;
    for (const Step& step : steps) commands.push_back(step.command);
    const std::vector<Lines> printed = shell.run(commands);
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (is_like(steps[i].output, printed[i])) continue;
        out << place << ": $ " << steps[i].command << '\n';
        print(out, "-", steps[i].output);
        print(out, "+", printed[i]);
        steps[i].output = refreshed(steps[i].output, printed[i]);
    }
    return steps;
}

void replace(Lines& document, const Example& example, const Lines& lines) {
    const auto first = document.begin() + static_cast<std::ptrdiff_t>(example.first);
    const auto place = document.erase(first, first + std::ssize(example.lines));
    document.insert(place, lines.begin(), lines.end());
}

}  // namespace

Result run_examples(const Lines& document, const Shell& shell, const std::string& name, std::ostream& out) {
    const std::vector<Example> examples = examples_in(document);
    std::vector<Lines> now;
    Result result{document, examples.size()};
    const auto is_complete = [&](const std::string& command) { return shell.is_complete(command); };
    for (const Example& example : examples) {
        const std::string place = name + ":" + std::to_string(example.first);
        if (example.why_not_run) {
            out << place << ": not run: " << *example.why_not_run << '\n';
            ++result.skipped;
            now.push_back(example.lines);
            continue;
        }
        now.push_back(lines_of(run_steps(steps_of(example.lines, is_complete), shell, place, out)));
        result.differing += static_cast<std::size_t>(now.back() != example.lines);
    }
    // From the last one to the first, so that the places of the others stay what they were.
    for (std::size_t i = examples.size(); i-- > 0;) replace(result.document, examples[i], now[i]);
    return result;
}

}  // namespace janggun::documents
