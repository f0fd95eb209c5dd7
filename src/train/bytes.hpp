#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

// The parts of files of games. Numbers have their lowest byte first, whatever the machine.

namespace janggun::train {

inline constexpr std::string_view kMagic = "JGTRAIN";
inline constexpr std::uint8_t kFormatVersion = 1;

// The size of magic, version, and the length of the header.
inline constexpr std::size_t kHeaderStart = kMagic.size() + 1 + 2;
inline constexpr std::size_t kChecksumBytes = 4;
// The size of a header with no rule set and no name of an engine.
inline constexpr std::size_t kLeastHeader = kHeaderStart + 34 + kChecksumBytes;
// The size of rule set, set-ups, result, ending, random plies and scored plies.
inline constexpr std::size_t kGameStart = 7;
inline constexpr std::size_t kMoveBytes = 2;
inline constexpr std::size_t kScoredMoveBytes = 4;

inline void append_number(std::string& bytes, std::uint64_t value, std::size_t count) {
    constexpr unsigned kBits = 8;
    for (; count > 0; --count, value >>= kBits) bytes += static_cast<char>(static_cast<unsigned char>(value));
}

[[nodiscard]] inline std::uint64_t number_at(std::string_view bytes, std::size_t at, std::size_t count) {
    constexpr unsigned kBits = 8;
    std::uint64_t value = 0;
    for (; count > 0; --count) value = (value << kBits) | static_cast<unsigned char>(bytes[at + count - 1]);
    return value;
}

// The FNV-1a checksum, 32 bits.
[[nodiscard]] inline std::uint32_t checksum(std::string_view bytes) noexcept {
    constexpr std::uint32_t kBasis = 2166136261;
    constexpr std::uint32_t kPrime = 16777619;
    std::uint32_t sum = kBasis;
    for (const char c : bytes) sum = (sum ^ static_cast<unsigned char>(c)) * kPrime;
    return sum;
}

}  // namespace janggun::train
