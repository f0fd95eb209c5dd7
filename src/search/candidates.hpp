#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "janggun/board/move.hpp"
#include "janggun/util/assert.hpp"

namespace janggun::search {

// Moves and their scores in move ordering, from which the best is taken. All are added before the first is
// taken.
class Candidates {
  public:
    struct Candidate {
        board::Move move;
        int worth = 0;
    };

    // The members stay uninitialised, because a picker is made at every node; what was not written is never
    // read.
    // NOLINTNEXTLINE(modernize-use-equals-default,cppcoreguidelines-pro-type-member-init)
    Candidates() noexcept {}

    [[nodiscard]] bool empty() const noexcept { return count_ == 0; }
    // Adds the moves that `wants` accepts, each with the worth that `worth_of` gives it. The members that
    // change with each move are kept in registers meanwhile.
    template <class Moves, class Wants, class WorthOf>
    void add(const Moves& moves, Wants&& wants, WorthOf&& worth_of) noexcept {
        Key greatest = greatest_;
        std::size_t count = count_;
        for (const board::Move move : moves) {
            if (!wants(move)) continue;
            greatest = greater_of(greatest, put(count, worth_of(move), std::bit_cast<RawMove>(move)));
            ++count;
        }
        greatest_ = greatest;
        count_ = count;
    }
    template <class Moves, class WorthOf>
    void add(const Moves& moves, WorthOf&& worth_of) noexcept {
        add(
            moves, [](board::Move /*move*/) { return true; }, worth_of);
    }

    // Takes the best move, of equal ones the one that stands first. The last move fills its place.
    [[nodiscard]] Candidate take_best() noexcept {
        const Key best = greatest_ > kNoKey ? take_greatest_added() : greatest_key();
        const std::size_t place = place_in(best);
        const Candidate taken{std::bit_cast<board::Move>(moves_[place]), worth_in(best)};
        --count_;
        put(place, worth_in(keys_[count_]), moves_[count_]);
        keys_[count_] = kNoKey;
        return taken;
    }
    // Takes moves in no particular order. After this, take_best() is not called any more.
    [[nodiscard]] Candidate take_last() noexcept {
        --count_;
        return {std::bit_cast<board::Move>(moves_[count_]), worth_in(keys_[count_])};
    }

  private:
    // A key is a worth, with the place of the move in its lower bits: the greatest key identifies the best
    // move, and it takes no branch to find. The bits of a positive number are in its order if they are read
    // as those of a float, and even the oldest processors have an instruction for the greater of two floats,
    // but not of two ints.
    using Key = float;
    static constexpr Key kNoKey = 0;  // less than any other
    static constexpr int kMostPlace = 255;
    static constexpr int kMostWorth = 1 << 21;
    static_assert(board::kMaxMoves <= kMostPlace);

    [[nodiscard]] static Key key_of(int worth, std::size_t place) noexcept {
        JANGGUN_ASSERT(worth > -kMostWorth && worth < kMostWorth);
        return std::bit_cast<Key>((worth + kMostWorth) * (kMostPlace + 1) +
                                  (kMostPlace - static_cast<int>(place)));
    }
    [[nodiscard]] static int worth_in(Key key) noexcept {
        return (std::bit_cast<int>(key) >> 8U) - kMostWorth;
    }
    [[nodiscard]] static std::size_t place_in(Key key) noexcept {
        return static_cast<std::size_t>(kMostPlace - (std::bit_cast<int>(key) & kMostPlace));
    }

    using RawMove = std::uint16_t;

    Key put(std::size_t place, int worth, RawMove move) noexcept {
        JANGGUN_ASSERT(place < board::kMaxMoves);
        const Key key = key_of(worth, place);
        keys_[place] = key;
        moves_[place] = move;
        return key;
    }
    [[nodiscard]] static Key greater_of(Key one, Key another) noexcept {
        return one > another ? one : another;
    }

    // This many keys are compared at once, also those after the last move, because the branch predictor
    // cannot guess the number of moves.
    static constexpr std::size_t kLanes = 8;

    // Also clears the keys after the last move, for greatest_key().
    [[nodiscard]] Key take_greatest_added() noexcept {
        for (std::size_t lane = 0; lane < kLanes; ++lane) keys_[count_ + lane] = kNoKey;
        return std::exchange(greatest_, kNoKey);
    }
    [[nodiscard]] Key greatest_key() const noexcept {
        std::array<Key, kLanes> greatest{};
        const auto take_greater = [&greatest](std::size_t lane, Key key) {
            greatest[lane] = greater_of(greatest[lane], key);
        };
#pragma GCC unroll 1
        for (std::size_t i = 0; i < count_; i += kLanes) {
            for (std::size_t lane = 0; lane < kLanes; ++lane) take_greater(lane, keys_[i + lane]);
        }
        for (std::size_t half = kLanes / 2; half > 0; half /= 2) {
            for (std::size_t lane = 0; lane < half; ++lane) take_greater(lane, greatest[lane + half]);
        }
        return greatest[0];
    }

    // The keys are stored apart from the moves, so that several are compared at once.
    std::array<Key, board::kMaxMoves + kLanes> keys_;
    std::array<RawMove, board::kMaxMoves> moves_;
    std::size_t count_ = 0;
    Key greatest_ = kNoKey;  // the greatest of all keys added, until the best is taken
};

}  // namespace janggun::search
