#pragma once

#include <string>

namespace janggun::cli_test {

inline const std::string kStart = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1";
// Few pieces and so few moves.
inline const std::string kThin = "5k3/9/7C1/1p7/9/9/1p7/4A4/3K5/3A2c2 w - - 0 55";
// Cho mates with d3f6.
inline const std::string kMateInOne = "5C3/1N1kn1R2/9/9/2p6/3c1p1P1/9/3B1K3/8r/4C4 w - - 0 1";

}  // namespace janggun::cli_test
