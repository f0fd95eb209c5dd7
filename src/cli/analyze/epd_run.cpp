#include "analyze/epd_run.hpp"

#include <condition_variable>
#include <deque>
#include <exception>
#include <map>
#include <mutex>
#include <ostream>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "analyze/analysis_text.hpp"
#include "janggun/util/stopwatch.hpp"
#include "json.hpp"
#include "progress_line.hpp"

namespace janggun::cli {

namespace {

struct Answer {
    std::string line;
    std::optional<bool> passed;                    // the result of a test
    std::optional<std::size_t> wrong_line_number;  // the number of a line that holds no position
};

// Takes answers in any order and writes them in the order of their positions. All functions may be called by
// several threads.
class AnswerQueue {
  public:
    AnswerQueue(const EpdRunSettings& settings, const Console& console)
        : console_{console},
          progress_{console},
          total_{settings.total},
          room_{static_cast<std::size_t>(settings.jobs) * kAnswersPerJob} {}

    // Returns once all but a few of the answers before `index` are written; false when no more are wanted.
    bool wait_for_room(std::size_t index) {
        std::unique_lock lock{mutex_};
        changed_.wait(lock, [this, index] { return is_closed_ || index < totals_.positions + room_; });
        return !is_closed_;
    }

    void put(std::size_t index, Answer answer) {
        const std::lock_guard lock{mutex_};
        waiting_.emplace(index, std::move(answer));
        progress_.hide();
        while (!waiting_.empty() && waiting_.begin()->first == totals_.positions) {
            write(waiting_.begin()->second);
            waiting_.erase(waiting_.begin());
        }
        if (!console_.out) is_closed_ = true;  // nobody reads them
        if (console_.err_is_terminal) progress_.show(progress_text());
        changed_.notify_all();
    }

    // No more answers are wanted.
    void close() {
        const std::lock_guard lock{mutex_};
        is_closed_ = true;
        changed_.notify_all();
    }

    // Call this when all threads are done: also writes the answers that wait for one that was given up.
    void write_rest() {
        progress_.hide();
        for (const auto& [index, answer] : waiting_) write(answer);
        waiting_.clear();
    }

    // Call this when all threads are done.
    [[nodiscard]] const EpdTotals& totals() const noexcept { return totals_; }

  private:
    static constexpr std::size_t kAnswersPerJob = 32;  // answers that may wait for one that takes longer

    void write(const Answer& answer) {
        console_.out << answer.line << '\n' << std::flush;
        ++totals_.positions;
        if (answer.passed) ++(*answer.passed ? totals_.passed : totals_.failed);
        if (answer.wrong_line_number && totals_.wrong++ == 0)
            totals_.first_wrong_line = *answer.wrong_line_number;
    }

    [[nodiscard]] std::string progress_text() const {
        std::string text = fmt::format("{}", totals_.positions + waiting_.size());
        if (total_) text += fmt::format(" of {}", *total_);
        text += " done";
        if (totals_.passed + totals_.failed > 0)
            text += fmt::format(", {} passed, {} failed", totals_.passed, totals_.failed);
        return text + fmt::format(", {:.0f} s", watch_.seconds());
    }

    const Console& console_;
    ProgressLine progress_;
    util::Stopwatch watch_;
    std::optional<std::size_t> total_;
    std::size_t room_;
    std::mutex mutex_;
    std::condition_variable changed_;
    bool is_closed_ = false;
    std::map<std::size_t, Answer> waiting_;  // answers that wait for an earlier one
    EpdTotals totals_;                       // counts what is written
};

// One reader of lines, several engines that take from it, one queue for what they find.
class EpdRun {
  public:
    EpdRun(std::istream& lines, const EpdRunSettings& settings, const Console& console, std::stop_token stop)
        : settings_{settings},
          stop_{std::move(stop)},
          reader_{lines, settings.rules, settings.shard},
          queue_{settings, console} {
        for (int i = 0; i < settings.jobs; ++i) analysts_.emplace_back(settings.analysis);
    }

    EpdTotals run() {
        {
            std::vector<std::jthread> helpers;
            try {
                for (std::size_t i = 1; i < analysts_.size(); ++i)
                    helpers.emplace_back([this, i] { work(analysts_[i]); });
            } catch (const std::system_error&) {  // NOLINT(bugprone-empty-catch): as many as the system gives
            }
            work(analysts_.front());
        }
        if (problem_) std::rethrow_exception(problem_);
        if (stop_.stop_requested()) queue_.write_rest();
        return queue_.totals();
    }

  private:
    // Answers positions until none is left or wanted.
    void work(Analyst& analyst) {
        try {
            while (const std::optional<EpdEntry> entry = take()) {
                if (!queue_.wait_for_room(entry->index)) return;
                Answer found = answer(analyst, *entry);
                if (stop_.stop_requested()) return queue_.close();
                queue_.put(entry->index, std::move(found));
            }
        } catch (...) {
            const std::lock_guard lock{mutex_};
            if (!problem_) problem_ = std::current_exception();
            queue_.close();
        }
    }

    // A thread that waits for a line of standard input holds up none that has an answer to write.
    std::optional<EpdEntry> take() {
        const std::lock_guard lock{mutex_};
        std::optional<EpdEntry> entry = reader_.next();
        // What an interrupt has left of a line is not analysed.
        return stop_.stop_requested() ? std::nullopt : entry;
    }

    [[nodiscard]] Answer answer(Analyst& analyst, const EpdEntry& entry) const {
        if (!entry.epd) return {error_text(entry), {}, entry.line};
        const Epd& epd = *entry.epd;
        const Analysis analysis = analyst.analyze(epd.game, stop_, epd.mate);
        Answer result;
        result.line = settings_.json ? json_text(epd, entry.number, analysis)
                                     : list_row(epd, entry.number, analysis, settings_.notation);
        if (epd.is_test()) result.passed = is_passed(epd, analysis.outcome);
        return result;
    }

    [[nodiscard]] std::string error_text(const EpdEntry& entry) const {
        const std::string error = fmt::format("line {}: {}", entry.line, entry.error);
        return settings_.json ? JsonObject{{"number", entry.number}, {"error", error}}.text()
                              : fmt::format("{:>5}  {}", entry.number, error);
    }

    const EpdRunSettings& settings_;
    std::stop_token stop_;
    std::mutex mutex_;  // guards the reader and the problem
    EpdReader reader_;
    AnswerQueue queue_;
    std::deque<Analyst> analysts_;
    std::exception_ptr problem_;
};

}  // namespace

EpdTotals run_epd(std::istream& lines, const EpdRunSettings& settings, const Console& console,
                  const std::stop_token& stop) {
    return EpdRun{lines, settings, console, stop}.run();
}

}  // namespace janggun::cli
