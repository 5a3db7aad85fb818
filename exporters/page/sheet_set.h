// The set of one print's sheets, named by a code on every page.
#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace chartroom::exporters {

// Equal on all sheets of a set, and different as soon as their content differs.
struct SheetSet {
  std::string map;       // the map's id
  std::string revision;  // "" if it has none
  std::string code;      // "7K3M-9QXA"

  friend bool operator==(const SheetSet&, const SheetSet&) = default;
};

// Returns a hash's first 40 bits in Crockford's alphabet, which has no I, L, O and U.
std::string set_code(std::uint64_t hash);

// Returns the set of a pack's book, which shows several sets.
SheetSet pack_set(const std::string& id, const std::string& revision,
                  std::span<const SheetSet> sets);

// Returns the text of a page's QR code: "chartroom:north-pole:1:7K3M-9QXA".
std::string qr_text(const SheetSet& set);

}  // namespace chartroom::exporters
