#include "editor/ui/compare_bar.h"

#include <memory>
#include <utility>

#include <wx/button.h>
#include <wx/dcclient.h>
#include <wx/graphics.h>
#include <wx/settings.h>

#include "editor/ui/board_picture.h"
#include "editor/ui/canvas_overlay.h"
#include "editor/ui/texts.h"
#include "maps/map_difference.h"

namespace chartroom {
namespace {

constexpr int kThumbSide = 190;
constexpr int kTextWidth = 360;
constexpr double kSmallestScale = 0.3;  // pixels per millimetre

}  // namespace

// A small board that cannot be painted on.
class BoardThumb : public wxWindow {
 public:
  explicit BoardThumb(wxWindow* parent) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Create(parent, wxID_ANY, wxDefaultPosition, parent->FromDIP(wxSize(kThumbSide, kThumbSide)),
           wxBORDER_NONE);
    SetMinSize(GetSize());
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { on_paint(); });
  }
  bool AcceptsFocus() const override { return false; }

  void show(const Map& map, const PointSet& lit) {
    map_ = map;
    lit_ = lit & map.points();
    Refresh();
  }

 private:
  void on_paint() {
    wxPaintDC dc(this);
    const std::unique_ptr<wxGraphicsContext> graphics(wxGraphicsContext::Create(dc));
    auto* cr = static_cast<cairo_t*>(graphics->GetNativeContext());
    const StateGuard guard(cr);
    const wxSize size = GetClientSize();
    BoardView view(map_.size);
    view.set_window(size.GetWidth(), size.GetHeight());
    if (view.scale() < kSmallestScale) return;  // before the window is laid out
    picture_.show(cr, map_, view, {size.GetWidth(), size.GetHeight()},
                  wxSystemSettings::GetAppearance().IsDark());
    CanvasOverlay overlay;
    overlay.lit = lit_;
    paint_overlay(cr, view, overlay);
  }

  Map map_ = blank_map({10, 10}, "blank", "Blank");
  PointSet lit_;
  BoardPicture picture_;
};

CompareBar::CompareBar(wxWindow* parent, std::function<void()> dismissed)
    : wxPanel(parent), dismissed_(std::move(dismissed)) {
  text_ = new wxStaticText(this, wxID_ANY, wxString());
  buttons_ = new wxBoxSizer(wxHORIZONTAL);
  auto* left = new wxBoxSizer(wxVERTICAL);
  left->Add(text_, wxSizerFlags(1).Expand().Border());
  left->Add(buttons_, wxSizerFlags().Border());
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  row->Add(left, wxSizerFlags(1).Expand());
  for (int side = 0; side < 2; ++side) {
    names_[side] = new wxStaticText(this, wxID_ANY, wxString());
    boards_[side] = new BoardThumb(this);
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(names_[side], wxSizerFlags().CentreHorizontal().Border(wxTOP));
    column->Add(boards_[side], wxSizerFlags().Border(wxALL, FromDIP(4)));
    row->Add(column, wxSizerFlags().Border(wxLEFT | wxRIGHT, FromDIP(4)));
  }
  SetSizer(row);
  Hide();
}

void CompareBar::show(const wxString& text, const Side& before, const Side& after,
                      std::vector<NoticeBar::Choice> choices, Asked asked) {
  const MapDifference differs = difference(before.map, after.map);
  text_->SetLabel(text + "\n" + describe_difference(differs));
  text_->Wrap(FromDIP(kTextWidth));
  const PointSet points = differs.points();
  boards_[0]->show(before.map, points);
  boards_[1]->show(after.map, points);
  names_[0]->SetLabel(before.name);
  names_[1]->SetLabel(after.name);
  buttons_->Clear(true);
  for (NoticeBar::Choice& choice : choices) add_button(choice.label, std::move(choice.take));
  wxWindow* later = add_button(_("Later"), [] {});
  Show();
  GetParent()->Layout();
  if (asked == Asked::yes) later->SetFocus();
}

wxWindow* CompareBar::add_button(const wxString& label, std::function<void()> press) {
  auto* button = new wxButton(this, wxID_ANY, label);
  button->Bind(wxEVT_BUTTON, [this, press = std::move(press)](wxCommandEvent&) {
    // The bar, and this button with it, may be filled anew by what is done.
    CallAfter([this, press] {
      dismiss();
      press();
    });
  });
  buttons_->Add(button, wxSizerFlags().Border(wxRIGHT, FromDIP(6)));
  return button;
}

void CompareBar::dismiss() {
  if (!IsShown()) return;
  Hide();
  GetParent()->Layout();
  dismissed_();
}

}  // namespace chartroom
