// Tests the files of tests/data: the valid ones, and each error's position in the others.
#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

#include "maps/files/map_file.h"
#include "maps/files/pack_file.h"
#include "maps/platform/safe_file.h"

namespace chartroom::maps {
namespace {

namespace fs = std::filesystem;

const fs::path kData = fs::path(CHARTROOM_SOURCE_DIR) / "tests" / "data";

struct Expected {
  std::string code;
  int line = 0;
  int column = 0;
  std::string pointer;
  friend bool operator==(const Expected&, const Expected&) = default;
  friend void PrintTo(const Expected& e, std::ostream* out) {
    *out << e.code << " " << e.line << ":" << e.column << " " << e.pointer;
  }
};

std::string code_of(ErrorKind kind) {
  switch (kind) {
    case ErrorKind::not_json:
      return "F001";
    case ErrorKind::not_format:
      return "F002";
    case ErrorKind::too_new:
      return "F003";
    case ErrorKind::other:
      break;
  }
  return "other";
}

std::vector<std::string> split(const std::string& line) {
  std::vector<std::string> cells(1);
  for (const char c : line) {
    if (c == '\t') {
      cells.emplace_back();
    } else {
      cells.back() += c;
    }
  }
  return cells;
}

std::map<std::string, std::vector<Expected>> expected_errors() {
  std::map<std::string, std::vector<Expected>> result;
  std::ifstream table(kData / "bad" / "expected.tsv");
  for (std::string line; std::getline(table, line);) {
    if (line.starts_with('#')) continue;
    const std::vector<std::string> cells = split(line);
    if (cells.size() != 6) {
      ADD_FAILURE() << "no six cells: " << line;
      continue;
    }
    result[cells[0]].push_back({cells[1], std::stoi(cells[2]), std::stoi(cells[3]), cells[4]});
  }
  return result;
}

bool is_pack(const fs::path& path) { return path.string().ends_with(".pack.json"); }

std::vector<fs::path> files_of(const char* folder) {
  std::vector<fs::path> result;
  for (const auto& entry : fs::directory_iterator(kData / folder)) {
    if (entry.path().extension() == ".json") result.push_back(entry.path());
  }
  std::sort(result.begin(), result.end());
  return result;
}

std::vector<FileError> errors_of(const fs::path& path) {
  return is_pack(path) ? load_pack(path.string()).errors : load_map(path.string()).errors;
}

TEST(Corpus, FindsEveryErrorOfTheBadFilesInItsPosition) {
  const auto expected = expected_errors();
  const std::vector<fs::path> files = files_of("bad");
  EXPECT_EQ(expected.size(), files.size());
  EXPECT_GE(files.size(), 75U);
  for (const fs::path& path : files) {
    SCOPED_TRACE(path.filename().string());
    std::vector<Expected> found;
    for (const FileError& error : errors_of(path)) {
      EXPECT_FALSE(error.what.empty()) << error.text();
      found.push_back({code_of(error.kind), error.line, error.column, error.pointer});
    }
    const auto wanted = expected.find(path.filename().string());
    ASSERT_NE(wanted, expected.end());
    EXPECT_EQ(found, wanted->second);
  }
}

TEST(Corpus, ReadsTheGoodFilesAndTheirCanonicalForms) {
  const std::vector<fs::path> files = files_of("good");
  EXPECT_GE(files.size(), 12U);
  for (const fs::path& path : files) {
    SCOPED_TRACE(path.filename().string());
    const std::vector<FileError> errors = errors_of(path);
    ASSERT_TRUE(errors.empty()) << errors[0].text();
    if (is_pack(path)) {
      const Pack pack = load_pack(path.string()).value->pack;
      const ParseResult<PackFile> again = parse_pack(to_canonical_json(pack), "-");
      ASSERT_TRUE(again);
      EXPECT_EQ(again.value->pack, pack);
      EXPECT_TRUE(again.value->canonical);
    } else {
      const Map map = load_map(path.string()).value->map;
      const ParseResult<MapFile> again = parse_map(to_canonical_json(map), "-");
      ASSERT_TRUE(again);
      EXPECT_EQ(again.value->map, map);
      EXPECT_TRUE(again.value->canonical);
    }
  }
}

TEST(Corpus, TellsCanonicalFilesFromOthers) {
  const auto canonical = [](const char* name) {
    return load_map((kData / "good" / name).string()).value->canonical;
  };
  EXPECT_TRUE(canonical("smallest.map.json"));
  EXPECT_TRUE(canonical("largest.map.json"));
  EXPECT_TRUE(canonical("every-member.map.json"));
  EXPECT_TRUE(canonical("no-surface-point.map.json"));
  EXPECT_FALSE(canonical("crlf.map.json"));
  EXPECT_FALSE(canonical("odd-white-space.map.json"));
  EXPECT_FALSE(canonical("escapes.map.json"));
  EXPECT_FALSE(canonical("empty-members.map.json"));
  EXPECT_FALSE(canonical("own-order.map.json"));
  EXPECT_TRUE(load_pack((kData / "good" / "every-member.pack.json").string()).value->canonical);
}

}  // namespace
}  // namespace chartroom::maps
