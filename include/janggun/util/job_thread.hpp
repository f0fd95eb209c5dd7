#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace janggun::util {

// A thread that does one job after another, and sleeps between them. It begins with its first job and ends
// with this object. Its functions are not called by two threads at once, nor by a job of its own.
class JobThread {
  public:
    JobThread() = default;
    JobThread(const JobThread&) = delete;
    JobThread(JobThread&&) = delete;
    JobThread& operator=(const JobThread&) = delete;
    JobThread& operator=(JobThread&&) = delete;
    // Waits until the last job is done.
    ~JobThread();

    // Hands a job over, once the one before it is done, and returns. False if the system has no thread to
    // give: then the job is not done.
    [[nodiscard]] bool start(std::function<void()> job);
    // Returns when the last job is done.
    void wait();

  private:
    void work();
    void wait_until_idle(std::unique_lock<std::mutex>& lock);

    std::mutex mutex_;
    std::condition_variable changed_;
    std::function<void()> job_;  // none while the thread sleeps
    bool is_ending_ = false;
    std::thread thread_;
};

}  // namespace janggun::util
