#include "reporter.hpp"

#include <string>
#include <utility>

#include "info_text.hpp"
#include "janggun/view/search_text.hpp"

namespace janggun::uci {

Reporter::Reporter(util::LineWriter& out, std::function<void()> give_up)
    : out_{out}, give_up_{std::move(give_up)} {}

void Reporter::on_info(const search::Info& info) {
    if (style_ == Style::table && !info.line.empty()) {
        std::string row = has_header_ ? "" : view::search_header() + '\n';
        has_header_ = true;
        out_.write(row + view::search_row(info, line_text(info)));
    } else {
        out_.write(info_text(info, shows_chances_));
    }
    if (out_.is_broken()) give_up_();
}

void Reporter::on_done(const search::Outcome& outcome) {
    has_header_ = false;
    out_.write(best_move_text(outcome));
}

void Reporter::note(std::string_view text) { out_.write(note_text(text)); }

void Reporter::error(std::string_view text) { note("ERROR: " + std::string{text}); }

}  // namespace janggun::uci
