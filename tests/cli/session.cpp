#include "cli/session.hpp"

#include <algorithm>
#include <cstddef>
#include <fstream>
#include <iterator>
#include <random>
#include <sstream>

#include <catch2/catch.hpp>

#include "janggun/cli/cli.hpp"
#include "session/printable.hpp"

namespace janggun::cli_test {

Arguments with(Arguments arguments, const Arguments& more) {
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
}

Outcome run(const Arguments& arguments, const Surroundings& surroundings) {
    std::vector<const char*> argv{"janggun"};
    for (const std::string& argument : arguments) argv.push_back(argument.c_str());
    std::istringstream in{surroundings.in};
    std::ostringstream out;
    std::ostringstream err;
    cli::Console console{in, out, err};
    console.out_is_terminal = surroundings.out_is_terminal;
    console.err_is_terminal = surroundings.err_is_terminal;
    console.in_is_terminal = surroundings.in_is_terminal;
    console.no_color = surroundings.no_color;
    console.columns = [&surroundings] { return surroundings.columns; };
    const int status = cli::run(static_cast<int>(argv.size()), argv.data(), console);
    return {status, out.str(), err.str()};
}

void check_refusal(const Outcome& outcome, const std::vector<std::string>& fragments) {
    constexpr std::size_t kLongest = 400;
    const std::string& err = outcome.err;
    std::string faults;
    const auto require = [&](bool holds, const std::string& what) {
        if (!holds) faults += (faults.empty() ? "" : "; ") + what;
    };
    require(outcome.status == cli::kBadInput, "the status is " + std::to_string(outcome.status));
    require(outcome.out.empty(), "there is output");
    require(err.starts_with("janggun: "), "err does not start with the program's name");
    require(std::count(err.begin(), err.end(), '\n') == 1 && err.ends_with('\n'), "err is not one line");
    const std::string line = err.substr(0, err.find('\n'));
    require(session_test::is_printable(line), "err holds what cannot be shown");
    require(err.size() <= kLongest, "err is " + std::to_string(err.size()) + " bytes long");
    for (const std::string& fragment : fragments)
        require(err.find(fragment) != std::string::npos, "err does not tell " + fragment);
    CAPTURE(err.substr(0, kLongest));
    CHECK(faults == "");
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream{text};
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

std::string golden(std::string_view name) {
    const std::filesystem::path path = std::filesystem::path{JANGGUN_CLI_GOLDEN} / name;
    CAPTURE(path.string());
    std::ifstream file{path};
    REQUIRE(file);
    std::string text;
    for (std::string line; std::getline(file, line);) {
        if (line.ends_with('\r')) line.pop_back();
        text += line + '\n';
    }
    return text;
}

TemporaryFile::TemporaryFile(std::string_view bytes) {
    std::random_device random;
    path_ = std::filesystem::temp_directory_path() /
            ("janggun_cli_test_" + std::to_string(random()) + "_" + std::to_string(random()));
    std::ofstream file{path_, std::ios::binary};
    file << bytes;
    file.close();
    REQUIRE(file);
}

TemporaryFile::~TemporaryFile() {
    std::error_code ignored;
    std::filesystem::remove(path_, ignored);
}

std::string text_of(const std::string& path) {
    std::ifstream file{path, std::ios::binary};
    REQUIRE(file);
    return {std::istreambuf_iterator<char>{file}, {}};
}

}  // namespace janggun::cli_test
