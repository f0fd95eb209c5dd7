#include "json.hpp"

#include <cmath>

#include "janggun/board/fen.hpp"
#include "janggun/view/words.hpp"

namespace janggun::cli {

Json Json::decimal(std::optional<double> value, int digits) {
    if (!value || !std::isfinite(*value)) return {};
    return written(fmt::format("{:.{}f}", *value, digits));
}

Json Json::written(std::string text) {
    Json json;
    json.text_ = std::move(text);
    return json;
}

Json Json::list(const std::vector<Json>& values) {
    std::string text = "[";
    for (const Json& value : values) {
        if (text.size() > 1) text += ',';
        text += value.text();
    }
    return written(text + ']');
}

std::string Json::quoted(std::string_view text) {
    std::string result = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') result += '\\';
        result += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
    }
    return result + '"';
}

JsonObject::JsonObject(std::initializer_list<Member> members) {
    for (const auto& [name, value] : members) add(name, value);
}

JsonObject& JsonObject::add(std::string_view name, const Json& value) {
    if (!members_.empty()) members_ += ',';
    members_ += Json{name}.text();
    members_ += ':';
    members_ += value.text();
    return *this;
}

JsonObject& JsonObject::add(const JsonObject& other) {
    if (!members_.empty() && !other.members_.empty()) members_ += ',';
    members_ += other.members_;
    return *this;
}

JsonObject json_game(const game::Game& game) {
    return {{"fen", to_fen(game.position())}, {"rules", game.rules().name}};
}

JsonObject json_verdict(const game::Verdict& verdict) {
    return {{"over", verdict.is_over()},
            {"claimable", verdict.is_claimable()},
            {"result", text(verdict.result)},
            {"reason", reason_text(verdict)}};
}

JsonObject json_points(const game::Points& points) {
    return {{"cho", Json::written(view::points_text(points.cho_halves))},
            {"han", Json::written(view::points_text(points.han_halves))}};
}

JsonObject json_score(eval::Centipawns score) {
    const int sign = score > eval::Centipawns::draw() ? 1 : -1;
    if (score.is_mate()) return {{"mate", sign * score.moves()}};
    if (score.is_points()) return {{"points", sign * score.plies()}};
    return {{"cp", score.raw()}};
}

JsonObject json_chances(const eval::Outlook& chances) {
    return {{"win", chances.win}, {"draw", chances.draw}, {"loss", chances.loss}};
}

}  // namespace janggun::cli
