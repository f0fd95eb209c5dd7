#pragma once

#include <array>
#include <cstddef>
#include <type_traits>

#include "janggun/util/assert.hpp"

namespace janggun::util {

// A list of plain values with a fixed capacity and no allocation. The unused part stays uninitialised,
// because a move list is made at every node. NOLINTBEGIN(cppcoreguidelines-pro-type-union-access): the union
// is what keeps the array from being cleared
template <class T, std::size_t kCapacity>
class StaticVector {
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

  public:
    // NOLINTNEXTLINE(modernize-use-equals-default,cppcoreguidelines-pro-type-member-init): not with a union
    StaticVector() noexcept {}

    [[nodiscard]] bool is_full() const noexcept { return size_ == kCapacity; }
    void push_back(T value) noexcept {
        JANGGUN_ASSERT(size_ < kCapacity);
        items_[size_++] = value;
    }

    // Appends if `wanted`, without a branch: the value is always written, and counted only then.
    void push_back_if(T value, bool wanted) noexcept {
        JANGGUN_ASSERT(size_ < kCapacity);
        items_[size_] = value;
        size_ += static_cast<std::size_t>(wanted);
    }

    // The end of a growing list, kept outside of the list so that it can stay in a register.
    class Tail {
      public:
        explicit Tail(StaticVector& list) noexcept : list_{list}, end_{list.end()} {}
        void push_back_if(T value, bool wanted) noexcept {
            JANGGUN_ASSERT(end_ < list_.items_.data() + kCapacity);
            *end_ = value;
            end_ += static_cast<std::size_t>(wanted);
        }
        // Room for that many items, which the caller writes; the first `count` of them are kept.
        template <std::size_t kItems>
        [[nodiscard]] T* reserve(std::size_t count) noexcept {
            JANGGUN_ASSERT(count <= kItems && end_ + kItems <= list_.items_.data() + kCapacity);
            T* const items = end_;
            end_ += count;
            return items;
        }
        [[nodiscard]] T* end() const noexcept { return end_; }
        // Keeps those of the items from `first` on that `keep` accepts.
        template <class Keep>
        void filter(T* first, Keep&& keep) noexcept {
            T* kept = first;
            for (const T* item = kept; item != end_; ++item) {
                *kept = *item;
                kept += static_cast<std::size_t>(keep(*item));
            }
            end_ = kept;
        }
        // Gives the list its new items.
        void join() const noexcept { list_.size_ = static_cast<std::size_t>(end_ - list_.items_.data()); }

      private:
        StaticVector& list_;
        T* end_;
    };

    void pop_back() noexcept {
        JANGGUN_ASSERT(size_ > 0);
        --size_;
    }
    void clear() noexcept { size_ = 0; }

    [[nodiscard]] std::size_t size() const noexcept { return size_; }
    [[nodiscard]] bool empty() const noexcept { return size_ == 0; }
    [[nodiscard]] T back() const noexcept {
        JANGGUN_ASSERT(size_ > 0);
        return items_[size_ - 1];
    }
    [[nodiscard]] T operator[](std::size_t index) const noexcept {
        JANGGUN_ASSERT(index < size_);
        return items_[index];
    }

    [[nodiscard]] T* begin() noexcept { return items_.data(); }
    [[nodiscard]] T* end() noexcept { return items_.data() + size_; }
    [[nodiscard]] const T* begin() const noexcept { return items_.data(); }
    [[nodiscard]] const T* end() const noexcept { return items_.data() + size_; }

  private:
    std::size_t size_ = 0;
    union {
        std::array<T, kCapacity> items_;
    };
};
// NOLINTEND(cppcoreguidelines-pro-type-union-access)

}  // namespace janggun::util
