#include "editor/model/background/latest_task.h"

#include <gtest/gtest.h>

#include <semaphore>
#include <thread>
#include <vector>

namespace chartroom::editor {
namespace {

using namespace std::chrono_literals;

// Runs until it is stopped, and says when it begins.
class Endless {
 public:
  LatestTask::Task task() {
    return [this](const std::atomic<bool>& stop) {
      began_.release();
      while (!stop) std::this_thread::yield();
      ended = true;
    };
  }
  void wait_until_it_runs() { began_.acquire(); }

  std::atomic<bool> ended = false;

 private:
  std::binary_semaphore began_{0};
};

TEST(LatestTask, StopsTheTaskAtHandForAnother) {
  Endless first;
  std::binary_semaphore ran(0);
  LatestTask worker;
  worker.begin(first.task());
  first.wait_until_it_runs();
  worker.begin([&](const std::atomic<bool>& stop) {
    EXPECT_TRUE(first.ended);
    EXPECT_FALSE(stop);
    ran.release();
  });
  ran.acquire();
}

TEST(LatestTask, RunsOnlyTheLastOfThoseThatWait) {
  Endless first;
  std::vector<int> run;
  std::binary_semaphore done(0);
  LatestTask worker;
  worker.begin(first.task());
  first.wait_until_it_runs();
  for (const int number : {1, 2, 3}) {
    worker.begin([&run, &done, number](const std::atomic<bool>&) {
      run.push_back(number);
      if (number == 3) done.release();
    });
  }
  done.acquire();
  EXPECT_EQ(run, std::vector{3});
}

TEST(LatestTask, BeginsOnceNoOtherWasGivenForTheRest) {
  const auto before = std::chrono::steady_clock::now();
  std::vector<int> run;
  std::binary_semaphore done(0);
  LatestTask worker(LatestTask::Priority::low, 50ms);
  for (const int number : {1, 2, 3}) {
    worker.begin([&run, &done, number](const std::atomic<bool>&) {
      run.push_back(number);
      if (number == 3) done.release();
    });
  }
  done.acquire();
  EXPECT_EQ(run.back(), 3);
  EXPECT_GE(std::chrono::steady_clock::now() - before, 50ms);
}

TEST(LatestTask, DropsTheTaskThatWaitsWhenItIsStopped) {
  Endless first;
  LatestTask worker;
  worker.begin(first.task());
  first.wait_until_it_runs();
  worker.begin([](const std::atomic<bool>&) { FAIL() << "was dropped"; });
  worker.stop_and_wait();
  EXPECT_TRUE(first.ended);
  std::binary_semaphore ran(0);
  worker.begin([&ran](const std::atomic<bool>&) { ran.release(); });
  ran.acquire();
}

TEST(LatestTask, EndsTheTaskAtHandBeforeItGoes) {
  Endless first;
  {
    LatestTask worker;
    worker.begin(first.task());
    first.wait_until_it_runs();
  }
  EXPECT_TRUE(first.ended);
}

}  // namespace
}  // namespace chartroom::editor
