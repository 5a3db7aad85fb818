// chartroom merge-maps: a three-way merge, which git can use as a merge driver.
#include <fmt/format.h>

#include <memory>

#include "cli/map_files.h"
#include "cli/output.h"
#include "maps/files/map_file.h"
#include "maps/map_merge.h"
#include "validator/checks/map_finding.h"
#include "validator/reports/text_difference.h"

namespace chartroom::cli {
namespace {

struct Options {
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

std::string told(const maps::MergeConflict& conflict) {
  const std::string where = conflict.points.empty() ? "" : " of " + checks::names(conflict.points);
  return fmt::format("both sides changed {}{}, and not alike", conflict.what, where);
}

// Both sides may be sound and their sum not: house rules that no longer fit each other.
std::vector<FileError> faults_of(const std::string& text, const std::string& name) {
  return maps::parse_map(text, name).errors;
}

// Where a side is no map there is nothing to merge by, so lines are compared: nothing is lost.
int leave_to_people(const Options& options, std::string ours, std::string theirs) {
  for (std::string* text : {&ours, &theirs}) {
    if (!text->empty() && !text->ends_with('\n')) *text += '\n';
  }
  write_result(options.output, with_marks(ours, theirs));
  return kCouldNot;
}

int write_merged(const Options& options, const std::string& name, const maps::MergedMap& merged) {
  const std::string ours = to_canonical_json(merged.ours);
  write_result(options.output, with_marks(ours, to_canonical_json(merged.theirs)));
  for (const maps::MergeConflict& conflict : merged.conflicts) {
    print_errors({{name, 0, 0, "", told(conflict), ErrorKind::other}});
  }
  if (!merged.conflicts.empty()) return kFound;
  const std::vector<FileError> errors = faults_of(ours, name);
  print_errors(errors);
  return errors.empty() ? kDone : kFound;
}

// Git gives an empty base where both sides added the file.
maps::MergedMap merge_additions(const maps::Map& ours, const maps::Map& theirs) {
  maps::MergedMap merged{ours, theirs, {}};
  if (ours != theirs) merged.conflicts.push_back({"the map, which is new,", {}});
  return merged;
}

int merge_files(Options options) {
  if (options.output == "-") options.output.clear();
  const std::string& name = options.name.empty() ? options.ours : options.name;
  std::vector<std::string> texts;
  std::vector<maps::Map> maps;
  bool good = true;
  for (const auto& [path, side] :
       {std::pair{options.base, " (base)"}, std::pair{options.ours, " (ours)"},
        std::pair{options.theirs, " (theirs)"}}) {
    const std::optional<std::string> text = read_bytes(path);
    if (!text) return kCouldNot;
    texts.push_back(*text);
    if (texts.size() == 1 && text->empty()) continue;
    const ParseResult<maps::MapFile> file =
        maps::parse_map(*text, options.name.empty() ? path : name + side);
    print_errors(file.errors);
    good = good && file;
    if (file) maps.push_back(file.value->map);
  }
  if (!good) return leave_to_people(options, texts[1], texts[2]);
  return write_merged(
      options, name,
      maps.size() == 3 ? merge(maps[0], maps[1], maps[2]) : merge_additions(maps[0], maps[1]));
}

}  // namespace

void add_merge_maps_verb(CLI::App& program, const Settings&, int& status) {
  const auto options = std::make_shared<Options>();
  CLI::App* verb = program.add_subcommand(
      "merge-maps",
      "Merge two people's changes of a map, point by point and value by value.\n\n"
      "Example: chartroom merge-maps base.map.json ours.map.json theirs.map.json --output -\n\n"
      "As git's merge driver for maps:\n"
      "  git config merge.chartroom.driver 'chartroom merge-maps %O %A %B --output %A --name %P'\n"
      "  echo '*.map.json merge=chartroom' >> .gitattributes");
  verb->add_option("BASE", options->base, "the map that both began with; empty: both are new")
      ->required();
  verb->add_option("OURS", options->ours, "our changes of it")->required();
  verb->add_option("THEIRS", options->theirs, "their changes of it")->required();
  verb->add_option("--output", options->output,
                   "the file for the result (default: standard output). Conflicts stand in it "
                   "between git's marks (status 1)");
  verb->add_option("--name", options->name, "what to call the map in messages");
  verb->callback([options, &status] { status = merge_files(*options); });
}

}  // namespace chartroom::cli
