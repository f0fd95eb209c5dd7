#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

// The command line as its user sees it, with strings in place of terminal and files.

namespace janggun::cli_test {

struct Surroundings {
    std::string in;
    bool out_is_terminal = false;
    bool err_is_terminal = false;
    bool in_is_terminal = false;
    bool no_color = false;
    std::size_t columns = 80;
};

struct Outcome {
    int status = -1;
    std::string out;
    std::string err;
};

using Arguments = std::vector<std::string>;

// Arguments, and more behind them.
[[nodiscard]] Arguments with(Arguments arguments, const Arguments& more);

// Runs `janggun ARGUMENTS...`.
[[nodiscard]] Outcome run(const Arguments& arguments, const Surroundings& surroundings = {});

// Checks that the program refused its input: status 2, nothing on `out`, and on `err` one line, fit for a
// terminal, which holds each of the fragments.
void check_refusal(const Outcome& outcome, const std::vector<std::string>& fragments);

[[nodiscard]] std::vector<std::string> lines_of(const std::string& text);

// The text of a file beside these tests, with LF at the end of each line.
[[nodiscard]] std::string golden(std::string_view name);

// A file with the given bytes that is gone when the test is over.
class TemporaryFile {
  public:
    explicit TemporaryFile(std::string_view bytes);
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;
    ~TemporaryFile();

    [[nodiscard]] std::string path() const { return path_.string(); }

  private:
    std::filesystem::path path_;
};

// What is in a file, byte for byte.
[[nodiscard]] std::string text_of(const std::string& path);
[[nodiscard]] inline std::string text_of(const TemporaryFile& file) { return text_of(file.path()); }

}  // namespace janggun::cli_test
