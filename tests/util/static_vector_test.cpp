#include "janggun/util/static_vector.hpp"

#include <catch2/catch.hpp>
#include <cstddef>
#include <vector>

namespace janggun::util {
namespace {

template <std::size_t kCapacity>
std::vector<int> items(const StaticVector<int, kCapacity>& list) {
    return {list.begin(), list.end()};
}

TEST_CASE("a new list is empty", "[util][static_vector]") {
    const StaticVector<int, 3> list;
    CHECK(list.empty());
    CHECK(list.size() == 0);
    CHECK(list.begin() == list.end());
}

TEST_CASE("a list keeps what is pushed, in order, up to its capacity", "[util][static_vector]") {
    StaticVector<int, 3> list;
    list.push_back(7);
    CHECK_FALSE(list.empty());
    list.push_back(5);
    list.push_back(9);
    CHECK(list.size() == 3);
    CHECK(list[0] == 7);
    CHECK(list[2] == 9);
    CHECK(items(list) == std::vector{7, 5, 9});
}

TEST_CASE("a conditional push counts only what is wanted", "[util][static_vector]") {
    StaticVector<int, 4> list;
    list.push_back_if(1, true);
    list.push_back_if(2, false);
    CHECK(list.size() == 1);
    list.push_back_if(3, false);
    list.push_back_if(4, true);
    list.push_back(5);
    CHECK(items(list) == std::vector{1, 4, 5});
}

TEST_CASE("the end of a list has room for more items than are kept", "[util][static_vector]") {
    StaticVector<int, 8> list;
    list.push_back(1);
    StaticVector<int, 8>::Tail tail{list};
    for (const std::size_t count : {std::size_t{2}, std::size_t{0}}) {
        int* const room = tail.reserve<3>(count);
        for (int i = 0; i < 3; ++i) room[i] = 10 + i;
    }
    tail.push_back_if(20, true);
    CHECK(list.size() == 1);
    tail.join();
    CHECK(items(list) == std::vector<int>{1, 10, 11, 20});
}

TEST_CASE("of the items at the end of a list those are kept that are wanted", "[util][static_vector]") {
    StaticVector<int, 8> list;
    list.push_back(1);
    StaticVector<int, 8>::Tail tail{list};
    tail.push_back_if(2, true);
    int* const first = tail.end();
    for (int item = 3; item < 7; ++item) tail.push_back_if(item, true);
    tail.filter(first, [](int item) { return item % 2 != 0; });
    tail.push_back_if(9, true);
    tail.join();
    CHECK(items(list) == std::vector{1, 2, 3, 5, 9});
}

TEST_CASE("a cleared list is empty and takes as much as before", "[util][static_vector]") {
    StaticVector<int, 2> list;
    list.push_back(1);
    list.push_back(2);
    list.clear();
    CHECK(list.empty());
    list.push_back(3);
    list.push_back(4);
    CHECK(items(list) == std::vector{3, 4});
}

TEST_CASE("the items of a list can be changed in place", "[util][static_vector]") {
    StaticVector<int, 2> list;
    list.push_back(1);
    list.push_back(2);
    for (int& item : list) item *= 10;
    CHECK(items(list) == std::vector{10, 20});
}

TEST_CASE("a copy of a list lives on its own", "[util][static_vector]") {
    StaticVector<int, 2> list;
    list.push_back(1);
    const StaticVector<int, 2> copy = list;
    list.push_back(2);
    CHECK(items(copy) == std::vector{1});
}

}  // namespace
}  // namespace janggun::util
