#include "validator/statistics/parallel_sum.h"

#include <gtest/gtest.h>

#include <array>
#include <stdexcept>

namespace chartroom::statistics {
namespace {

TEST(ParallelSum, WorksEveryBlockOnceOnAnyNumberOfThreads) {
  for (const int threads : {1, 2, 7}) {
    std::array<std::atomic<int>, 100> worked{};
    const Count sum = parallel_sum<Count>(threads, 100, nullptr, [&](Count block, Count& mine) {
      ++worked[static_cast<std::size_t>(block)];
      mine += block;
    });
    EXPECT_EQ(sum, 4950) << threads;
    for (const auto& times : worked) EXPECT_EQ(times, 1) << threads;
  }
  EXPECT_EQ(parallel_sum<Count>(4, 0, nullptr, [](Count, Count& mine) { ++mine; }), 0);
}

TEST(ParallelSum, StoppedEndsWithARunOfWholeBlocksFromTheFirstOn) {
  std::atomic<bool> stop{false};
  std::array<std::atomic<bool>, 1000> worked{};
  const Count sum = parallel_sum<Count>(3, 1000, &stop, [&](Count block, Count& mine) {
    worked[static_cast<std::size_t>(block)] = true;
    ++mine;
    if (block >= 50) stop = true;
  });
  EXPECT_GE(sum, 51);
  EXPECT_LE(sum, 53) << "each thread ends with the block in hand";
  for (std::size_t i = 0; i < worked.size(); ++i) EXPECT_EQ(worked[i], i < std::size_t(sum)) << i;
}

TEST(ParallelSum, LetsAnExceptionOfTheWorkOut) {
  const auto work = [](Count block, Count&) {
    if (block == 5) throw std::runtime_error("enough");
  };
  EXPECT_THROW(parallel_sum<Count>(2, 1'000'000, nullptr, work), std::runtime_error);
}

}  // namespace
}  // namespace chartroom::statistics
