#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "lines.hpp"

namespace janggun::documents {

// Bash in a folder of its own, which looks like the root of the project and has nothing in it but what
// examples read: the tests' data and the positions of the benchmarks. `janggun` is the program that is
// tested.
class Shell {
  public:
    Shell(const std::filesystem::path& janggun, const std::filesystem::path& project);
    Shell(const Shell&) = delete;
    Shell(Shell&&) = delete;
    Shell& operator=(const Shell&) = delete;
    Shell& operator=(Shell&&) = delete;
    ~Shell();

    // Whether a shell that has read this waits for no more lines.
    [[nodiscard]] bool is_complete(const std::string& command) const;

    // What each command prints, its errors where they come, as on a terminal. Variables pass from one to the
    // next. A command that ends the shell is the last one.
    [[nodiscard]] std::vector<Lines> run(const std::vector<std::string>& commands) const;

  private:
    [[nodiscard]] std::string output_of(const std::string& script, const std::string& options) const;

    std::filesystem::path folder_;
};

}  // namespace janggun::documents
