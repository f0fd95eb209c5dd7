#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "janggun/board/setup.hpp"
#include "janggun/engine/setup_choice.hpp"
#include "janggun/game/rules.hpp"
#include "janggun/search/report.hpp"

namespace janggun::cli {

struct SetupPair {
    board::Setup cho{};
    board::Setup han{};

    // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy 14 finds a literal 0 in every spaceship
    friend auto operator<=>(const SetupPair&, const SetupPair&) noexcept = default;
};

// What a search has found for Cho in a pair.
struct SetupFinding {
    search::Info info;
    std::uint64_t nodes = 0;
};

// What is known of Cho's set-ups against some of Han's. A pair and its mirror image are worth the same, and
// only one of them is asked for.
class SetupTable {
  public:
    SetupTable(game::RuleSet rules, std::vector<board::Setup> of_han)
        : rules_{rules}, of_han_{std::move(of_han)} {}

    // The pairs to search.
    [[nodiscard]] std::vector<SetupPair> wanted() const;
    // Sets the finding for one of these pairs.
    void set(SetupPair pair, const SetupFinding& finding);

    [[nodiscard]] const game::Rules& rules() const { return rules_for(rules_); }
    [[nodiscard]] const std::vector<board::Setup>& of_han() const { return of_han_; }
    [[nodiscard]] const std::optional<SetupFinding>& at(SetupPair pair) const;
    // Cho's set-ups that do best against one of Han's; none while not all are known.
    [[nodiscard]] std::vector<board::Setup> best_answers(board::Setup han) const;
    // Han's set-ups that do best where Cho gives its best answer; none while not all are known.
    [[nodiscard]] std::vector<board::Setup> best_choices() const;

  private:
    game::RuleSet rules_;
    std::vector<board::Setup> of_han_;
    std::array<std::array<std::optional<SetupFinding>, board::kSetups.size()>, board::kSetups.size()> found_;
};

// A table of scores for people, and what follows from it for both sides. Aligned lines, each with its end.
[[nodiscard]] std::string setups_text(const SetupTable& table);
[[nodiscard]] std::string setups_json(const SetupTable& table);

}  // namespace janggun::cli
