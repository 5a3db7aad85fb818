// The main function of every test program.
#include <gmock/gmock.h>

#include "maps/platform/installed.h"

int main(int argc, char** argv) {
  chartroom::started_as(argv[0]);
  testing::InitGoogleMock(&argc, argv);
  return RUN_ALL_TESTS();
}
