#include "maps/json/id.h"

namespace chartroom::json {
namespace {

constexpr std::size_t kMaxLength = 64;

}  // namespace

bool is_id(std::string_view text) {
  return !text.empty() && text.size() <= kMaxLength &&
         text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == text.npos;
}

std::string id_of_file(std::string_view path) {
  std::string_view stem = path.substr(path.rfind('/') + 1);
  if (stem.ends_with(".json")) stem.remove_suffix(5);
  for (const std::string_view kind : {".map", ".deck"}) {
    if (stem.ends_with(kind)) stem.remove_suffix(kind.size());
  }
  std::string id;
  for (const char raw : stem) {
    const char c = raw >= 'A' && raw <= 'Z' ? static_cast<char>(raw - 'A' + 'a') : raw;
    if (c != '-' && is_id({&c, 1})) {
      id += c;
    } else if (!id.empty() && id.back() != '-') {
      id += '-';
    }
  }
  if (id.size() > kMaxLength) id.resize(kMaxLength);
  while (id.ends_with('-')) id.pop_back();
  return id;
}

}  // namespace chartroom::json
