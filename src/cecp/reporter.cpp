#include "reporter.hpp"

#include "output_text.hpp"

namespace janggun::cecp {

void Reporter::begin(std::uint64_t search, board::Move expected) {
    search_ = search;
    expected_ = expected;
    expects_ = !expected.is_none();
    const std::lock_guard lock{mutex_};
    last_ = {};
}

search::Info Reporter::last() const {
    const std::lock_guard lock{mutex_};
    return last_;
}

void Reporter::on_info(const search::Info& info) {
    {
        const std::lock_guard lock{mutex_};
        last_ = info;
    }
    if (shows_) out_.write(thinking_text(info, expects_ ? expected_ : board::Move::none()));
    // If nobody reads any more, nobody will ask for anything either.
    if (out_.is_broken()) inbox_.put(EndOfInput{});
}

void Reporter::on_done(const search::Outcome& outcome) { inbox_.put(SearchEnd{search_, outcome}); }

}  // namespace janggun::cecp
