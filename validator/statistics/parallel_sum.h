// Work in numbered blocks, on any number of threads, added up.
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

// Calls `work(block, sum)` for every block from 0 to before `blocks`, each once, from so many
// threads at a time; every thread adds to a sum of its own, and all of them are added (+=) to the
// result. Blocks are taken in order and always worked to their end, so that when `stop` is set from
// outside (null: never) what has been done is a run of whole blocks from the first on. An
// exception ends the work and comes out here.
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
      // The system has no more threads, and those that there are do all blocks.
    }
    run();
  }
  if (failure) std::rethrow_exception(failure);
  return total;
}

}  // namespace chartroom::statistics
