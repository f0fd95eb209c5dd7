#pragma once

#include <string>
#include <vector>

namespace janggun::documents {

using Lines = std::vector<std::string>;

}  // namespace janggun::documents
