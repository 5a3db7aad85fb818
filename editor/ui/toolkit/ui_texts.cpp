#include "editor/ui/toolkit/ui_texts.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include <wx/datetime.h>
#include <wx/filename.h>
#include <wx/intl.h>

#include "editor/model/difference_text.h"
#include "maps/platform/message.h"
#include "validator/play/simulation/simulation_report.h"
#include "validator/reports/translation.h"

namespace chartroom::editor {

wxString to_wx(const std::string& utf8) {
  const wxString text = wxString::FromUTF8(utf8);
  return text.empty() ? wxString::From8BitData(utf8.data(), utf8.size()) : text;
}

std::string from_wx(const wxString& text) { return text.utf8_string(); }

wxString isolated(const wxString& name) {
  // Unicode's blocks for right-to-left scripts (DerivedBidiClass.txt).
  constexpr std::pair<std::uint32_t, std::uint32_t> kFromTheRight[] = {
      {0x590, 0x8FF}, {0xFB1D, 0xFDFF}, {0xFE70, 0xFEFE}, {0x10800, 0x10FFF}, {0x1E800, 0x1EFFF}};
  const auto from_the_right = [&](wxUniChar c) {
    return std::ranges::any_of(kFromTheRight, [code = c.GetValue()](const auto& block) {
      return code >= block.first && code <= block.second;
    });
  };
  if (std::none_of(name.begin(), name.end(), from_the_right)) return name;
  // The first mark keeps the line's direction, which Pango takes from the first letter.
  return wxString::FromUTF8("\u200E\u2068") + name + wxString::FromUTF8("\u2069");
}

wxString shortened(const wxString& text, std::size_t longest) {
  if (text.length() <= longest) return text;
  return text.Left(longest) + wxString::FromUTF8("…");
}

wxString capitalised(const wxString& text) { return text.Left(1).Upper() + text.Mid(1); }

wxString path_to_wx(const std::string& path) {
  const wxString text(path.c_str(), *wxConvFileName);
  return text.empty() ? to_wx(path) : text;
}

std::string path_from_wx(const wxString& path) { return std::string(path.fn_str()); }

wxString shown_count(std::int64_t number) {
  const std::string language = ui_language();
  const wxString group = language == "de" || language == "it" ? wxString(".")
                         : language == "fr"                   ? wxString::FromUTF8("\u202f")
                                                              : wxString(",");
  wxString text = to_wx(play::grouped(number));
  text.Replace(",", group);
  return text;
}

wxString shown_decimal(double number, int decimals) {
  return to_wx(decimal(number, decimals).in(reports::report_translator(ui_language())));
}

wxString reason_text(const FileError& error) {
  return to_wx(error.reason().in(reports::report_translator(ui_language())));
}

wxString fault_text(const FileError& error) {
  return to_wx(error.text_in(reports::report_translator(ui_language())));
}

wxString theme_name(maps::Theme theme) {
  switch (theme) {
    case maps::Theme::tropical:
      return _("Tropical islands");
    case maps::Theme::arctic:
      return _("Arctic ice");
    case maps::Theme::reef:
      return _("Coral reef");
    case maps::Theme::night:
      break;
  }
  return _("Night");
}

wxString language_name(const std::string& code) {
  constexpr std::pair<const char*, const char*> kNames[] = {{"en", "English"},
                                                            {"de", "Deutsch"},
                                                            {"fr", "Français"},
                                                            {"it", "Italiano"},
                                                            {"ko", "한국어"}};
  for (const auto& [known, name] : kNames) {
    if (code == known) return wxString::FromUTF8(name);
  }
  return to_wx(code);
}

wxString step_name(StepLabel label) { return wxGetTranslation(step_text(label)); }

wxString describe_point(const maps::Map& map, maps::Point point) {
  const wxString dot = wxString::FromUTF8(" · ");
  wxString text = to_wx(to_string(point)) + dot;
  text += map.is_water(point) ? _("water") : _("island");
  text += dot + wxString::Format(_("quadrant %d"), map.quadrants.at(point));
  if (map.surface_points().contains(point)) text += dot + _("surface point");
  if (map.starts.blue == point) text += dot + _("blue's start");
  if (map.starts.green == point) text += dot + _("green's start");
  return text;
}

wxString describe_map(const maps::Map& map) {
  return wxString::Format(wxString::FromUTF8("%s · %d × %d"), to_wx(map.id), map.size.columns,
                          map.size.rows);
}

wxString describe_difference(const maps::MapDifference& difference) {
  if (difference.empty()) return _("The maps are the same.");
  // The board shows the rest, and a bar must leave room for the board.
  constexpr std::size_t kSentences = 3;
  constexpr std::size_t kLongest = 80;
  const std::vector<DifferenceSentence> all = sentences(difference);
  wxString text;
  for (std::size_t i = 0; i < std::min(kSentences, all.size()); ++i) {
    const wxString translated = wxGetTranslation(all[i].text);
    std::vector<std::string> values = all[i].values;
    if (all[i].field != nullptr) {
      values[0] = from_wx(wxGetTranslation(all[i].field));
      if (!all[i].language.empty()) values[0] += " (" + all[i].language + ")";
    }
    const wxString sentence = to_wx(with_values(from_wx(translated), values));
    text += (i == 0 ? "" : "\n") + shortened(sentence, kLongest);
  }
  if (all.size() > kSentences) {
    const auto more = static_cast<unsigned>(all.size() - kSentences);
    text += "\n" + wxString::Format(
                       wxPLURAL("and %u more difference", "and %u more differences", more), more);
  }
  return text;
}

wxString describe_time(std::chrono::system_clock::time_point when) {
  return wxDateTime(std::chrono::system_clock::to_time_t(when))
      .Format(_("%B %e, %H:%M"))
      .Trim(false);
}

wxString describe_unsaved(const MapDocument& document) {
  // A list of more points says less than their number.
  constexpr int kPointsNamed = 8;
  const maps::PointSet points = document.unsaved_points();
  if (points.empty() && document.map() == document.saved_map()) {
    const bool gone = !document.path().empty() && document.disk_state() == DiskState::gone;
    return gone ? _("the file is no longer on disk") : _("nothing differs from the saved file");
  }
  if (points.empty()) {
    wxString text = describe_difference(maps::difference(document.saved_map(), document.map()));
    text.Replace("\n", wxString::FromUTF8(" · "));
    return text;
  }
  if (points.count() <= kPointsNamed) return list_points(points);
  return wxString::Format(_("%d points"), points.count());
}

wxString list_points(const maps::PointSet& points) {
  std::vector<wxString> names;
  for (const maps::Point p : points) names.push_back(to_wx(to_string(p)));
  return enumerated(names);
}

wxString enumerated(const std::vector<wxString>& names) {
  wxString text;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i > 0) text += i + 1 == names.size() ? _(" and ") : wxString(", ");
    text += names[i];
  }
  return text;
}

}  // namespace chartroom::editor
