#include "editor/ui/panels/properties_panel.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include <wx/intl.h>
#include <wx/scrolwin.h>
#include <wx/stattext.h>
#include <wx/valtext.h>

#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/native.h"
#include "editor/ui/toolkit/ui_texts.h"
#include "maps/json/id.h"
#include "maps/platform/visible_text.h"
#include "validator/rules/rulebook.h"

namespace chartroom::editor {
namespace {

constexpr int kLongestId = 64;
constexpr int kLeastFault = 80;
constexpr int kNarrowField = 60;  // enough for a field
constexpr int kMostDamage = 9;
// The number of a rule with a wider range is typed.
constexpr int kMostChoices = 10;

// Keeps costs within the maximum energy: a higher cost raises it, a lower maximum cuts costs.
void reconcile(maps::Map& map, bool gauge_was_set) {
  const rules::Rulebook rules = rules::rulebook_for(map);
  for (const maps::HouseRule& rule : maps::kHouseRules) {
    if (!rule.is_cost || rules.*rule.number <= rules.gauge) continue;
    if (gauge_was_set) {
      map.rules.*rule.replacement = rules.gauge;
    } else {
      map.rules.gauge = std::max(map.rules.gauge.value_or(0), rules.*rule.number);
    }
  }
}

}  // namespace

PropertiesPanel::PropertiesPanel(wxWindow* parent, std::function<void()> tell)
    : PanelOf(parent, std::move(tell)) {
  form_ = new wxScrolledWindow(this);
  form_->SetScrollRate(0, FromDIP(12));
  auto* grid = new wxFlexGridSizer(2, FromDIP(wxSize(8, 6)));
  grid->AddGrowableCol(1);
  add_texts(*grid);
  add_looks(*grid);
  add_rules(*grid);
  auto* inner = new wxBoxSizer(wxVERTICAL);
  inner->Add(grid, wxSizerFlags().Expand().Border(wxALL, FromDIP(10)));
  form_->SetSizer(inner);
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(form_, wxSizerFlags(1).Expand());
  SetSizer(sizer);
}

void PropertiesPanel::add_texts(wxFlexGridSizer& grid) {
  add_label(grid, _("Text language"));
  language_ =
      new LanguageField(form_, _("Text language"),
                        _("Language of the name and notes below: two letters, such as de or ko"),
                        {[this] { end_typing(); }, [this] { update(); },
                         [this](const wxString& why) { refuse(why); }});
  add_narrow(grid, language_);
  add_text(
      grid, _("Name"),
      [this](maps::Map& map) -> std::string& { return map.name[language_->language()]; },
      StepLabel::change_name);
  add_text(
      grid, _("Notes"),
      [this](maps::Map& map) -> std::string& { return map.notes[language_->language()]; },
      StepLabel::change_notes, wxTE_MULTILINE);
  wxTextCtrl* id = add_text(
      grid, _("Id"), [](maps::Map& map) -> std::string& { return map.id; },
      StepLabel::change_details);
  id->SetMaxLength(kLongestId);
  id_ = id;
  id_fault_ = new wxStaticText(form_, wxID_ANY, wxString());
  mark_as_wrong(*id_fault_, true);
  grid.AddSpacer(0);
  grid.Add(id_fault_, wxSizerFlags().Expand());
  id_fault_->Hide();
  id->SetToolTip(_("Lowercase letters, digits and hyphens; game records refer to the map by it"));
  const auto add = [&](const wxString& name, std::string maps::Map::*of) {
    add_text(
        grid, name, [of](maps::Map& map) -> std::string& { return map.*of; },
        StepLabel::change_details);
  };
  add(_("Revision"), &maps::Map::revision);
  add(_("Author"), &maps::Map::author);
  add(_("License"), &maps::Map::license);
}

void PropertiesPanel::add_looks(wxFlexGridSizer& grid) {
  add_label(grid, _("Theme"));
  wxArrayString themes;
  themes.Add(_("Default"));
  for (const maps::Theme theme : maps::kThemes) themes.Add(theme_name(theme));
  theme_ = new wxChoice(form_, wxID_ANY, wxDefaultPosition, wxDefaultSize, themes);
  set_accessible_name(*theme_, _("Theme"));
  theme_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { on_theme(); });
  add_narrow(grid, theme_);
}

void PropertiesPanel::add_rules(wxFlexGridSizer& grid) {
  add_label(grid, _("Surfacing"));
  wxArrayString damages;
  damages.Add(_("Free"));
  for (int damage = 1; damage <= kMostDamage; ++damage) {
    damages.Add(wxString::Format(_("%d damage off surface points"), damage));
  }
  surfacing_ = new wxChoice(form_, wxID_ANY, wxDefaultPosition, wxDefaultSize, damages);
  set_accessible_name(*surfacing_, _("Surfacing"));
  surfacing_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { on_surfacing(); });
  add_narrow(grid, surfacing_);
  for (const maps::HouseRule& rule : maps::kHouseRules) {
    const wxString name = wxGetTranslation(wxString::FromUTF8(rule.label));
    add_label(grid, name);
    if (rule.highest - rule.lowest < kMostChoices) {
      add_rule(grid, name, rule);
    } else {
      add_ply_limit(grid, name, rule);
    }
  }
}

void PropertiesPanel::add_narrow(wxFlexGridSizer& grid, wxWindow* control) {
  // The control's longest text may be wider than the panel.
  control->SetMinSize(FromDIP(wxSize(kNarrowField, -1)));
  grid.Add(control, wxSizerFlags().Expand());
}

void PropertiesPanel::add_label(wxFlexGridSizer& grid, const wxString& text) {
  grid.Add(new wxStaticText(form_, wxID_ANY, text), wxSizerFlags().CentreVertical());
}

wxTextCtrl* PropertiesPanel::add_text(wxFlexGridSizer& grid, const wxString& name,
                                      std::function<std::string&(maps::Map&)> of, StepLabel label,
                                      long style) {
  add_label(grid, name);
  const bool lines = (style & wxTE_MULTILINE) != 0;
  auto* control = new wxTextCtrl(form_, wxID_ANY, wxString(), wxDefaultPosition,
                                 FromDIP(wxSize(kNarrowField, lines ? 88 : -1)), style);
  set_accessible_name(*control, name);
  if (!lines) keep_to_a_line(*control);
  grid.Add(control, wxSizerFlags().Expand());
  const TextField field{control, std::move(of), label};
  texts_.push_back(field);
  control->Bind(wxEVT_TEXT, [this, field](wxCommandEvent&) { on_text(field); });
  control->Bind(wxEVT_KILL_FOCUS, [this, field](wxFocusEvent& event) {
    leave(field);
    event.Skip();
  });
  return control;
}

void PropertiesPanel::add_rule(wxFlexGridSizer& grid, const wxString& name,
                               const maps::HouseRule& rule) {
  wxArrayString choices;
  choices.Add(wxString::Format(_("Default (%d)"), rule.standard()));
  for (int value = rule.lowest; value <= rule.highest; ++value) {
    choices.Add(wxString::Format("%d", value));
  }
  auto* control = new wxChoice(form_, wxID_ANY, wxDefaultPosition, wxDefaultSize, choices);
  set_accessible_name(*control, name);
  add_narrow(grid, control);
  const RuleField field{control, &rule};
  rules_.push_back(field);
  control->Bind(wxEVT_CHOICE, [this, field](wxCommandEvent&) { on_rule(field); });
}

void PropertiesPanel::add_ply_limit(wxFlexGridSizer& grid, const wxString& name,
                                    const maps::HouseRule& rule) {
  ply_limit_ = new wxTextCtrl(form_, wxID_ANY);
  set_accessible_name(*ply_limit_, name);
  ply_limit_->SetToolTip(_("From 10 to 100000; simulated games stop after this many moves"));
  ply_limit_->SetValidator(wxTextValidator(wxFILTER_DIGITS));
  ply_limit_->Bind(wxEVT_KILL_FOCUS, [this, &rule, name](wxFocusEvent& event) {
    event.Skip();
    const std::string text = from_wx(ply_limit_->GetValue());
    int limit = 0;
    std::from_chars(text.data(), text.data() + text.size(), limit);
    if (text.empty() || (limit >= rule.lowest && limit <= rule.highest)) return;
    refuse(wxString::Format(_("\"%s\" must be a whole number from %d to %d."), name, rule.lowest,
                            rule.highest));
    CallAfter([this] { update(); });
  });
  ply_limit_->Bind(wxEVT_TEXT, [this, &rule](wxCommandEvent&) { on_ply_limit(rule); });
  add_narrow(grid, ply_limit_);
}

void PropertiesPanel::on_text(const TextField& field) {
  maps::Map next = document().map();
  field.of(next) = typed_in(*field.control);
  std::erase_if(next.name, [](const auto& name) { return !is_visible(name.second); });
  std::erase_if(next.notes, [](const auto& note) { return note.second.empty(); });
  show_id_fault(json::is_id(next.id) || next.id.empty()
                    ? wxString()
                    : _("Only lowercase letters, digits and hyphens"));
  // Begins the step even if the map cannot hold the text, which so stays in the field.
  const MergeKey step = typed_.in(document());
  if (next == document().map() || !json::is_id(next.id)) return;
  // A map needs an id and a name: a deleted one waits for further typing.
  if (next.id.empty() || next.name.empty()) return;
  document().change(step, std::move(next), field.label);
  changed();
}

void PropertiesPanel::leave(const TextField& field) {
  if (!has_page() || !typed_.is_open(document())) return;
  maps::Map map = document().map();
  const bool refused = typed_in(*field.control) != field.of(map);
  end_typing();
  if (refused) {
    refuse(id_fault_->IsShown() ? id_fault_->GetLabel() : _("A map needs a name and an id."));
  }
  // Later, as the field still has the focus.
  CallAfter([this] { update(); });
}

void PropertiesPanel::refuse(const wxString& why) {
  if (has_page()) page().say_refusal(why);
}

void PropertiesPanel::end_typing() {
  if (has_page()) typed_.end(document());
}

void PropertiesPanel::show_id_fault(const wxString& fault) {
  if (id_fault_->GetLabel() == fault) return;
  id_fault_->SetLabel(fault);
  id_fault_->Wrap(
      std::max(FromDIP(kLeastFault), id_fault_->GetParent()->GetClientSize().GetWidth() / 2));
  id_fault_->Show(!fault.empty());
  set_accessible_name(*id_fault_, fault);
  form_->FitInside();
  form_->Layout();
}

void PropertiesPanel::on_theme() {
  maps::Map next = document().map();
  const int chosen = theme_->GetSelection();
  next.theme.reset();
  if (chosen > 0) next.theme = maps::kThemes[static_cast<std::size_t>(chosen - 1)];
  apply(std::move(next), StepLabel::change_theme);
}

void PropertiesPanel::on_surfacing() {
  apply(edited(document().map(), maps::SetSurfacingDamage{surfacing_->GetSelection()}),
        StepLabel::change_surfacing);
}

void PropertiesPanel::on_rule(const RuleField& field) {
  maps::Map next = document().map();
  const int chosen = field.control->GetSelection();
  std::optional<int>& number = next.rules.*field.rule->replacement;
  number.reset();
  if (chosen > 0) number = field.rule->lowest + chosen - 1;
  reconcile(next, field.rule == &maps::kGaugeRule);
  apply(std::move(next), StepLabel::change_rules);
}

void PropertiesPanel::on_ply_limit(const maps::HouseRule& rule) {
  const std::string text = from_wx(ply_limit_->GetValue());
  maps::Map next = document().map();
  next.rules.ply_limit.reset();
  int limit = 0;
  std::from_chars(text.data(), text.data() + text.size(), limit);
  if (!text.empty()) {
    if (limit < rule.lowest || limit > rule.highest) return;  // the number is incomplete
    next.rules.ply_limit = limit;
  }
  if (next != document().map()) apply(std::move(next), StepLabel::change_rules);
}

void PropertiesPanel::apply(maps::Map next, StepLabel label) {
  page().canvas().finish_stroke();
  document().apply(std::move(next), label);
  changed();
}

void PropertiesPanel::update() {
  if (!has_page()) return;
  maps::Map shown = document().map();
  for (const TextField& field : texts_) {
    typed_.show(*field.control, to_wx(field.of(shown)), document());
  }
  if (typed_in(*id_) == document().map().id) show_id_fault({});
  language_->list(document().map().name);
  const auto theme = std::find(maps::kThemes.begin(), maps::kThemes.end(), document().map().theme);
  theme_->SetSelection(
      theme == maps::kThemes.end() ? 0 : static_cast<int>(theme - maps::kThemes.begin()) + 1);
  surfacing_->SetSelection(document().map().surfacing ? document().map().surfacing->damage_elsewhere
                                                      : 0);
  update_rules();
}

void PropertiesPanel::update_rules() {
  for (const RuleField& field : rules_) {
    const std::optional<int>& value = document().map().rules.*field.rule->replacement;
    field.control->SetSelection(value ? *value - field.rule->lowest + 1 : 0);
  }
  maps::Map without_rules = document().map();
  without_rules.rules = {};
  ply_limit_->SetHint(
      wxString::Format(_("Default (%d)"), rules::rulebook_for(without_rules).ply_limit));
  const auto& limit = document().map().rules.ply_limit;
  const wxString text = limit ? wxString::Format("%d", *limit) : wxString();
  if (!ply_limit_->HasFocus() && ply_limit_->GetValue() != text) ply_limit_->ChangeValue(text);
}

}  // namespace chartroom::editor
