#include "validator/series/shards.h"

#include <charconv>

namespace chartroom::series {
namespace {

constexpr int kMostShards = 100'000;

std::optional<int> parse_whole(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size() || text.empty()) return {};
  return number;
}

}  // namespace

std::optional<Shard> parse_shard(std::string_view text) {
  const std::size_t slash = text.find('/');
  if (slash == std::string_view::npos) return {};
  const auto part = parse_whole(text.substr(0, slash));
  const auto parts = parse_whole(text.substr(slash + 1));
  if (!part || !parts || *part < 1 || *part > *parts || *parts > kMostShards) return {};
  return Shard{*part, *parts};
}

std::string shard_name(const Shard& shard) {
  return "shard " + std::to_string(shard.part) + "/" + std::to_string(shard.parts);
}

std::pair<Count, Count> part_of(Count whole, const Shard& shard) {
  // Computed in parts so that no product overflows.
  const auto cut = [&](Count part) {
    return whole / shard.parts * part + whole % shard.parts * part / shard.parts;
  };
  return {cut(shard.part - 1), cut(shard.part)};
}

}  // namespace chartroom::series
