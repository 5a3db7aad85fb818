#include "tests/fuzz/reader.h"

#include <algorithm>
#include <cstdlib>
#include <iostream>

#include "maps/platform/safe_file.h"

namespace chartroom::fuzz {

void expect(bool kept, std::string_view promise, std::string_view instead) {
  if (kept) return;
  std::cerr << "broken: " << promise << "\n" << instead << std::endl;
  std::abort();
}

void expect_inside(const std::vector<FileError>& errors, std::string_view bytes) {
  const auto lines = 1 + std::count(bytes.begin(), bytes.end(), '\n');
  for (const FileError& error : errors) {
    expect(!error.what.empty(), "an error says what is wrong");
    if (error.line == 0) continue;  // an error of the whole file
    const bool inside = error.line >= 1 && error.line <= lines && error.column >= 1 &&
                        error.column <= static_cast<int>(bytes.size()) + 1;
    expect(inside, "an error lies in the file", error.text());
  }
}

std::string source_file(const std::string& path) {
  const auto text = read_file(CHARTROOM_SOURCE_DIR "/" + path);
  expect(text.value.has_value(), "a file of the source folder can be read", path);
  return *text.value;
}

}  // namespace chartroom::fuzz
