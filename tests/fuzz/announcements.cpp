#include "validator/rules/announcement_list.h"

#include "tests/fuzz/reader.h"

namespace chartroom::fuzz {
namespace {

// Writes one line for each line of the list, so that line numbers stay valid.
std::string text_of(const rules::AnnouncementList& list, maps::Team tracked) {
  std::string text = "chartroom-announcements 1\nmap " + list.map + "\n";
  int line = 3;
  for (const rules::HeardLine& heard : list.lines) {
    for (; line < heard.position.line; ++line) text += "\n";
    text += heard_text(heard, tracked) + "\n";
    ++line;
  }
  return text;
}

}  // namespace

std::vector<std::string> seeds() { return {}; }

void read(std::string_view bytes) {
  for (const maps::Team tracked : maps::kTeams) {
    const auto parse = [tracked](std::string_view text) {
      return rules::parse_announcements(text, "-", tracked);
    };
    const auto list = parse(bytes);
    if (!was_read(list, bytes)) continue;
    for (const rules::HeardLine& heard : list.value->lines) {
      if (const auto error = outside(heard, {4, 4}, "-")) expect_inside({*error}, bytes);
    }
    expect_to_come_back(*list.value, parse, [tracked](const rules::AnnouncementList& l) {
      return text_of(l, tracked);
    });
  }
}

}  // namespace chartroom::fuzz
