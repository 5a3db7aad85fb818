// chartroom show: maps as pictures of letters.
#include <memory>

#include "cli/map_files.h"
#include "cli/output.h"
#include "maps/files/input_files.h"
#include "maps/files/text_picture.h"

namespace chartroom::cli {
namespace {

bool is_folder_or_pack(const std::vector<maps::InputFile>& inputs, const std::string& path) {
  return inputs.size() != 1 || inputs[0].path != path;
}

// What is to be shown at a path: the file itself in whatever form, or the maps of a folder.
std::vector<std::string> maps_at(const std::string& path, bool& good) {
  std::vector<FileError> errors;
  const std::vector<maps::InputFile> inputs = maps::find_input_files({path}, errors);
  std::vector<std::string> paths;
  for (const maps::InputFile& target : inputs) {
    if (target.kind == maps::FileKind::map) paths.push_back(target.path);
  }
  if (paths.empty() && errors.empty() && is_folder_or_pack(inputs, path)) {
    errors.push_back({path, 0, 0, "", "no map here (expected *.map.json)", ErrorKind::other});
  }
  print_errors(errors);
  good = good && errors.empty();
  return paths;
}

int show(const std::vector<std::string>& paths) {
  bool good = true;
  bool first = true;
  for (const std::string& path : paths) {
    for (const std::string& file : maps_at(path, good)) {
      const std::optional<maps::Map> map = read_any_map(file);
      good = good && map;
      if (!map) continue;
      write_result("", (first ? "" : "\n") + text_picture(*map));
      first = false;
    }
  }
  return good ? kDone : kCouldNot;
}

}  // namespace

void add_show_verb(CLI::App& program, const Settings&, int& status) {
  const auto paths = std::make_shared<std::vector<std::string>>();
  CLI::App* verb = program.add_subcommand(
      "show",
      "Draw maps with letters: . water, # island, o surface point, B and G starts, * several of "
      "these.\n\nExample: chartroom show maps/packs/sonar-family/north-pole.map.json");
  verb->add_option("PATH", *paths, "maps (also text pictures and .tmj), folders of maps, or -")
      ->required();
  verb->callback([paths, &status] { status = show(*paths); });
}

}  // namespace chartroom::cli
