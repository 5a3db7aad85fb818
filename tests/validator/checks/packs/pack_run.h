// Packs as strangers may send them, in a folder of the test's own, judged as `validate` does.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "maps/files/map_file.h"
#include "maps/files/pack_file.h"
#include "tests/known_maps.h"
#include "tests/temporary_folder.h"
#include "validator/checks/validation.h"

namespace chartroom::checks {

class PackRun : public testing::Test {
 protected:
  PackRun() { folder_.write(".git/HEAD", ""); }

  void write(const std::string& name, maps::Map map, const std::string& id) const {
    map.id = id;
    folder_.write(name, to_canonical_json(map));
  }
  void write(const std::string& name, const maps::Pack& pack) const {
    folder_.write(name, to_canonical_json(pack));
  }
  static maps::Pack pack_of(const std::vector<std::string>& files) {
    maps::Pack pack;
    pack.id = "pack";
    pack.name["en"] = "Pack";
    pack.author = "A. Captain";
    pack.license = "CC0-1.0";
    pack.maps = files;
    return pack;
  }
  reports::Report check(const std::vector<std::string>& names = {"."},
                        const Profile& profile = {}) const {
    std::vector<std::string> paths;
    for (const std::string& name : names) {
      paths.push_back(name == "." ? folder_.path().string() : (folder_ / name).string());
    }
    std::vector<FileError> errors;
    const std::vector<maps::InputFile> inputs = maps::find_input_files(paths, errors);
    return validate(inputs, profile, errors);
  }
  // "a.map.json F004", with "-" where it is excluded.
  std::vector<std::string> found(const reports::Report& report) const {
    std::vector<std::string> list;
    for (const reports::Finding& finding : report.findings) {
      const std::filesystem::path real = std::filesystem::weakly_canonical(finding.path);
      const auto name = real.lexically_relative(std::filesystem::canonical(folder_.path()));
      list.push_back(name.string() + " " + finding.code + (finding.excluded ? "-" : ""));
    }
    return list;
  }
  std::vector<std::string> found_in(const std::vector<std::string>& names = {"."}) const {
    return found(check(names));
  }

  static std::vector<std::string> codes_of(const reports::Report& report) {
    std::vector<std::string> codes;
    for (const reports::Finding& finding : report.findings) codes.push_back(finding.code);
    return codes;
  }

  TemporaryFolder folder_;
  const maps::Map sound_ = known::archipelago();
  const maps::Map other_ = known::north_pole();
  const maps::Map dead_end_ =  // raises R202
      known::sea({"...#....", "##.#....", "........", "........", "........", "........",
                  "........", "........"});
};

}  // namespace chartroom::checks
