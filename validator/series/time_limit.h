// A flag that rises when a time is over.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace chartroom::series {

// Starts with its construction. Without a time it never rises.
class TimeLimit {
 public:
  explicit TimeLimit(std::optional<std::chrono::milliseconds> time) {
    if (!time) return;
    clock_ = std::jthread([this, end = *time](const std::stop_token& finished) {
      std::mutex mutex;
      std::unique_lock lock(mutex);
      std::condition_variable_any bell;
      bell.wait_for(lock, finished, end, [] { return false; });
      if (finished.stop_requested()) return;
      is_over_ = true;
      is_over_.notify_all();
    });
  }
  TimeLimit(const TimeLimit&) = delete;
  TimeLimit& operator=(const TimeLimit&) = delete;

  const std::atomic<bool>* flag() const { return &is_over_; }

 private:
  std::atomic<bool> is_over_ = false;
  std::jthread clock_;  // ends before the flag does
};

}  // namespace chartroom::series
