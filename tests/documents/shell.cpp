#include "shell.hpp"

#include <stdlib.h>

#include <array>
#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <fstream>
#include <stdexcept>
#include <string_view>
#include <system_error>

#include "janggun/util/text.hpp"

namespace janggun::documents {

namespace {

namespace fs = std::filesystem;

// Parts what one command prints from what the next one does.
constexpr char kMark = '\036';
constexpr std::string_view kPrintMark = "printf '\\036'";

[[noreturn]] void give_up(const std::string& what) {
    throw std::system_error(errno, std::generic_category(), what);
}

fs::path make_folder() {
    std::string name = (fs::temp_directory_path() / "janggun-documents-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) give_up("no temporary folder");
    return name;
}

std::string for_shell(const fs::path& path) {
    std::string quoted = "'";
    for (const char letter : path.string()) quoted += letter == '\'' ? "'\\''" : std::string(1, letter);
    return quoted + "'";
}

Lines lines_of_output(std::string_view text) {
    if (text.empty()) return {};
    if (text.ends_with('\n')) text.remove_suffix(1);
    Lines lines;
    for (const std::string_view line : util::split(text, '\n')) lines.emplace_back(line);
    return lines;
}

}  // namespace

Shell::Shell(const fs::path& janggun, const fs::path& project) : folder_{make_folder()} {
    fs::create_directories(folder_ / "bin");
    fs::create_directories(folder_ / "root");
    fs::create_symlink(fs::absolute(janggun), folder_ / "bin" / "janggun");
    for (const char* const name : {"tests", "bench"}) {
        fs::create_directory_symlink(fs::absolute(project) / name, folder_ / "root" / name);
    }
}

Shell::~Shell() {
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
}

std::string Shell::output_of(const std::string& script, const std::string& options) const {
    const fs::path file = folder_ / "script";
    std::ofstream{file} << script;
    const std::string command =
        "cd " + for_shell(folder_ / "root") + " && LC_ALL=C.UTF-8 PATH=" + for_shell(folder_ / "bin") +
        ":\"$PATH\" exec bash " + options + " " + for_shell(file) + " </dev/null 2>&1";
    std::FILE* const pipe = popen(command.c_str(), "r");
    if (pipe == nullptr) give_up("no shell");
    std::string output;
    std::array<char, 4096> bytes{};
    for (std::size_t count = 1; count > 0;) {
        count = std::fread(bytes.data(), 1, bytes.size(), pipe);
        output.append(bytes.data(), count);
    }
    pclose(pipe);
    return output;
}

bool Shell::is_complete(const std::string& command) const { return output_of(command + "\n", "-n").empty(); }

std::vector<Lines> Shell::run(const std::vector<std::string>& commands) const {
    std::string script;
    for (const std::string& command : commands)
        script.append(command).append("\n").append(kPrintMark).append("\n");
    const std::string output = output_of(script, "");
    std::vector<Lines> results;
    for (const std::string_view part : util::split(output, kMark)) results.push_back(lines_of_output(part));
    results.resize(commands.size());
    return results;
}

}  // namespace janggun::documents
