#include "validator/series/report_parts.h"

#include <fmt/core.h>

#include <cmath>
#include <utility>

#include "maps/platform/safe_file.h"

namespace chartroom::series {

std::string grouped(Count n) {
  std::string digits = std::to_string(n);
  for (int i = static_cast<int>(digits.size()) - 3; i > 0; i -= 3) {
    digits.insert(static_cast<std::size_t>(i), ",");
  }
  return digits;
}

std::string hash_of(std::string_view canonical_text) {
  return fmt::format("{:016x}", stamp_of(canonical_text).hash);
}

void begin_document(json::Writer& json, std::string_view format, std::string_view board,
                    std::string_view id, std::string_view hash) {
  json.begin_object()
      .member("format", format)
      .member("version", 1)
      .member(board, id)
      .member(fmt::format("{}_hash", board), hash);
}

void write_bounds(json::Writer& json, const statistics::Interval& interval) {
  using Bound = std::pair<std::string_view, double>;
  for (const auto& [name, bound] : {Bound{"estimate", interval.estimate},
                                    Bound{"low", interval.low}, Bound{"high", interval.high}}) {
    json.key(name);
    if (std::isfinite(bound)) {
      json.decimal(bound);
    } else {
      json.null();
    }
  }
}

void write_interval(json::Writer& json, std::string_view name,
                    const statistics::Interval& interval) {
  json.key(name).begin_object();
  write_bounds(json, interval);
  json.end_object();
}

void write_spread(json::Writer& json, const Spread& spread) {
  json.begin_array();
  for (const auto& [value, count] : spread) {
    json.begin_array().value(value).value(count).end_array();
  }
  json.end_array();
}

void write_shard(json::Writer& json, const std::optional<Shard>& shard) {
  if (!shard) return;
  json.key("shard").begin_array().value(shard->part).value(shard->parts).end_array();
}

std::string shard_text(const std::optional<Shard>& shard) {
  return shard ? fmt::format("  Shard {} of {}.\n", shard->part, shard->parts) : "";
}

}  // namespace chartroom::series
