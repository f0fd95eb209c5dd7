#pragma once

#include <exception>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>

#include "peer.hpp"

namespace janggun::peer {

inline constexpr int kSkipped = 77;

// The main program of a test that asks the peer, or the program that its first argument names: `test(path)`
// returns the exit status. 77 where there is no peer, 1 where the peer failed.
template <class Test>
int run_test(int argc, char** argv, Test&& test) {
    const std::string_view wanted = argc > 1 ? argv[1] : kPeerName;
    const std::optional<std::string> path = find_program(wanted);
    if (!path) {
        std::cout << "skipped: " << wanted << " is not installed\n";
        return kSkipped;
    }
    try {
        return test(*path);
    } catch (const std::exception& error) {
        std::cout << "failed: " << error.what() << '\n';
        return 1;
    }
}

}  // namespace janggun::peer
