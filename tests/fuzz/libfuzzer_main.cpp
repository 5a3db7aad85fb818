// Runs a target with libFuzzer: fuzz_map --seeds=FOLDER CORPUS... also saves its own seeds there.
#include <cstdint>
#include <cstring>

#include "maps/platform/safe_file.h"
#include "tests/fuzz/reader.h"

using namespace chartroom;

extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv) {
  static constexpr std::string_view kOption = "--seeds=";  // libFuzzer ignores two dashes
  for (int i = 1; i < *argc; ++i) {
    const std::string word = (*argv)[i];
    if (!word.starts_with(kOption)) continue;
    int number = 0;
    for (const std::string& seed : fuzz::seeds()) {
      replace_file(word.substr(kOption.size()) + "/seed-" + std::to_string(++number), seed);
    }
  }
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::read({reinterpret_cast<const char*>(data), size});
  return 0;
}
