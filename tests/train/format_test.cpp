#include "janggun/train/format.hpp"

#include <catch2/catch.hpp>
#include <string>

#include "bytes.hpp"
#include "games.hpp"

namespace janggun::train {
namespace {

using train_test::game_of;
using train_test::quick_settings;

std::string hex(std::string_view bytes) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text;
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        text += kDigits[byte / 16];
        text += kDigits[byte % 16];
    }
    return text;
}

// The documents tell these bytes: files of this version must stay readable.
TEST_CASE("the bytes of a header are those of the documents", "[train]") {
    CHECK(hex(header_bytes(quick_settings())) ==
          "4a47545241494e"    // JGTRAIN
          "01"                // version
          "3600"              // length
          "0807060504030201"  // seed
          "2800000000000000"  // nodes
          "01000000"          // hash
          "0003"              // random plies
          "dc0504000000"      // resign
          "0c000000"          // most plies
          "020003"            // rule sets
          "0474657374"        // engine
          "dff680ca");        // checksum
}

TEST_CASE("the bytes of a game are those of the documents", "[train]") {
    GameRecord game = game_of({"a1a2"}, {"i10i9", "e2e2"}, {-2, 20000});
    game.rules = game::RuleSet::janggimodern;
    game.cho = board::Setup::outer;
    game.han = board::Setup::right;
    game.result = game::Result::han_wins;
    game.ending = Ending::move_limit;
    CHECK(hex(game_bytes(game)) ==
          "02"          // rules
          "07"          // set-ups
          "02"          // result
          "07"          // ending
          "01"          // random plies
          "0200"        // scored plies
          "0009"        // a1a2
          "5950feff"    // i10i9, -2
          "0d0d204e"    // the pass, 20000
          "d3871cc4");  // checksum
}

// As the authors of FNV publish it.
TEST_CASE("the checksum is FNV-1a", "[train]") {
    CHECK(checksum("") == 0x811c9dc5);
    CHECK(checksum("a") == 0xe40c292c);
    CHECK(checksum("foobar") == 0xbf9cf968);
}

}  // namespace
}  // namespace janggun::train
