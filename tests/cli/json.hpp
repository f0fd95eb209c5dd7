#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

// As much of JSON as it takes to check what the program writes: strict, and it keeps the order of the fields.

namespace janggun::cli_test {

class Json {
  public:
    enum class Kind { null, boolean, number, string, array, object };

    // Throws std::runtime_error unless `text` is one JSON value and nothing else.
    [[nodiscard]] static Json parse(std::string_view text);

    [[nodiscard]] Kind kind() const { return kind_; }
    // A string without its quotes and escapes; a number, true, false or null as it is spelt.
    [[nodiscard]] const std::string& text() const { return text_; }
    [[nodiscard]] double number() const;
    [[nodiscard]] const std::vector<Json>& items() const { return items_; }
    [[nodiscard]] std::vector<std::string> field_names() const;
    [[nodiscard]] bool has(std::string_view field) const;
    // Throws std::runtime_error where there is no such field.
    [[nodiscard]] const Json& operator[](std::string_view field) const;

  private:
    friend class JsonReader;

    Kind kind_ = Kind::null;
    std::string text_;
    std::vector<Json> items_;         // of an array, or the values of an object
    std::vector<std::string> names_;  // of an object's fields
};

// The texts of an array's items.
[[nodiscard]] std::vector<std::string> texts_of(const Json& array);

}  // namespace janggun::cli_test
