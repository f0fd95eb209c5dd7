// A deliberately naive Janggi referee. It shares no code and no constants with the engine, so that tests can
// play both side by side and compare. It is written to be checked against the rules by eye, not to be fast.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reference/board.hpp"

namespace janggun::reference {

enum class RuleSet { janggi, janggitraditional, janggimodern, janggicasual };

[[nodiscard]] std::optional<RuleSet> rule_set_named(std::string_view name);

struct Judgement {
    bool over = false;         // no legal move remains: mate, double pass, accepted bikjang
    bool claimable = false;    // play may go on, but the game may be ended: repetition, move limit, ...
    std::string result = "*";  // "1-0", "0-1", "1/2-1/2", or "*" while neither flag is set
    // "" while neither flag is set, otherwise one of: "mate", "points after double pass",
    // "double pass" (where that is a draw), "bikjang accepted", "repetition", "perpetual check",
    // "move repetition", "move limit"
    std::string reason;
    double cho_points = 0;  // pieces on the board now
    double han_points = 0;  // pieces on the board now plus 1.5, in every rule set
};

// Everything that is known after one ply.
struct Snapshot {
    Board board{};
    std::string placement;  // the board as text, for comparing and for the FEN
    Side to_move = Side::cho;
    bool in_check = false;          // the side to move
    int plies_since_capture = 0;    // every ply without a capture counts, passes included
    int fullmove_number = 1;        // grows after each ply by Han
    std::optional<Move> last_move;  // none in the starting position
    bool last_was_pass = false;
    bool last_was_capture = false;
};

class Game {
  public:
    // The FEN is trusted. It has 2 to 6 fields and may use N or H for the horse, B or E for the elephant.
    Game(RuleSet rules, std::string_view fen);

    // Sorted as text. Empty when the game is over, but not when it is merely claimable.
    [[nodiscard]] std::vector<std::string> legal_moves() const;
    // False, and nothing changed, when the move is illegal.
    bool play(const std::string& move);

    [[nodiscard]] bool in_check() const;
    // Both kings on one file with nothing between them, whether or not the rule set cares.
    [[nodiscard]] bool kings_face() const;
    [[nodiscard]] Judgement judge() const;
    [[nodiscard]] std::string fen() const;
    // Counts the lines of exactly this many legal moves.
    [[nodiscard]] std::uint64_t perft(int depth) const;

  private:
    [[nodiscard]] bool is_legal_piece_move(const Move& move) const;
    [[nodiscard]] bool may_pass() const;
    void make(const Move& move);

    [[nodiscard]] bool bikjang_holds() const;
    [[nodiscard]] bool bikjang_was_accepted() const;
    [[nodiscard]] bool both_sides_passed() const;
    [[nodiscard]] std::string result_without_mate(const Judgement& points) const;
    void judge_finished_game(Judgement& judgement) const;
    void judge_claims(Judgement& judgement) const;

    [[nodiscard]] bool mover_repeated_its_move() const;
    [[nodiscard]] std::optional<std::size_t> ply_where_the_repetition_began() const;
    [[nodiscard]] std::optional<Side> perpetual_checker_since(std::size_t first_ply) const;
    [[nodiscard]] bool side_to_move_always_in_check(std::size_t first_ply, std::size_t last_ply) const;

    RuleSet rules_;
    std::vector<Snapshot> snapshots_;  // the starting position, then one entry for each ply
};

}  // namespace janggun::reference
