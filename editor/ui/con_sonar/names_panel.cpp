#include "editor/ui/con_sonar/names_panel.h"

#include <algorithm>
#include <optional>
#include <utility>

#include <wx/button.h>
#include <wx/intl.h>
#include <wx/wrapsizer.h>

#include "editor/ui/con_sonar/deck_texts.h"
#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/ids.h"
#include "editor/ui/toolkit/native.h"
#include "editor/ui/toolkit/ui_texts.h"

namespace chartroom::editor {
namespace {

using con_sonar::Deck;

}  // namespace

NamesPanel::NamesPanel(wxWindow* parent, NamedKind kind)
    : PanelOf(parent, [] {}),
      kind_(kind),
      list_(new wxDataViewListCtrl(this, nations() ? kIdNations : kIdSymbols, wxDefaultPosition,
                                   wxDefaultSize, wxDV_SINGLE | wxDV_ROW_LINES)),
      form_(new DeckForm(this, [this] { return has_page() ? &page() : nullptr; })) {
  set_accessible_name(*list_, nations() ? _("Nations") : _("Symbols"));
  if (nations()) {
    list_->AppendIconTextColumn(_("Nation"), wxDATAVIEW_CELL_INERT, FromDIP(150));
  } else {
    list_->AppendTextColumn(_("Symbol"), wxDATAVIEW_CELL_INERT, FromDIP(150));
  }
  list_->AppendTextColumn(_("Id"), wxDATAVIEW_CELL_INERT, FromDIP(130));
  list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent& event) {
    if (!filling_ && has_page()) {
      form_->end_typing();
      show_chosen();
    }
    event.Skip();
  });
  auto* buttons = new wxWrapSizer(wxHORIZONTAL);
  add_buttons(*buttons);
  add_fields();
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(list_, wxSizerFlags(1).Expand());
  sizer->Add(buttons, wxSizerFlags().Expand().Border(wxALL, FromDIP(6)));
  sizer->Add(form_, wxSizerFlags(1).Expand());
  SetSizer(sizer);
}

void NamesPanel::add_buttons(wxSizer& sizer) {
  const auto add_button = [&](const wxString& label, std::function<void()> press) {
    auto* button = small_button(this, label);
    button->Bind(wxEVT_BUTTON, [this, press = std::move(press)](wxCommandEvent&) {
      if (has_page()) press();
    });
    sizer.Add(button, wxSizerFlags().Border(wxALL, FromDIP(2)));
  };
  add_button(_("Add"), [this] { add(); });
  add_button(_("Remove"), [this] { remove(); });
  add_button(_("&Up"), [this] { move(-1); });
  add_button(_("&Down"), [this] { move(+1); });
}

void NamesPanel::add_fields() {
  const StepLabel label = nations() ? StepLabel::change_nation : StepLabel::change_symbol;
  language_ = form_->add_language([this] { form_->update(); });
  form_->add_text(
      _("Name"),
      [this](Deck deck) {
        const Texts& names = name_in(deck);
        const auto name = names.find(language_->language());
        return name == names.end() ? std::string() : name->second;
      },
      [this](Deck deck, const std::string& text) -> std::optional<Deck> {
        Texts& names = name_in(deck);
        names[language_->language()] = text;
        std::erase_if(names, [](const auto& name) { return name.second.empty(); });
        return deck;
      },
      label);
  form_->add_text(
      _("Id"), [this](Deck deck) { return id_in(deck); },
      [this](Deck deck, const std::string& text) -> std::optional<Deck> {
        id_in(deck) = text;
        return deck;
      },
      label);
  if (nations()) add_colour();
}

void NamesPanel::add_colour() {
  colour_ = new wxColourPickerCtrl(form_, wxID_ANY);
  form_->add_row(_("Color"), colour_);
  set_accessible_name(*colour_->GetPickerCtrl(), _("Color"));
  colour_->Bind(wxEVT_COLOURPICKER_CHANGED, [this](wxColourPickerEvent& event) {
    if (!has_page()) return;
    Deck next = page().deck();
    next.nations.at(chosen()).colour =
        from_wx(event.GetColour().GetAsString(wxC2S_HTML_SYNTAX).Lower());
    page().apply(std::move(next), StepLabel::change_nation);
  });
}

std::size_t NamesPanel::count() const {
  return nations() ? page().deck().nations.size() : page().deck().symbols.size();
}

std::size_t NamesPanel::chosen() const {
  const int row = std::max(list_->GetSelectedRow(), 0);
  return std::min(static_cast<std::size_t>(row), count() - 1);
}

std::vector<std::string> NamesPanel::ids() const {
  std::vector<std::string> ids;
  const auto add_of = [&ids](const auto& list) {
    for (const auto& named : list) ids.push_back(named.id);
  };
  nations() ? add_of(page().deck().nations) : add_of(page().deck().symbols);
  return ids;
}

std::size_t NamesPanel::place_to_show() const {
  const std::vector<std::string> now = ids();
  if (shown_.empty() || now.size() != shown_.size() + 1) return chosen();
  const auto added = std::mismatch(shown_.begin(), shown_.end(), now.begin()).second;
  return static_cast<std::size_t>(added - now.begin());
}

Texts& NamesPanel::name_in(Deck& deck) const {
  return nations() ? deck.nations.at(chosen()).name : deck.symbols.at(chosen()).name;
}

std::string& NamesPanel::id_in(Deck& deck) const {
  return nations() ? deck.nations.at(chosen()).id : deck.symbols.at(chosen()).id;
}

void NamesPanel::add() {
  const std::size_t before = count();
  if (nations()) {
    page().apply(with_nation(page().deck()), StepLabel::add_nation);
  } else {
    page().apply(with_symbol(page().deck()), StepLabel::add_symbol);
  }
  if (count() > before) go_to(before);
}

void NamesPanel::remove() {
  const auto gone = static_cast<int>(chosen());
  const std::size_t fleet = page().deck().fleet.size();
  const std::size_t torpedoes = page().deck().torpedoes.size();
  if (nations()) {
    page().apply(without_nation(page().deck(), gone), StepLabel::remove_nation);
  } else {
    page().apply(without_symbol(page().deck(), gone), StepLabel::remove_symbol);
  }
  show_lost_cards(fleet - page().deck().fleet.size(), torpedoes - page().deck().torpedoes.size());
}

// Says how many cards a removal took with it, as their table may be out of sight.
void NamesPanel::show_lost_cards(std::size_t fleet, std::size_t torpedoes) {
  const auto fleet_cards = static_cast<unsigned>(fleet);
  const auto torpedo_cards = static_cast<unsigned>(torpedoes);
  std::vector<wxString> gone;
  if (fleet > 0) {
    gone.push_back(
        wxString::Format(wxPLURAL("%u fleet card", "%u fleet cards", fleet_cards), fleet_cards));
  }
  if (torpedoes > 0) {
    gone.push_back(wxString::Format(wxPLURAL("%u torpedo card", "%u torpedo cards", torpedo_cards),
                                    torpedo_cards));
  }
  if (gone.empty()) return;
  page().tell(wxString::Format(_("Also removed: %s."), enumerated(gone)));
}

void NamesPanel::move(int by) {
  const auto from = static_cast<int>(chosen());
  const int to = from + by;
  if (to < 0 || to >= static_cast<int>(count())) return;
  if (nations()) {
    page().apply(with_nation_moved(page().deck(), from, to), StepLabel::move_nation);
  } else {
    page().apply(with_symbol_moved(page().deck(), from, to), StepLabel::move_symbol);
  }
  go_to(static_cast<std::size_t>(to));
}

void NamesPanel::go_to(std::size_t place) {
  if (place >= static_cast<std::size_t>(list_->GetItemCount())) return;
  list_->SelectRow(static_cast<unsigned>(place));
  list_->EnsureVisible(list_->RowToItem(static_cast<int>(place)));
  show_chosen();
}

void NamesPanel::on_other_document() {
  shown_.clear();
  const Deck& deck = page().deck();
  language_->begin(nations() ? deck.nations.front().name : deck.symbols.front().name);
}

void NamesPanel::update() {
  if (!has_page()) return;
  show_list();
  show_chosen();
}

void NamesPanel::show_chosen() {
  form_->update();
  if (colour_ != nullptr) {
    colour_->SetColour(to_wx(page().deck().nations.at(chosen()).colour));
  }
}

void NamesPanel::show_list() {
  filling_ = true;
  const std::size_t at = place_to_show();
  shown_ = ids();
  list_->DeleteAllItems();
  const Deck& deck = page().deck();
  for (std::size_t i = 0; i < count(); ++i) {
    wxVector<wxVariant> row;
    const auto place = static_cast<int>(i);
    if (nations()) {
      wxVariant name;
      name << wxDataViewIconText(nation_name(deck, place), colour_patch(deck.nations[i].colour));
      row.push_back(name);
      row.push_back(to_wx(deck.nations[i].id));
    } else {
      row.push_back(symbol_name(deck, place));
      row.push_back(to_wx(deck.symbols[i].id));
    }
    list_->AppendItem(row);
  }
  list_->SelectRow(static_cast<unsigned>(at));
  filling_ = false;
}

}  // namespace chartroom::editor
