#include "editor/ui/panels/step_texts.h"

#include <algorithm>

#include <wx/intl.h>

#include "editor/model/difference_text.h"
#include "editor/model/step_description.h"
#include "editor/ui/toolkit/ui_texts.h"

namespace chartroom::editor {
namespace {

// Texts name this many points at most and count the others.
constexpr std::size_t kMostNames = 3;

wxString named(const std::vector<wxString>& names) {
  if (names.size() <= kMostNames) return enumerated(names);
  wxString text;
  for (std::size_t i = 0; i < kMostNames; ++i) text += (i > 0 ? ", " : "") + names[i];
  const auto more = static_cast<unsigned>(names.size() - kMostNames);
  return text + wxString::Format(wxPLURAL(" and %u more", " and %u more", more), more);
}

wxString named(const maps::PointSet& points) {
  const std::vector<maps::Point> ends = ends_of_rectangle(points);
  if (!ends.empty()) {
    return wxString::Format(_("%s to %s"), to_wx(to_string(ends[0])), to_wx(to_string(ends[1])));
  }
  std::vector<wxString> names;
  for (const maps::Point p : points) names.push_back(to_wx(to_string(p)));
  return named(names);
}

wxString part_text(const StepPart& part) {
  std::vector<wxString> names;
  for (const std::string& name : part.names) names.push_back(to_wx(name));
  const wxString what = names.empty() ? named(part.points) : named(names);
  return to_wx(with_values(from_wx(wxGetTranslation(part.text)), {from_wx(what), part.value}));
}

// True if the text needs the step's name; painting steps need only the painted points.
bool needs_name(StepLabel label) {
  switch (label) {
    case StepLabel::fix_finding:
    case StepLabel::cut:
    case StepLabel::paste:
    case StepLabel::move:
    case StepLabel::apply_symmetry:
      return true;
    default:
      return false;
  }
}

}  // namespace

wxString describe_step(const maps::Map& before, const maps::Map& after, StepLabel label) {
  const wxString name = capitalised(step_name(label));
  wxString text;
  for (const StepPart& part : step_parts(before, after, label)) {
    text += (text.empty() ? wxString() : wxString::FromUTF8(" · ")) + part_text(part);
  }
  if (text.empty()) return name;
  return needs_name(label) ? name + ": " + text : text;
}

}  // namespace chartroom::editor
