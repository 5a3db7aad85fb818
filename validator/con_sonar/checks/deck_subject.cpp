#include "validator/con_sonar/checks/deck_subject.h"

#include <fmt/core.h>

#include <algorithm>

#include "maps/platform/named_value.h"
#include "maps/platform/shown_text.h"

namespace chartroom::con_sonar {
namespace {

template <class Named>
std::string name_of(const std::vector<Named>& list, int place, const std::string& language) {
  const Named& one = list[static_cast<std::size_t>(place)];
  std::string name = shown_in(one.name, language);
  const bool alone = std::ranges::count_if(list, [&](const Named& other) {
                       return same_value(shown_in(other.name, language), name);
                     }) == 1;
  if (name.empty()) return one.id;
  return alone ? name : fmt::format("{} ({})", name, one.id);
}

}  // namespace

std::string DeckSubject::nation(int place) const { return name_of(deck.nations, place, language); }

std::string DeckSubject::symbol(int place) const { return name_of(deck.symbols, place, language); }

}  // namespace chartroom::con_sonar
