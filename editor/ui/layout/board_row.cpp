#include "editor/ui/layout/board_row.h"

namespace chartroom::editor {
namespace {

// The widths that all parts need in one row, without and with the legend of an overlay.
constexpr int kAllInOneRow = 960;
constexpr int kAllInOneRowWithLegend = 1300;

}  // namespace

BoardRow::BoardRow(const Parts& parts) : wxBoxSizer(wxHORIZONTAL), parts_(parts) {
  auto* first = new wxBoxSizer(wxHORIZONTAL);
  first->Add(parts.tools, wxSizerFlags().CentreVertical());
  first->Add(parts.verdict, wxSizerFlags(1).CentreVertical());
  auto* second = new wxBoxSizer(wxHORIZONTAL);
  second->Add(parts.overlays, wxSizerFlags(1).CentreVertical());
  second->Add(parts.zoom, wxSizerFlags().CentreVertical());
  Add(first, wxSizerFlags(1).Expand());
  beside_ = Add(second, wxSizerFlags().Expand());
}

bool BoardRow::InformFirstDirection(int direction, int size, int) {
  if (direction != wxHORIZONTAL) return false;
  const int needed = parts_.tools->FromDIP(has_legend() ? kAllInOneRowWithLegend : kAllInOneRow);
  const bool one = size >= needed;
  if (GetOrientation() == (one ? wxHORIZONTAL : wxVERTICAL)) return false;
  SetOrientation(one ? wxHORIZONTAL : wxVERTICAL);
  return true;
}

wxSize BoardRow::CalcMin() {
  beside_->SetProportion(has_legend() && GetOrientation() == wxHORIZONTAL ? 1 : 0);
  return wxBoxSizer::CalcMin();
}

}  // namespace chartroom::editor
