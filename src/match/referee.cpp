#include "janggun/match/referee.hpp"

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>

#include "game_clock.hpp"
#include "janggun/board/movegen.hpp"
#include "janggun/util/text.hpp"
#include "resignation.hpp"

namespace janggun::match {

using board::Side;
using game::Result;

namespace {

using Clock = std::chrono::steady_clock;

Result win_for(Side side) { return side == Side::cho ? Result::cho_wins : Result::han_wins; }

std::string_view fault_text(Fault fault) {
    switch (fault) {
        case Fault::time: return "time";
        case Fault::illegal_move: return "illegal move";
        case Fault::crash: return "crash";
        case Fault::no_answer: return "no answer";
        case Fault::none: break;
    }
    return "";
}

class Referee {
  public:
    Referee(const game::Game& start, const std::array<Seat, 2>& seats, const GameTerms& terms,
            const std::stop_token& stop)
        : seats_{seats},
          terms_{terms},
          stop_{stop},
          clock_{{seats[0].limits, seats[1].limits}},
          resignation_{terms.resign},
          game_{start},
          played_{{start, {}, Result::undecided, {}, {}},
                  {},
                  {},
                  Ending::rules,
                  game::Reason::none,
                  Fault::none,
                  Side::cho,
                  {}} {}

    std::optional<PlayedGame> play() {
        for (const Side side : board::kSides) {
            const std::optional<std::string> complaint = seats_[index(side)].player.new_game(stop_);
            if (complaint && !is_over()) lose(side, Fault::crash);
        }
        while (!is_over() && !stop_.stop_requested()) take_turn();
        if (stop_.stop_requested()) return std::nullopt;
        return played_;
    }

  private:
    [[nodiscard]] bool is_over() const { return played_.record.result != Result::undecided; }

    void end(Ending ending, Result result, std::string_view termination) {
        played_.ending = ending;
        played_.record.result = result;
        played_.record.termination = termination;
    }

    void lose(Side side, Fault fault, std::string_view detail = {}) {
        played_.fault = fault;
        played_.culprit = side;
        end(Ending::fault, win_for(other(side)), std::string{fault_text(fault)}.append(detail));
    }

    void take_turn() {
        const Side side = game_.position().side_to_move();
        const std::optional<Milliseconds> allowance = clock_.allowance(side);
        const Milliseconds patience = allowance.value_or(terms_.longest) + terms_.margin + terms_.grace;
        const Clock::time_point begin = Clock::now();
        const Reply reply = seats_[index(side)].player.think(
            {played_.record.start, played_.record.moves, game_, clock_.limits_for(side), patience, stop_});
        const Clock::duration spent = Clock::now() - begin;
        if (stop_.stop_requested()) return;
        note_effort(side, reply, spent);
        if (reply.fault != Fault::none) return lose(side, reply.fault);
        if (allowance && spent > *allowance + terms_.margin) return lose(side, Fault::time);
        clock_.charge(side, std::chrono::duration_cast<Milliseconds>(spent));
        make_move(side, reply);
    }

    void note_effort(Side side, const Reply& reply, Clock::duration spent) {
        Effort& effort = played_.efforts[index(side)];
        if (reply.depth) {
            ++effort.depths;
            effort.depth_sum += *reply.depth;
        }
        if (!reply.nodes) return;
        effort.nodes += *reply.nodes;
        effort.seconds += std::chrono::duration<double>(spent).count();
    }

    void make_move(Side side, const Reply& reply) {
        constexpr std::size_t kLongestWord = 20;
        const std::optional<board::Move> move = game::parse_move(game_.position(), reply.move);
        if (!move || !board::is_legal(game_.position(), *move))
            return lose(side, Fault::illegal_move, ' ' + util::in_quotes(reply.move, kLongestWord));
        game_.play(*move);
        played_.record.moves.push_back(*move);
        played_.scores.push_back(reply.score);
        played_.units.push_back(reply.units);
        const game::Verdict verdict = game_.verdict();
        const std::optional<Side> winner = resignation_.after_move(side, reply.score);
        if (verdict.reason != game::Reason::none) {
            played_.reason = verdict.reason;
            end(Ending::rules, verdict.result, reason_text(verdict));
        } else if (winner) {
            end(Ending::resignation, win_for(*winner), "resignation");
        } else if (played_.record.moves.size() >= static_cast<std::size_t>(terms_.most_plies)) {
            end(Ending::ply_limit, Result::draw, "ply limit");
        }
    }

    const std::array<Seat, 2>& seats_;
    const GameTerms& terms_;
    const std::stop_token& stop_;
    GameClock clock_;
    Resignation resignation_;
    game::Game game_;
    PlayedGame played_;
};

}  // namespace

Effort& Effort::operator+=(const Effort& other) noexcept {
    depths += other.depths;
    depth_sum += other.depth_sum;
    nodes += other.nodes;
    seconds += other.seconds;
    return *this;
}

std::optional<PlayedGame> play_game(const game::Game& start, const std::array<Seat, 2>& seats,
                                    const GameTerms& terms, const std::stop_token& stop) {
    return Referee{start, seats, terms, stop}.play();
}

}  // namespace janggun::match
