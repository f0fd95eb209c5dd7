#include "janggun/util/nearest.hpp"

#include <array>
#include <catch2/catch.hpp>
#include <string>
#include <string_view>

namespace janggun::util {
namespace {

constexpr std::array<std::string_view, 6> kWords{"analyze", "perft", "play", "--depth", "바깥상", "d"};

TEST_CASE("a word with few errors of typing is known again", "[util][nearest]") {
    const auto [text, word] = GENERATE(table<std::string, std::string>({
        {"perft", "perft"},
        {"PERFT", "perft"},      // capitals are no error
        {"perf", "perft"},       // a letter missing
        {"perfft", "perft"},     // one too many
        {"pervt", "perft"},      // one wrong
        {"prefr", ""},           // an exchange and a wrong one, in five
        {"anaylze", "analyze"},  // two exchanged
        {"anaylz", "analyze"},
        {"analyse", "analyze"},
        {"anylsis", ""},
        {"--dept", "--depth"},
        {"depth", "--depth"},
        {"바깥산", "바깥상"},
        {"D", "d"},
        {"e", ""},
        {"", ""},
        {"xboard", ""},
    }));
    CAPTURE(text);
    CHECK(nearest(text, kWords) == word);
}

TEST_CASE("the nearest word counts, and the first of several", "[util][nearest]") {
    constexpr std::array<std::string_view, 4> kSimilar{"winter", "inter", "inner", "dinner"};
    CHECK(nearest("winner", kSimilar) == "winter");
    CHECK(nearest("iner", kSimilar) == "inter");
    CHECK(nearest("dinner", kSimilar) == "dinner");
}

TEST_CASE("long text is near nothing and costs nothing", "[util][nearest]") {
    CHECK(nearest(std::string(1'000'000, 'd'), kWords).empty());
}

TEST_CASE("a message asks whether the nearest word was meant", "[util][nearest]") {
    CHECK(did_you_mean("plya", kWords) == "; did you mean play?");
    CHECK(did_you_mean("uci", kWords).empty());
    struct Thing {
        std::string_view name;
    };
    CHECK(did_you_mean("hsah", std::array<Thing, 2>{{{"Threads"}, {"Hash"}}}, &Thing::name) ==
          "; did you mean Hash?");
}

}  // namespace
}  // namespace janggun::util
