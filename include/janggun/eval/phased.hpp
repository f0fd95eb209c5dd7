#pragma once

namespace janggun::eval {

// Centipawns with all pieces on the board, and with none but kings: a position lies between.
struct Phased {
    static constexpr int kFull = 64;  // the phase with all pieces

    int early = 0;
    int late = 0;

    constexpr Phased& operator+=(Phased other) noexcept {
        early += other.early;
        late += other.late;
        return *this;
    }
    constexpr Phased& operator-=(Phased other) noexcept {
        early -= other.early;
        late -= other.late;
        return *this;
    }
    friend constexpr Phased operator+(Phased a, Phased b) noexcept { return a += b; }
    friend constexpr Phased operator-(Phased a, Phased b) noexcept { return a -= b; }
    friend constexpr Phased operator*(Phased value, int count) noexcept {
        return {value.early * count, value.late * count};
    }
    friend constexpr bool operator==(Phased, Phased) noexcept = default;

    // At a phase between 0 and kFull, in 1/kFull of a centipawn.
    [[nodiscard]] constexpr int at(int phase) const noexcept {
        return early * phase + late * (kFull - phase);
    }
};

}  // namespace janggun::eval
