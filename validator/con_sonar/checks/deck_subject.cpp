#include "validator/con_sonar/checks/deck_subject.h"

#include <fmt/core.h>

#include <algorithm>

#include "maps/platform/shown_text.h"
#include "maps/platform/utf8.h"
#include "maps/platform/visible_text.h"

namespace chartroom::con_sonar {
namespace {

template <class Named>
std::string name_of(const std::vector<Named>& list, int place, const std::string& language) {
  const Named& one = list[static_cast<std::size_t>(place)];
  const std::string own = text_in(one.name, language);
  std::string name = shown(own);
  const bool alone = std::ranges::count_if(list, [&](const Named& other) {
                       return look_alike(text_in(other.name, language), own);
                     }) == 1;
  if (name.empty()) return one.id;
  return alone ? name : fmt::format("{} ({})", name, one.id);
}

}  // namespace

bool look_alike(const std::string& one, const std::string& other) {
  return caseless(visible_part(one)) == caseless(visible_part(other));
}

std::string DeckSubject::nation(int place) const { return name_of(deck.nations, place, language); }

std::string DeckSubject::symbol(int place) const { return name_of(deck.symbols, place, language); }

}  // namespace chartroom::con_sonar
