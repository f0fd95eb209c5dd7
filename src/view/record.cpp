#include "janggun/view/record.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include <fmt/format.h>

#include "janggun/board/fen.hpp"
#include "janggun/util/paragraph.hpp"

namespace janggun::view {

namespace {

constexpr std::size_t kLineWidth = 80;  // the width of lines in files

std::string tag_line(std::string_view name, std::string_view value) {
    std::string line = fmt::format("[{} \"", name);
    for (const char c : value) {
        if (c == '"' || c == '\\') line += '\\';
        line += c;
    }
    return line += "\"]\n";
}

void add_moves(util::Paragraph& paragraph, const Record& record, Notation notation) {
    board::Position position = record.start.position();
    bool is_first = true;
    for (const board::Move move : record.moves) {
        const bool is_cho = position.side_to_move() == board::Side::cho;
        if (is_cho || is_first)
            paragraph.add(fmt::format("{}{}", position.fullmove_number(), is_cho ? "." : "..."));
        paragraph.add(move_text(position, move, notation));
        position.make(move);
        is_first = false;
    }
}

}  // namespace

std::string Record::tag(std::string_view name) const {
    const auto found =
        std::find_if(tags.begin(), tags.end(), [name](const Tag& tag) { return tag.name == name; });
    return found == tags.end() ? std::string{} : found->value;
}

void Record::set_tag(std::string_view name, std::string value) {
    const auto found =
        std::find_if(tags.begin(), tags.end(), [name](const Tag& tag) { return tag.name == name; });
    if (found != tags.end()) {
        found->value = std::move(value);
    } else {
        tags.push_back({std::string{name}, std::move(value)});
    }
}

game::Game Record::game() const {
    game::Game game = start;
    for (const board::Move move : moves) game.play(move);
    return game;
}

std::string moves_text(const Record& record, Notation notation, std::size_t width) {
    util::Paragraph paragraph{width};
    add_moves(paragraph, record, notation);
    return paragraph.text();
}

std::string record_text(const Record& record) {
    std::string text;
    for (const Tag& tag : record.tags) text += tag_line(tag.name, tag.value);
    text += tag_line("Variant", record.start.rules().name);
    const std::string fen = to_fen(record.start.position());
    if (fen != board::kStartFen) text += tag_line("FEN", fen);
    text += tag_line("Result", game::text(record.result));
    if (!record.termination.empty()) text += tag_line("Termination", record.termination);
    util::Paragraph paragraph{kLineWidth};
    add_moves(paragraph, record, Notation::coordinates);
    paragraph.add(std::string{game::text(record.result)});
    return text + '\n' + paragraph.text() + '\n';
}

}  // namespace janggun::view
