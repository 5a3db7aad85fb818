// The table of findings: a row each, sorted by any column.
#pragma once

#include <array>
#include <functional>
#include <vector>

#include <wx/dataview.h>

#include "editor/model/documents/finding_list.h"

namespace chartroom::editor {

class FindingTable : public wxDataViewListCtrl {
 public:
  // Calls `sorted` after the user clicks the header of a column.
  FindingTable(wxWindow* parent, std::function<void(FindingOrder)> sorted);

  // Shows rows for the findings at these indices of the list, in this order.
  void show(const FindingList& findings, const std::vector<std::size_t>& places);
  // Marks the column by which the list is sorted.
  void show_order(FindingOrder order);

 private:
  using Row = std::array<wxString, 4>;
  void share_room();
  void on_sorted();

  std::function<void(FindingOrder)> sorted_;
  std::vector<Row> rows_;
  bool narrow_ = false;
  FindingOrder order_;
};

}  // namespace chartroom::editor
