#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "janggun/game/rules.hpp"
#include "janggun/match/player.hpp"

namespace janggun::match {

struct ProgramOption {
    std::string name;
    std::string value;
};

// A UCI engine to be run as a process of its own.
struct ProgramSettings {
    std::vector<std::string> command;  // the program, and its arguments; not empty
    std::vector<ProgramOption> options;
    game::RuleSet rules = game::RuleSet::janggi;
    Milliseconds handshake{10'000};  // for each answer to `uci` and `isready`
};

// The words of a command line. Blanks within single or double quotes are part of a word, and a backslash
// takes the next character as it is, except within single quotes. Throws util::InputError if a quote is not
// closed or there is no word.
[[nodiscard]] std::vector<std::string> split_command(std::string_view text);

class ProgramPlayer : public Player {
  public:
    explicit ProgramPlayer(ProgramSettings settings);
    ProgramPlayer(const ProgramPlayer&) = delete;
    ProgramPlayer(ProgramPlayer&&) = delete;
    ProgramPlayer& operator=(const ProgramPlayer&) = delete;
    ProgramPlayer& operator=(ProgramPlayer&&) = delete;
    ~ProgramPlayer() override;

    // The program's own name for itself.
    [[nodiscard]] std::string name() const override { return name_; }
    // Starts the program if it does not run.
    [[nodiscard]] std::optional<std::string> new_game(const std::stop_token& stop) override;
    [[nodiscard]] Reply think(const Turn& turn) override;

  private:
    class Dialogue;

    [[nodiscard]] std::optional<std::string> start(const std::stop_token& stop);
    [[nodiscard]] std::optional<std::string> get_ready(const std::stop_token& stop);
    void give_up();

    ProgramSettings settings_;
    std::string name_;
    std::unique_ptr<Dialogue> dialogue_;  // none while the program does not run
};

}  // namespace janggun::match
