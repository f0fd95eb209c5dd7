#include "janggun/util/job_thread.hpp"

#include <system_error>
#include <utility>

namespace janggun::util {

JobThread::~JobThread() {
    if (!thread_.joinable()) return;
    {
        const std::lock_guard lock{mutex_};
        is_ending_ = true;
        changed_.notify_all();
    }
    thread_.join();
}

bool JobThread::start(std::function<void()> job) {
    if (!thread_.joinable()) {
        try {
            thread_ = std::thread{[this] { work(); }};
        } catch (const std::system_error&) {
            return false;
        }
    }
    std::unique_lock lock{mutex_};
    wait_until_idle(lock);
    job_ = std::move(job);
    changed_.notify_all();
    return true;
}

void JobThread::wait() {
    std::unique_lock lock{mutex_};
    wait_until_idle(lock);
}

void JobThread::wait_until_idle(std::unique_lock<std::mutex>& lock) {
    changed_.wait(lock, [this] { return job_ == nullptr; });
}

void JobThread::work() {
    std::unique_lock lock{mutex_};
    for (;;) {
        changed_.wait(lock, [this] { return job_ != nullptr || is_ending_; });
        if (job_ == nullptr) return;
        lock.unlock();
        job_();  // nobody changes it before it is done
        lock.lock();
        job_ = nullptr;
        changed_.notify_all();
    }
}

}  // namespace janggun::util
