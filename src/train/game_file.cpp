#include "janggun/train/game_file.hpp"

#include <cerrno>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <system_error>

#include "cut_file.hpp"
#include "janggun/train/format.hpp"
#include "janggun/train/reader.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/text.hpp"

namespace janggun::train {

using util::InputError;

namespace {

// Whether the stream holds the first bytes of the header and no more: it was not written to its end.
bool holds_part_of(const std::string& header, std::istream& stream) {
    std::string found(header.size(), '\0');
    stream.read(found.data(), static_cast<std::streamsize>(found.size()));
    found.resize(static_cast<std::size_t>(stream.gcount()));
    stream.clear();
    stream.seekg(0);
    return found.size() < header.size() && header.starts_with(found);
}

}  // namespace

GameFile::GameFile(const std::string& path, const Settings& settings, const Visit& visit) : file_{path} {
    const std::string name = util::in_quotes(path, util::kLongestPath);
    std::error_code ignored;
    if (!std::filesystem::is_regular_file(path, ignored))
        throw InputError(name + " is no file that games can be appended to");
    claim_ = util::FileClaim{path};
    errno = 0;
    std::ifstream stream{path, std::ios::binary};
    if (!stream) throw InputError("cannot read " + name + ": " + std::generic_category().message(errno));
    const std::string header = header_bytes(settings);
    if (holds_part_of(header, stream)) {
        cut_file(path, name, 0);
        file_.append(header);
        return;
    }
    GameReader reader{stream, name};
    if (const auto other = difference(reader.settings(), settings))
        throw InputError(name + " was made with other settings: " + *other);
    reader.for_each(visit);
    if (stream.bad()) throw InputError("cannot read " + name + ": reading failed half-way");
    if (reader.torn_bytes() > 0) cut_file(path, name, reader.offset());
}

void GameFile::append(const GameRecord& game) { file_.append(game_bytes(game)); }

}  // namespace janggun::train
