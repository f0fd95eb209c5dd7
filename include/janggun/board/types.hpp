#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "janggun/util/enum_array.hpp"

namespace janggun::board {

// Cho (blue or green) sits at the bottom and moves first; Han (red) sits at the top.
enum class Side : std::uint8_t { cho, han };

inline constexpr std::array kSides{Side::cho, Side::han};

[[nodiscard]] constexpr Side other(Side side) noexcept { return side == Side::cho ? Side::han : Side::cho; }
[[nodiscard]] constexpr std::size_t index(Side side) noexcept { return static_cast<std::size_t>(side); }
[[nodiscard]] constexpr const char* name(Side side) noexcept { return side == Side::cho ? "cho" : "han"; }

enum class PieceType : std::uint8_t { soldier, guard, king, horse, elephant, chariot, cannon };

inline constexpr std::size_t kPieceTypes = 7;

inline constexpr std::array kTypes{PieceType::soldier, PieceType::guard,    PieceType::king,
                                   PieceType::horse,   PieceType::elephant, PieceType::chariot,
                                   PieceType::cannon};
static_assert(kTypes.size() == kPieceTypes);

[[nodiscard]] constexpr std::size_t index(PieceType type) noexcept { return static_cast<std::size_t>(type); }

// A value for each side, and for each type of piece: `values[side]`, `values[type]`.
template <class T>
using BySide = util::EnumArray<Side, T, kSides.size()>;
template <class T>
using ByType = util::EnumArray<PieceType, T, kPieceTypes>;

// Such values by the names of the types, so that none need be counted; T{} for those that are not named:
//
//   constexpr ByType<int> kPoints = by_type<int>({.soldier = 2, .guard = 3, .horse = 5});
template <class T>
struct EachType {
    T soldier{};
    T guard{};
    T king{};
    T horse{};
    T elephant{};
    T chariot{};
    T cannon{};
};
template <class T>
[[nodiscard]] constexpr ByType<T> by_type(const EachType<T>& each) noexcept {
    return {{each.soldier, each.guard, each.king, each.horse, each.elephant, each.chariot, each.cannon}};
}

// The sixteen pieces of a side, by slot: which slots each type owns. Nothing promotes in Janggi, so a slot
// keeps its type for the whole game.
struct Slots {
    std::uint8_t first;
    std::uint8_t count;

    // for (const std::size_t slot : slots_of(type))
    class Iterator {
      public:
        constexpr explicit Iterator(std::size_t slot) noexcept : slot_{slot} {}
        constexpr std::size_t operator*() const noexcept { return slot_; }
        constexpr Iterator& operator++() noexcept {
            ++slot_;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) noexcept = default;

      private:
        std::size_t slot_;
    };
    [[nodiscard]] constexpr Iterator begin() const noexcept { return Iterator{first}; }
    [[nodiscard]] constexpr Iterator end() const noexcept { return Iterator{std::size_t{first} + count}; }
};

inline constexpr std::size_t kSlotsPerSide = 16;
inline constexpr ByType<Slots> kSlots = by_type<Slots>({.soldier = {0, 5},
                                                        .guard = {5, 2},
                                                        .king = {7, 1},
                                                        .horse = {8, 2},
                                                        .elephant = {10, 2},
                                                        .chariot = {12, 2},
                                                        .cannon = {14, 2}});

[[nodiscard]] constexpr Slots slots_of(PieceType type) noexcept { return kSlots[type]; }

namespace detail {

constexpr std::array<PieceType, kSlotsPerSide> types_by_slot() {
    std::array<PieceType, kSlotsPerSide> types{};
    for (const PieceType type : kTypes) {
        for (const std::size_t slot : kSlots[type]) types[slot] = type;
    }
    return types;
}

inline constexpr auto kTypeOfSlot = types_by_slot();

}  // namespace detail

// What a cell of the board holds: nothing, the edge, or one of the 32 pieces.
//
//   bits 0-3  slot, so that "is a cannon" and the like are one mask
//   bit 4     Cho's        bit 5  Han's
//
// The edge belongs to both sides, so nobody may land on it, and has a cannon's slot, so it is no screen and
// no target of a cannon.
class PieceId {
  public:
    constexpr PieceId() noexcept = default;
    constexpr PieceId(Side side, std::size_t slot) noexcept
        : raw_{static_cast<std::uint8_t>(side_bit(side) | slot)} {}

    [[nodiscard]] static constexpr PieceId none() noexcept { return {}; }
    [[nodiscard]] static constexpr PieceId edge() noexcept { return from_raw(kEdge); }
    [[nodiscard]] static constexpr PieceId from_raw(std::uint8_t raw) noexcept {
        PieceId id;
        id.raw_ = raw;
        return id;
    }

    // The bit that all pieces of a side have, and the edge has, too.
    [[nodiscard]] static constexpr std::uint8_t side_bit(Side side) noexcept {
        return side == Side::cho ? 0x10 : 0x20;
    }
    [[nodiscard]] constexpr std::uint8_t raw() const noexcept { return raw_; }
    [[nodiscard]] constexpr bool is_none() const noexcept { return raw_ == 0; }
    [[nodiscard]] constexpr bool is_edge() const noexcept { return raw_ == kEdge; }
    [[nodiscard]] constexpr bool is_piece() const noexcept { return !is_none() && !is_edge(); }

    // A piece of `side`, or the edge: in both cases `side` cannot land here.
    [[nodiscard]] constexpr bool blocks(Side side) const noexcept { return (raw_ & side_bit(side)) != 0; }
    // Whether a piece of `side` stands here; the edge is no piece.
    [[nodiscard]] constexpr bool is_piece_of(Side side) const noexcept {
        return (raw_ & kSidesMask) == side_bit(side);
    }
    // What a cannon may neither jump nor take, though it is not empty.
    [[nodiscard]] constexpr bool is_cannon_or_edge() const noexcept {
        return (raw_ & kCannonMask) == kCannonMask;
    }

    // What a cannon may jump: any piece but a cannon.
    [[nodiscard]] constexpr bool is_screen() const noexcept { return !is_none() && !is_cannon_or_edge(); }

    [[nodiscard]] constexpr bool is_soldier_of(Side side) const noexcept {
        constexpr Slots kSoldiers = slots_of(PieceType::soldier);
        const auto number = static_cast<unsigned>(raw_ - PieceId{side, kSoldiers.first}.raw());
        return number < kSoldiers.count;
    }

    // The following may be asked only of a piece.
    [[nodiscard]] constexpr Side side() const noexcept {
        return (raw_ & side_bit(Side::cho)) != 0 ? Side::cho : Side::han;
    }
    [[nodiscard]] constexpr std::size_t slot() const noexcept { return raw_ & 0x0FU; }
    [[nodiscard]] constexpr PieceType type() const noexcept { return detail::kTypeOfSlot[slot()]; }

    friend constexpr bool operator==(PieceId, PieceId) noexcept = default;

  private:
    static constexpr std::uint8_t kEdge = 0x3E;
    static constexpr std::uint8_t kCannonMask = 0x0E;
    static constexpr std::uint8_t kSidesMask = 0x30;

    std::uint8_t raw_ = 0;
};

static_assert(sizeof(PieceId) == 1);
static_assert(slots_of(PieceType::cannon).first == 14, "is_cannon_or_edge relies on slots 14 and 15");
static_assert(PieceId::edge().blocks(Side::cho) && PieceId::edge().blocks(Side::han));

[[nodiscard]] constexpr PieceId king_of(Side side) noexcept {
    return {side, slots_of(PieceType::king).first};
}

}  // namespace janggun::board
