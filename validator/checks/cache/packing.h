// Packs results as bytes, and reads them again. Results are structs whose members are listed
// (series::Parts), tallies, numbers, texts, and lists and optional values of these.
#pragma once

#include <array>
#include <bit>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "validator/series/parts.h"

namespace chartroom::checks {

// Writes values one after the other.
class Packer {
 public:
  static constexpr bool kReads = false;

  void take(std::uint64_t& number) {
    for (int i = 0; i < 8; ++i) bytes_ += static_cast<char>(number >> (8 * i) & 0xFF);
  }
  void take(std::string& text) {
    take_length(text.size());
    bytes_ += text;
  }
  std::size_t take_length(std::size_t length) {
    std::uint64_t number = length;
    take(number);
    return length;
  }
  void refuse() {}
  std::string bytes() && { return std::move(bytes_); }

 private:
  std::string bytes_;
};

// Reads values. Beyond the end of the bytes values are 0 or empty, and the bytes are refused.
class Unpacker {
 public:
  static constexpr bool kReads = true;

  explicit Unpacker(std::string_view bytes) : rest_(bytes) {}

  void take(std::uint64_t& number) {
    number = 0;
    good_ = good_ && rest_.size() >= 8;
    if (!good_) return;
    for (int i = 0; i < 8; ++i) {
      number |= std::uint64_t{static_cast<unsigned char>(rest_[static_cast<std::size_t>(i)])}
                << (8 * i);
    }
    rest_.remove_prefix(8);
  }
  void take(std::string& text) {
    const std::size_t size = take_length(0);
    text = rest_.substr(0, size);
    rest_.remove_prefix(size);
  }
  // Returns the number of elements to come, each of which takes a byte or more.
  std::size_t take_length(std::size_t /*unknown*/) {
    std::uint64_t size = 0;
    take(size);
    good_ = good_ && size <= rest_.size();
    return good_ ? static_cast<std::size_t>(size) : 0;
  }
  void refuse() { good_ = false; }
  bool all_good() const { return good_ && rest_.empty(); }

 private:
  std::string_view rest_;
  bool good_ = true;
};

// A tally, which is plain numbers (counts_of); set_counts returns false for other numbers.
template <class T>
concept Countable = requires(T tally, const std::vector<statistics::Count>& counts) {
  counts_of(tally);
  { set_counts(tally, counts) } -> std::same_as<bool>;
};

// Takes values to or from bytes: each function describes a type for both ways.
template <class Bytes>
class Packing {
 public:
  explicit Packing(Bytes& bytes) : bytes_(bytes) {}

  template <class T>
  requires std::is_arithmetic_v<T> || std::is_enum_v<T>
  void take(T& number) {
    if constexpr (std::is_same_v<T, double>) {
      auto bits = std::bit_cast<std::uint64_t>(number);
      bytes_.take(bits);
      number = std::bit_cast<double>(bits);
    } else {
      auto bits = static_cast<std::uint64_t>(number);
      bytes_.take(bits);
      number = static_cast<T>(bits);
    }
  }

  void take(std::string& text) { bytes_.take(text); }

  template <class T>
  void take(std::vector<T>& list) {
    list.resize(bytes_.take_length(list.size()));
    for (T& one : list) take(one);
  }

  template <class T, std::size_t N>
  void take(std::array<T, N>& list) {
    for (T& one : list) take(one);
  }

  template <class T>
  void take(std::optional<T>& value) {
    bool there = value.has_value();
    take(there);
    if (!there) return value.reset();
    if (!value) value.emplace();
    take(*value);
  }

  template <Countable T>
  void take(T& tally) {
    std::vector<statistics::Count> counts;
    if constexpr (!Bytes::kReads) counts = counts_of(tally);
    take(counts);
    if constexpr (Bytes::kReads) {
      if (!set_counts(tally, counts)) bytes_.refuse();
    }
  }

  template <series::HasParts T>
  requires(!Countable<T>) void take(T& parts) {
    std::apply([&](auto... member) { (take(parts.*member), ...); }, series::Parts<T>::members);
  }

 private:
  Bytes& bytes_;
};

template <class T>
std::string packed(T value) {
  Packer packer;
  Packing(packer).take(value);
  return std::move(packer).bytes();
}

// Returns nothing for bytes that packed() does not make.
template <class T>
std::optional<T> unpacked(std::string_view bytes) {
  T value;
  Unpacker unpacker(bytes);
  Packing(unpacker).take(value);
  return unpacker.all_good() ? std::optional(std::move(value)) : std::nullopt;
}

}  // namespace chartroom::checks
