#include "editor/ui/pages/board_pair.h"

#include <algorithm>

#include "editor/ui/toolkit/ui_texts.h"

namespace chartroom::editor {
namespace {

constexpr int kBoardGap = 6;  // between two boards

}  // namespace

BoardPair::BoardPair(wxWindow& page, BoardCanvas& canvas, Events events)
    : page_(page), canvas_(canvas), events_(std::move(events)) {
  name_ = new wxStaticText(&page, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                           wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE | wxALIGN_CENTRE_HORIZONTAL);
  name_->SetFont(name_->GetFont().Bold());
  beside_ = new BesidePanel(&page, {.board = canvas.viewport().moves(),
                                    .chosen = events_.update,
                                    .close = [this] { show(false); }});
  // The heading is as high as the line over the other board, so that both boards have one size.
  auto* heading = new wxBoxSizer(wxHORIZONTAL);
  heading->Add(name_, wxSizerFlags(1).CentreVertical().Border(wxLEFT | wxRIGHT));
  heading->SetMinSize(0, beside_->heading_height());
  heading->Show(false);
  auto* edited = new wxBoxSizer(wxVERTICAL);
  edited->Add(heading, wxSizerFlags().Expand());
  edited->Add(&canvas, wxSizerFlags(1).Expand());
  boards_ = new wxBoxSizer(wxHORIZONTAL);
  boards_->Add(edited, wxSizerFlags(1).Expand());
  boards_->AddSpacer(page.FromDIP(kBoardGap));
  boards_->Add(beside_, wxSizerFlags(1).Expand());
  boards_->Show(std::size_t{1}, false);
  page.Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    event.Skip();
    // Later, as the page is just being laid out.
    if (shown()) page_.CallAfter([this] { arrange(); });
  });
}

void BoardPair::show(bool shown) {
  if (shown == this->shown()) return;
  if (beside_->IsDescendant(wxWindow::FindFocus())) canvas_.SetFocus();
  beside_->Show(shown);
  boards_->Show(std::size_t{1}, shown);
  boards_->GetItem(std::size_t{0})->GetSizer()->Show(std::size_t{0}, shown);
  arrange();
  events_.changed();
}

void BoardPair::arrange() {
  const wxSize room = boards_->GetSize();
  const int heading = beside_->heading_height();
  const int beside = std::min(room.GetWidth() / 2, room.GetHeight() - heading);
  const int below = std::min(room.GetWidth(), room.GetHeight() / 2 - heading);
  boards_->SetOrientation(below > beside ? wxVERTICAL : wxHORIZONTAL);
  page_.Layout();
}

void BoardPair::update(const MapDocument& edited) {
  name_->SetLabelText(to_wx(edited.title(ui_language())));
  beside_->update(edited, open_maps_());
}

}  // namespace chartroom::editor
