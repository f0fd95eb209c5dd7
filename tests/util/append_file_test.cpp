#include "janggun/util/append_file.hpp"

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>

#include "janggun/util/error.hpp"

namespace janggun::util {
namespace {

TEST_CASE("bytes are appended to what a file holds, which is made where there is none", "[util]") {
    const std::filesystem::path path = std::filesystem::temp_directory_path() /
                                       ("janggun_util_test_" + std::to_string(std::random_device{}()));
    AppendFile{path.string()}.append("one\n");
    AppendFile file{path.string()};
    file.append("two\n");
    std::ifstream stream{path, std::ios::binary};
    CHECK(std::string(std::istreambuf_iterator<char>(stream), {}) == "one\ntwo\n");
    std::filesystem::remove(path);
}

TEST_CASE("a file that cannot be opened is named", "[util]") {
    CHECK_THROWS_WITH(AppendFile("/no/such/folder/file"),
                      "cannot write '/no/such/folder/file': No such file or directory");
    CHECK_THROWS_AS(AppendFile(""), InputError);
}

}  // namespace
}  // namespace janggun::util
