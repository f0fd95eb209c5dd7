#include <catch2/catch.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/positions.hpp"
#include "data/effort.hpp"
#include "data/records.hpp"
#include "janggun/board/fen.hpp"
#include "janggun/board/perft.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/rng.hpp"

// Whatever the text, it is either read or refused with an InputError: no other exception, no crash.

namespace janggun::board {
namespace {

// Every refusal says whose it is.
std::optional<Position> parsed_with_reason(const std::string& text, Facing facing) {
    try {
        return parse_fen(text, facing);
    } catch (const util::InputError& error) {
        if (!std::string_view(error.what()).starts_with("bad FEN: ")) throw;
        return std::nullopt;
    }
}

char one_of(std::string_view letters, util::Rng& rng) {
    return letters[rng.below(static_cast<std::uint32_t>(letters.size()))];
}

// One small change: a letter replaced, removed, put in, doubled, or exchanged with another.
void mutate(std::string& text, util::Rng& rng) {
    constexpr std::string_view kLetters = "RNBAKCPHErnbakcphe0123456789/ wb-";
    if (text.empty()) text.push_back(' ');
    const std::size_t at = rng.below(static_cast<std::uint32_t>(text.size()));
    switch (rng.below(6)) {
        case 0: text[at] = one_of(kLetters, rng); return;
        case 1: text.erase(at, 1); return;
        case 2: text.insert(at, 1, one_of(kLetters, rng)); return;
        case 3: text.insert(at, 1, text[at]); return;
        case 4: std::swap(text[at], text[rng.below(static_cast<std::uint32_t>(text.size()))]); return;
        default: text[at] = static_cast<char>(rng.below(256)); return;
    }
}

TEST_CASE("random bytes are refused as a FEN", "[board][fen][fuzz]") {
    const std::uint64_t seed = GENERATE(range(1U, 5U));
    CAPTURE(seed);
    util::Rng rng{seed};
    for (int i = 0; i < test_data::effort(20000, 2000); ++i) {
        std::string text;
        for (std::uint32_t length = rng.below(120); length > 0; --length)
            text += static_cast<char>(rng.below(256));
        if (parsed_with_reason(text, Facing::ignored)) FAIL("accepted: " << text);
    }
}

TEST_CASE("random letters of FENs are read or refused", "[board][fen][fuzz]") {
    const std::uint64_t seed = GENERATE(range(1U, 5U));
    CAPTURE(seed);
    util::Rng rng{seed};
    for (int i = 0; i < test_data::effort(20000, 2000); ++i) {
        std::string text;
        for (std::uint32_t length = rng.below(80); length > 0; --length)
            text += one_of("RNBAKCPrnbakcp12345/// wb-", rng);
        CAPTURE(text);
        static_cast<void>(parsed_with_reason(text, Facing::binds));
    }
}

TEST_CASE("changed FENs are refused, or read as positions that can be played on and printed",
          "[board][fen][fuzz]") {
    const std::uint64_t seed = GENERATE(range(1U, 5U));
    CAPTURE(seed);
    util::Rng rng{seed};
    const std::vector<std::string> fens = test_data::all_fens();
    const int texts = test_data::effort(20000, 1500);
    int accepted = 0;
    for (int i = 0; i < texts; ++i) {
        std::string text = fens[rng.below(static_cast<std::uint32_t>(fens.size()))];
        for (std::uint32_t changes = 1 + rng.below(3); changes > 0; --changes) mutate(text, rng);
        const Facing facing = rng.below(2) == 0 ? Facing::ignored : Facing::binds;
        std::optional<Position> position = parsed_with_reason(text, facing);
        if (!position) continue;
        ++accepted;
        const std::string printed = to_fen(*position);
        const bool is_sound = parse_fen(printed, facing) == *position &&
                              to_fen(parse_fen(printed)) == printed &&
                              legal_moves(*position).size() == perft(*position, 1) &&
                              perft(*position, 2) <= perft(*position, 1) * kMaxMoves;
        if (!is_sound) FAIL("not sound: " << text);
    }
    // Both happen often.
    CHECK(accepted > texts / 100);
    CHECK(accepted < texts - texts / 100);
}

}  // namespace
}  // namespace janggun::board
