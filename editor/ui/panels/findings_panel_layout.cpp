// The room of the findings panel: how much it needs, and what goes if it has less.
#include <algorithm>

#include "editor/ui/panels/findings_panel.h"
#include "editor/ui/toolkit/native.h"

namespace chartroom::editor {
namespace {

constexpr int kRoundFindingRow = 8;

}  // namespace

bool FindingsPanel::Layout() {
  if (GetSizer() == nullptr) return false;
  const wxSize room = GetClientSize();
  // The filters' number of rows depends on the width of the book's page.
  const int edges = book_->CalcSizeFromPage(wxSize(0, 0)).GetWidth();
  filters_->row().InformFirstDirection(wxHORIZONTAL, room.GetWidth() - edges, -1);
  if (book_->GetPageCount() > 0) {
    const wxSize least = book_->GetPage(0)->GetSizer()->CalcMin();
    book_->SetMinSize(wxSize(-1, book_->CalcSizeFromPage(least).GetHeight()));
  }
  const int least = GetSizer()->CalcMin().GetHeight();
  const int texts = texts_->CalcMin().GetHeight();
  int height = std::max(room.GetHeight(), least);
  // Moves whole parts below the panel's end to make room for the list: first the texts, then the
  // row of buttons above them.
  if (few_ && room.GetHeight() < least) {
    int out = texts;
    if (room.GetHeight() + out < least) out += filters_->row().CalcMin().GetHeight();
    height = std::max(least, room.GetHeight() + out);
  }
  GetSizer()->SetDimension(0, 0, room.GetWidth(), height);
  return true;
}

void FindingsPanel::show_few(bool few) {
  if (few == few_) return;
  few_ = few;
  wxSizer& sizer = *book_->GetPage(0)->GetSizer();
  sizer.Detach(&filters_->row());
  sizer.Insert(few ? 1 : 0, &filters_->row(), wxSizerFlags().Expand());
  // Hides what does not fit, except active filters. Buttons matter more than column heads, which
  // return once the list has room: GTK complains about rows that are too small below them.
  filters_->show_few(few);
  if (few) show_heads(*list_, false);
  CallAfter([this] { show_heads_with_room(); });
  list_->SetMinSize(wxSize(-1, few ? few_rows() : FromDIP(kLeastList)));
  lay_out_again();
}

void FindingsPanel::lay_out_again() {
  // The filters may take more rows.
  Layout();
  wxWindow& body = *book_->GetPage(0);
  const auto fits = [&body] {
    return body.GetSizer()->CalcMin().GetHeight() <= body.GetSize().GetHeight();
  };
  if (fits()) {
    body.Layout();
  } else {
    // Lays out a page that must grow after GTK has resized it.
    CallAfter([&body, fits] {
      if (fits()) body.Layout();
    });
  }
}

void FindingsPanel::show_heads_with_room() {
  if (!few_ && list_->GetSize().GetHeight() >= FromDIP(kLeastList)) show_heads(*list_, true);
}

int FindingsPanel::few_rows() const {
  constexpr int kRows = 2;
  return kRows * (list_->GetCharHeight() + FromDIP(kRoundFindingRow)) + FromDIP(kRoundFindingRow);
}

int FindingsPanel::whole_height() const {
  return GetSizer()->CalcMin().GetHeight() + (few_ ? FromDIP(kLeastList) - few_rows() : 0);
}

int FindingsPanel::least_height() const {
  const int buttons = fix_button_->GetBestSize().GetHeight() + FromDIP(kRoundFindingRow);
  return book_->CalcSizeFromPage(wxSize(0, few_rows() + buttons)).GetHeight();
}

}  // namespace chartroom::editor
