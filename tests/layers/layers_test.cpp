#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <istream>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

// Includes point downwards: a layer includes itself and the layers below it, and nobody includes what another
// layer keeps private.

namespace janggun {
namespace {

using Texts = std::vector<std::string>;

// The layers that each layer may include besides itself.
using Layers = std::map<std::string, std::set<std::string>>;

// Text by path from the root of the project.
using Files = std::map<std::string, std::string>;

Texts parts_of(const std::string& path) {
    Texts parts;
    for (const auto& part : std::filesystem::path(path)) parts.push_back(part.string());
    return parts;
}

// "include/janggun/board/fen.hpp" and "src/board/fen.cpp" are of "board", and "src/main.cpp" is of "main". A
// layer may have folders for its sources, one deep: "src/cli/play/session.cpp".
std::string layer_of(const std::string& path) {
    const Texts parts = parts_of(path);
    if (parts[0] == "include") return parts.size() == 4 && parts[1] == "janggun" ? parts[2] : "";
    if (parts.size() == 2) return std::filesystem::path(path).stem().string();
    return parts.size() <= 4 ? parts[1] : "";
}

struct Include {
    std::string name;
    bool has_quotes;
};

std::string_view without_leading_blanks(std::string_view text) {
    return text.substr(std::min(text.find_first_not_of(" \t"), text.size()));
}

// What `line` holds behind `start`, blanks before both apart; nothing when it begins otherwise.
std::optional<std::string_view> behind(std::string_view start, std::string_view line) {
    line = without_leading_blanks(line);
    if (!line.starts_with(start)) return std::nullopt;
    return without_leading_blanks(line.substr(start.size()));
}

std::optional<Include> include_of(std::string_view line) {
    const auto directive = behind("#", line);
    const auto name = directive ? behind("include", *directive) : std::nullopt;
    if (!name || name->empty() || (name->front() != '"' && name->front() != '<')) return std::nullopt;
    const bool has_quotes = name->front() == '"';
    return Include{std::string(name->substr(1, name->find(has_quotes ? '"' : '>', 1) - 1)), has_quotes};
}

std::vector<Include> includes_of(const std::string& text) {
    std::vector<Include> includes;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (const auto include = include_of(line)) includes.push_back(*include);
    }
    return includes;
}

// Reads lines such as "eval: janggun_game", which say what each layer is linked to, those below first. A
// layer may include what it is linked to, and all below that. Libraries of others mean nothing here.
Layers read_layers(std::istream& list) {
    constexpr std::string_view kPrefix = "janggun_";
    Layers layers;
    for (std::string line; std::getline(list, line);) {
        std::istringstream words(line.substr(line.find(':') + 1));
        std::set<std::string>& below = layers[line.substr(0, line.find(':'))];
        for (std::string word; words >> word;) {
            if (!word.starts_with(kPrefix)) continue;
            const std::string used = word.substr(kPrefix.size());
            below.insert(used);
            below.merge(std::set<std::string>(layers.at(used)));
        }
    }
    layers["main"] = {"cli", "util"};
    return layers;
}

bool may_include(const Layers& layers, const std::string& layer, const std::string& other) {
    return layer == other || layers.at(layer).contains(other);
}

// Why this include is wrong; empty when it is not.
std::string complaint_about(const Include& include, const std::string& path, const Files& files,
                            const Layers& layers) {
    const Texts parts = parts_of(include.name);
    if (parts[0] == "janggun") {
        if (!files.contains("include/" + include.name)) return "there is no such header";
        return may_include(layers, layer_of(path), parts[1]) ? "" : "that layer is not below";
    }
    if (!include.has_quotes) return "";
    if (path.starts_with("include/")) return "a public header includes public headers only";
    if (std::find(parts.begin(), parts.end(), "..") != parts.end())
        return "a private header is included by its path in the folder of its own layer";
    const std::string header = "src/" + layer_of(path) + '/' + include.name;
    // Some headers are generated from a template.
    if (files.contains(header) || files.contains(header + ".in")) return "";
    return "this layer has no such header";
}

Texts wrong_includes(const Files& files, const Layers& layers) {
    Texts wrong;
    for (const auto& [path, text] : files) {
        if (!layers.contains(layer_of(path))) {
            wrong.push_back(path + " is of no known layer");
            continue;
        }
        for (const Include& include : includes_of(text)) {
            const std::string complaint = complaint_about(include, path, files, layers);
            if (complaint.empty()) continue;
            wrong.push_back(path);
            wrong.back().append(" includes ").append(include.name).append(": ").append(complaint);
        }
    }
    return wrong;
}

Files files_of_project() {
    const std::filesystem::path root(JANGGUN_SOURCE_ROOT);
    Files files;
    for (const char* const folder : {"include", "src"}) {
        for (const auto& entry : std::filesystem::recursive_directory_iterator(root / folder)) {
            if (!entry.is_regular_file()) continue;
            std::ifstream file(entry.path());
            files[entry.path().lexically_relative(root).generic_string()] =
                std::string(std::istreambuf_iterator<char>(file), {});
        }
    }
    return files;
}

Layers layers_of_project() {
    std::ifstream list(JANGGUN_LAYERS);
    return read_layers(list);
}

TEST_CASE("all includes of the project point downwards", "[layers]") {
    const Files files = files_of_project();
    CHECK(wrong_includes(files, layers_of_project()) == Texts{});
    // The right tree was looked at.
    CHECK(files.size() > 40);
    CHECK(files.contains("src/main.cpp"));
    CHECK(files.contains("include/janggun/board/position.hpp"));
    std::size_t includes = 0;
    for (const auto& [path, text] : files) includes += includes_of(text).size();
    CHECK(includes > 150);
}

TEST_CASE("the layers are those that the build links", "[layers]") {
    const Layers layers = layers_of_project();
    CHECK(layers.size() == 13);
    CHECK(layers.at("util").empty());
    CHECK(layers.at("eval") == std::set<std::string>{"board", "game", "util"});
    CHECK_FALSE(may_include(layers, "uci", "cecp"));
    CHECK_FALSE(may_include(layers, "engine", "view"));
}

// Layers such as the project has.
Layers some_layers() {
    std::istringstream list(
        "util: Threads::Threads\n"
        "board: janggun_util Threads::Threads\n"
        "game: janggun_board\n"
        "cli: janggun_game fmt::fmt\n");
    return read_layers(list);
}

// A small tree in which everything is right.
Files sound_tree() {
    return {
        {"include/janggun/util/text.hpp", "#pragma once\n#include <string>\n"},
        {"include/janggun/board/fen.hpp", "#include \"janggun/util/text.hpp\"\n"},
        {"include/janggun/game/game.hpp",
         "#include \"janggun/board/fen.hpp\"\n#include \"janggun/game/rules.hpp\"\n"},
        {"include/janggun/game/rules.hpp", ""},
        {"include/janggun/cli/cli.hpp", "#include \"janggun/game/game.hpp\"\n"},
        {"src/board/fen.cpp", "#include \"janggun/board/fen.hpp\"\n\n#include \"tables.hpp\"\n"},
        {"src/board/tables.hpp", ""},
        {"src/cli/cli.cpp", "#include \"version.hpp\"\n"},
        {"src/cli/version.hpp.in", ""},
        {"src/cli/play/session.cpp", "#include \"play/session.hpp\"\n#include \"version.hpp\"\n"},
        {"src/cli/play/session.hpp", "#include \"janggun/game/game.hpp\"\n"},
        {"src/main.cpp", "#include \"janggun/cli/cli.hpp\"\n#include \"janggun/util/text.hpp\"\n"},
    };
}

TEST_CASE("a tree whose includes point downwards is not complained about", "[layers]") {
    CHECK(wrong_includes(sound_tree(), some_layers()) == Texts{});
}

TEST_CASE("a wrong include is found and named", "[layers]") {
    const auto [path, line, complaint] = GENERATE(table<std::string, std::string, std::string>({
        {"include/janggun/util/text.hpp", "#include \"janggun/board/fen.hpp\"",
         "janggun/board/fen.hpp: that layer is not below"},
        {"include/janggun/board/fen.hpp", "#include \"janggun/game/game.hpp\"",
         "janggun/game/game.hpp: that layer is not below"},
        {"src/board/fen.cpp", "#include \"janggun/cli/cli.hpp\"",
         "janggun/cli/cli.hpp: that layer is not below"},
        {"src/board/fen.cpp", "  #  include <janggun/game/rules.hpp>",
         "janggun/game/rules.hpp: that layer is not below"},
        {"src/main.cpp", "#include \"janggun/game/game.hpp\"",
         "janggun/game/game.hpp: that layer is not below"},
        {"src/main.cpp", "#include \"janggun/board/fen.hpp\"",
         "janggun/board/fen.hpp: that layer is not below"},
        {"src/cli/cli.cpp", "#include \"janggun/game/nothing.hpp\"",
         "janggun/game/nothing.hpp: there is no such header"},
        {"src/cli/cli.cpp", "#include \"tables.hpp\"", "tables.hpp: this layer has no such header"},
        {"src/cli/cli.cpp", "#include \"../board/tables.hpp\"",
         "../board/tables.hpp: a private header is included by its path in the folder of its own layer"},
        {"src/cli/play/session.cpp", "#include \"session.hpp\"",
         "session.hpp: this layer has no such header"},
        {"src/board/fen.cpp", "#include \"play/session.hpp\"",
         "play/session.hpp: this layer has no such header"},
        {"include/janggun/board/fen.hpp", "#include \"tables.hpp\"",
         "tables.hpp: a public header includes public headers only"},
        {"include/janggun/board/fen.hpp", "#include \"../../../src/board/tables.hpp\"",
         "../../../src/board/tables.hpp: a public header includes public headers only"},
    }));
    CAPTURE(path, line);
    Files files = sound_tree();
    files[path] += line + "\n";
    CHECK(wrong_includes(files, some_layers()) == Texts{path + " includes " + complaint});
}

TEST_CASE("a file of a layer that is not known is complained about", "[layers]") {
    const std::string path = GENERATE("include/janggun/astrology/stars.hpp", "src/astrology/stars.cpp",
                                      "src/other.cpp", "include/janggun/free.hpp",
                                      "src/board/deep/down/there.cpp", "include/janggun/board/deep/down.hpp");
    CAPTURE(path);
    Files files = sound_tree();
    files[path] = "";
    CHECK(wrong_includes(files, some_layers()) == Texts{path + " is of no known layer"});
}

TEST_CASE("an include is found wherever it stands, and only there", "[layers]") {
    const auto names = [](const std::string& text) {
        Texts result;
        for (const Include& include : includes_of(text)) result.push_back(include.name);
        return result;
    };
    CHECK(names("#include \"a.hpp\"\n#include <b>\nint x;\n\t# include \"c.hpp\" // why\n") ==
          Texts{"a.hpp", "b", "c.hpp"});
    CHECK(names("// #include \"a.hpp\"\nconst char* s = \"#include <b>\";\n") == Texts{});
}

}  // namespace
}  // namespace janggun
