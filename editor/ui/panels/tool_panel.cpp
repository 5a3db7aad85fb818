#include "editor/ui/panels/tool_panel.h"

#include <wx/intl.h>
#include <wx/stattext.h>

#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/button_icons.h"
#include "editor/ui/toolkit/ids.h"
#include "editor/ui/toolkit/native.h"
#include "editor/ui/toolkit/ui_texts.h"

namespace chartroom::editor {
namespace {

constexpr std::array kLayers{Layer::islands, Layer::quadrants, Layer::surface_points,
                             Layer::starts};
constexpr int kNumbersInARow = 3;
constexpr int kMirrorsInARow = 3;
constexpr int kCompactButton = 34;
constexpr int kToolGap = 6;
constexpr int kScrollBar = 12;

template <class Value>
void press_the_one(const std::vector<std::pair<wxToggleButton*, Value>>& buttons,
                   const Value& value) {
  for (const auto& [button, stands_for] : buttons) {
    const bool on = stands_for == value;
    if (button->GetValue() != on) button->SetValue(on);
  }
}

}  // namespace

wxString layer_name(Layer layer) {
  switch (layer) {
    case Layer::islands:
      return _("Islands");
    case Layer::quadrants:
      return _("Quadrants");
    case Layer::surface_points:
      return _("Surface points");
    case Layer::starts:
      break;
  }
  return _("Starts");
}

std::string_view layer_id(Layer layer) {
  switch (layer) {
    case Layer::islands:
      return "islands";
    case Layer::quadrants:
      return "quadrants";
    case Layer::surface_points:
      return "surface_points";
    case Layer::starts:
      break;
  }
  return "starts";
}

wxString symmetry_name(maps::Symmetry symmetry) {
  switch (symmetry) {
    case maps::Symmetry::left_right:
      return _("Left and right");
    case maps::Symmetry::up_down:
      return _("Up and down");
    case maps::Symmetry::main_diagonal:
      return _("Diagonal from A1");
    case maps::Symmetry::anti_diagonal:
      return _("Other diagonal");
    case maps::Symmetry::half_turn:
      return _("Half turn");
    case maps::Symmetry::quarter_turn:
      return _("Quarter turn");
    default:
      break;
  }
  return wxString();
}

ToolPanel::ToolPanel(wxWindow* parent, const std::vector<ToolKind>& tools, Brush& brush,
                     std::function<void(const ToolKind&)> chosen, std::function<void()> changed)
    : wxScrolledWindow(parent, kIdTools),
      brush_(brush),
      chosen_(std::move(chosen)),
      changed_(std::move(changed)) {
  SetScrollRate(0, FromDIP(12));
  SetSizer(new wxBoxSizer(wxVERTICAL));
  add_tools(tools);
  add_widths();
  add_layers();
  add_numbers();
  add_mirrors();
  wide_ = GetSizer()->CalcMin().GetWidth() + FromDIP(2);
  SetMinSize(wxSize(wide_, -1));
}

int ToolPanel::compact_width() const {
  return FromDIP(3 * kCompactButton + 2 * kToolGap + kScrollBar);
}

bool ToolPanel::set_compact(bool compact) {
  if (compact == std::exchange(compact_, compact)) return false;
  for (wxGridSizer* grid : {tool_grid_, layer_grid_}) grid->SetCols(compact ? 3 : 1);
  for (const auto& [button, word] : words_) {
    button->SetLabel(compact ? wxString() : word);
    button->SetMinSize(compact ? FromDIP(wxSize(kCompactButton, -1)) : wxDefaultSize);
    set_accessible_name(*button, word);
  }
  SetMinSize(wxSize(compact ? compact_width() : wide_, -1));
  FitInside();
  Layout();
  return true;
}

void ToolPanel::focus_tool() {
  for (const auto& [button, tool] : tools_) {
    if (button->GetValue()) button->SetFocus();
  }
}

wxSizer* ToolPanel::add_section(const wxString& title) {
  auto* heading = new wxStaticText(this, wxID_ANY, title);
  heading->SetFont(heading->GetFont().Bold());
  const int gap = FromDIP(8);
  GetSizer()->Add(heading, wxSizerFlags().Border(wxLEFT | wxRIGHT | wxTOP, gap));
  GetSizer()->AddSpacer(FromDIP(4));
  return GetSizer();
}

wxToggleButton* ToolPanel::add_button(wxSizer& sizer, const wxBitmapBundle& icon,
                                      const wxString& label, const wxString& help,
                                      std::function<void()> press) {
  auto* button =
      new wxToggleButton(this, wxID_ANY, label, wxDefaultPosition, wxDefaultSize, wxBU_LEFT);
  if (icon.IsOk()) button->SetBitmap(icon);
  button->SetToolTip(help);
  accent_when_pressed(*button);
  if (icon.IsOk() && !label.empty()) words_.emplace_back(button, label);
  button->Bind(wxEVT_TOGGLEBUTTON, [press = std::move(press)](wxCommandEvent&) { press(); });
  sizer.Add(button, wxSizerFlags().Expand());
  return button;
}

void ToolPanel::add_tools(const std::vector<ToolKind>& tools) {
  tool_grid_ = new wxGridSizer(1, 0, 0);
  add_section(_("Tool"))->Add(tool_grid_,
                              wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, FromDIP(kToolGap)));
  for (const ToolKind& tool : tools) {
    const wxString help =
        wxString::Format(wxString::FromUTF8("%s (%s)"), wxGetTranslation(tool.help), tool.shortcut);
    tools_.emplace_back(add_button(*tool_grid_, drawn_icon(tool.icon), wxGetTranslation(tool.name),
                                   help, [this, &tool] { chosen_(tool); }),
                        &tool);
  }
}

void ToolPanel::add_widths() {
  struct Width {
    const char* icon;
    wxString name;
  };
  const Width widths[kWidestBrush] = {
      {"<rect x='10' y='10' width='4' height='4' fill='C'/>", _("Brush one point wide")},
      {"<rect x='7' y='7' width='10' height='10' fill='C'/>", _("Brush two points wide")},
      {"<rect x='4' y='4' width='16' height='16' fill='C'/>", _("Brush three points wide")}};
  auto* grid = new wxGridSizer(kWidestBrush, 0, 0);
  GetSizer()->Add(grid,
                  wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(kToolGap)));
  for (int width = 1; width <= kWidestBrush; ++width) {
    const Width& shown = widths[width - 1];
    const auto press = [this, width] {
      brush_.width = width;
      changed_();
    };
    wxToggleButton* button =
        add_button(*grid, drawn_icon(shown.icon), wxString(), shown.name, press);
    set_accessible_name(*button, shown.name);
    button->SetMinSize(FromDIP(wxSize(30, -1)));
    widths_.emplace_back(button, width);
  }
}

void ToolPanel::add_layers() {
  layer_grid_ = new wxGridSizer(1, 0, 0);
  add_section(_("Layer"))
      ->Add(layer_grid_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, FromDIP(kToolGap)));
  for (const Layer layer : kLayers) {
    const auto press = [this, layer] {
      brush_.layer = layer;
      changed_();
    };
    layers_.emplace_back(add_button(*layer_grid_, icon(layer_id(layer)), layer_name(layer),
                                    layer_name(layer), press),
                         layer);
  }
}

void ToolPanel::add_numbers() {
  quadrant_row_ = new wxGridSizer(kNumbersInARow, 0, 0);
  for (int number = 1; number <= maps::kMaxQuadrant; ++number) {
    const auto press = [this, number] {
      brush_.quadrant = number;
      changed_();
    };
    wxToggleButton* button = add_button(*quadrant_row_, {}, wxString::Format("%d", number),
                                        wxString::Format(_("Quadrant %d"), number), press);
    button->SetMinSize(FromDIP(wxSize(30, -1)));
    quadrants_.emplace_back(button, number);
  }
  team_row_ = new wxGridSizer(2, 0, 0);
  for (const maps::Team team : maps::kTeams) {
    const auto press = [this, team] {
      brush_.team = team;
      changed_();
    };
    const bool blue = team == maps::Team::blue;
    wxToggleButton* button = add_button(
        *team_row_, {}, blue ? _("Blue") : _("Green"),
        blue ? _("The start of the blue team") : _("The start of the green team"), press);
    button->SetMinSize(FromDIP(wxSize(30, -1)));
    teams_.emplace_back(button, team);
  }
  const auto flags = wxSizerFlags().Expand().Border(wxALL, FromDIP(kToolGap));
  GetSizer()->Add(quadrant_row_, flags);
  GetSizer()->Add(team_row_, flags);
}

void ToolPanel::add_mirrors() {
  auto* grid = new wxGridSizer(kMirrorsInARow, 0, 0);
  add_section(_("Mirror"))
      ->Add(grid, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, FromDIP(kToolGap)));
  for (const maps::Symmetry symmetry :
       {maps::Symmetry::left_right, maps::Symmetry::up_down, maps::Symmetry::half_turn,
        maps::Symmetry::main_diagonal, maps::Symmetry::anti_diagonal,
        maps::Symmetry::quarter_turn}) {
    const auto press = [this, symmetry] {
      brush_.mirroring.set(symmetry, !brush_.mirroring.has(symmetry));
      changed_();
    };
    wxToggleButton* button =
        add_button(*grid, icon(to_string(symmetry)), wxString(), symmetry_name(symmetry), press);
    set_accessible_name(*button, symmetry_name(symmetry));
    button->SetMinSize(FromDIP(wxSize(30, -1)));
    mirrors_.emplace_back(button, symmetry);
  }
}

void ToolPanel::show(const ToolKind& tool, maps::Size sea) {
  press_the_one(tools_, &tool);
  press_the_one(widths_, brush_.width);
  press_the_one(layers_, brush_.layer);
  press_the_one(quadrants_, brush_.quadrant);
  press_the_one(teams_, brush_.team);
  for (const auto& [button, symmetry] : mirrors_) {
    const bool on = brush_.mirroring.has(symmetry);
    if (button->GetValue() != on) button->SetValue(on);
    button->Enable(allowed(symmetry, sea));
  }
  const bool numbers = brush_.layer == Layer::quadrants;
  const bool teams = brush_.layer == Layer::starts;
  if (quadrant_row_->AreAnyItemsShown() == numbers && team_row_->AreAnyItemsShown() == teams) {
    return;
  }
  quadrant_row_->ShowItems(numbers);
  team_row_->ShowItems(teams);
  FitInside();
  Layout();
}

}  // namespace chartroom::editor
