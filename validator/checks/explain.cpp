#include "validator/checks/explain.h"

#include <fmt/core.h>

#include <algorithm>
#include <utility>
#include <variant>

#include "maps/files/text_picture.h"
#include "maps/json/writer.h"
#include "validator/checks/check_map.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/map_subject.h"
#include "validator/play/simulation/fairness.h"
#include "validator/reports/translation.h"
#include "validator/rules/rulebook.h"

namespace chartroom::checks {
namespace {

// An example as it is shown: a caption, and a picture of lines.
struct Shown {
  Message caption;
  std::string picture;
};

struct FamilyName {
  Family family;
  std::string_view name;  // for programs
  const char* title;
};

constexpr FamilyName kFamilies[] = {
    {Family::files, "files", "Files"},
    {Family::quadrants, "quadrants", "Quadrants"},
    {Family::reach, "reach", "Reach"},
    {Family::starts, "starts", "Starts and surfacing"},
    {Family::rules, "rules", "House rules"},
    {Family::tracking, "tracking", "Tracking"},
    {Family::play, "play", "Simulated play"},
    {Family::print, "print", "Print"},
    {Family::decks, "decks", "Decks of Con Sonar!"},
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

// Says the numbers of quadrants if they have gaps: a picture's borders do not show them.
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

// The text picture without lines that are equal in nearly every example.
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

// The check's message on a map, without other checks.
Message message_on(const maps::MapFile& file, const Check& check) {
  Profile profile;
  profile.catalogue = Catalogue({check});
  profile.level = check.level;
  return map_findings(file, nullptr, profile).at(0).said;
}

// Both sides of an example as they are shown.
struct Sides {
  Shown raising;
  Shown near_miss;
};

Sides shown_example(const MapExample& example, const Check& check) {
  return {{message_on({"", example.raising, {}, true}, check), picture_of(example.raising)},
          {word(example.difference), picture_of(example.near_miss)}};
}

// Needs no picture: the example invents the results of play.
Sides shown_example(const PlayExample& example, const Check& check) {
  const rules::Rulebook rules = rules::rulebook_for(example.map);
  MapSubject subject{example.map, rules};
  const play::Fairness play = example.raising(example.map);
  subject.play = &play;
  return {{check.run(subject).at(0).message, ""}, {word(example.difference), ""}};
}

// The message on a single file; none for a pack, whose files show the fault.
Message message_of(const FileExample& example, const Check& check) {
  if (!example.message.empty() || example.raising.size() > 1) return example.message;
  const ParseResult<maps::MapFile> file =
      maps::parse_map(example.raising[0].text, std::string(example.raising[0].name));
  return file ? message_on(*file.value, check) : file.errors[0].text();
}

Sides shown_example(const FileExample& example, const Check& check) {
  return {{message_of(example, check), picture_of(example.raising)},
          {word(example.difference), picture_of(example.near_miss)}};
}

Sides shown_example(const SaidExample& example, const Check&) {
  return {{example.raising.at(0), ""}, {word(example.difference), ""}};
}

Sides example_of(const Check& check) {
  return std::visit([&check](const auto& example) { return shown_example(example, check); },
                    check.example());
}

std::string indented(const std::string& text) {
  std::string result;
  for (const std::string& line : lines_of(text)) {
    result += line.empty() ? "\n" : "    " + line + "\n";
  }
  return result;
}

// A picture under its caption, or only the caption.
std::string under(const std::string& caption, const std::string& picture) {
  return picture.empty() ? caption + "\n" : caption + ":\n\n" + picture;
}

std::string with_caption(const char* title, const Shown& shown, const Translator& tr) {
  return shown.caption.empty() ? tr(title) : message("{}: {}", word(title), shown.caption).in(tr);
}

std::string fenced(const std::string& picture) {
  return picture.empty() ? "" : "```text\n" + picture + "```\n";
}

std::string thresholds_of(const Check& check, const Translator& tr, const char* form) {
  std::string text;
  for (const Threshold& one : check.thresholds) {
    text += fmt::format(fmt::runtime(form), one.name, one.value, tr(one.unit.data()),
                        tr(one.meaning.data()));
  }
  return text;
}

// Names the option that applies the fix, in these quotes.
Message mended(const Check& check, const char* quote) {
  if (!check.fixable) return message("by hand");
  return message("by {}",
                 fmt::format("{0}{1}{0}", quote, check.unsafe_fix ? "--unsafe-fixes" : "--fix"));
}

std::string page_of(const Check& check) {
  const Translator tr = reports::report_translator("en");
  const auto [bad, good] = example_of(check);
  return fmt::format(
      "<a id=\"{0}\"></a>\n\n### {0}: {1}\n\n{2}\n\n- severity: {3}\n- level: {4}\n- fix: "
      "{5}\n{6}\n{7}\n{8}",
      check.code, check.title, check.why, to_string(check.severity), to_string(check.level),
      mended(check, "`").english(), thresholds_of(check, tr, "- threshold `{}`: {} {}: {}\n"),
      under(with_caption("Raises it", bad, tr), fenced(bad.picture)),
      under(with_caption("Does not raise it", good, tr), fenced(good.picture)));
}

void write_thresholds(json::Writer& json, const Check& check, const Translator& tr) {
  json.key("thresholds").begin_array();
  for (const Threshold& one : check.thresholds) {
    json.begin_object().member("name", one.name).key("value").decimal(one.value);
    json.member("unit", tr(one.unit.data())).member("meaning", tr(one.meaning.data())).end_object();
  }
  json.end_array();
}

}  // namespace

std::string list_text(const Catalogue& catalogue, std::string_view language) {
  const Translator tr = reports::report_translator(language);
  std::string text;
  for (const Check& check : catalogue) {
    text += fmt::format("{}  {:<8} {:<10} {}{}\n", check.code, to_string(check.severity),
                        to_string(check.level), tr(check.title.data()),
                        check.fixable ? tr(translatable(" (has a fix)")) : "");
    text += thresholds_of(check, tr, "        {} = {} {}: {}\n");
  }
  return text;
}

std::string list_json(const Catalogue& catalogue, std::string_view language) {
  const Translator tr = reports::report_translator(language);
  json::Writer json;
  json.begin_object().member("format", "chartroom-checks").member("version", 1);
  if (language != "en") json.member("language", language);
  json.key("checks").begin_array();
  for (const Check& check : catalogue) {
    json.begin_object()
        .member("code", check.code)
        .member("title", tr(check.title.data()))
        .member("why", tr(check.why.data()))
        .member("severity", to_string(check.severity))
        .member("level", to_string(check.level))
        .member("family", std::ranges::find(kFamilies, check.family, &FamilyName::family)->name)
        .member("fixable", check.fixable)
        .member("fix_is_safe", check.fixable && !check.unsafe_fix);
    write_thresholds(json, check, tr);
    json.end_object();
  }
  return json.end_array().end_object().text();
}

std::string explain_text(const Check& check, std::string_view language) {
  const Translator tr = reports::report_translator(language);
  const auto [bad, good] = example_of(check);
  const std::string head =
      message("{}: {}\n\n{}\n\nSeverity: {} (a pack may change it)\nLevel: {}\nFix: {}\n",
              check.code, word(check.title), word(check.why), word(to_string(check.severity)),
              word(to_string(check.level)), mended(check, ""))
          .in(tr);
  return head +
         thresholds_of(check, tr,
                       tr(translatable("Threshold: {} = {} {}: {}; a pack may change it\n"))) +
         "\n" + under(with_caption(translatable("Raises it"), bad, tr), indented(bad.picture)) +
         "\n" +
         under(with_caption(translatable("Does not raise it"), good, tr), indented(good.picture));
}

std::string checks_page(const Catalogue& catalogue) {
  std::string page =
      "# The checks\n\nGenerated by `chartroom validate --list --format markdown`; a test compares "
      "the two.\n\nEvery check has a code that never changes its meaning, a severity that a pack "
      "may change, and a reason why a player cares. `chartroom validate --explain CODE` prints one "
      "of these entries. A pack sets severities, thresholds and exclusions in `pack.json` "
      "(`cli/FORMATS.md`). The examples are those that the tests run.\n\nIn the pictures `.` is "
      "water, `#` an island, `o` a surface point, `B` and `G` are forced starts, `*` is two of "
      "these on one point. Lines are borders of quadrants.\n";
  for (const auto& [family, name, title] : kFamilies) {
    page += fmt::format("\n## {}\n", title);
    for (const Check& check : catalogue) {
      if (check.family == family) page += "\n" + page_of(check);
    }
  }
  return page;
}

}  // namespace chartroom::checks
