#include "editor/ui/panels/history_panel.h"

#include <utility>

#include <wx/intl.h>
#include <wx/sizer.h>

#include "editor/ui/panels/step_texts.h"
#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/ui_texts.h"

namespace chartroom::editor {
namespace {

enum HistoryColumn : unsigned { kColumnStep, kColumnState, kColumnVerdict };

constexpr int kLeastStep = 84;

}  // namespace

HistoryPanel::HistoryPanel(wxWindow* parent, std::function<void()> changed, Verdicts verdicts)
    : SidePanel(parent, std::move(changed)), verdicts_(std::move(verdicts)) {
  list_ = new wxDataViewListCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                                 wxDV_SINGLE | wxDV_ROW_LINES);
  set_accessible_name(*list_, _("History"));
  const auto add = [this](const wxString& title) {
    list_->AppendTextColumn(title, wxDATAVIEW_CELL_INERT, wxCOL_WIDTH_DEFAULT, wxALIGN_LEFT,
                            wxDATAVIEW_COL_RESIZABLE);
  };
  add(_("Step"));
  add(_("State"));
  if (verdicts_) add(_("Verdict"));
  widths_.emplace(*list_, kColumnStep, kLeastStep);
  list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) {
    // The right button must not go to a step: undo the selection.
    if (wxGetMouseState().RightIsDown()) return update();
    on_selected();
  });
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(list_, wxSizerFlags(1).Expand());
  SetSizer(sizer);
}

const MapDocument* HistoryPanel::map_document() const {
  return has_page() ? dynamic_cast<const MapDocument*>(&page().document()) : nullptr;
}

std::vector<wxString> HistoryPanel::texts() {
  const std::vector<StepLabel> steps = page().document().steps();
  const MapDocument* document = map_document();
  std::vector<wxString> texts{!page().document().stamp() ? _("As created") : _("As opened")};
  if (document == nullptr) {
    for (std::size_t i = 0; i < steps.size(); ++i) {
      const wxString text = page().describe_step(i);
      texts.push_back(text.empty() ? capitalised(step_name(steps[i])) : text);
    }
    return texts;
  }
  described_.resize(steps.size());
  bool same = true;  // all rows so far are unchanged
  for (std::size_t i = 0; i < steps.size(); ++i) {
    Described& row = described_[i];
    const maps::Map& before = document->state(i);
    const maps::Map& after = document->state(i + 1);
    same = same && row.label == steps[i] && row.map == after && !row.text.empty();
    if (!same) row = {steps[i], after, describe_step(before, after, steps[i])};
    texts.push_back(row.text);
  }
  return texts;
}

void HistoryPanel::update() {
  if (!has_page()) return;
  if (shown_page_ != &page()) described_.clear();
  std::vector<wxString> steps = texts();
  if (shown_page_ != &page() || steps.size() != shown_.size()) {
    list_->DeleteAllItems();
    for (const wxString& step : steps) {
      wxVector<wxVariant> row(list_->GetColumnCount(), wxVariant(wxString()));
      row[kColumnStep] = step;
      list_->AppendItem(row);
    }
    shown_page_ = &page();
  }
  shown_ = std::move(steps);
  const auto done = static_cast<unsigned>(page().document().steps_done());
  for (unsigned row = 0; row < static_cast<unsigned>(list_->GetItemCount()); ++row) {
    show_cell(shown_[row], row, kColumnStep);
    show_cell(row == done ? _("now") : row > done ? _("undone") : wxString(), row, kColumnState);
  }
  show_verdicts();
  if (!verdicts_) widths_->fit();
  if (list_->GetSelectedRow() != static_cast<int>(done)) list_->SelectRow(done);
  list_->EnsureVisible(list_->RowToItem(static_cast<int>(done)));
}

void HistoryPanel::show_verdicts() {
  const MapDocument* document = map_document();
  if (!verdicts_ || document == nullptr || shown_page_ != &page()) return;
  std::vector<const maps::Map*> states;
  for (std::size_t i = 0; i < shown_.size(); ++i) states.push_back(&document->state(i));
  const std::vector<wxString> verdicts = verdicts_(states);
  for (unsigned row = 0; row < verdicts.size(); ++row) {
    show_cell(verdicts[row], row, kColumnVerdict);
  }
  widths_->fit();
}

void HistoryPanel::show_cell(const wxString& text, unsigned row, unsigned column) {
  if (list_->GetTextValue(row, column) == text) return;
  list_->SetTextValue(text, row, column);
  // GTK does not notify screen readers of a single changed value.
  list_->GetStore()->RowChanged(row);
}

void HistoryPanel::on_selected() {
  const int row = list_->GetSelectedRow();
  if (row == wxNOT_FOUND || row == static_cast<int>(page().document().steps_done())) return;
  page().finish_edit();
  page().document().go_to(static_cast<std::size_t>(row));
  changed();
}

}  // namespace chartroom::editor
