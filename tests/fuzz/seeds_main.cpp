// Runs a target without a fuzzer: reads its own seeds and the files below the given paths, whole,
// cut off at several positions, and with a byte doubled there.
#include <cstdio>
#include <filesystem>

#include "maps/platform/safe_file.h"
#include "tests/fuzz/reader.h"

using namespace chartroom;

namespace {

constexpr std::size_t kPlaces = 16;

void read_damaged(const std::string& text) {
  fuzz::read(text);
  for (std::size_t i = 0; i < kPlaces; ++i) {
    const std::size_t at = text.size() * i / kPlaces;
    fuzz::read(text.substr(0, at));
    fuzz::read(text.substr(0, at) + text.substr(at == 0 ? at : at - 1));
  }
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::string> texts = fuzz::seeds();
  for (int i = 1; i < argc; ++i) {
    const auto add = [&](const std::filesystem::path& path) {
      if (auto text = read_file(path.string())) texts.push_back(std::move(*text.value));
    };
    if (!std::filesystem::is_directory(argv[i])) {
      add(argv[i]);
      continue;
    }
    for (const auto& entry : std::filesystem::recursive_directory_iterator(argv[i])) {
      if (entry.is_regular_file()) add(entry.path());
    }
  }
  for (const std::string& text : texts) read_damaged(text);
  std::printf("%zu seeds\n", texts.size());
  return texts.empty() ? 1 : 0;
}
