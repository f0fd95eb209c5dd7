#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "janggun/eval/state.hpp"
#include "janggun/search/control.hpp"
#include "janggun/search/table.hpp"
#include "janggun/util/job_thread.hpp"
#include "worker.hpp"

namespace janggun::search {

// The workers of a search, each with a thread that stays from search to search, and the table that they
// share.
class Crew {
  public:
    struct Member {
        Member(Table& table, Control& control, unsigned number, std::unique_ptr<eval::Evaluation> evaluation)
            : worker{table, control, number, std::move(evaluation)} {}

        Worker worker;
        util::JobThread thread;
    };
    // The first member is the leader.
    using Members = std::vector<std::unique_ptr<Member>>;

    // There is at least one thread. Two crews can have the same table, if only one of them searches.
    Crew(std::shared_ptr<Table> table, Control& control, std::size_t threads,
         const eval::EvaluationMaker& make_evaluation)
        : table_{std::move(table)} {
        for (unsigned number = 0; number < threads; ++number)
            members_.push_back(std::make_unique<Member>(*table_, control, number,
                                                        make_evaluation ? make_evaluation() : nullptr));
    }

    [[nodiscard]] const std::shared_ptr<Table>& table() const noexcept { return table_; }
    [[nodiscard]] const Members& members() const noexcept { return members_; }
    [[nodiscard]] Worker& leader() const noexcept { return members_.front()->worker; }
    [[nodiscard]] util::JobThread& leaders_thread() const noexcept { return members_.front()->thread; }

    // The number of nodes that the whole search has visited.
    [[nodiscard]] std::uint64_t nodes() const noexcept {
        std::uint64_t sum = 0;
        for (const auto& member : members_) sum += member->worker.nodes();
        return sum;
    }

    // Forgets all that earlier searches have learnt.
    void forget() {
        table_->clear();
        for (const auto& member : members_) member->worker.forget();
    }

  private:
    std::shared_ptr<Table> table_;
    Members members_;
};

}  // namespace janggun::search
