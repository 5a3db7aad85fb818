// Runs numbered blocks of work on any number of threads and adds up the results.
#pragma once

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

#include "validator/statistics/counts.h"

namespace chartroom::statistics {

// Calls `work(block, sum)` once for every block from 0 to `blocks` - 1 on up to `threads` threads.
// Each thread has its own sum; all are added (+=) to the result. Blocks start in order and always
// finish, so if `stop` is set from outside (null: never), the result covers the first blocks
// without gaps. Rethrows an exception from `work`, which ends the work.
template <class Sum, class Work>
Sum parallel_sum(int threads, Count blocks, const std::atomic<bool>* stop, const Work& work) {
  std::atomic<Count> next_block{0};
  std::mutex mutex;
  Sum total{};
  std::exception_ptr failure;
  const auto run = [&] {
    try {
      Sum mine{};
      while (stop == nullptr || !*stop) {
        const Count block = next_block++;
        if (block >= blocks) break;
        work(block, mine);
      }
      const std::lock_guard lock(mutex);
      total += mine;
    } catch (...) {
      const std::lock_guard lock(mutex);
      failure = std::current_exception();
      next_block = blocks;
    }
  };
  {
    std::vector<std::jthread> others;
    try {
      for (Count i = 1; i < std::min<Count>(threads, blocks); ++i) others.emplace_back(run);
    } catch (const std::system_error&) {
      // The system has no more threads; the existing ones run all blocks.
    }
    run();
  }
  if (failure) std::rethrow_exception(failure);
  return total;
}

}  // namespace chartroom::statistics
