// chartroom merge-maps: a three-way merge, which git can use as a merge driver.
#include <fmt/format.h>

#include <memory>

#include "cli/output.h"
#include "maps/map_file.h"
#include "maps/map_merge.h"
#include "validator/checks/finding.h"
#include "validator/checks/text_difference.h"

namespace chartroom {
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
  for (const LineChange& change : line_changes(ours, theirs)) {
    text += lines(change.first - line);
    text += "<<<<<<< ours\n" + lines(change.removed) + "=======\n";
    for (const std::string& inserted : change.inserted) text += inserted;
    text += ">>>>>>> theirs\n";
  }
  return text + ours.substr(at);
}

std::string told(const MergeConflict& conflict) {
  const std::string where = conflict.points.empty() ? "" : " of " + names(conflict.points);
  return fmt::format("both sides changed {}{}, and not alike", conflict.what, where);
}

// Both sides may be sound and their sum not: house rules that no longer fit each other.
std::vector<FileError> faults_of(const std::string& text, const std::string& name) {
  return parse_map(text, name).errors;
}

int merge_files(const Options& options) {
  const std::string& name = options.name.empty() ? options.ours : options.name;
  std::vector<Map> maps;
  for (const std::string& path : {options.base, options.ours, options.theirs}) {
    const Read<MapFile> file = load_map(path);
    print_errors(file.errors);
    if (!file) return kCouldNot;
    maps.push_back(file.value->map);
  }
  const MergedMap merged = merge(maps[0], maps[1], maps[2]);
  const std::string ours = map_text(merged.ours);
  const std::string theirs = map_text(merged.theirs);
  write_result(options.output == "-" ? "" : options.output, with_marks(ours, theirs));
  for (const MergeConflict& conflict : merged.conflicts) {
    print_errors({{name, 0, 0, "", told(conflict), Fault::other}});
  }
  if (!merged.conflicts.empty()) return kFound;
  const std::vector<FileError> faults = faults_of(ours, name);
  print_errors(faults);
  return faults.empty() ? kDone : kFound;
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
  verb->add_option("BASE", options->base, "the map that both began with")->required();
  verb->add_option("OURS", options->ours, "our changes of it")->required();
  verb->add_option("THEIRS", options->theirs, "their changes of it")->required();
  verb->add_option("--output", options->output,
                   "the file for the result (default: standard output). Conflicts stand in it "
                   "between git's marks (status 1)");
  verb->add_option("--name", options->name, "what to call the map in messages");
  verb->callback([options, &status] { status = merge_files(*options); });
}

}  // namespace chartroom
