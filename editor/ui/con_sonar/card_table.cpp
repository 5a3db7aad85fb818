#include "editor/ui/con_sonar/card_table.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include <wx/intl.h>
#include <wx/settings.h>
#include <wx/sizer.h>

#include "editor/ui/con_sonar/card_table_model.h"
#include "editor/ui/con_sonar/deck_texts.h"
#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/ids.h"
#include "editor/ui/toolkit/native.h"

namespace chartroom::editor {
namespace {

constexpr int kCardWidth = 120;
// GTK misses widths that columns get while a window is laid out.
constexpr int kMostColumnLayouts = 12;

int column_width(CardColumn column) {
  const bool symbol = column == CardColumn::symbol || column == CardColumn::leads_to;
  return symbol ? 130 : 95;
}

}  // namespace

CardTable::CardTable(wxWindow* parent, CardKind kind, Events events)
    : wxPanel(parent), kind_(kind), events_(std::move(events)) {
  const bool fleet = kind == CardKind::fleet;
  list_ = new wxDataViewCtrl(this, fleet ? kIdFleet : kIdTorpedoes, wxDefaultPosition,
                             FromDIP(wxSize(260, 110)), wxDV_MULTIPLE | wxDV_ROW_LINES);
  set_accessible_name(*list_, fleet ? _("Fleet cards") : _("Torpedo cards"));
  model_ = new CardTableModel(kind, events_.edited);
  list_->AssociateModel(model_.get());
  list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent& event) {
    if (!showing_) events_.selected();
    event.Skip();
  });
  list_->Bind(wxEVT_DATAVIEW_ITEM_EDITING_STARTED, [this](wxDataViewEvent&) { editing_ = true; });
  list_->Bind(wxEVT_DATAVIEW_ITEM_EDITING_DONE, [this](wxDataViewEvent&) { editing_ = false; });
  list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent& event) {
    if (editing_) return;
    wxDataViewColumn* column = list_->GetCurrentColumn();
    if (column == nullptr || column->GetModelColumn() == CardTableModel::kCard) {
      column = list_->GetColumn(CardTableModel::kFirstCell);
    }
    list_->EditItem(event.GetItem(), column);
  });
  list_->Bind(wxEVT_CHAR_HOOK, &CardTable::on_key, this);
  list_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    event.Skip();
    // Later, as the list is just being laid out.
    CallAfter([this] {
      fit_columns();
      // GTK scrolled to the current card while the list had no height yet.
      if (list_->GetCurrentItem().IsOk()) list_->EnsureVisible(list_->GetCurrentItem());
    });
  });
  list_->Bind(wxEVT_IDLE, [this](wxIdleEvent& event) {
    event.Skip();
    if (layouts_left_ == 0) return;
    if (list_->GetColumn(0)->GetWidth() == card_width_) {
      layouts_left_ = 0;  // from now on the user may change it
      return;
    }
    --layouts_left_;
    lay_out_anew(*list_);
  });
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  head_ = make_head(events_);
  sizer->Add(head_, wxSizerFlags().Expand());
  sizer->Add(list_, wxSizerFlags(1).Expand());
  SetSizer(sizer);
}

CardTable::~CardTable() {
  follow_no_edits(*list_);
  // The list ends its edit when destroyed and calls this table, which must still exist.
  DestroyChildren();
}

wxSizer* CardTable::make_head(const Events& events) {
  title_ = new wxStaticText(this, wxID_ANY, wxString());
  title_->SetFont(title_->GetFont().Bold());
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  row->Add(title_, wxSizerFlags(1).CentreVertical().Border(wxLEFT, FromDIP(6)));
  const auto add = [&](const wxString& label, const std::function<void()>& press) {
    auto* button = small_button(this, label);
    button->Bind(wxEVT_BUTTON, [press](wxCommandEvent&) { press(); });
    row->Add(button, wxSizerFlags().Border(wxALL, FromDIP(2)));
    return button;
  };
  add(_("Add"), events.add);
  duplicate_ = add(_("Duplicate"), events.duplicate);
  remove_ = add(_("Remove"), events.remove);
  return row;
}

int CardTable::least_width() const {
  int width = 0;
  for (wxSizerItem* item : head_->GetChildren()) {
    width += item->CalcMin().GetWidth();
  }
  return width - title_->GetBestSize().GetWidth();
}

void CardTable::make_columns(const con_sonar::Deck& deck) {
  follow_no_edits(*list_);
  list_->ClearColumns();
  list_->AppendColumn(new wxDataViewColumn(_("Card"), new wxDataViewIconTextRenderer(),
                                           CardTableModel::kCard, FromDIP(kCardWidth), wxALIGN_LEFT,
                                           wxDATAVIEW_COL_RESIZABLE | wxDATAVIEW_COL_SORTABLE));
  for (const CardColumn column : columns_of(kind_)) {
    wxArrayString texts;
    for (const int value : choices(deck, kind_, column)) {
      texts.Add(cell_text(deck, kind_, column, value));
    }
    list_->AppendColumn(new wxDataViewColumn(
        column_name(kind_, column), new wxDataViewChoiceRenderer(texts, wxDATAVIEW_CELL_EDITABLE),
        CardTableModel::model_column(column), FromDIP(column_width(column)), wxALIGN_LEFT,
        wxDATAVIEW_COL_RESIZABLE | wxDATAVIEW_COL_SORTABLE));
  }
  follow_edits(*list_);
  fit_columns();
}

void CardTable::fit_columns() {
  std::vector<int> widths{FromDIP(kCardWidth)};
  for (const CardColumn column : columns_of(kind_)) {
    widths.push_back(FromDIP(column_width(column)));
  }
  const int wanted = std::accumulate(widths.begin(), widths.end(), 0);
  const int room =
      list_->GetClientSize().GetWidth() - wxSystemSettings::GetMetric(wxSYS_VSCROLL_X, list_);
  if (room <= 0) return;  // not laid out yet
  const bool narrow = room < wanted;
  // Columns with enough room keep the user's widths.
  if (!narrow && !narrow_) return;
  narrow_ = narrow;
  for (unsigned i = 0; i < list_->GetColumnCount(); ++i) {
    list_->GetColumn(i)->SetWidth(narrow ? widths.at(i) * room / wanted : widths.at(i));
  }
  card_width_ = narrow ? widths.front() * room / wanted : widths.front();
  layouts_left_ = kMostColumnLayouts;
}

void CardTable::show(const con_sonar::Deck& deck) {
  showing_ = true;
  const bool other_choices = list_->GetColumnCount() == 0 || model_->has_other_choices(deck);
  const bool other_rows = card_count(deck, kind_) != model_->GetCount();
  const std::vector<std::size_t> before = selected();
  model_->show(deck);
  if (other_choices) make_columns(deck);
  if (other_rows) {
    for (const std::size_t card : before) {
      if (card < model_->GetCount()) list_->Select(model_->GetItem(static_cast<unsigned>(card)));
    }
  }
  const auto count = static_cast<unsigned>(card_count(deck, kind_));
  title_->SetLabel(wxString::Format(
      kind_ == CardKind::fleet ? _("Fleet cards (%u)") : _("Torpedo cards (%u)"), count));
  showing_ = false;
  duplicate_->Enable(!selected().empty());
  remove_->Enable(!selected().empty());
}

void CardTable::highlight(const std::vector<std::size_t>& cards) {
  model_->highlight(cards);
  duplicate_->Enable(!selected().empty());
  remove_->Enable(!selected().empty());
}

std::vector<std::size_t> CardTable::selected() const {
  wxDataViewItemArray items;
  list_->GetSelections(items);
  std::vector<std::size_t> cards;
  for (const wxDataViewItem& item : items) cards.push_back(model_->GetRow(item));
  std::sort(cards.begin(), cards.end());
  return cards;
}

void CardTable::select(std::size_t card) {
  const wxDataViewItem item = model_->GetItem(static_cast<unsigned>(card));
  list_->UnselectAll();
  list_->SetCurrentItem(item);
  list_->Select(item);
  list_->EnsureVisible(item);
}

void CardTable::select_none() {
  showing_ = true;
  list_->UnselectAll();
  showing_ = false;
}

void CardTable::finish_edit() {
  if (!editing_) return;
  list_->SetFocus();
  editing_ = false;
}

void CardTable::on_key(wxKeyEvent& event) {
  if (editing_ || event.HasAnyModifiers()) return event.Skip();
  switch (event.GetKeyCode()) {
    case WXK_DELETE:
      return events_.remove();
    case WXK_INSERT:
      return events_.add();
    default:
      event.Skip();
  }
}

}  // namespace chartroom::editor
