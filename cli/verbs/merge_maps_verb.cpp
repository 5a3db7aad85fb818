// chartroom merge-maps: a three-way merge, which git can use as a merge driver.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>

#include "cli/map_files.h"
#include "cli/output.h"
#include "maps/con_sonar/deck_file.h"
#include "maps/con_sonar/deck_merge.h"
#include "maps/files/input_files.h"
#include "maps/files/map_file.h"
#include "maps/json/schema_text.h"
#include "maps/map_merge.h"
#include "maps/platform/safe_file.h"
#include "validator/checks/diagnostic.h"
#include "validator/reports/text_difference.h"

namespace chartroom::cli {
namespace {

struct MergeMapsOptions {
  std::string base;
  std::string ours;
  std::string theirs;
  std::string output;
  std::string name;  // of the file, in messages: git hands over temporary names
};

// The lines that the two texts share, with the rest between git's marks.
std::string with_marks(const std::string& ours, const std::string& theirs) {
  std::string text;
  std::size_t at = 0;
  int line = 0;
  const auto lines = [&](int count) {
    const std::size_t begin = at;
    for (; count > 0; --count, ++line) at = ours.find('\n', at) + 1;
    return ours.substr(begin, at - begin);
  };
  for (const reports::LineChange& change : reports::line_changes(ours, theirs)) {
    text += lines(change.first - line);
    text += "<<<<<<< ours\n" + lines(change.removed) + "=======\n";
    for (const std::string& inserted : change.inserted) text += inserted;
    text += ">>>>>>> theirs\n";
  }
  return text + ours.substr(at);
}

// A merge as texts in canonical form, and the members that both sides changed differently.
struct MergedFile {
  std::string ours;
  std::string theirs;
  std::vector<std::string> conflicts;
};

// Reads and merges maps; DeckKind does so for decks.
struct MapKind {
  using Value = maps::Map;
  static constexpr const char* kNew = "the new map";

  static ParseResult<Value> read(const std::string& text, const std::string& name) {
    ParseResult<maps::MapFile> file = maps::parse_map(text, name);
    if (!file) return {{}, std::move(file.errors)};
    return {std::move(file.value->map), {}};
  }
  static MergedFile merge(const Value& base, const Value& ours, const Value& theirs) {
    const maps::MergedMap merged = maps::merge(base, ours, theirs);
    MergedFile file{to_canonical_json(merged.ours), to_canonical_json(merged.theirs), {}};
    for (const maps::MergeConflict& conflict : merged.conflicts) {
      const std::string where =
          conflict.points.empty() ? "" : " of " + checks::names(conflict.points).english();
      file.conflicts.push_back(conflict.what + where);
    }
    return file;
  }
};

struct DeckKind {
  using Value = con_sonar::Deck;
  static constexpr const char* kNew = "the new deck";

  static ParseResult<Value> read(const std::string& text, const std::string& name) {
    ParseResult<con_sonar::DeckFile> file = con_sonar::parse_deck(text, name);
    if (!file) return {{}, std::move(file.errors)};
    return {std::move(file.value->deck), {}};
  }
  static MergedFile merge(const Value& base, const Value& ours, const Value& theirs) {
    con_sonar::MergedDeck merged = con_sonar::merge(base, ours, theirs);
    return {to_canonical_json(merged.ours), to_canonical_json(merged.theirs),
            std::move(merged.conflicts)};
  }
};

// Marks the lines that differ, so that nothing is lost if a side cannot be read.
int leave_to_people(const MergeMapsOptions& options, std::string ours, std::string theirs) {
  for (std::string* text : {&ours, &theirs}) {
    if (!text->empty() && !text->ends_with('\n')) *text += '\n';
  }
  write_result(options.output, with_marks(ours, theirs));
  return kFailed;
}

// Merges files that both sides added: Git then gives an empty base.
template <class Kind>
MergedFile merge_additions(const typename Kind::Value& ours, const typename Kind::Value& theirs) {
  MergedFile merged{to_canonical_json(ours), to_canonical_json(theirs), {}};
  if (ours != theirs) merged.conflicts.emplace_back(Kind::kNew);
  return merged;
}

// Merges the "$schema" members, which are no part of the map or deck.
void merge_schemas(const std::string& base, const std::string& ours, const std::string& theirs,
                   MergedFile& merged) {
  const std::string& our_place = ours == base ? theirs : ours;
  const std::string& their_place = theirs == base ? ours : theirs;
  merged.ours = json::with_schema(merged.ours, our_place);
  merged.theirs = json::with_schema(merged.theirs, their_place);
  if (our_place != their_place) merged.conflicts.emplace_back(json::kSchemaMember);
}

// Writes the result and prints its errors. House rules of two valid sides may not fit together.
template <class Kind>
int write_merged(const MergeMapsOptions& options, const std::string& name,
                 const MergedFile& merged) {
  write_result(options.output, with_marks(merged.ours, merged.theirs));
  for (const std::string& conflict : merged.conflicts) {
    print_errors({FileError::of_file(name, "both sides changed " + conflict + " differently")});
  }
  if (!merged.conflicts.empty()) return kFound;
  const std::vector<FileError> errors = Kind::read(merged.ours, name).errors;
  print_errors(errors);
  return errors.empty() ? kDone : kFound;
}

// One of the three files.
struct Side {
  std::string name;  // in messages
  std::string text;
};

template <class Kind>
int merge_sides(const MergeMapsOptions& options, const std::string& name,
                const std::vector<Side>& sides) {
  std::vector<typename Kind::Value> values;
  bool good = true;
  for (const Side& side : sides) {
    if (values.empty() && &side == &sides.front() && side.text.empty()) continue;
    ParseResult<typename Kind::Value> value = Kind::read(side.text, side.name);
    print_errors(value.errors);
    good = good && value;
    if (value) values.push_back(std::move(*value.value));
  }
  if (!good) return leave_to_people(options, sides[1].text, sides[2].text);
  MergedFile merged = values.size() == 3 ? Kind::merge(values[0], values[1], values[2])
                                         : merge_additions<Kind>(values[0], values[1]);
  merge_schemas(json::schema_of(sides[0].text), json::schema_of(sides[1].text),
                json::schema_of(sides[2].text), merged);
  return write_merged<Kind>(options, name, merged);
}

int merge_files(MergeMapsOptions options) {
  if (options.output == "-") options.output.clear();
  const std::string& name = options.name.empty() ? options.ours : options.name;
  std::vector<Side> sides;
  for (const auto& [path, side] :
       {std::pair{options.base, " (base)"}, std::pair{options.ours, " (ours)"},
        std::pair{options.theirs, " (theirs)"}}) {
    std::optional<std::string> text = read_bytes(path);
    if (!text) return kFailed;
    if (text->size() > kMaxFileBytes) {  // what was read is a part of it
      print_errors(
          {FileError::of_file(path, "is larger than 1 MiB (nothing was merged or written)")});
      return kFailed;
    }
    sides.push_back({options.name.empty() ? path : name + side, std::move(*text)});
  }
  const bool decks = std::any_of(sides.begin(), sides.end(), [&name](const Side& side) {
    return maps::holds_deck(name, side.text);
  });
  return decks ? merge_sides<DeckKind>(options, name, sides)
               : merge_sides<MapKind>(options, name, sides);
}

}  // namespace

void add_merge_maps_verb(CLI::App& program, const Settings&, int& status) {
  const auto options = std::make_shared<MergeMapsOptions>();
  CLI::App* verb = program.add_subcommand(
      "merge-maps",
      "Merge two people's changes to a map, point by point and value by value, or to a deck, card "
      "by card.\n\n"
      "Example: chartroom merge-maps base.map.json ours.map.json theirs.map.json --output -\n\n"
      "As git's merge driver for maps and decks:\n"
      "  git config merge.chartroom.driver 'chartroom merge-maps %O %A %B --output %A --name %P'\n"
      "  echo '*.map.json merge=chartroom' >> .gitattributes\n"
      "  echo '*.deck.json merge=chartroom' >> .gitattributes");
  verb->add_option("BASE", options->base,
                   "the map or deck before both changes; an empty file if both are new")
      ->required();
  verb->add_option("OURS", options->ours, "our changed version")->required();
  verb->add_option("THEIRS", options->theirs, "their changed version")->required();
  verb->add_option(
      "--output", options->output,
      "write the result to this file (default: standard output); conflicts are between "
      "git's markers (status 1)");
  verb->add_option("--name", options->name,
                   "file name for messages; its ending tells whether it is a map or a deck");
  verb->callback([options, &status] { status = merge_files(*options); });
}

}  // namespace chartroom::cli
