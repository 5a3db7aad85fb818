// Saves a file once, for save_faults_test.sh: save_once TARGET FILE_WITH_THE_NEW_BYTES.
#include <cstdio>

#include "maps/platform/safe_file.h"

int main(int argc, char** argv) {
  if (argc != 3) return 2;
  const auto bytes = chartroom::read_file(argv[2]);
  if (!bytes) return 2;
  try {
    chartroom::save_file(argv[1], *bytes.value, chartroom::stamp_on_disk(argv[1]));
  } catch (const chartroom::FileException& exception) {
    std::fprintf(stderr, "%s\n", exception.what());
    return 1;
  }
  return 0;
}
