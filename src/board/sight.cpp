#include "janggun/board/sight.hpp"

#include <cstddef>
#include <cstdint>

#include "janggun/board/survey.hpp"

namespace janggun::board {

namespace {

constexpr std::array<SeenByContent, kPieceTypes> contents_by_type() {
    std::array<SeenByContent, kPieceTypes> table{};
    for (std::size_t type = 0; type < table.size(); ++type)
        table[type] =
            contents_seen_by(static_cast<PieceType>(type), [](PieceId /*there*/) { return std::int64_t{0}; });
    return table;
}

constexpr auto kContents = contents_by_type();

// A surveyor that weighs nothing: only the facts are wanted.
struct Onlooker {
    struct Span {
        void slide(std::size_t /*empty*/) {}
        void jump(PieceId /*screen*/, std::size_t /*empty*/) {}
    };

    [[nodiscard]] static const SeenByContent& contents(PieceType type) { return kContents[index(type)]; }
    [[nodiscard]] static Span span() { return {}; }
    template <PieceType kType>
    void note(Square /*square*/, const Seen& /*seen*/, Span /*span*/) {}
};

}  // namespace

Sight sight_of(const Position& position) noexcept {
    Onlooker onlooker;
    const Reach cho = survey(Side::cho, position, onlooker);
    const Reach han = survey(Side::han, position, onlooker);
    return {{cho.takers, han.takers},
            {attacked_of(Side::cho, position, cho, han).endangered(),
             attacked_of(Side::han, position, han, cho).endangered()}};
}

}  // namespace janggun::board
