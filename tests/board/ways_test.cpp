#include "janggun/board/ways.hpp"

#include <catch2/catch.hpp>
#include <string>

#include "board/positions.hpp"

namespace janggun::board {
namespace {

// What a cannon on e1 finds northward, in a position of which the file e alone is filled.
struct Found {
    bool is_open;
    int empty;  // beyond the screen
    std::string last;

    friend bool operator==(const Found&, const Found&) = default;
};

Found northward(const std::string& fen) {
    const Position position = parse_fen(fen);
    const Square from = square_named("e1");
    const Jump<Direction::north> jump{position.board().ray<Direction::north>(from), from};
    if (!jump.is_open()) return {false, 0, ""};
    return {true, static_cast<int>(jump.beyond().empty()), to_string(jump.beyond().last())};
}

TEST_CASE("a cannon jumps the first piece on its way, unless that is a cannon", "[board][ways]") {
    CHECK(northward("3k5/9/9/4r4/9/9/4p4/9/3K5/4C4 w") == Found{true, 2, "e7"});
    CHECK(northward("3k5/9/9/4r4/9/4P4/9/9/3K5/4C4 w") == Found{true, 1, "e7"});
    CHECK(northward("3k5/9/9/4r4/9/9/4c4/9/3K5/4C4 w") == Found{false, 0, ""});
    CHECK(northward("3k5/9/9/9/9/9/9/9/3K5/4C4 w") == Found{false, 0, ""});
}

TEST_CASE("a jump over the whole file ends on its last point", "[board][ways]") {
    CHECK(northward("3k5/9/9/9/9/9/9/9/3KA4/4C4 w") == Found{true, 7, "e10"});
    CHECK(northward("3k5/4r4/9/9/9/9/9/9/3K5/4C4 w") == Found{true, 1, "e11"});  // the edge stops it
}

TEST_CASE("a piece on a file's last point is no screen, for nothing is beyond", "[board][ways]") {
    CHECK(northward("4r4/3k5/9/9/9/9/9/9/3K5/4C4 w") == Found{false, 0, ""});
}

TEST_CASE("a chariot attacks over nothing, a cannon over one piece that is no cannon", "[board][ways]") {
    const PieceId soldier{Side::han, slots_of(PieceType::soldier).first};
    const PieceId cannon{Side::han, slots_of(PieceType::cannon).first};
    const auto are = [](int number, PieceId only) { return Counted{number, [only] { return only; }}; };
    CHECK(is_open_for(PieceType::chariot, are(0, PieceId::none())));
    CHECK_FALSE(is_open_for(PieceType::chariot, are(1, soldier)));
    CHECK_FALSE(is_open_for(PieceType::cannon, are(0, PieceId::none())));
    CHECK(is_open_for(PieceType::cannon, are(1, soldier)));
    CHECK_FALSE(is_open_for(PieceType::cannon, are(1, cannon)));
    CHECK_FALSE(is_open_for(PieceType::cannon, are(2, soldier)));
}

}  // namespace
}  // namespace janggun::board
