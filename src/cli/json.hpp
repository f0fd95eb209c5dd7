#pragma once

#include <concepts>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "janggun/eval/outlook.hpp"
#include "janggun/eval/score.hpp"
#include "janggun/game/game.hpp"
#include "janggun/game/verdict.hpp"

namespace janggun::cli {

// A value as JSON writes it. Bytes of a text that are not ASCII pass as they are: the program's own texts are
// UTF-8, and what it repeats of its input has gone through util::in_quotes.
class Json {
  public:
    // null
    Json() = default;
    template <std::same_as<bool> Bool>
    Json(Bool value) : text_{value ? "true" : "false"} {}
    template <std::integral Number>
    requires(!std::same_as<Number, bool>) Json(Number number) : text_{fmt::format("{}", number)} {}
    template <std::convertible_to<std::string_view> Text>
    Json(const Text& text) : text_{quoted(text)} {}
    template <class Value>
    Json(const std::optional<Value>& value) : Json{value ? Json{*value} : Json{}} {}

    // A number with this many digits after the point; null if there is none or it is infinite.
    [[nodiscard]] static Json decimal(std::optional<double> value, int digits);
    // Takes text that is JSON already.
    [[nodiscard]] static Json written(std::string text);
    [[nodiscard]] static Json list(const std::vector<Json>& values);

    [[nodiscard]] const std::string& text() const noexcept { return text_; }

  private:
    [[nodiscard]] static std::string quoted(std::string_view text);

    std::string text_ = "null";
};

// A list of the values, each converted by `to_json`.
template <class Values, class ToJson>
[[nodiscard]] Json json_list(const Values& values, const ToJson& to_json) {
    std::vector<Json> list;
    list.reserve(values.size());
    for (const auto& value : values) list.push_back(to_json(value));
    return Json::list(list);
}

// An object on one line, its members in the order in which they are added.
class JsonObject {
  public:
    using Member = std::pair<std::string_view, Json>;

    JsonObject() = default;
    JsonObject(std::initializer_list<Member> members);

    JsonObject& add(std::string_view name, const Json& value);
    // Adds all members of another object.
    JsonObject& add(const JsonObject& other);

    [[nodiscard]] std::string text() const { return '{' + members_ + '}'; }
    operator Json() const { return Json::written(text()); }

  private:
    std::string members_;
};

// "fen" and "rules".
[[nodiscard]] JsonObject json_game(const game::Game& game);
// "over", "claimable", "result" and "reason".
[[nodiscard]] JsonObject json_verdict(const game::Verdict& verdict);
// {"cho":72,"han":73.5}
[[nodiscard]] JsonObject json_points(const game::Points& points);
// {"cp":34}, {"mate":3} in moves or {"points":5} in plies to a win on points; below 0 the side to move is
// losing.
[[nodiscard]] JsonObject json_score(eval::Centipawns score);
// {"win":520,"draw":0,"loss":480}
[[nodiscard]] JsonObject json_chances(const eval::Outlook& chances);

}  // namespace janggun::cli
