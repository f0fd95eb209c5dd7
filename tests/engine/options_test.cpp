#include "janggun/engine/options.hpp"

#include <algorithm>
#include <cctype>
#include <string>
#include <variant>

#include <catch2/catch.hpp>

#include "janggun/util/error.hpp"
#include "session/printable.hpp"

using janggun::engine::ClearHash;
using janggun::engine::Config;
using janggun::engine::find_option;
using janggun::engine::Option;
using janggun::engine::options;
using janggun::engine::search_numbers;
using janggun::engine::Spin;
using janggun::game::RuleSet;
using janggun::session_test::is_printable;

namespace {

// The configuration after one option was set from the defaults.
Config with(std::string_view name, std::string_view value) {
    Config config;
    const Option* const option = find_option(name);
    REQUIRE(option != nullptr);
    set(config, *option, value);
    return config;
}

// What is said about a value that is refused, which changes nothing.
std::string refusal(std::string_view name, std::string_view value) {
    Config config;
    config.threads = 3;
    const Config before = config;
    const Option* const option = find_option(name);
    REQUIRE(option != nullptr);
    try {
        set(config, *option, value);
    } catch (const janggun::util::InputError& error) {
        CHECK(config == before);
        return error.what();
    }
    return "";
}

void check_range(std::string_view name, const Spin& spin) {
    const int usual = spin.value_in(Config{});
    CHECK(usual >= spin.low);
    CHECK(usual <= spin.high);
    for (const int value : {spin.low, spin.high}) {
        const Config config = with(name, std::to_string(value));
        CHECK(spin.value_in(config) == value);
        CHECK((config == Config{}) == (value == usual));
    }
    CHECK(!refusal(name, std::to_string(spin.high + 1)).empty());
}

}  // namespace

TEST_CASE("an option is found by its name in any case", "[engine]") {
    for (const Option& option : options()) {
        CAPTURE(option.name);
        std::string upper{option.name};
        std::string lower{option.name};
        for (char& c : upper) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
        for (char& c : lower) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        CHECK(find_option(option.name) == &option);
        CHECK(find_option(upper) == &option);
        CHECK(find_option(lower) == &option);
    }
}

TEST_CASE("what is not quite a name is no option", "[engine]") {
    const std::string name = GENERATE("", " ", "Has", "Hashh", "Hash ", " Hash", "ClearHash", "Clear  Hash",
                                      "UCI_Chess960", "hash\xff");
    CAPTURE(name);
    CHECK(find_option(name) == nullptr);
}

TEST_CASE("an option sets its own member and no other", "[engine]") {
    Config expected;
    SECTION("Hash") {
        expected.hash_megabytes = 16;
        CHECK(with("Hash", "16") == expected);
    }
    SECTION("Threads") {
        expected.threads = 1024;
        CHECK(with("threads", "1024") == expected);
    }
    SECTION("MultiPV") {
        expected.lines = 500;
        CHECK(with("multipv", "500") == expected);
    }
    SECTION("Ponder") {
        expected.ponder = true;
        CHECK(with("Ponder", "TRUE") == expected);
    }
    SECTION("Move Overhead") {
        expected.move_overhead_ms = 0;
        CHECK(with("Move Overhead", "0") == expected);
    }
    SECTION("Skill Level") {
        expected.skill_level = -20;
        CHECK(with("Skill Level", "-20") == expected);
    }
    SECTION("UCI_LimitStrength") {
        expected.limit_strength = true;
        CHECK(with("UCI_LimitStrength", "true") == expected);
    }
    SECTION("UCI_Elo") {
        expected.elo = 500;
        CHECK(with("UCI_Elo", "500") == expected);
    }
    SECTION("UCI_AnalyseMode") {
        expected.analyse_mode = true;
        CHECK(with("UCI_AnalyseMode", "True") == expected);
    }
    SECTION("UCI_ShowWDL") {
        expected.show_wdl = true;
        CHECK(with("UCI_ShowWDL", "true") == expected);
    }
    SECTION("Debug Log File") {
        expected.log_file = "a folder/log file.txt";
        CHECK(with("Debug Log File", "a folder/log file.txt") == expected);
    }
    SECTION("Clear Hash sets nothing") {
        CHECK(with("Clear Hash", "") == expected);
        CHECK(with("Clear Hash", "true") == expected);
    }
    SECTION("an empty log file is none") {
        CHECK(with("Debug Log File", "") == expected);
        CHECK(with("Debug Log File", "<empty>") == expected);
    }
}

TEST_CASE("the rule sets are set by their names", "[engine]") {
    const auto [name, rules] = GENERATE(table<std::string, RuleSet>({
        {"janggi", RuleSet::janggi},
        {"janggitraditional", RuleSet::janggitraditional},
        {"janggimodern", RuleSet::janggimodern},
        {"janggicasual", RuleSet::janggicasual},
    }));
    CHECK(with("UCI_Variant", name).rules == rules);
}

TEST_CASE("a value that does not fit is refused, with what would", "[engine]") {
    const auto [name, value, said] = GENERATE(table<std::string, std::string, std::string>({
        {"Hash", "0", "option Hash: '0' is not a whole number from 1 to 262144"},
        {"hash", "262145", "option Hash: '262145' is not a whole number from 1 to 262144"},
        {"Hash", "", "option Hash: '' is not a whole number from 1 to 262144"},
        {"Hash", "64 MB", "option Hash: '64 MB' is not a whole number from 1 to 262144"},
        {"Hash", "+64", "option Hash: '+64' is not a whole number from 1 to 262144"},
        {"Hash", "6.4", "option Hash: '6.4' is not a whole number from 1 to 262144"},
        {"Hash", "99999999999999999999",
         "option Hash: '99999999999999999999' is not a whole number from 1 to 262144"},
        {"Threads", "0", "option Threads: '0' is not a whole number from 1 to 1024"},
        {"Threads", "1025", "option Threads: '1025' is not a whole number from 1 to 1024"},
        {"MultiPV", "-1", "option MultiPV: '-1' is not a whole number from 1 to 500"},
        {"Move Overhead", "5001", "option Move Overhead: '5001' is not a whole number from 0 to 5000"},
        {"Skill Level", "-21", "option Skill Level: '-21' is not a whole number from -20 to 20"},
        {"Skill Level", "21", "option Skill Level: '21' is not a whole number from -20 to 20"},
        {"UCI_Elo", "499", "option UCI_Elo: '499' is not a whole number from 500 to 2840"},
        {"Ponder", "", "option Ponder: '' is not true or false"},
        {"Ponder", "1", "option Ponder: '1' is not true or false"},
        {"UCI_ShowWDL", "truee", "option UCI_ShowWDL: 'truee' is not true or false"},
        {"UCI_Variant", "chess",
         "option UCI_Variant: 'chess' is not janggi, janggitraditional, janggimodern or janggicasual"},
        {"uci_variant", "",
         "option UCI_Variant: '' is not janggi, janggitraditional, janggimodern or janggicasual"},
    }));
    CAPTURE(name, value);
    CHECK(refusal(name, value) == said);
}

TEST_CASE("a value of any bytes makes one short sentence", "[engine]") {
    const std::string said = refusal("Hash", std::string(100'000, '\n'));
    CHECK(said.size() < 400);
    CHECK(is_printable(said));
}

TEST_CASE("defaults lie within their options, which have names of their own", "[engine]") {
    for (const Option& option : options()) {
        CAPTURE(option.name);
        CHECK(std::count_if(options().begin(), options().end(),
                            [&option](const Option& other) { return other.name == option.name; }) == 1);
        const auto* const spin = std::get_if<Spin>(&option.kind);
        if (spin == nullptr) continue;
        check_range(option.name, *spin);
    }
}

TEST_CASE("the numbers of the search are set by name, but not announced", "[engine]") {
    CHECK(search_numbers().size() == janggun::search::kParams.size());
    for (const Option& option : search_numbers()) {
        CAPTURE(option.name);
        CHECK(find_option(option.name) == &option);
        check_range(option.name, std::get<Spin>(option.kind));
        CHECK(std::none_of(options().begin(), options().end(),
                           [&](const Option& listed) { return listed.name == option.name; }));
    }
}
