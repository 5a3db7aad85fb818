#include "editor/model/con_sonar/differing_parts.h"

#include <tuple>

#include "editor/model/marked.h"

namespace chartroom::editor {
namespace {

using con_sonar::Deck;

auto texts(const Deck& deck) {
  return std::tie(deck.id, deck.revision, deck.name, deck.author, deck.license, deck.notes);
}

auto set_up(const Deck& deck) {
  return std::tie(deck.ladder, deck.die, deck.hand, deck.face_up, deck.variant);
}

}  // namespace

std::vector<const char*> differing_parts(const Deck& a, const Deck& b) {
  std::vector<const char*> parts;
  const auto add = [&parts](bool differs, const char* part) {
    if (differs) parts.push_back(part);
  };
  add(texts(a) != texts(b), marked("names and notes"));
  add(set_up(a) != set_up(b), marked("ladder and setup"));
  add(a.symbols != b.symbols, marked("symbols"));
  add(a.nations != b.nations, marked("nations"));
  add(a.fleet != b.fleet, marked("fleet cards"));
  add(a.torpedoes != b.torpedoes, marked("torpedo cards"));
  add(a.score != b.score, marked("score"));
  add(a.sonar != b.sonar, marked("sonar"));
  return parts;
}

}  // namespace chartroom::editor
