#include "janggun/eval/state.hpp"

#include "janggun/eval/hand_made.hpp"

namespace janggun::eval {

Assessment State::evaluate(const board::Position& position, const game::Material& material) const noexcept {
    if (instead_) return {instead_->evaluate(position, material, *rules_), {}, false};
    return assess(position, tallies_[now_], material, *rules_);
}

std::optional<Assessment> State::after_pass(const Assessment& before) const noexcept {
    return instead_ ? std::nullopt : std::optional{assess_after_pass(before)};
}

std::optional<Score> State::foresee(const Assessment& before, const game::Material& material_before,
                                    const game::Material& material, board::Side side_to_move) const noexcept {
    if (instead_) return std::nullopt;
    const int gain = tallies_[now_].standing().at(material.phase()) -
                     tallies_[now_ - 1].standing().at(material_before.phase());
    return eval::foresee(before.score, gain, side_to_move);
}

}  // namespace janggun::eval
