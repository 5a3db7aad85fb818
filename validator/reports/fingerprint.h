// The identity of a finding, independent of the file's name and layout and of the message's words.
#pragma once

#include <string>
#include <vector>

#include "validator/reports/report.h"

namespace chartroom::reports {

// Code, id of the map or pack, and points in reading order, or the pointer of a finding on a value.
// An unreadable file has no id: its file name is the subject. A place in a list of a pack says
// nothing, since the list may change: the names and numbers of the message stand for it.
struct Identity {
  std::string code;
  std::string subject;
  std::string where;  // "A1 B2", "/name", "/maps gone.map.json", or ""
  friend auto operator<=>(const Identity&, const Identity&) = default;
};

Identity identity_of(const Finding& finding, const Report& report);

// Returns 16 hexadecimal digits for each finding of the report, in its order. They depend on the
// identity alone, and on its number where several findings share one identity.
std::vector<std::string> fingerprints(const Report& report);

}  // namespace chartroom::reports
