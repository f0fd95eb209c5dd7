#include "search_tasks.hpp"

#include <fstream>
#include <stop_token>

#include "janggun/board/fen.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/stopwatch.hpp"
#include "janggun/util/text.hpp"

namespace janggun::bench {

using util::InputError;

std::vector<SearchTask> read_search_tasks() {
    std::ifstream file{JANGGUN_BENCH_POSITIONS};
    if (!file) throw InputError("cannot read " JANGGUN_BENCH_POSITIONS);
    constexpr game::RuleSet kRules = game::RuleSet::janggi;
    std::vector<SearchTask> tasks;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line[0] == '#') continue;
        const std::vector<std::string_view> parts = util::split(line, ';');
        const auto position = board::parse_fen(util::trim(parts[0]), game::rules_for(kRules).facing);
        tasks.push_back({std::string{util::trim(parts.at(1))}, game::Game{kRules, position}});
    }
    return tasks;
}

match::ProgramPlayer start_searcher(std::string_view command) {
    return match::ProgramPlayer{{match::split_command(command), {{"Hash", "64"}, {"Threads", "1"}}}};
}

double speed_of(match::Player& player, const game::Game& game, const search::Limits& limits) {
    constexpr match::Milliseconds kPatience{20'000};
    const std::stop_token never;
    if (const auto complaint = player.new_game(never)) throw InputError(player.name() + " " + *complaint);
    const util::Stopwatch watch;
    const match::Reply reply = player.think({game, {}, game, limits, kPatience, never});
    if (reply.fault != match::Fault::none || !reply.nodes)
        throw InputError(player.name() + " did not search");
    return static_cast<double>(*reply.nodes) / watch.seconds();
}

}  // namespace janggun::bench
