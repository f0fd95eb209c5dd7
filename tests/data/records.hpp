// Readers of the files in this folder. Each file explains its columns at its top.
#pragma once

#include <cstdint>
#include <fstream>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace janggun::test_data {

inline std::string trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(' ');
    if (first == std::string_view::npos) return {};
    return std::string(text.substr(first, text.find_last_not_of(' ') - first + 1));
}

// The columns of a line; a column that holds only a dash is empty.
inline std::vector<std::string> columns(std::string_view line, char separator) {
    std::vector<std::string> result;
    while (true) {
        const std::size_t end = line.find(separator);
        const std::string column = trimmed(line.substr(0, end));
        result.push_back(column == "-" ? "" : column);
        if (end == std::string_view::npos) return result;
        line.remove_prefix(end + 1);
    }
}

inline std::vector<std::string> words(std::string_view text) {
    std::vector<std::string> result;
    for (std::string& word : columns(text, ' ')) {
        if (!word.empty()) result.push_back(std::move(word));
    }
    return result;
}

// The lines of a file in this folder, without the empty ones and the comments.
inline std::vector<std::string> lines_of(const std::string& name) {
    const std::string path = std::string(JANGGUN_TEST_DATA) + "/" + name;
    std::ifstream file(path);
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);) {
        if (!line.empty() && line[0] != '#') lines.push_back(line);
    }
    if (lines.empty()) throw std::runtime_error(path + " cannot be read, or is empty");
    return lines;
}

inline void require(bool condition, const std::string& line) {
    if (!condition) throw std::runtime_error("test data that nobody understands: " + line);
}

inline bool flag(const std::string& column, std::string_view name, const std::string& line) {
    require(column.empty() || column == name, line);
    return !column.empty();
}

// Where a game stands after its moves under one rule set.
struct Outcome {
    std::string rule_set;
    std::string refused_move;  // the last of the moves, when it is illegal; the rest holds before it
    std::size_t legal_count = 0;
    bool is_in_check = false;
    bool is_facing = false;
    bool is_bare = false;
    std::string end;  // open, claimable, over
    std::string result;
    std::string fen;
    std::vector<std::string> legal_moves;  // empty when not recorded
};

struct RuleCase {
    std::string title;
    bool is_refused = false;  // the FEN of the start
    std::string start;
    std::string moves;
    std::vector<Outcome> outcomes;
};

inline Outcome outcome_from(const std::string& line) {
    const std::vector<std::string> column = columns(line, '|');
    require(column.size() == 10, line);
    Outcome outcome{.rule_set = column[0],
                    .refused_move = column[1],
                    .legal_count = std::stoul(column[2]),
                    .is_in_check = flag(column[3], "check", line),
                    .is_facing = flag(column[4], "facing", line),
                    .is_bare = flag(column[5], "bare", line),
                    .end = column[6],
                    .result = column[7],
                    .fen = column[8],
                    .legal_moves = words(column[9])};
    return outcome;
}

// rule-cases.txt
inline std::vector<RuleCase> rule_cases() {
    const auto rest = [](const std::string& line, std::string_view keyword) {
        require(line.starts_with(keyword), line);
        return line.substr(keyword.size());
    };
    const std::vector<std::string> lines = lines_of("rule-cases.txt");
    constexpr std::size_t kRuleSets = 4;
    constexpr std::size_t kLinesPerCase = 3 + kRuleSets;
    require(lines.size() % kLinesPerCase == 0, lines.back());
    std::vector<RuleCase> cases;
    for (std::size_t i = 0; i < lines.size(); i += kLinesPerCase) {
        const std::string moves = rest(lines[i + 2], "moves ");
        const bool is_refused = lines[i + 1].starts_with("refused ");
        RuleCase one{.title = rest(lines[i], "case "),
                     .is_refused = is_refused,
                     .start = rest(lines[i + 1], is_refused ? "refused " : "start "),
                     .moves = moves == "-" ? "" : moves,
                     .outcomes = {}};
        for (std::size_t set = 0; set < kRuleSets; ++set)
            one.outcomes.push_back(outcome_from(lines[i + 3 + set]));
        cases.push_back(one);
    }
    return cases;
}

struct RecordedGame {
    std::string start;
    std::string moves;
    Outcome outcome;
};

// games.txt
inline std::vector<RecordedGame> recorded_games() {
    std::vector<RecordedGame> games;
    for (const std::string& line : lines_of("games.txt")) {
        const std::vector<std::string> column = columns(line, '|');
        require(column.size() == 9, line);
        RecordedGame game{.start = column[1], .moves = column[2], .outcome = {}};
        game.outcome.rule_set = column[0];
        game.outcome.fen = column[3];
        game.outcome.is_in_check = flag(column[4], "check", line);
        game.outcome.is_facing = flag(column[5], "facing", line);
        game.outcome.end = column[6];
        game.outcome.result = column[7];
        game.outcome.legal_moves = words(column[8]);
        game.outcome.legal_count = game.outcome.legal_moves.size();
        games.push_back(game);
    }
    return games;
}

struct PieceCase {
    std::string title;
    std::string start;
    std::string square;
    std::vector<std::string> destinations;
    std::size_t legal_count = 0;
    bool is_in_check = false;
    bool is_refused = false;  // the FEN of the start
};

// piece-cases.txt
inline std::vector<PieceCase> piece_cases() {
    std::vector<PieceCase> cases;
    for (const std::string& line : lines_of("piece-cases.txt")) {
        const std::vector<std::string> column = columns(line, '|');
        require(column.size() == 8, line);
        const PieceCase one{.title = column[0] + ": " + column[7],
                            .start = column[1],
                            .square = column[2],
                            .destinations = words(column[3]),
                            .legal_count = std::stoul(column[4]),
                            .is_in_check = flag(column[5], "check", line),
                            .is_refused = flag(column[6], "refused", line)};
        cases.push_back(one);
    }
    return cases;
}

struct Count {
    int depth = 0;
    std::uint64_t nodes = 0;
};

struct PerftRow {
    std::string fen;
    std::string rule_set;  // empty in movegen.epd, where it is janggicasual
    std::vector<Count> counts;
    bool is_in_check = false;  // only in movegen.epd
};

// perft.epd and movegen.epd: a FEN, then `;variant name`, `;D1 nodes`, `;chk 0` and so on.
inline std::vector<PerftRow> perft_rows(const std::string& name) {
    std::vector<PerftRow> rows;
    for (const std::string& line : lines_of(name)) {
        const std::vector<std::string> column = columns(line, ';');
        PerftRow row;
        row.fen = column[0];
        for (std::size_t i = 1; i < column.size(); ++i) {
            const std::vector<std::string> field = words(column[i]);
            require(field.size() == 2, line);
            if (field[0] == "variant") {
                row.rule_set = field[1];
            } else if (field[0] == "chk") {
                row.is_in_check = field[1] == "1";
            } else {
                require(field[0][0] == 'D', line);
                row.counts.push_back({std::stoi(field[0].substr(1)), std::stoull(field[1])});
            }
        }
        require(!row.counts.empty(), line);
        rows.push_back(row);
    }
    return rows;
}

// The positions of all files that can stand on a board, each once: those at the start and at the end of the
// games, and those of the counts. Where facing kings were accepted, the game may have ended with the side
// that passed in check, so these ends are left out.
inline std::vector<std::string> all_fens() {
    std::set<std::string> fens;
    const auto add_end = [&](const Outcome& outcome) {
        if (outcome.end != "over" || !outcome.is_facing) fens.insert(outcome.fen);
    };
    for (const RuleCase& one : rule_cases()) {
        if (one.is_refused) continue;
        fens.insert(one.start);
        for (const Outcome& outcome : one.outcomes) add_end(outcome);
    }
    for (const RecordedGame& game : recorded_games()) {
        fens.insert(game.start);
        add_end(game.outcome);
    }
    for (const PieceCase& one : piece_cases()) {
        if (!one.is_refused) fens.insert(one.start);
    }
    for (const char* const name : {"perft.epd", "movegen.epd"}) {
        for (const PerftRow& row : perft_rows(name)) fens.insert(row.fen);
    }
    return {fens.begin(), fens.end()};
}

}  // namespace janggun::test_data
