#include "janggun/util/file_claim.hpp"

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <random>
#include <string>
#include <utility>

#include "janggun/util/error.hpp"

namespace janggun::util {
namespace {

TEST_CASE("a file that is claimed cannot be claimed again until the claim is gone", "[util]") {
    const std::filesystem::path path = std::filesystem::temp_directory_path() /
                                       ("janggun_util_test_" + std::to_string(std::random_device{}()));
    std::ofstream{path} << "something";
    {
        FileClaim first{path.string()};
        CHECK_THROWS_WITH(FileClaim(path.string()),
                          "'" + path.string() + "' is being written by another run");
        FileClaim moved;
        moved = std::move(first);
        CHECK_THROWS_AS(FileClaim(path.string()), InputError);
    }
    CHECK_NOTHROW(FileClaim(path.string()));
    std::filesystem::remove(path);
}

TEST_CASE("a file that is not there is nobody's", "[util]") {
    CHECK_NOTHROW(FileClaim("/no/such/folder/file"));
}

}  // namespace
}  // namespace janggun::util
