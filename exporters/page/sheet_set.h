// What the sheets of one print belong to, by a code on every page.
#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace chartroom::exporters {

// The same on all sheets of a set, another as soon as what they show is another.
struct SheetSet {
  std::string map;       // its id
  std::string revision;  // "" where it has none
  std::string code;      // "7K3M-9QXA"

  friend bool operator==(const SheetSet&, const SheetSet&) = default;
};

// The code of a hash: its first 40 bits in Crockford's alphabet, which has no I, L, O and U.
std::string set_code(std::uint64_t hash);

// The set of what shows several: a pack's book.
SheetSet pack_set(const std::string& id, const std::string& revision,
                  std::span<const SheetSet> sets);

// What a page's QR code says: "chartroom:north-pole:1:7K3M-9QXA".
std::string qr_text(const SheetSet& set);

}  // namespace chartroom::exporters
