#include "exporters/page/sheet_set.h"

#include <cstdint>

#include "maps/platform/hash.h"

namespace chartroom::exporters {

std::string set_code(std::uint64_t hash) {
  constexpr const char* kDigits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  std::string code;
  for (int k = 0; k < 8; ++k) {
    if (k == 4) code += '-';
    code += kDigits[hash >> (59 - 5 * k) & 31U];
  }
  return code;
}

SheetSet pack_set(const std::string& id, const std::string& revision,
                  std::span<const SheetSet> sets) {
  std::string text;
  for (const SheetSet& set : sets) text += qr_text(set) + "\n";
  return {id, revision, set_code(fnv1a(text))};
}

std::string qr_text(const SheetSet& set) {
  return "chartroom:" + set.map + ":" + set.revision + ":" + set.code;
}

}  // namespace chartroom::exporters
