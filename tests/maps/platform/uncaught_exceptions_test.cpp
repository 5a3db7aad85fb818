#include "maps/platform/uncaught_exceptions.h"

#include <gtest/gtest.h>

#include <chrono>
#include <stdexcept>
#include <thread>

namespace chartroom {
namespace {

using testing::ExitedWithCode;

[[noreturn]] void fail() { throw std::out_of_range("vector::_M_range_check"); }

void fail_in_a_thread() {
  end_on_uncaught_exceptions("chartroom", 2);
  std::thread(fail).join();
}

void fail_where_nothing_may() noexcept {
  end_on_uncaught_exceptions("chartroom-editor", 2);
  fail();
}

void throw_a_number() {
  end_on_uncaught_exceptions("chartroom", 2);
  std::thread([] { throw 1; }).join();
}

// Leaves a thread without a join.
void leave_a_thread() {
  end_on_uncaught_exceptions("chartroom", 2);
  const std::thread left([] { std::this_thread::sleep_for(std::chrono::hours(1)); });
}

TEST(UncaughtExceptions, EndTheProgramWithItsStatusAndAMessage) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  EXPECT_EXIT(fail_in_a_thread(), ExitedWithCode(2),
              "^chartroom: unexpected error: vector::_M_range_check. This is a bug");
  EXPECT_EXIT(fail_where_nothing_may(), ExitedWithCode(2),
              "^chartroom-editor: unexpected error: vector::_M_range_check. This is a bug");
  EXPECT_EXIT(throw_a_number(), ExitedWithCode(2), "unknown exception");
  EXPECT_EXIT(leave_a_thread(), ExitedWithCode(2), "the program cannot continue");
}

}  // namespace
}  // namespace chartroom
