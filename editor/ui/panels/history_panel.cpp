#include "editor/ui/panels/history_panel.h"

#include <utility>

#include <wx/intl.h>
#include <wx/sizer.h>

#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/texts.h"

namespace chartroom::editor {
namespace {

enum Column : unsigned { kColumnStep, kColumnState };

}  // namespace

HistoryPanel::HistoryPanel(wxWindow* parent, std::function<void()> changed)
    : SidePanel(parent, std::move(changed)) {
  list_ = new wxDataViewListCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                                 wxDV_SINGLE | wxDV_ROW_LINES);
  set_accessible_name(*list_, _("History"));
  list_->AppendTextColumn(_("Step"), wxDATAVIEW_CELL_INERT, FromDIP(200));
  list_->AppendTextColumn(_("State"), wxDATAVIEW_CELL_INERT, FromDIP(90));
  list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { on_selected(); });
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(list_, wxSizerFlags(1).Expand());
  SetSizer(sizer);
}

void HistoryPanel::update() {
  if (!has_page()) return;
  std::vector<StepLabel> steps = page().document().steps();
  if (shown_page_ != &page() || steps != shown_ || list_->GetItemCount() == 0) {
    list_->DeleteAllItems();
    const auto add = [this](const wxString& text) {
      wxVector<wxVariant> row;
      row.push_back(text);
      row.push_back(wxString());
      list_->AppendItem(row);
    };
    add(page().document().path().empty() ? _("As begun") : _("As opened"));
    for (const StepLabel step : steps) add(capitalised(step_name(step)));
    shown_ = std::move(steps);
    shown_page_ = &page();
  }
  const auto done = static_cast<unsigned>(page().document().steps_done());
  for (unsigned row = 0; row < static_cast<unsigned>(list_->GetItemCount()); ++row) {
    const wxString state = row == done ? _("now") : row > done ? _("taken back") : wxString();
    if (list_->GetTextValue(row, kColumnState) != state) {
      list_->SetTextValue(state, row, kColumnState);
    }
  }
  if (list_->GetSelectedRow() != static_cast<int>(done)) list_->SelectRow(done);
  list_->EnsureVisible(list_->RowToItem(static_cast<int>(done)));
}

void HistoryPanel::on_selected() {
  const int row = list_->GetSelectedRow();
  if (row == wxNOT_FOUND || row == static_cast<int>(page().document().steps_done())) return;
  page().finish_edit();
  page().document().go_to(static_cast<std::size_t>(row));
  changed();
}

}  // namespace chartroom::editor
