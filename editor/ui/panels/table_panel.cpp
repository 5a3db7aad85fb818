#include "editor/ui/panels/table_panel.h"

#include <utility>

#include <wx/intl.h>
#include <wx/sizer.h>

#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/native.h"
#include "editor/ui/toolkit/ui_texts.h"

namespace chartroom::editor {
namespace {

enum PointColumn : unsigned {
  kColumnPoint,
  kColumnIsland,
  kColumnQuadrant,
  kColumnSurface,
  kColumnStart,
};

maps::Point point_of_row(const maps::Map& map, unsigned row) {
  const auto columns = static_cast<unsigned>(map.size.columns);
  return {static_cast<int>(row % columns), static_cast<int>(row / columns)};
}

wxArrayString start_names() {
  wxArrayString names;
  for (const wxString& name : {_("none"), _("blue"), _("green"), _("both")}) names.Add(name);
  return names;
}

int start_at(const maps::Map& map, maps::Point p) {
  return (map.starts.blue == p ? 1 : 0) + (map.starts.green == p ? 2 : 0);
}

wxArrayString quadrant_names() {
  wxArrayString names;
  for (int q = 1; q <= maps::kMaxQuadrant; ++q) names.Add(wxString::Format("%d", q));
  return names;
}

}  // namespace

// Rows are points in reading order.
class TableModel : public wxDataViewVirtualListModel {
 public:
  // `edit` takes the map after an edit of a cell.
  explicit TableModel(std::function<void(maps::Map, StepLabel)> edit) : edit_(std::move(edit)) {}

  // Tells the control which rows have changed.
  void show(const maps::Map& map) {
    const maps::Map before = std::exchange(map_, map);
    if (before.size != map.size || GetCount() == 0) {
      Reset(static_cast<unsigned>(map.size.points()));
      return;
    }
    for (unsigned row = 0; row < GetCount(); ++row) {
      if (differs(before, point_of_row(map, row))) RowChanged(row);
    }
  }

  void GetValueByRow(wxVariant& value, unsigned row, unsigned column) const override {
    const maps::Point p = point_of_row(map_, row);
    switch (column) {
      case kColumnPoint:
        value = to_wx(to_string(p));
        break;
      case kColumnIsland:
        value = map_.islands.contains(p);
        break;
      case kColumnQuadrant:
        value = wxString::Format("%d", map_.quadrants.at(p));
        break;
      case kColumnSurface:
        value = map_.surface_points().contains(p);
        break;
      default:
        value = start_names()[static_cast<std::size_t>(start_at(map_, p))];
    }
  }

  bool SetValueByRow(const wxVariant& value, unsigned row, unsigned column) override {
    const maps::Point p = point_of_row(map_, row);
    const maps::PointSet here = maps::PointSet{p};
    switch (column) {
      case kColumnIsland:
        return change(maps::SetIslands{here, value.GetBool()},
                      value.GetBool() ? StepLabel::paint_islands : StepLabel::erase_islands);
      case kColumnQuadrant:
        return change(maps::SetQuadrant{here, wxAtoi(value.GetString())},
                      StepLabel::paint_quadrants);
      case kColumnSurface:
        return change(
            maps::SetSurfacePoints{here, value.GetBool()},
            value.GetBool() ? StepLabel::paint_surface_points : StepLabel::erase_surface_points);
      case kColumnStart:
        return set_start(p, start_names().Index(value.GetString()));
      default:
        return false;
    }
  }

 private:
  bool differs(const maps::Map& before, maps::Point p) const {
    return before.islands.contains(p) != map_.islands.contains(p) ||
           before.quadrants.at(p) != map_.quadrants.at(p) ||
           before.surface_points().contains(p) != map_.surface_points().contains(p) ||
           start_at(before, p) != start_at(map_, p);
  }

  bool change(const maps::MapEdit& edit, StepLabel label) {
    edit_(edited(map_, edit), label);
    return true;
  }

  bool set_start(maps::Point p, int which) {
    maps::Map next = map_;
    const auto set = [p](std::optional<maps::Point>& start, bool here) {
      if (here) {
        start = p;
      } else if (start == p) {
        start.reset();
      }
    };
    set(next.starts.blue, (which & 1) != 0);
    set(next.starts.green, (which & 2) != 0);
    edit_(std::move(next), which == 0 ? StepLabel::remove_start : StepLabel::set_start);
    return true;
  }

  std::function<void(maps::Map, StepLabel)> edit_;
  maps::Map map_;
};

TablePanel::TablePanel(wxWindow* parent, std::function<void()> tell)
    : PanelOf(parent, std::move(tell)) {
  model_ = new TableModel([this](maps::Map next, StepLabel label) {
    page().canvas().finish_stroke();
    document().apply(std::move(next), label);
    CallAfter([this] { changed(); });
  });
  table_ = new wxDataViewCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                              wxDV_SINGLE | wxDV_ROW_LINES);
  set_accessible_name(*table_, _("Table of the map"));
  table_->AssociateModel(model_.get());
  table_->AppendTextColumn(_("Point"), kColumnPoint, wxDATAVIEW_CELL_INERT, FromDIP(52));
  table_->AppendToggleColumn(_("Island"), kColumnIsland, wxDATAVIEW_CELL_ACTIVATABLE, FromDIP(56));
  const auto choice = [&](const wxString& title, const wxArrayString& choices, unsigned column) {
    table_->AppendColumn(
        new wxDataViewColumn(title, new wxDataViewChoiceRenderer(choices, wxDATAVIEW_CELL_EDITABLE),
                             column, FromDIP(78)));
  };
  choice(_("Quadrant"), quadrant_names(), kColumnQuadrant);
  table_->AppendToggleColumn(_("Surface"), kColumnSurface, wxDATAVIEW_CELL_ACTIVATABLE,
                             FromDIP(64));
  choice(_("Start"), start_names(), kColumnStart);
  follow_edits(*table_);
  table_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { on_selected(); });
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(table_, wxSizerFlags(1).Expand());
  SetSizer(sizer);
}

TablePanel::~TablePanel() { follow_no_edits(*table_); }

void TablePanel::update() {
  if (has_page()) model_->show(document().map());
}

void TablePanel::on_selected() {
  const wxDataViewItem item = table_->GetSelection();
  if (!item.IsOk() || !has_page()) return;
  page().canvas().highlight(maps::PointSet{point_of_row(document().map(), model_->GetRow(item))});
}

}  // namespace chartroom::editor
