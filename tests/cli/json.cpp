#include "cli/json.hpp"

#include <algorithm>
#include <cstddef>
#include <stdexcept>

namespace janggun::cli_test {

class JsonReader {
  public:
    explicit JsonReader(std::string_view text) : text_{text} {}

    Json read_all() {
        Json value = read_value();
        if (next_ != text_.size()) fail("text behind the value");
        return value;
    }

  private:
    [[noreturn]] void fail(const std::string& what) const {
        throw std::runtime_error("JSON, byte " + std::to_string(next_) + ": " + what);
    }

    [[nodiscard]] char peek() const { return next_ < text_.size() ? text_[next_] : '\0'; }
    bool take(char c) {
        if (next_ == text_.size() || text_[next_] != c) return false;
        ++next_;
        return true;
    }
    void expect(char c) {
        if (!take(c)) fail(std::string("expected ") + c);
    }

    Json read_value() {
        switch (peek()) {
            case '{': return read_object();
            case '[': return read_array();
            case '"': {
                Json value;
                value.kind_ = Json::Kind::string;
                value.text_ = read_string();
                return value;
            }
            case 't': return read_word("true", Json::Kind::boolean);
            case 'f': return read_word("false", Json::Kind::boolean);
            case 'n': return read_word("null", Json::Kind::null);
            default: return read_number();
        }
    }

    Json read_word(std::string_view word, Json::Kind kind) {
        if (!text_.substr(next_).starts_with(word)) fail("expected " + std::string(word));
        next_ += word.size();
        Json value;
        value.kind_ = kind;
        value.text_ = word;
        return value;
    }

    Json read_number() {
        const std::size_t start = next_;
        const auto read_digits = [this] {
            const std::size_t first = next_;
            while (peek() >= '0' && peek() <= '9') ++next_;
            if (next_ == first) fail("expected a digit");
            return next_ - first;
        };
        take('-');
        const bool starts_with_zero = peek() == '0';
        if (read_digits() > 1 && starts_with_zero) fail("a number starts with 0");
        if (take('.')) read_digits();
        Json value;
        value.kind_ = Json::Kind::number;
        value.text_ = text_.substr(start, next_ - start);
        return value;
    }

    std::string read_string() {
        expect('"');
        std::string result;
        while (!take('"')) {
            if (next_ == text_.size()) fail("the string does not end");
            if (static_cast<unsigned char>(peek()) < 0x20) fail("a control byte in a string");
            if (take('\\') && peek() != '"' && peek() != '\\')
                fail("an escape that this program never needs");
            result += text_[next_++];
        }
        return result;
    }

    Json read_array() {
        Json value;
        value.kind_ = Json::Kind::array;
        expect('[');
        if (take(']')) return value;
        do {
            value.items_.push_back(read_value());
        } while (take(','));
        expect(']');
        return value;
    }

    Json read_object() {
        Json value;
        value.kind_ = Json::Kind::object;
        expect('{');
        if (take('}')) return value;
        do {
            const std::string name = read_string();
            if (value.has(name)) fail("the field " + name + " twice");
            expect(':');
            value.names_.push_back(name);
            value.items_.push_back(read_value());
        } while (take(','));
        expect('}');
        return value;
    }

    std::string_view text_;
    std::size_t next_ = 0;
};

Json Json::parse(std::string_view text) { return JsonReader{text}.read_all(); }

double Json::number() const {
    if (kind_ != Kind::number) throw std::runtime_error("not a number: " + text_);
    return std::stod(text_);
}

std::vector<std::string> Json::field_names() const { return names_; }

bool Json::has(std::string_view field) const {
    return std::find(names_.begin(), names_.end(), field) != names_.end();
}

const Json& Json::operator[](std::string_view field) const {
    const auto found = std::find(names_.begin(), names_.end(), field);
    if (found == names_.end()) throw std::runtime_error("no field " + std::string(field));
    return items_[static_cast<std::size_t>(found - names_.begin())];
}

std::vector<std::string> texts_of(const Json& array) {
    std::vector<std::string> texts;
    for (const Json& item : array.items()) texts.push_back(item.text());
    return texts;
}

}  // namespace janggun::cli_test
