#include "cli/signals/held_signals.h"

#include <gtest/gtest.h>
#include <poll.h>

namespace chartroom::cli {
namespace {

volatile sig_atomic_t got = 0;

bool readable(int file) {
  pollfd source{file, POLLIN, 0};
  return poll(&source, 1, 0) == 1;
}

class HeldSignalsTest : public testing::TestWithParam<int> {
 protected:
  HeldSignalsTest() {
    got = 0;
    struct sigaction action {};
    action.sa_handler = [](int signal) { got = signal; };
    sigaction(GetParam(), &action, &before_);
  }
  ~HeldSignalsTest() override { sigaction(GetParam(), &before_, nullptr); }

  struct sigaction before_ {};
};

TEST_P(HeldSignalsTest, ASignalIsToldAtOnceAndReachesTheProgramAfterwards) {
  {
    const HeldSignals held;
    EXPECT_FALSE(readable(held.file()));
    raise(GetParam());
    EXPECT_TRUE(readable(held.file()));
    EXPECT_EQ(got, 0);
  }
  EXPECT_EQ(got, GetParam());
}

TEST_P(HeldSignalsTest, WhereNoneCameNoneIsRaisedAndThoseBehindAreAsEver) {
  { const HeldSignals held; }
  EXPECT_EQ(got, 0);
  raise(GetParam());
  EXPECT_EQ(got, GetParam());
}

INSTANTIATE_TEST_SUITE_P(Each, HeldSignalsTest, testing::Values(SIGINT, SIGTERM));

}  // namespace
}  // namespace chartroom::cli
