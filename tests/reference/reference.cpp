#include "reference/reference.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <sstream>

namespace janggun::reference {

namespace {

// ---- what differs between the rule sets

struct Rules {
    bool bikjang;                // facing kings must be parted or accepted
    bool points_decide;          // an end without mate goes to the better score, otherwise it is a draw
    int occurrences;             // how often a position must occur before the end may be claimed
    int plies_without_capture;   // how many there must be before the end may be claimed
    bool move_repetition_loses;  // the player who goes to and fro with one piece loses
};

Rules rules_of(RuleSet rule_set) {
    Rules rules{.bikjang = false,
                .points_decide = false,
                .occurrences = 3,
                .plies_without_capture = 100,
                .move_repetition_loses = false};
    if (rule_set == RuleSet::janggi || rule_set == RuleSet::janggitraditional) rules.bikjang = true;
    if (rule_set == RuleSet::janggi || rule_set == RuleSet::janggimodern) rules.points_decide = true;
    if (rule_set == RuleSet::janggimodern) {
        rules.occurrences = 4;
        rules.plies_without_capture = 200;
        rules.move_repetition_loses = true;
    }
    return rules;
}

// The fields "- -" say nothing in Janggi and may be missing, and so may the two counters.
Snapshot snapshot_from(std::string_view fen) {
    std::istringstream fields{std::string(fen)};
    std::string placement;
    std::string side;
    fields >> placement >> side;
    std::vector<int> counters;
    for (std::string field; fields >> field;) {
        if (field != "-") counters.push_back(std::stoi(field));
    }

    Snapshot snapshot;
    snapshot.board = board_from(placement);
    snapshot.placement = placement_of(snapshot.board);
    snapshot.to_move = side == "w" ? Side::cho : Side::han;
    snapshot.in_check = is_king_attacked(snapshot.board, snapshot.to_move);
    snapshot.plies_since_capture = counters.empty() ? 0 : counters[0];
    snapshot.fullmove_number = counters.size() < 2 ? 1 : counters[1];
    return snapshot;
}

std::string win_for(Side side) { return side == Side::cho ? "1-0" : "0-1"; }

}  // namespace

std::optional<RuleSet> rule_set_named(std::string_view name) {
    if (name == "janggi") return RuleSet::janggi;
    if (name == "janggitraditional") return RuleSet::janggitraditional;
    if (name == "janggimodern") return RuleSet::janggimodern;
    if (name == "janggicasual") return RuleSet::janggicasual;
    return std::nullopt;
}

Game::Game(RuleSet rules, std::string_view fen) : rules_(rules), snapshots_{snapshot_from(fen)} {}

// ---- playing

std::vector<std::string> Game::legal_moves() const {
    if (bikjang_was_accepted() || both_sides_passed()) return {};
    const Snapshot& now = snapshots_.back();
    std::vector<std::string> moves;
    for (const Square from : all_squares()) {
        if (!is_piece_of(now.board, from, now.to_move)) continue;
        for (const Square to : targets_from(now.board, from)) {
            if (is_legal_piece_move({from, to})) moves.push_back(name_of(Move{from, to}));
        }
    }
    if (may_pass()) {
        const Square king = king_of(now.board, now.to_move);
        moves.push_back(name_of(Move{king, king}));
    }
    std::ranges::sort(moves);
    return moves;
}

// The own king must be safe afterwards, and when bikjang holds, the kings must no longer face each other.
bool Game::is_legal_piece_move(const Move& move) const {
    const Snapshot& now = snapshots_.back();
    const Board after = board_after(now.board, move);
    if (is_king_attacked(after, now.to_move)) return false;
    return !(bikjang_holds() && do_kings_face(after));
}

// One may always pass when not in check. Bikjang may be accepted by a pass even in check or when mated.
bool Game::may_pass() const { return !in_check() || bikjang_holds(); }

bool Game::play(const std::string& move) {
    const std::vector<std::string> moves = legal_moves();
    if (std::ranges::find(moves, move) == moves.end()) return false;
    make(move_named(move));
    return true;
}

void Game::make(const Move& move) {
    const Snapshot& before = snapshots_.back();
    Snapshot after;
    after.last_move = move;
    after.last_was_pass = is_pass(move);
    after.last_was_capture = !after.last_was_pass && !is_empty(before.board, move.to);
    after.board = board_after(before.board, move);
    after.placement = placement_of(after.board);
    after.to_move = opponent_of(before.to_move);
    after.in_check = is_king_attacked(after.board, after.to_move);
    after.plies_since_capture = after.last_was_capture ? 0 : before.plies_since_capture + 1;
    after.fullmove_number = before.fullmove_number + (before.to_move == Side::han ? 1 : 0);
    snapshots_.push_back(after);
}

bool Game::in_check() const { return snapshots_.back().in_check; }

bool Game::kings_face() const { return do_kings_face(snapshots_.back().board); }

std::string Game::fen() const {
    const Snapshot& now = snapshots_.back();
    return now.placement + (now.to_move == Side::cho ? " w" : " b") + " - - " +
           std::to_string(now.plies_since_capture) + " " + std::to_string(now.fullmove_number);
}

std::uint64_t Game::perft(int depth) const {
    if (depth <= 0) return 1;
    const std::vector<std::string> moves = legal_moves();
    if (depth == 1) return moves.size();
    std::uint64_t count = 0;
    for (const std::string& move : moves) {
        Game next = *this;
        next.play(move);
        count += next.perft(depth - 1);
    }
    return count;
}

// ---- ends of the game

bool Game::bikjang_holds() const { return rules_of(rules_).bikjang && kings_face(); }

// A pass leaves the kings where they are, so they already faced each other when the pass was made.
bool Game::bikjang_was_accepted() const { return bikjang_holds() && snapshots_.back().last_was_pass; }

bool Game::both_sides_passed() const {
    return snapshots_.size() > 2 && snapshots_.back().last_was_pass &&
           snapshots_[snapshots_.size() - 2].last_was_pass;
}

Judgement Game::judge() const {
    const Snapshot& now = snapshots_.back();
    Judgement judgement;
    judgement.cho_points = points_on_board(now.board, Side::cho);
    judgement.han_points = points_on_board(now.board, Side::han) + 1.5;
    judge_finished_game(judgement);
    if (!judgement.over) judge_claims(judgement);
    return judgement;
}

// Scores are never equal: Han has the half point.
std::string Game::result_without_mate(const Judgement& points) const {
    if (!rules_of(rules_).points_decide) return "1/2-1/2";
    return win_for(points.cho_points > points.han_points ? Side::cho : Side::han);
}

void Game::judge_finished_game(Judgement& judgement) const {
    if (bikjang_was_accepted()) {
        judgement.reason = "bikjang accepted";
        judgement.result = result_without_mate(judgement);
    } else if (both_sides_passed()) {
        judgement.reason = rules_of(rules_).points_decide ? "points after double pass" : "double pass";
        judgement.result = result_without_mate(judgement);
    } else if (legal_moves().empty()) {
        judgement.reason = "mate";
        judgement.result = win_for(opponent_of(snapshots_.back().to_move));
    }
    judgement.over = !judgement.reason.empty();
}

// The move limit is looked at first. Going to and fro comes before the repeated position, and it is always
// complete earlier than the fourth occurrence of a position.
void Game::judge_claims(Judgement& judgement) const {
    const Snapshot& now = snapshots_.back();
    if (now.plies_since_capture >= rules_of(rules_).plies_without_capture) {
        judgement.reason = "move limit";
        judgement.result = result_without_mate(judgement);
    } else if (rules_of(rules_).move_repetition_loses && mover_repeated_its_move()) {
        judgement.reason = "move repetition";
        judgement.result = win_for(now.to_move);
    } else if (const auto first_ply = ply_where_the_repetition_began()) {
        const std::optional<Side> checker = perpetual_checker_since(*first_ply);
        judgement.reason = checker ? "perpetual check" : "repetition";
        judgement.result = checker ? win_for(opponent_of(*checker)) : result_without_mate(judgement);
    }
    judgement.claimable = !judgement.reason.empty();
}

// ---- repetition

// Has one piece just landed on the same point for the third time: arriving there, then back, there, back,
// there? These are five consecutive turns of the player who just moved, except that a single pass directly
// before the newest of them is overlooked. Kings and guards are exempt, and so is a player who was in check
// before any of the five. No capture by either side may lie in between, and the arrival may not be a capture.
bool Game::mover_repeated_its_move() const {
    const std::size_t newest = snapshots_.size() - 1;
    if (newest <= 8 || snapshots_[newest].last_was_pass) return false;
    const bool is_pass_overlooked = snapshots_[newest - 2].last_was_pass;
    const std::size_t plies_back_to_arrival = is_pass_overlooked ? 10 : 8;
    if (newest <= plies_back_to_arrival) return false;
    const std::size_t arrival = newest - plies_back_to_arrival;
    const std::array<std::size_t, 5> turns = {arrival, arrival + 2, arrival + 4, arrival + 6, newest};

    const char kind = kind_of(at(snapshots_[newest].board, snapshots_[newest].last_move->to));
    if (kind == 'K' || kind == 'A') return false;
    for (std::size_t ply = arrival; ply <= newest; ++ply) {
        if (snapshots_[ply].last_was_capture) return false;
    }
    for (const std::size_t turn : turns) {
        if (snapshots_[turn - 1].in_check) return false;
    }
    for (std::size_t i = 2; i < turns.size(); ++i) {
        if (!is_way_back(*snapshots_[turns[i]].last_move, *snapshots_[turns[i - 1]].last_move)) return false;
    }
    return snapshots_[turns[0]].last_move->to == snapshots_[turns[1]].last_move->from;
}

// A position is the board and the side to move. When the newest one has occurred often enough, this is the
// ply of the occurrence that completes the count, going backwards and counting the newest one too.
std::optional<std::size_t> Game::ply_where_the_repetition_began() const {
    const Snapshot& now = snapshots_.back();
    int occurrences = 0;
    for (std::size_t ply = snapshots_.size(); ply-- > 0;) {
        if (snapshots_[ply].placement == now.placement && snapshots_[ply].to_move == now.to_move) {
            occurrences += 1;
        }
        if (occurrences == rules_of(rules_).occurrences) return ply;
    }
    return std::nullopt;
}

// The side that gave check on every one of its turns since then, if the other side did not do so as well.
std::optional<Side> Game::perpetual_checker_since(std::size_t first_ply) const {
    const std::size_t newest = snapshots_.size() - 1;
    const Side to_move = snapshots_[newest].to_move;
    const bool checked_by_mover = side_to_move_always_in_check(first_ply, newest);
    const bool checked_by_other = side_to_move_always_in_check(first_ply + 1, newest - 1);
    if (checked_by_mover == checked_by_other) return std::nullopt;
    return checked_by_mover ? opponent_of(to_move) : to_move;
}

// Looks at every other ply, that is, at the turns of one player.
bool Game::side_to_move_always_in_check(std::size_t first_ply, std::size_t last_ply) const {
    for (std::size_t ply = first_ply; ply <= last_ply; ply += 2) {
        if (!snapshots_[ply].in_check) return false;
    }
    return true;
}

}  // namespace janggun::reference
