#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <limits>
#include <mutex>
#include <streambuf>
#include <string>
#include <string_view>
#include <utility>

namespace janggun::session_test {

// Bytes on their way from one thread to another.
class Pipe {
  public:
    void write(std::string_view bytes) {
        const std::lock_guard lock{mutex_};
        bytes_ += bytes;
        changed_.notify_all();
    }
    void close() {
        const std::lock_guard lock{mutex_};
        is_closed_ = true;
        changed_.notify_all();
    }

    // All that has come, at least one byte; nothing where the pipe was closed or patience ran out before.
    [[nodiscard]] std::string read(std::chrono::seconds patience) {
        std::unique_lock lock{mutex_};
        changed_.wait_for(lock, patience, [this] { return is_closed_ || !bytes_.empty(); });
        return std::exchange(bytes_, {});
    }
    [[nodiscard]] bool is_closed() {
        const std::lock_guard lock{mutex_};
        return is_closed_;
    }
    // False where patience ran out.
    [[nodiscard]] bool wait_until_closed(std::chrono::seconds patience) {
        std::unique_lock lock{mutex_};
        return changed_.wait_for(lock, patience, [this] { return is_closed_; });
    }

  private:
    std::mutex mutex_;
    std::condition_variable changed_;
    std::string bytes_;
    bool is_closed_ = false;
};

// The end of a pipe that an std::istream reads from.
class PipeReader : public std::streambuf {
  public:
    explicit PipeReader(Pipe& pipe) : pipe_{pipe} {}

  protected:
    int_type underflow() override {
        constexpr std::chrono::seconds kLong{3600};
        do {
            bytes_ = pipe_.read(kLong);
        } while (bytes_.empty() && !pipe_.is_closed());
        setg(bytes_.data(), bytes_.data(), bytes_.data() + bytes_.size());
        return bytes_.empty() ? traits_type::eof() : traits_type::to_int_type(bytes_.front());
    }

  private:
    Pipe& pipe_;
    std::string bytes_;
};

// The end of a pipe that an std::ostream writes to. Bytes arrive when the stream is flushed, and no sooner;
// after the first `room` bytes writing fails, as when the other side is gone.
class PipeWriter : public std::streambuf {
  public:
    explicit PipeWriter(Pipe& pipe, std::size_t room = std::numeric_limits<std::size_t>::max())
        : pipe_{pipe}, room_{room} {}

  protected:
    int_type overflow(int_type c) override {
        if (room_ == 0 || traits_type::eq_int_type(c, traits_type::eof())) return traits_type::eof();
        --room_;
        bytes_ += traits_type::to_char_type(c);
        return c;
    }
    int sync() override {
        pipe_.write(std::exchange(bytes_, {}));
        return room_ == 0 ? -1 : 0;
    }

  private:
    Pipe& pipe_;
    std::size_t room_;
    std::string bytes_;
};

}  // namespace janggun::session_test
