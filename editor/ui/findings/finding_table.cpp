#include "editor/ui/findings/finding_table.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include <wx/intl.h>

#include "editor/ui/findings/finding_texts.h"
#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/cell_texts.h"
#include "editor/ui/toolkit/ids.h"
#include "editor/ui/toolkit/ui_texts.h"

namespace chartroom::editor {
namespace {

constexpr FindingColumn kFindingColumns[] = {FindingColumn::severity, FindingColumn::code,
                                             FindingColumn::place, FindingColumn::text};

constexpr unsigned kText = std::size(kFindingColumns) - 1;
constexpr int kLeastText = 160;
// Widths of the columns before the text. In a narrow list the first points say enough.
constexpr int kWidths[] = {100, 70, 110};
constexpr int kNarrowWidths[] = {92, 54, 68};
constexpr int kNarrowTable = 480;
constexpr int kColumnEdges = 4;

// Keeps the rows in their order: FindingList sorts them, and headers only show the order.
class RowsAsTheyCome : public wxDataViewListStore {
 public:
  int Compare(const wxDataViewItem& a, const wxDataViewItem& b, unsigned, bool) const override {
    const unsigned first = GetRow(a);
    const unsigned second = GetRow(b);
    return first < second ? -1 : first > second ? 1 : 0;
  }
};

}  // namespace

FindingTable::FindingTable(wxWindow* parent, std::function<void(FindingOrder)> sorted)
    : wxDataViewListCtrl(parent, kIdFindings, wxDefaultPosition, wxDefaultSize,
                         wxDV_SINGLE | wxDV_ROW_LINES),
      sorted_(std::move(sorted)) {
  const wxObjectDataPtr<RowsAsTheyCome> store(new RowsAsTheyCome);
  AssociateModel(store.get());
  set_accessible_name(*this, _("Findings"));
  constexpr int kFlags = wxDATAVIEW_COL_RESIZABLE | wxDATAVIEW_COL_SORTABLE;
  const auto add = [this](const wxString& title, int width) {
    AppendTextColumn(title, wxDATAVIEW_CELL_INERT, FromDIP(width), wxALIGN_LEFT, kFlags);
  };
  add(_("Severity"), kWidths[0]);
  add(_("Code"), kWidths[1]);
  add(_("Location"), kWidths[2]);
  add(_("Message"), kLeastText);
  GetColumn(0)->SetSortOrder(true);
  show_whole_texts(*this);
  // The text column ends at the list's edge, and cut texts end in dots.
  Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    event.Skip();
    // Not now: the list is just being laid out.
    CallAfter([this] { share_room(); });
  });
  Bind(wxEVT_DATAVIEW_COLUMN_SORTED, [this](wxDataViewEvent&) {
    // Not now: the control is still sorting the rows that on_sorted() may replace.
    CallAfter([this] { on_sorted(); });
  });
}

void FindingTable::share_room() {
  const int width = GetClientSize().GetWidth();
  const bool narrow = width < FromDIP(kNarrowTable);
  // A column keeps the user's width until the list becomes narrow or wide.
  if (std::exchange(narrow_, narrow) != narrow) {
    for (unsigned i = 0; i < kText; ++i) {
      GetColumn(i)->SetWidth(FromDIP((narrow ? kNarrowWidths : kWidths)[i]));
    }
  }
  int room = width - FromDIP(kColumnEdges);
  for (unsigned i = 0; i < kText; ++i) room -= GetColumn(i)->GetWidth();
  GetColumn(kText)->SetWidth(std::max(room, FromDIP(kLeastText)));
}

void FindingTable::show(const FindingList& findings, const std::vector<std::size_t>& places) {
  std::vector<Row> rows;
  for (const std::size_t place : places) {
    const reports::Finding& finding = findings.at(place);
    rows.push_back({finding.excluded ? _("excluded") : severity_name(finding.severity),
                    to_wx(finding.code), translated_text(listed(finding.places, 4)),
                    capitalised(message_text(finding))});
  }
  if (rows == rows_) return;
  rows_ = std::move(rows);
  DeleteAllItems();
  for (const Row& row : rows_) {
    wxVector<wxVariant> cells;
    for (const wxString& cell : row) cells.push_back(cell);
    AppendItem(cells);
  }
}

void FindingTable::show_order(FindingOrder order) {
  if (order == order_) return;
  order_ = order;
  for (unsigned i = 0; i < std::size(kFindingColumns); ++i) {
    if (kFindingColumns[i] == order.column) GetColumn(i)->SetSortOrder(!order.reversed);
  }
}

void FindingTable::on_sorted() {
  for (unsigned i = 0; i < std::size(kFindingColumns); ++i) {
    const wxDataViewColumn& column = *GetColumn(i);
    if (!column.IsSortKey()) continue;
    const FindingOrder order{kFindingColumns[i], !column.IsSortOrderAscending()};
    if (order == order_) return;
    order_ = order;
    return sorted_(order);
  }
}

}  // namespace chartroom::editor
