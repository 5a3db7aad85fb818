#include "validator/checks/explain.h"

#include <fmt/format.h>

#include "maps/files/text_picture.h"
#include "validator/checks/examples.h"
#include "validator/checks/judge_map.h"
#include "validator/checks/play_examples.h"

namespace chartroom::checks {
namespace {

// An example as it is shown: what it says, and a picture of lines.
struct Shown {
  std::string caption;
  std::string picture;
};

struct Family {
  char letter;
  const char* title;
};

constexpr Family kFamilies[] = {
    {'F', "Files"},    {'Q', "Quadrants"},      {'R', "Reach"}, {'S', "Starts and surfacing"},
    {'T', "Tracking"}, {'P', "Simulated play"}, {'X', "Print"},
};

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    lines.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

// Borders show where quadrants are but not their numbers, which matter where they are odd.
std::string numbers_of_quadrants(const maps::Map& map) {
  const std::vector<int> numbers = map.quadrant_numbers();
  if (numbers.back() == static_cast<int>(numbers.size())) return "";
  std::string lines = "\nquadrants:\n";
  for (int row = 0; row < map.size.rows; ++row) {
    lines += "  ";
    for (int column = 0; column < map.size.columns; ++column) {
      lines += fmt::format(" {}", map.quadrants.at({column, row}));
    }
    lines += "\n";
  }
  return lines;
}

// The text picture without the lines that are the same in nearly every example.
std::string picture_of(const maps::Map& map) {
  std::string picture;
  for (const std::string& line : lines_of(text_picture(map))) {
    if (line.starts_with("id:") || line == "name.en: Sea") continue;
    picture += line + "\n";
  }
  while (picture.ends_with("\n\n")) picture.pop_back();
  return picture + numbers_of_quadrants(map);
}

std::string picture_of(const std::vector<ExampleFile>& files) {
  std::string picture;
  for (const ExampleFile& file : files) {
    picture += fmt::format("{}:\n", file.name);
    for (const std::string& line : lines_of(file.text)) picture += "  " + line + "\n";
  }
  return picture;
}

std::string message_of(const MapExample& example) {
  Profile profile;
  profile.select = {std::string(example.code)};
  profile.level = find_check(example.code)->level;
  const maps::MapFile file{"", example.raising, {}, true};
  return judge_map(file, nullptr, profile).at(0).message;
}

// No games are played here: the play of the example is made up, and there is nothing to draw.
std::string message_of(const PlayExample& example) {
  const rules::Rulebook rules = rules::rulebook_for(example.map);
  MapSubject subject{example.map, rules};
  subject.play = &example.raising;
  return find_check(example.code)->run(subject).at(0).message;
}

// Of a file alone; what is wrong with a pack its files show.
std::string message_of(const FileExample& example) {
  if (example.raising.size() > 1) return "";
  const ParseResult<maps::MapFile> file =
      maps::parse_map(example.raising[0].text, std::string(example.raising[0].name));
  if (!file) return file.errors[0].text();
  Profile profile;
  profile.select = {std::string(example.code)};
  return judge_map(*file.value, nullptr, profile).at(0).message;
}

Shown raising(std::string_view code) {
  if (const PlayExample* play = find_play_example(code)) return {message_of(*play), ""};
  if (const FileExample* files = find_file_example(code))
    return {message_of(*files), picture_of(files->raising)};
  const MapExample& example = *find_map_example(code);
  return {message_of(example), picture_of(example.raising)};
}

Shown near_miss(std::string_view code) {
  if (const PlayExample* play = find_play_example(code)) {
    return {std::string(play->difference), ""};
  }
  if (const FileExample* files = find_file_example(code)) {
    return {std::string(files->difference), picture_of(files->near_miss)};
  }
  const MapExample& example = *find_map_example(code);
  return {std::string(example.difference), picture_of(example.near_miss)};
}

std::string indented(const std::string& text) {
  std::string result;
  for (const std::string& line : lines_of(text)) {
    result += line.empty() ? "\n" : "    " + line + "\n";
  }
  return result;
}

// A picture under its caption; only the caption where there is none.
std::string under(const std::string& caption, const std::string& picture) {
  return picture.empty() ? caption + "\n" : caption + ":\n\n" + picture;
}

std::string with_caption(const char* title, const Shown& shown) {
  return shown.caption.empty() ? title : fmt::format("{}: {}", title, shown.caption);
}

std::string fenced(const std::string& picture) {
  return picture.empty() ? "" : "```text\n" + picture + "```\n";
}

std::string thresholds_of(std::string_view code, const char* form) {
  std::string text;
  for (const Threshold& one : threshold_table()) {
    if (one.code != code) continue;
    text += fmt::format(fmt::runtime(form), one.name, one.value, one.unit, one.meaning);
  }
  return text;
}

std::string page_of(const Check& check) {
  const Shown bad = raising(check.code);
  const Shown good = near_miss(check.code);
  return fmt::format("### {}: {}\n\n{}\n\n- severity: {}\n- level: {}\n- mended: {}\n{}\n{}\n{}",
                     check.code, check.title, check.why, to_string(check.severity),
                     to_string(check.level), check.fixable ? "by `--fix`" : "by hand",
                     thresholds_of(check.code, "- threshold `{}`: {} {}: {}\n"),
                     under(with_caption("Raises it", bad), fenced(bad.picture)),
                     under(with_caption("Does not", good), fenced(good.picture)));
}

}  // namespace

std::string list_text() {
  std::string text;
  for (const Check& check : catalogue()) {
    text += fmt::format("{}  {:<8} {:<10} {}{}\n", check.code, to_string(check.severity),
                        to_string(check.level), check.title, check.fixable ? " (has a fix)" : "");
    text += thresholds_of(check.code, "        {} = {} {}: {}\n");
  }
  return text;
}

std::string explain_text(std::string_view code) {
  const Check* check = find_check(code);
  CHARTROOM_EXPECTS(check != nullptr);
  const Shown bad = raising(code);
  const Shown good = near_miss(code);
  return fmt::format(
      "{}: {}\n\n{}\n\nSeverity: {} (a pack may change it)\nLevel: {}\nFix: {}\n{}\n{}\n{}",
      check->code, check->title, check->why, to_string(check->severity), to_string(check->level),
      check->fixable ? "by --fix" : "by hand",
      thresholds_of(code, "Threshold: {} = {} {}: {}; a pack may change it\n"),
      under(with_caption("Raises it", bad), indented(bad.picture)),
      under(with_caption("Does not", good), indented(good.picture)));
}

std::string checks_page() {
  std::string page =
      "# The checks\n\nGenerated by `chartroom validate --list --format markdown`; a test compares "
      "the two.\n\nEvery check has a code that never changes its meaning, a severity that a pack "
      "may change, and a reason why a player cares. `chartroom validate --explain CODE` prints one "
      "of these entries. A pack sets severities, thresholds and exclusions in `pack.json` "
      "(`cli/FORMATS.md`). The examples are those that the tests run.\n\nIn the pictures `.` is "
      "water, `#` an island, `o` a surface point, `B` and `G` are forced starts, `*` is two of "
      "these on one point; lines are borders of quadrants.\n";
  for (const Family& family : kFamilies) {
    page += fmt::format("\n## {}\n", family.title);
    for (const Check& check : catalogue()) {
      if (check.code[0] == family.letter) page += "\n" + page_of(check);
    }
  }
  return page;
}

}  // namespace chartroom::checks
