// Waiting in a test for what works in the background.
#pragma once

#include <condition_variable>
#include <mutex>

namespace chartroom::editor {

// What works in the background tells it that there is news.
class News {
 public:
  void tell() {
    const std::scoped_lock lock(mutex_);
    told_.notify_all();
  }

  // What `read` gives as soon as it is as wanted; it is read again at all news.
  template <class Read, class Wanted>
  auto wait(Read read, Wanted wanted) {
    std::unique_lock lock(mutex_);
    auto value = read();
    while (!wanted(value)) {
      told_.wait(lock);
      value = read();
    }
    return value;
  }

 private:
  std::mutex mutex_;
  std::condition_variable told_;
};

}  // namespace chartroom::editor
