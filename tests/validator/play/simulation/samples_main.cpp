// Prints the samples of simulated play, for tests that compare compilers
// (tests/cli/same_bytes_of_compilers.sh).
#include <cstdio>

#include "tests/validator/play/simulation/samples.h"

int main() {
  for (const chartroom::play::Sample& sample : chartroom::play::play_samples({2})) {
    std::printf("%s\n%s", sample.name.c_str(), sample.document.c_str());
  }
}
