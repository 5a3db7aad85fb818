#include "editor/ui/con_sonar/sonar_panel.h"

#include <algorithm>
#include <utility>

#include <wx/button.h>
#include <wx/intl.h>
#include <wx/stattext.h>
#include <wx/wrapsizer.h>

#include "editor/ui/con_sonar/deck_texts.h"
#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/ids.h"
#include "editor/ui/toolkit/native.h"
#include "editor/ui/toolkit/ui_texts.h"

namespace chartroom::editor {
namespace {

using con_sonar::Deck;
using con_sonar::Sonar;
using con_sonar::SonarOption;
using con_sonar::SonarResult;

constexpr int kMostWeight = 1000;

wxString result_name(SonarResult result) {
  switch (result) {
    case SonarResult::move:
      return _("Move");
    case SonarResult::friendly_fire:
      return _("Friendly fire");
    case SonarResult::run_aground:
      return _("Run aground");
    case SonarResult::reinforcements:
      return _("Reinforcements");
    case SonarResult::perfect_storm:
      return _("Perfect storm");
    case SonarResult::special_delivery:
      return _("Special delivery");
    case SonarResult::revealed_plans:
      break;
  }
  return _("Revealed plans");
}

wxString mover_name(const Deck& deck, int nation) {
  return nation == con_sonar::kOwnNation ? _("own") : nation_name(deck, nation);
}

wxString outcome_name(const Deck& deck, const SonarOption& option) {
  if (option.result != SonarResult::move) return result_name(option.result);
  return mover_name(deck, option.nation) + wxString::Format(" %+d", option.effect);
}

std::size_t total_weight(const std::vector<SonarOption>& options) {
  std::size_t sum = 0;
  for (const SonarOption& option : options) sum += static_cast<std::size_t>(option.weight);
  return sum;
}

}  // namespace

SonarPanel::SonarPanel(wxWindow* parent) : PanelOf(parent, [] {}) {
  list_ = new wxDataViewListCtrl(this, kIdSonar, wxDefaultPosition, wxDefaultSize,
                                 wxDV_SINGLE | wxDV_ROW_LINES);
  set_accessible_name(*list_, _("Sonar"));
  list_->AppendTextColumn(_("Level"), wxDATAVIEW_CELL_INERT, FromDIP(50));
  list_->AppendTextColumn(_("Result"), wxDATAVIEW_CELL_INERT, FromDIP(130));
  list_->AppendTextColumn(_("Weight"), wxDATAVIEW_CELL_INERT, FromDIP(60));
  list_->AppendTextColumn(_("Odds"), wxDATAVIEW_CELL_INERT, FromDIP(60));
  list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent& event) {
    if (!filling_ && has_page()) show_chosen();
    event.Skip();
  });
  auto* buttons = new wxWrapSizer(wxHORIZONTAL);
  add_buttons(*buttons);
  auto* grid = new wxFlexGridSizer(2, FromDIP(wxSize(8, 6)));
  grid->AddGrowableCol(1);
  add_fields(*grid);
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(list_, wxSizerFlags(1).Expand());
  sizer->Add(buttons, wxSizerFlags().Expand().Border(wxALL, FromDIP(6)));
  sizer->Add(grid, wxSizerFlags().Expand().Border(wxALL, FromDIP(10)));
  SetSizer(sizer);
}

void SonarPanel::add_buttons(wxSizer& sizer) {
  const auto add_button = [&](const wxString& label, std::function<void()> press) {
    auto* button = small_button(this, label);
    button->Bind(wxEVT_BUTTON, [this, press = std::move(press)](wxCommandEvent&) {
      if (has_page()) press();
    });
    sizer.Add(button);
  };
  add_button(_("Add"), [this] { add(); });
  add_button(_("Remove"), [this] { remove(); });
}

void SonarPanel::add_field(wxFlexGridSizer& grid, const wxString& name, wxWindow* field) {
  grid.Add(new wxStaticText(this, wxID_ANY, name), wxSizerFlags().CentreVertical());
  set_accessible_name(*field, name);
  field->SetMinSize(wxSize(FromDIP(80), field->GetMinSize().GetHeight()));
  grid.Add(field, wxSizerFlags().Expand());
}

void SonarPanel::add_fields(wxFlexGridSizer& grid) {
  const auto add_choice = [&](const wxString& name, const wxArrayString& texts) {
    auto* choice = new wxChoice(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, texts);
    choice->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { on_field(); });
    add_field(grid, name, choice);
    return choice;
  };
  wxArrayString levels;
  levels.Add("2");
  levels.Add("1");
  level_ = add_choice(_("Level"), levels);
  wxArrayString results;
  for (const SonarResult result : con_sonar::kSonarResults) results.Add(result_name(result));
  result_ = add_choice(_("Result"), results);
  nation_ = add_choice(_("Nation"), {});
  wxArrayString effects;
  for (const int effect : choices(Deck(), CardKind::fleet, CardColumn::value)) {
    effects.Add(wxString::Format("%+d", effect));
  }
  effect_ = add_choice(_("Effect"), effects);
  weight_ = new NumberField(this, _("Weight"), 1, kMostWeight, 1);
  weight_->set_events({.changed = [this] { on_field(); },
                       .refused =
                           [this](const wxString& why) {
                             if (has_page()) page().say_refusal(why);
                           }});
  add_field(grid, _("Weight"), weight_);
}

SonarOption& SonarPanel::option(Sonar& sonar, int row) const {
  const auto place = static_cast<std::size_t>(row);
  const std::size_t first = sonar.level_2.size();
  return place < first ? sonar.level_2.at(place) : sonar.level_1.at(place - first);
}

void SonarPanel::add() {
  Deck next = page().deck();
  const SonarOption added{SonarResult::move, con_sonar::kOwnNation, 1, 1};
  next.sonar.level_2.push_back(has_chosen() ? option(next.sonar, list_->GetSelectedRow()) : added);
  const auto row = static_cast<unsigned>(next.sonar.level_2.size() - 1);
  page().apply(std::move(next), StepLabel::change_sonar);
  if (row < static_cast<unsigned>(list_->GetItemCount())) list_->SelectRow(row);
  show_chosen();
}

void SonarPanel::remove() {
  if (!has_chosen()) return;
  Deck next = page().deck();
  const auto place = static_cast<std::ptrdiff_t>(list_->GetSelectedRow());
  auto& level_2 = next.sonar.level_2;
  auto& level_1 = next.sonar.level_1;
  const auto first = static_cast<std::ptrdiff_t>(level_2.size());
  if (place < first) {
    level_2.erase(level_2.begin() + place);
  } else {
    level_1.erase(level_1.begin() + (place - first));
  }
  page().apply(std::move(next), StepLabel::change_sonar);
}

void SonarPanel::on_field() {
  if (!has_page() || !has_chosen()) return;
  Deck next = page().deck();
  const int row = list_->GetSelectedRow();
  SonarOption chosen = option(next.sonar, row);
  chosen.result = con_sonar::kSonarResults[static_cast<std::size_t>(result_->GetSelection())];
  chosen.weight = weight_->number();
  const bool moves = chosen.result == SonarResult::move;
  chosen.nation = moves ? nation_->GetSelection() - 1 : con_sonar::kOwnNation;
  const std::vector<int> effects = choices(next, CardKind::fleet, CardColumn::value);
  const int effect = std::max(effect_->GetSelection(), 0);
  chosen.effect = moves ? effects[static_cast<std::size_t>(effect)] : 0;
  option(next.sonar, row) = chosen;
  const bool on_level_2 = row < static_cast<int>(next.sonar.level_2.size());
  auto& from = on_level_2 ? next.sonar.level_2 : next.sonar.level_1;
  auto& to = on_level_2 ? next.sonar.level_1 : next.sonar.level_2;
  if ((level_->GetSelection() == 0) != on_level_2) {
    from.erase(std::find(from.begin(), from.end(), chosen));
    to.push_back(chosen);
  }
  page().apply(std::move(next), StepLabel::change_sonar);
}

void SonarPanel::update() {
  if (!has_page()) return;
  show_list();
  show_chosen();
}

void SonarPanel::show_list() {
  filling_ = true;
  const int at = list_->GetSelectedRow();
  list_->DeleteAllItems();
  const Deck& deck = page().deck();
  // Level 1 draws from both lists.
  const std::size_t of_level_2 = total_weight(deck.sonar.level_2);
  const std::size_t of_level_1 = of_level_2 + total_weight(deck.sonar.level_1);
  const auto add_rows = [&](const char* level, const std::vector<SonarOption>& options,
                            std::size_t total) {
    for (const SonarOption& each : options) {
      wxVector<wxVariant> row;
      row.push_back(wxString(level));
      row.push_back(outcome_name(deck, each));
      row.push_back(wxString::Format("%d", each.weight));
      row.push_back(wxString::Format(
          _("%s%%"), shown_decimal(100.0 * each.weight / static_cast<double>(total))));
      list_->AppendItem(row);
    }
  };
  add_rows("2", deck.sonar.level_2, of_level_2);
  add_rows("1", deck.sonar.level_1, of_level_1);
  if (list_->GetItemCount() > 0 && at != wxNOT_FOUND) {
    list_->SelectRow(static_cast<unsigned>(std::min(at, list_->GetItemCount() - 1)));
  }
  filling_ = false;
}

void SonarPanel::show_chosen() {
  for (wxWindow* field : {static_cast<wxWindow*>(level_), static_cast<wxWindow*>(result_),
                          static_cast<wxWindow*>(weight_)}) {
    field->Enable(has_chosen());
  }
  nation_->Clear();
  const auto nations = static_cast<int>(page().deck().nations.size());
  for (int nation = con_sonar::kOwnNation; nation < nations; ++nation) {
    nation_->Append(mover_name(page().deck(), nation));
  }
  Sonar sonar = page().deck().sonar;
  const int row = list_->GetSelectedRow();
  const bool moves = has_chosen() && option(sonar, row).result == SonarResult::move;
  nation_->Enable(moves);
  effect_->Enable(moves);
  if (!has_chosen()) return;
  const SonarOption& shown = option(sonar, row);
  level_->SetSelection(row < static_cast<int>(sonar.level_2.size()) ? 0 : 1);
  result_->SetSelection(static_cast<int>(shown.result));
  weight_->show_number(shown.weight);
  if (!moves) return;
  nation_->SetSelection(shown.nation + 1);
  effect_->SetSelection(effect_->FindString(wxString::Format("%+d", shown.effect)));
}

}  // namespace chartroom::editor
