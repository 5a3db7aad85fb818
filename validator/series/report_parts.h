// Parts that all reports of simulated play have: the header, intervals, spreads and shards.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "maps/json/writer.h"
#include "validator/series/shards.h"
#include "validator/series/spread.h"
#include "validator/statistics/intervals.h"

namespace chartroom::series {

// 1234567 as "1,234,567".
std::string grouped(Count n);

// The hash of a map or deck by its canonical text, in 16 hexadecimal digits.
std::string hash_of(std::string_view canonical_text);

// Begins a document: its format, then the id and the hash of its `board`, "map" or "deck".
void begin_document(json::Writer& json, std::string_view format, std::string_view board,
                    std::string_view id, std::string_view hash);

// Writes the members "estimate", "low" and "high"; null for a value without bound.
void write_bounds(json::Writer& json, const statistics::Interval& interval);
void write_interval(json::Writer& json, std::string_view name,
                    const statistics::Interval& interval);

template <class List>
void write_list(json::Writer& json, std::string_view name, const List& list) {
  json.key(name).begin_array();
  for (const auto& element : list) json.value(element);
  json.end_array();
}

// Writes pairs of a value and its count.
void write_spread(json::Writer& json, const Spread& spread);

// Write nothing and return "" if there is no shard.
void write_shard(json::Writer& json, const std::optional<Shard>& shard);
std::string shard_text(const std::optional<Shard>& shard);

}  // namespace chartroom::series
