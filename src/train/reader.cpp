#include "janggun/train/reader.hpp"

#include <cstdlib>
#include <utility>

#include <fmt/format.h>

#include "bytes.hpp"
#include "janggun/board/movegen.hpp"
#include "janggun/board/square.hpp"
#include "janggun/util/error.hpp"

namespace janggun::train {

namespace {

// Takes numbers from the front of bytes; there must be enough of them.
class Cursor {
  public:
    explicit Cursor(std::string_view bytes) : bytes_{bytes} {}

    [[nodiscard]] std::size_t at() const noexcept { return at_; }
    [[nodiscard]] std::size_t left() const noexcept { return bytes_.size() - at_; }

    std::uint64_t number(std::size_t count) {
        const std::uint64_t value = number_at(bytes_, at_, count);
        at_ += count;
        return value;
    }
    int small_number(std::size_t count) { return static_cast<int>(number(count)); }
    std::string_view text(std::size_t count) {
        const std::string_view part = bytes_.substr(at_, count);
        at_ += count;
        return part;
    }

  private:
    std::string_view bytes_;
    std::size_t at_ = 0;
};

// The square of a code; none if the byte stands for no square.
board::Square square_of(std::uint64_t code) {
    constexpr std::uint64_t kSquares = std::uint64_t{board::kFiles} * board::kRanks;
    if (code >= kSquares) return board::Square::none();
    return {static_cast<int>(code) % board::kFiles, static_cast<int>(code) / board::kFiles};
}

board::Move move_at(Cursor& cursor) {
    const board::Square from = square_of(cursor.number(1));
    const board::Square to = square_of(cursor.number(1));
    return {from, to};
}

// Replays moves from where a game begins.
class Replay {
  public:
    explicit Replay(const GameRecord& game)
        : position_{game::Game{game.rules, board::start_position(game.cho, game.han)}.position()} {}

    // Plays a move; plays nothing if it is illegal.
    [[nodiscard]] bool play(board::Move move) {
        if (move.from().is_none() || move.to().is_none() || !board::is_legal(position_, move)) return false;
        static_cast<void>(position_.make(move));
        return true;
    }

  private:
    board::Position position_;
};

std::size_t size_of(const GameRecord& game) {
    return kGameStart + game.random_moves.size() * kMoveBytes + game.moves.size() * kScoredMoveBytes +
           kChecksumBytes;
}

// Whether the last bytes are the checksum of all before them.
bool is_sound(std::string_view bytes) {
    const std::string_view body = bytes.substr(0, bytes.size() - kChecksumBytes);
    return checksum(body) == number_at(bytes, body.size(), kChecksumBytes);
}

}  // namespace

GameReader::GameReader(std::istream& stream, std::string name) : stream_{stream}, name_{std::move(name)} {
    read_header();
}

std::string GameReader::take(std::size_t count) {
    std::string bytes(count, '\0');
    stream_.read(bytes.data(), static_cast<std::streamsize>(count));
    bytes.resize(static_cast<std::size_t>(stream_.gcount()));
    return bytes;
}

void GameReader::refuse(std::size_t at, const std::string& what) const {
    const std::string where = offset_ == 0 ? "the header" : fmt::format("game {}", games_ + 1);
    throw util::InputError(fmt::format("{}, byte {}: {}: {}", name_, offset_ + at, where, what));
}

void GameReader::read_header() {
    std::string bytes = take(kHeaderStart);
    if (!bytes.starts_with(kMagic)) throw util::InputError(name_ + ", byte 0: this is no file of games");
    if (bytes.size() < kHeaderStart) refuse(bytes.size(), "the file ends within it");
    const std::uint64_t version = number_at(bytes, kMagic.size(), 1);
    if (version != kFormatVersion) {
        refuse(kMagic.size(),
               fmt::format("the format's version is {}, and only {} is known", version, kFormatVersion));
    }
    const std::size_t whole = number_at(bytes, kMagic.size() + 1, 2);
    if (whole < kLeastHeader) refuse(kMagic.size() + 1, "its length is wrong");
    bytes += take(whole - kHeaderStart);
    if (bytes.size() < whole) refuse(bytes.size(), "the file ends within it");
    if (!is_sound(bytes)) refuse(whole - kChecksumBytes, "its checksum is wrong");

    Cursor cursor{std::string_view{bytes}.substr(0, whole - kChecksumBytes)};
    cursor.text(kHeaderStart);
    settings_.seed = cursor.number(8);
    settings_.nodes = cursor.number(8);
    settings_.hash_megabytes = cursor.small_number(4);
    settings_.fewest_random_plies = cursor.small_number(1);
    settings_.most_random_plies = cursor.small_number(1);
    settings_.resign.centipawns = cursor.small_number(2);
    settings_.resign.moves = cursor.small_number(4);
    settings_.most_plies = cursor.small_number(4);
    settings_.rules.resize(cursor.number(1));
    if (cursor.left() < settings_.rules.size() + 1) refuse(cursor.at(), "it is too short for its rule sets");
    for (game::RuleSet& rules : settings_.rules) {
        const std::size_t at = cursor.at();
        const std::uint64_t code = cursor.number(1);
        if (code >= game::kRules.size()) refuse(at, fmt::format("there is no rule set {}", code));
        rules = static_cast<game::RuleSet>(code);
    }
    const std::size_t length = cursor.number(1);
    if (cursor.left() != length) refuse(cursor.at(), "its length is wrong");
    settings_.engine = cursor.text(length);
    offset_ = whole;
}

std::optional<GameRecord> GameReader::next() {
    std::string bytes = take(kGameStart);
    torn_bytes_ = bytes.size();
    if (bytes.size() < kGameStart) return std::nullopt;
    GameRecord game = read_start(bytes);
    const std::size_t whole = size_of(game);
    bytes += take(whole - kGameStart);
    if (bytes.size() == whole && !is_sound(bytes)) refuse(whole - kChecksumBytes, "its checksum is wrong");
    // A game that is cut off is checked too, lest a wrong length make the rest of the file look like one.
    read_moves(game, bytes);
    torn_bytes_ = bytes.size();
    if (bytes.size() < whole) return std::nullopt;
    torn_bytes_ = 0;
    offset_ += whole;
    ++games_;
    return game;
}

GameRecord GameReader::read_start(std::string_view bytes) const {
    Cursor cursor{bytes};
    const auto code = [&](std::size_t count, std::uint64_t low, std::uint64_t high, std::string_view what) {
        const std::size_t at = cursor.at();
        const std::uint64_t value = cursor.number(count);
        if (value < low || value > high)
            refuse(at, fmt::format("{} is {}, and can be {} to {}", what, value, low, high));
        return value;
    };
    constexpr std::size_t kWays = board::kSetups.size();
    GameRecord game;
    game.rules = static_cast<game::RuleSet>(code(1, 0, game::kRules.size() - 1, "the rule set"));
    const std::uint64_t setups = code(1, 0, kWays * kWays - 1, "the pair of set-ups");
    game.cho = board::kSetups[setups / kWays];
    game.han = board::kSetups[setups % kWays];
    game.result = static_cast<game::Result>(code(1, 1, 3, "the result"));
    game.ending = static_cast<Ending>(code(1, 1, kEndings, "the ending"));
    game.random_moves.resize(code(1, static_cast<std::uint64_t>(settings_.fewest_random_plies),
                                  static_cast<std::uint64_t>(settings_.most_random_plies),
                                  "the number of random plies"));
    game.moves.resize(
        code(2, 1, static_cast<std::uint64_t>(settings_.most_plies), "the number of scored plies"));
    return game;
}

void GameReader::read_moves(GameRecord& game, std::string_view bytes) const {
    Cursor cursor{bytes};
    cursor.text(kGameStart);
    Replay replay{game};
    std::size_t ply = 0;
    const auto next_move = [&] {
        const std::size_t at = cursor.at();
        const board::Move move = move_at(cursor);
        ++ply;
        if (!replay.play(move)) refuse(at, fmt::format("ply {} is no legal move", ply));
        return move;
    };
    for (board::Move& move : game.random_moves) {
        if (cursor.left() < kMoveBytes) return;
        move = next_move();
    }
    for (ScoredMove& scored : game.moves) {
        if (cursor.left() < kScoredMoveBytes) return;
        scored.move = next_move();
        const std::size_t at = cursor.at();
        scored.score = static_cast<std::int16_t>(static_cast<std::uint16_t>(cursor.number(2)));
        const int magnitude = std::abs(int{scored.score});
        if (magnitude > eval::Score::kBestEvaluation && magnitude != kDecidedScore)
            refuse(at, fmt::format("ply {} cannot have the score {}", ply, scored.score));
    }
}

}  // namespace janggun::train
