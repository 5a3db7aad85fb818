#include "editor/ui/con_sonar/deck_texts.h"

#include <algorithm>
#include <vector>

#include <wx/intl.h>

#include "editor/model/con_sonar/differing_parts.h"
#include "editor/model/con_sonar/symbol_graph_layout.h"
#include "editor/ui/toolkit/button_icons.h"
#include "editor/ui/toolkit/ui_texts.h"

namespace chartroom::editor {
namespace {

template <class List>
wxString name_in(const List& list, int place) {
  const std::string language = ui_language();
  const auto& named = list.at(static_cast<std::size_t>(place));
  const std::string name = text_in(named.name, language);
  const bool alike = std::any_of(list.begin(), list.end(), [&](const auto& other) {
    return &other != &named && text_in(other.name, language) == name;
  });
  return to_wx(alike ? name + " (" + named.id + ")" : name);
}

}  // namespace

wxString nation_name(const con_sonar::Deck& deck, int nation) {
  return name_in(deck.nations, nation);
}

wxString symbol_name(const con_sonar::Deck& deck, int symbol) {
  return name_in(deck.symbols, symbol);
}

wxString cell_text(const con_sonar::Deck& deck, CardKind kind, CardColumn column, int value) {
  switch (column) {
    case CardColumn::nation:
      return nation_name(deck, value);
    case CardColumn::value:
      return wxString::Format(kind == CardKind::fleet ? "%+d" : "%d", value);
    case CardColumn::symbol:
    case CardColumn::leads_to:
      break;
  }
  return symbol_name(deck, value);
}

wxString column_name(CardKind kind, CardColumn column) {
  switch (column) {
    case CardColumn::nation:
      return _("Nation");
    case CardColumn::symbol:
      return _("Symbol");
    case CardColumn::value:
      return kind == CardKind::fleet ? _("Effect") : _("Torpedoes");
    case CardColumn::leads_to:
      break;
  }
  return _("Leads to");
}

wxString describe_deck(const con_sonar::Deck& deck) {
  return wxString::Format(_("%s: %u fleet cards, %u torpedo cards"), to_wx(deck.id),
                          static_cast<unsigned>(deck.fleet.size()),
                          static_cast<unsigned>(deck.torpedoes.size()));
}

wxString describe_card(const con_sonar::Deck& deck, CardKind kind, std::size_t card) {
  if (kind == CardKind::torpedo) {
    const auto count = static_cast<unsigned>(cards_leading_to(deck, card).size());
    return wxString::Format(
        wxPLURAL("%u fleet card leads to %s", "%u fleet cards lead to %s", count), count,
        to_wx(torpedo_card_names(deck).at(card)));
  }
  const CardReach reach = reach_of(deck, card);
  const auto next = static_cast<unsigned>(reach.next.size());
  wxString text = wxString::Format(
      wxPLURAL("%s leads to %s: %u card may follow", "%s leads to %s: %u cards may follow", next),
      to_wx(fleet_card_names(deck).at(card)), symbol_name(deck, deck.fleet.at(card).leads_to),
      next);
  std::vector<wxString> strikes;
  for (const std::size_t strike : reach.strikes) {
    strikes.push_back(to_wx(torpedo_card_names(deck).at(strike)));
  }
  if (!strikes.empty()) text += wxString::Format(_("; reaches %s"), enumerated(strikes));
  return text;
}

wxString describe_differing(const con_sonar::Deck& a, const con_sonar::Deck& b) {
  std::vector<wxString> parts;
  for (const char* part : differing_parts(a, b)) parts.push_back(wxGetTranslation(part));
  return enumerated(parts);
}

wxBitmapBundle colour_patch(const std::string& colour) {
  const std::string patch = R"(<rect x="3" y="3" width="18" height="18" rx="4" fill=")" + colour +
                            R"(" stroke="#808080" stroke-width="1"/>)";
  return drawn_icon(patch.c_str());
}

}  // namespace chartroom::editor
