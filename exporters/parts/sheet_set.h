// What the sheets of one print belong to: a map as it was, by a code on every page.
#pragma once

#include <span>
#include <string>

#include "maps/map.h"

namespace chartroom::exporters {

// The same on all sheets of a set, another as soon as the map or the rules on it are others.
struct SheetSet {
  std::string map;       // its id
  std::string revision;  // "" where it has none
  std::string code;      // "7K3M-9QXA"

  friend bool operator==(const SheetSet&, const SheetSet&) = default;
};

// The code is made of the map's canonical text, with the pack's rules where it has none of its own:
// 40 bits in Crockford's alphabet, which has no I, L, O and U.
SheetSet sheet_set(const maps::Map& map, const maps::RuleOverrides& pack_rules);

// The set of what shows several maps: a pack's book.
SheetSet pack_set(const std::string& id, const std::string& revision,
                  std::span<const SheetSet> maps);

// What a page's QR code says: "chartroom:north-pole:1:7K3M-9QXA".
std::string qr_text(const SheetSet& set);

}  // namespace chartroom::exporters
