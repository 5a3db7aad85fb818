#include "editor/ui/pages/floating_sizer.h"

#include <algorithm>
#include <utility>

#include <wx/settings.h>

namespace chartroom::editor {
namespace {

constexpr int kRoundBar = 4;

}  // namespace

FloatingSizer::FloatingSizer(wxSizer* content, std::function<wxRect()> area)
    : area_(std::move(area)) {
  Add(content);
}

void FloatingSizer::float_bar(wxWindow* bar) {
  // Without a background of its own a bar would show what is below it.
  if (!bar->UseBgCol()) {
    bar->SetBackgroundColour(wxSystemSettings::GetColour(wxSYS_COLOUR_BTNFACE));
  }
  Add(bar);
}

void FloatingSizer::set_upper(bool upper) {
  if (std::exchange(upper_, upper) != upper) place_bars();
}

void FloatingSizer::keep_free(int height) {
  if (std::exchange(free_, height) != height) place_bars();
}

wxSize FloatingSizer::CalcMin() { return GetItem(std::size_t{0})->CalcMin(); }

void FloatingSizer::RepositionChildren(const wxSize&) {
  wxSizerItem& content = *GetItem(std::size_t{0});
  content.InformFirstDirection(wxHORIZONTAL, m_size.GetWidth(), -1);
  content.SetDimension(m_position, m_size);
  place_bars();
}

void FloatingSizer::place_bars() {
  const wxRect area = area_().Intersect(wxRect(m_position, m_size));
  int covered = upper_ ? 0 : free_;
  bool any = false;
  for (std::size_t i = 1; i < GetItemCount(); ++i) {
    wxSizerItem& item = *GetItem(i);
    if (!item.IsShown()) continue;
    any = true;
    wxWindow& bar = *item.GetWindow();
    const int gap = bar.FromDIP(kRoundBar);
    int width = area.GetWidth() - 2 * gap;
    item.InformFirstDirection(wxHORIZONTAL, width, -1);
    // A bar that needs more than the area covers what is beside it, too.
    if (const int least = item.CalcMin().GetWidth(); least > width) {
      width = std::min(least, m_size.GetWidth());
      item.InformFirstDirection(wxHORIZONTAL, width, -1);
    }
    const int height = item.CalcMin().GetHeight();
    covered += gap + height;
    const int middle = area.GetLeft() + (area.GetWidth() - width) / 2;
    const int last = m_position.x + m_size.GetWidth() - width;
    const int y =
        upper_ ? area.GetTop() + covered - height : area.GetTop() + area.GetHeight() - covered;
    item.SetDimension({std::clamp(middle, m_position.x, last), y}, {width, height});
    bar.Raise();
  }
  // Bars that come later are at the usual edge again.
  if (!any) upper_ = false;
  placed_(covered);
}

}  // namespace chartroom::editor
