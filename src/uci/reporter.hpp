#pragma once

#include <cstdint>
#include <functional>
#include <string_view>

#include "janggun/search/report.hpp"
#include "janggun/util/line_writer.hpp"

namespace janggun::uci {

// Reports a search in the words of the protocol.
class Reporter : public search::Listener {
  public:
    enum class Style : std::uint8_t { protocol, table };

    // `give_up` is called when nobody reads any more.
    Reporter(util::LineWriter& out, std::function<void()> give_up);

    // Called before a search: the form of its reports, and whether they tell chances.
    void speak_to(Style style) { style_ = style; }
    void show_chances(bool wanted) { shows_chances_ = wanted; }

    void on_info(const search::Info& info) override;
    void on_done(const search::Outcome& outcome) override;

    // Writes "info string" lines; may be called from any thread.
    void note(std::string_view text);
    void error(std::string_view text);

  private:
    util::LineWriter& out_;
    std::function<void()> give_up_;
    Style style_ = Style::protocol;
    bool has_header_ = false;  // whether the table of this search has its header
    bool shows_chances_ = false;
};

}  // namespace janggun::uci
