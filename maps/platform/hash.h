// Hashes that are the same on every machine.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace chartroom {

// The constants of FNV-1a for a word size (Fowler, Noll and Vo).
template <class Word>
struct FnvConstants;
template <>
struct FnvConstants<std::uint32_t> {
  static constexpr std::uint32_t kBasis = 2'166'136'261U;
  static constexpr std::uint32_t kPrime = 16'777'619U;
};
template <>
struct FnvConstants<std::uint64_t> {
  static constexpr std::uint64_t kBasis = 0xcbf29ce484222325U;
  static constexpr std::uint64_t kPrime = 0x100000001b3U;
};

// Returns FNV-1a of the bytes, which detects accidents, not attacks. std::hash differs by library.
template <class Word = std::uint64_t>
constexpr Word fnv1a(std::string_view bytes) {
  Word hash = FnvConstants<Word>::kBasis;
  for (const char c : bytes) {
    hash ^= static_cast<unsigned char>(c);
    hash *= FnvConstants<Word>::kPrime;
  }
  return hash;
}

// Returns the SHA-256 of the bytes as 64 hexadecimal digits, which nobody can forge.
std::string sha256(std::string_view bytes);

}  // namespace chartroom
