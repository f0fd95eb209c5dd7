// Made-up positions, most of them tense: pieces stand where they bear on the enemy palace more often than
// not.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "janggun/util/rng.hpp"

namespace janggun::test_data {

class RandomFens {
  public:
    explicit RandomFens(std::uint64_t seed) : rng_{seed} {}

    // Pieces stand where they may, but the side not to move can be in check, which makes it no position.
    std::string next() {
        for (auto& rank : board_) rank.fill('.');
        put('K', {3, 5}, {0, 2});
        put('k', {3, 5}, {7, 9});
        const std::uint32_t percent = 15 + below(70);  // of the pieces are there
        for (const char piece : std::string_view("AACCRRNNBBPPPPP")) {
            if (below(100) < percent) put_of_cho(piece);
            if (below(100) < percent) put_of_han(piece);
        }
        return text() + (below(2) == 0 ? " w" : " b") + " - - 0 1";
    }

  private:
    struct Range {
        std::uint32_t low;
        std::uint32_t high;
    };

    std::uint32_t below(std::uint32_t bound) { return rng_.below(bound); }
    std::uint32_t within(Range range) { return range.low + below(range.high - range.low + 1); }

    void put(char piece, Range files, Range ranks) {
        char& cell = board_[within(ranks)][within(files)];
        if (cell == '.') cell = piece;
    }

    void put_of_cho(char piece) {
        const bool is_near = below(100) < 60;
        if (piece == 'A') return put(piece, {3, 5}, {0, 2});
        if (is_near) return put(piece, {2, 6}, {5, 9});
        put(piece, {0, 8}, {piece == 'P' ? 3U : 0U, 9});
    }

    void put_of_han(char piece) {
        const bool is_near = below(100) < 60;
        const char lower = static_cast<char>(piece - 'A' + 'a');
        if (piece == 'A') return put(lower, {3, 5}, {7, 9});
        if (is_near) return put(lower, {2, 6}, {0, 4});
        put(lower, {0, 8}, {0, piece == 'P' ? 6U : 9U});
    }

    // With a 1 for each empty point, which any reader of FENs understands.
    [[nodiscard]] std::string text() const {
        std::string fen;
        for (std::size_t rank = board_.size(); rank-- > 0;) {
            for (const char c : board_[rank]) fen += c == '.' ? '1' : c;
            if (rank > 0) fen += '/';
        }
        return fen;
    }

    util::Rng rng_;
    std::array<std::array<char, 9>, 10> board_{};
};

}  // namespace janggun::test_data
