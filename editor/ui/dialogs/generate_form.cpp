#include "editor/ui/dialogs/generate_form.h"

#include <algorithm>
#include <random>
#include <thread>

#include <wx/intl.h>
#include <wx/stattext.h>

#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/ui_texts.h"

namespace chartroom::editor {
namespace {

constexpr int kLeastSide = 8;
constexpr int kUsualGeneratedSide = 10;
// The most islands that the smallest sea has room for.
constexpr int kMostIslands = 16;
constexpr int kSurfacePoints = 4;
// For each requested map. Enough for hours, as the user can stop the search.
constexpr generate::Count kEvaluationsEach = 100'000;

wxString shape_name(std::string_view name) {
  if (name == "scattered") return _("Scattered islands");
  if (name == "chain") return _("Chain");
  if (name == "atoll") return _("Atoll");
  if (name == "strait") return _("Strait");
  if (name == "coast") return _("Coast");
  if (name == "fjord") return _("Fjords");
  return to_wx(std::string(name));
}

const char* tracking_word(int chosen) {
  return chosen == 1 ? "easy" : chosen == 2 ? "middle" : "hard";
}

}  // namespace

GenerateForm::GenerateForm(wxWindow* parent)
    : wxPanel(parent), grid_(new wxFlexGridSizer(2, FromDIP(wxSize(12, 6)))) {
  make_controls();
  const auto add = [this](const wxString& name, wxWindow* control) {
    grid_->Add(new wxStaticText(this, wxID_ANY, name), wxSizerFlags().CentreVertical());
    grid_->Add(control, wxSizerFlags().Expand());
    set_accessible_name(*control, name);
  };
  add(_("Starts"), starts_);
  add(_("Columns"), columns_);
  add(_("Rows"), rows_);
  add(_("Minimum islands"), fewest_);
  add(_("Maximum islands"), most_);
  add(_("Shape"), shape_);
  add(_("Tracking"), tracking_);
  add(_("Surfacing"), surfacing_);
  add(_("Borders"), borders_);
  add(_("Theme"), theme_);
  add(_("Number of maps"), count_);
  grid_->AddGrowableCol(1);
  SetSizer(grid_);
}

void GenerateForm::make_controls() {
  starts_ = make_choice({_("Set by the map"), _("Chosen by the captains")});
  columns_ = make_number(_("Columns"), kLeastSide, maps::kMaxSide, kUsualGeneratedSide);
  rows_ = make_number(_("Rows"), kLeastSide, maps::kMaxSide, kUsualGeneratedSide);
  const generate::Islands usual;
  fewest_ = make_number(_("Minimum islands"), 1, kMostIslands, usual.low);
  most_ = make_number(_("Maximum islands"), 1, kMostIslands, usual.high);
  for (NumberField* end : {fewest_, most_}) {
    end->Bind(wxEVT_SPINCTRL, [this, end](wxSpinEvent& event) {
      event.Skip();
      keep_order(end);
    });
  }
  std::vector<wxString> shapes{_("Any")};
  for (const generate::Shape& shape : generate::shapes()) shapes.push_back(shape_name(shape.name));
  shape_ = make_choice(shapes);
  tracking_ = make_choice({_("Any"), _("Easy"), _("Medium"), _("Hard")});
  surfacing_ = make_choice({_("Free"), wxString::Format(_("%d damage off surface points"), 1)});
  borders_ = make_choice({_("Straight"), _("Winding")});
  std::vector<wxString> themes{_("Rotate themes")};
  for (const maps::Theme theme : maps::kThemes) themes.push_back(theme_name(theme));
  theme_ = make_choice(themes);
  count_ = make_number(_("Number of maps"), 1, generate::kMostMaps, generate::Request().count);
}

wxChoice* GenerateForm::make_choice(const std::vector<wxString>& names) {
  auto* choice = new wxChoice(this, wxID_ANY);
  for (const wxString& name : names) choice->Append(name);
  choice->SetSelection(0);
  return choice;
}

NumberField* GenerateForm::make_number(const wxString& name, int low, int high, int value) {
  return new NumberField(this, name, low, high, value);
}

void GenerateForm::take_over(const GenerateForm& other) {
  for (const auto& number : {&GenerateForm::columns_, &GenerateForm::rows_, &GenerateForm::fewest_,
                             &GenerateForm::most_, &GenerateForm::count_}) {
    (this->*number)->show_number((other.*number)->number());
  }
  for (const auto& choice :
       {&GenerateForm::starts_, &GenerateForm::shape_, &GenerateForm::tracking_,
        &GenerateForm::surfacing_, &GenerateForm::borders_, &GenerateForm::theme_}) {
    (this->*choice)->SetSelection((other.*choice)->GetSelection());
  }
}

void GenerateForm::keep_order(const NumberField* changed) {
  if (fewest_->number() <= most_->number()) return;
  (changed == fewest_ ? most_ : fewest_)->show_number(changed->number());
}

int GenerateForm::fewest_islands() const {
  int fewest = 1;
  const int chosen = shape_->GetSelection();
  if (chosen > 0) fewest = generate::shapes()[static_cast<std::size_t>(chosen - 1)].fewest;
  return fewest;
}

generate::Request GenerateForm::request() const {
  generate::Request request;
  request.count = count_->number();
  request.size = {columns_->number(), rows_->number()};
  // keep_order does not run while the user types, and a shape may need more islands.
  request.islands.high = std::max({most_->number(), fewest_->number(), fewest_islands()});
  request.islands.low = std::min(fewest_->number(), request.islands.high);
  const int shape = shape_->GetSelection();
  int number = 0;
  for (const generate::Shape& each : generate::shapes()) {
    ++number;
    if (shape == number || (shape <= 0 && each.fewest <= request.islands.high)) {
      request.shapes.push_back(&each);
    }
  }
  if (const int tracking = tracking_->GetSelection(); tracking > 0) {
    request.tracking = generate::parse_tracking(tracking_word(tracking), request.size).value();
  }
  request.forced_starts = starts_->GetSelection() == 0;
  request.surfacing_damage = surfacing_->GetSelection() > 0 ? 1 : 0;
  request.surface_points = request.surfacing_damage > 0 ? kSurfacePoints : 0;
  request.borders = static_cast<generate::Borders>(borders_->GetSelection());
  if (const int theme = theme_->GetSelection(); theme > 0) {
    request.themes = {maps::kThemes[static_cast<std::size_t>(theme - 1)]};
  }
  request.evaluations = kEvaluationsEach * request.count;
  // A repeated search should find other maps.
  request.seed = std::random_device()();
  // One processor is left for the window.
  request.jobs = std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
  return request;
}

}  // namespace chartroom::editor
