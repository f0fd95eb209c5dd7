#include <cstdlib>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <stdexcept>
#include <string>

#include "documents.hpp"
#include "lines.hpp"

// Runs the examples of documents and fails where one prints something else than the document shows; with
// --refresh the document is changed instead.

namespace janggun::documents {

namespace {

void write(const std::filesystem::path& path, const Lines& lines) {
    std::ofstream file{path};
    for (std::size_t i = 0; i < lines.size(); ++i) file << (i > 0 ? "\n" : "") << lines[i];
    if (!file.flush()) throw std::runtime_error(path.string() + " cannot be written");
}

// Whether the document is right, or is so now.
bool check(const std::filesystem::path& path, const std::filesystem::path& janggun, bool refresh) {
    const std::string name = path.filename().string();
    const Lines document = read_lines(path);
    const Shell shell{janggun, JANGGUN_SOURCE_ROOT};
    Result result;
    try {
        result = run_examples(document, shell, name, std::cout);
    } catch (const DocumentError& error) {
        std::cout << name << ":" << error.what() << '\n';
        return false;
    }
    std::cout << name << ": " << result.examples << " examples, " << result.skipped << " not run, "
              << result.differing << (refresh ? " brought up to date\n" : " out of date\n");
    if (refresh && result.differing > 0) write(path, result.document);
    return refresh || result.differing == 0;
}

int run(const Lines& arguments) {
    const bool refresh = !arguments.empty() && arguments.front() == "--refresh";
    const std::size_t first = refresh ? 1 : 0;
    if (arguments.size() < first + 2)
        throw std::runtime_error("usage: run_examples [--refresh] JANGGUN DOCUMENT...");
    bool is_right = true;
    for (std::size_t i = first + 1; i < arguments.size(); ++i) {
        is_right = check(arguments[i], arguments[first], refresh) && is_right;
    }
    return is_right ? EXIT_SUCCESS : EXIT_FAILURE;
}

}  // namespace

}  // namespace janggun::documents

int main(int argc, char** argv) {
    try {
        return janggun::documents::run({argv + 1, argv + argc});
    } catch (const std::exception& error) {
        std::cerr << "run_examples: " << error.what() << '\n';
        return EXIT_FAILURE;
    }
}
