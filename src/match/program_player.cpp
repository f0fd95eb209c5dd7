#include "janggun/match/program_player.hpp"

#include <chrono>
#include <functional>
#include <utility>

#include "child_process.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/text.hpp"
#include "uci_text.hpp"

namespace janggun::match {

using Clock = std::chrono::steady_clock;

namespace {

constexpr std::size_t kLongestText = 80;  // the most that a message shows of the program's text

bool is_blank(char c) { return c == ' ' || c == '\t'; }

// Reads the words of a command line one by one.
class WordReader {
  public:
    explicit WordReader(std::string_view text) : text_{text} {}

    std::optional<std::string> next() {
        while (!text_.empty() && is_blank(text_.front())) text_.remove_prefix(1);
        if (text_.empty()) return std::nullopt;
        std::string word;
        while (!text_.empty() && !is_blank(text_.front())) {
            const char c = take();
            if (c == '\'' || c == '"') {
                read_quoted(c, word);
            } else {
                word += c == '\\' && !text_.empty() ? take() : c;
            }
        }
        return word;
    }

  private:
    char take() {
        const char c = text_.front();
        text_.remove_prefix(1);
        return c;
    }

    void read_quoted(char quote, std::string& word) {
        while (!text_.empty()) {
            const char c = take();
            if (c == quote) return;
            word += c == '\\' && quote == '"' && !text_.empty() ? take() : c;
        }
        throw util::InputError(std::string{"a quote ("} + quote + ") is not closed");
    }

    std::string_view text_;
};

std::string complaint_about(ReadStatus status, std::string_view question) {
    return (status == ReadStatus::late ? "does not answer " : "ends without an answer to ") +
           std::string{question};
}

}  // namespace

std::vector<std::string> split_command(std::string_view text) {
    WordReader reader{text};
    std::vector<std::string> words;
    while (std::optional<std::string> word = reader.next()) words.push_back(std::move(*word));
    if (words.empty() || words[0].empty()) throw util::InputError("there is no program to run");
    return words;
}

// The program while it runs, and the time that it has for its next answer.
class ProgramPlayer::Dialogue {
  public:
    explicit Dialogue(const std::vector<std::string>& command) : process_{command} {}

    void wait_at_most(Milliseconds patience) { deadline_ = Clock::now() + patience; }
    // Returns whether the line was sent: a program that has ended, or does not read, gets nothing.
    bool say(std::string_view line) { return process_.write_line(line, deadline_); }
    // Reads lines, and shows them to `see`, until one begins with `word`; returns the rest of that line.
    [[nodiscard]] ReadResult await(std::string_view word, const std::stop_token& stop,
                                   const std::function<void(std::string_view)>& see) {
        while (true) {
            ReadResult result = process_.read_line(deadline_, stop);
            if (result.status != ReadStatus::line) return result;
            if (Clock::now() >= deadline_) return {ReadStatus::late, {}};
            if (const auto rest = behind(word, result.line)) return {ReadStatus::line, std::string{*rest}};
            see(result.line);
        }
    }

    void kill() noexcept { process_.kill(); }

  private:
    ChildProcess process_;
    Clock::time_point deadline_;
};

ProgramPlayer::ProgramPlayer(ProgramSettings settings)
    : settings_{std::move(settings)}, name_{util::printable(settings_.command[0], kLongestText)} {}

ProgramPlayer::~ProgramPlayer() {
    constexpr Milliseconds kShort{100};
    if (!dialogue_) return;
    dialogue_->wait_at_most(kShort);
    dialogue_->say("quit");
}

void ProgramPlayer::give_up() {
    dialogue_->kill();
    dialogue_.reset();
}

std::optional<std::string> ProgramPlayer::new_game(const std::stop_token& stop) {
    std::optional<std::string> complaint = dialogue_ ? std::nullopt : start(stop);
    if (!complaint) {
        dialogue_->wait_at_most(settings_.handshake);
        dialogue_->say("ucinewgame");
        complaint = get_ready(stop);
    }
    if (complaint) give_up();
    return complaint;
}

// Does the handshake, and sets the options.
std::optional<std::string> ProgramPlayer::start(const std::stop_token& stop) {
    dialogue_ = std::make_unique<Dialogue>(settings_.command);
    dialogue_->wait_at_most(settings_.handshake);
    dialogue_->say("uci");
    const ReadResult answer = dialogue_->await("uciok", stop, [this](std::string_view line) {
        if (const auto name = behind("id name", line)) name_ = util::printable(*name, kLongestText);
    });
    if (answer.status != ReadStatus::line) return complaint_about(answer.status, "uci");
    dialogue_->wait_at_most(settings_.handshake);
    dialogue_->say("setoption name UCI_Variant value " + std::string{rules_for(settings_.rules).name});
    for (const ProgramOption& option : settings_.options)
        dialogue_->say("setoption name " + option.name + " value " + option.value);
    return get_ready(stop);
}

std::optional<std::string> ProgramPlayer::get_ready(const std::stop_token& stop) {
    std::string refusal;
    dialogue_->say("isready");
    const ReadResult answer = dialogue_->await("readyok", stop, [&refusal](std::string_view line) {
        if (refusal.empty() && refuses_option(line)) refusal = util::in_quotes(line, kLongestText);
    });
    if (answer.status != ReadStatus::line) return complaint_about(answer.status, "isready");
    if (!refusal.empty()) return "says " + refusal;
    return std::nullopt;
}

Reply ProgramPlayer::think(const Turn& turn) {
    Reply reply;
    dialogue_->wait_at_most(turn.patience);
    dialogue_->say(position_text(turn.start, turn.moves));
    dialogue_->say(go_text(turn.limits));
    const ReadResult answer = dialogue_->await("bestmove", turn.stop, [&reply](std::string_view line) {
        if (behind("info", line)) note_info(line, reply);
    });
    switch (answer.status) {
        case ReadStatus::line: {
            const std::vector<std::string_view> words = util::split_words(answer.line);
            if (!words.empty()) reply.move = words.front();
            return reply;
        }
        case ReadStatus::closed: reply.fault = Fault::crash; break;
        case ReadStatus::late: reply.fault = Fault::no_answer; break;
        case ReadStatus::stopped: return reply;
    }
    give_up();
    return reply;
}

}  // namespace janggun::match
