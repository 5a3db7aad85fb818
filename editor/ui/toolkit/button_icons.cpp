#include "editor/ui/toolkit/button_icons.h"

#include <string>
#include <utility>

#include <wx/settings.h>

namespace chartroom::editor {
namespace {

constexpr int kSide = 20;

constexpr std::pair<std::string_view, const char*> kIcons[] = {
    {"islands",
     "<path d='M4 16c1-6 5-4 6-8 3-3 6 1 6 4 4 1 5 3 3 6-4 2-12 2-15-2z' fill='C' "
     "fill-opacity='.35'/>"},
    {"quadrants",
     "<rect x='4' y='4' width='16' height='16'/><path d='M4 11h7v-7M11 11v4h9M11 "
     "15v5'/>"},
    {"surface_points",
     "<circle cx='12' cy='12' r='7.500'/><circle cx='12' cy='12' r='3.500'/>"
     "<circle cx='12' cy='12' r='1' fill='C'/>"},
    {"starts", "<path d='M6 21V4'/><path d='M6 4h12l-3 4 3 4H6z' fill='C' fill-opacity='.35'/>"},
    {"left-right",
     "<path d='M12 3v18' stroke-dasharray='4 2'/><path d='M9 7v10L3 17z'/><path "
     "d='M15 7v10l6 0z'/>"},
    {"up-down",
     "<path d='M3 12h18' stroke-dasharray='4 2'/><path d='M7 9h10L17 3z'/><path d='M7 "
     "15h10l0 6z'/>"},
    {"main diagonal",
     "<path d='M4 4l16 16' stroke-dasharray='4 2'/><path d='M11 5h8v8z'/><path "
     "d='M5 11v8h8z'/>"},
    {"anti-diagonal",
     "<path d='M20 4L4 20' stroke-dasharray='4 2'/><path d='M5 13V5h8z'/><path "
     "d='M11 19h8v-8z'/>"},
    {"half turn",
     "<path d='M5 12a7 7 0 0 1 13-3.500M19 12a7 7 0 0 1-13 3.500'/><path d='M19 "
     "4.500v4.500h-4.500M5 19.500V15h4.500'/>"},
    {"quarter turn",
     "<path d='M12 5a7 7 0 1 1-7 7'/><path d='M15 2l-3.500 3 3.500 3'/><rect "
     "x='10' y='10' width='4' height='4' fill='C'/>"},
};

std::string picture(const char* body, const wxColour& colour) {
  const std::string name = colour.GetAsString(wxC2S_HTML_SYNTAX).utf8_string();
  std::string svg =
      "<svg xmlns='http://www.w3.org/2000/svg' width='24' height='24' viewBox='0 0 24 24'>"
      "<g fill='none' stroke='C' stroke-width='2' stroke-linejoin='round' stroke-linecap='round'>";
  svg += body;
  svg += "</g></svg>";
  for (std::size_t at = 0; (at = svg.find("'C'", at)) != std::string::npos; at += name.size()) {
    svg.replace(at + 1, 1, name);
  }
  return svg;
}

}  // namespace

wxBitmapBundle drawn_icon(const char* body) {
  const wxColour colour = wxSystemSettings::GetColour(wxSYS_COLOUR_BTNTEXT);
  return wxBitmapBundle::FromSVG(picture(body, colour).c_str(), wxSize(kSide, kSide));
}

wxBitmapBundle icon(std::string_view id) {
  for (const auto& [name, body] : kIcons) {
    if (name == id) return drawn_icon(body);
  }
  return {};
}

}  // namespace chartroom::editor
