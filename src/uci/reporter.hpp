#pragma once

#include <cstdint>
#include <functional>
#include <string_view>

#include "janggun/search/report.hpp"
#include "janggun/util/line_writer.hpp"

namespace janggun::uci {

// Says what a search says, in the words of the protocol.
class Reporter : public search::Listener {
  public:
    enum class Style : std::uint8_t { protocol, table };

    // `give_up` is called when nobody reads any more.
    Reporter(util::LineWriter& out, std::function<void()> give_up);

    // Before a search: in which form it is reported, and whether with chances.
    void speak_to(Style style) { style_ = style; }
    void show_chances(bool wanted) { shows_chances_ = wanted; }

    void on_info(const search::Info& info) override;
    void on_done(const search::Outcome& outcome) override;

    // From any thread: "info string" lines.
    void note(std::string_view text);
    void error(std::string_view text);

  private:
    util::LineWriter& out_;
    std::function<void()> give_up_;
    Style style_ = Style::protocol;
    bool has_header_ = false;  // of the table, in this search
    bool shows_chances_ = false;
};

}  // namespace janggun::uci
