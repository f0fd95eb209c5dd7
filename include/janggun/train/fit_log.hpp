#pragma once

#include <cstdint>
#include <string>

#include "janggun/train/search_fit.hpp"
#include "janggun/util/append_file.hpp"
#include "janggun/util/file_claim.hpp"

namespace janggun::train {

// The results of pairs, one after another, perhaps from several runs of the program: a text with a line for
// each setting, an empty line, and a line "PAIR HALF_POINTS" for each pair. What the fit found follows from
// it.
class FitLog {
  public:
    // Begins a file, or continues one that was made with the same settings: `visit` is told the pairs that it
    // holds, and a last line that was not written to its end is cut off. Throws util::InputError, and changes
    // nothing, if the file is another one, is damaged, is being written by somebody else, or cannot be
    // written.
    FitLog(const std::string& path, const SearchFitSettings& settings, const PairListener& visit);

    void append(std::int64_t pair, int half_points);

  private:
    util::AppendFile file_;
    util::FileClaim claim_;
};

}  // namespace janggun::train
