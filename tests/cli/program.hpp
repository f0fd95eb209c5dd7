#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

// The program itself as its user has it: a process that is typed to, read and interrupted.

namespace janggun::cli_test {

enum class Connection { terminal, pipes };

struct Circumstances {
    Connection connection = Connection::terminal;
    std::string term = "xterm";
    unsigned short columns = 80;
    std::string output = {};  // a file or device that takes it instead
};

class Program {
  public:
    // Runs `janggun ARGUMENTS...`.
    explicit Program(const std::vector<std::string>& arguments, const Circumstances& circumstances = {});
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;
    ~Program();

    // What follows the last text that was waited for, up to `text` and with it. Fails the test where it does
    // not come.
    std::string wait_for(const std::string& text);
    // Everything up to the end of the output.
    std::string rest();

    void type(const std::string& bytes);
    // No more input. Of pipes only.
    void close_input();
    // Returns when an interrupt does something else than end it.
    void wait_until_interruptible() const;
    // What Ctrl-C sends.
    void interrupt() const;
    void signal(int number) const;
    // Interrupts it until it is no more.
    void interrupt_until_ended() const;

    // The exit status, or 128 and the signal that ended it, as a shell has it.
    [[nodiscard]] int status();
    // Whether the terminal echoes what is typed and reads it line by line.
    [[nodiscard]] bool is_terminal_plain() const;

  private:
    // Reads more; false at the end of the output.
    bool read_more();

    pid_t process_ = -1;
    int in_ = -1;        // what is written to it
    int out_ = -1;       // what it writes
    int terminal_ = -1;  // its end of one
    std::string output_;
    std::size_t seen_ = 0;  // of the output
};

// Ctrl-C as a key.
inline const std::string kControlC = "\x03";

}  // namespace janggun::cli_test
