// Waits in a test for background work.
#pragma once

#include <condition_variable>
#include <mutex>

namespace chartroom::editor {

// Receives notifications from background work.
class News {
 public:
  void tell() {
    const std::scoped_lock lock(mutex_);
    told_.notify_all();
  }

  // Returns the value of `read` once it is `wanted`; reads it again at each notification.
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
