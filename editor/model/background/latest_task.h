// Work in a thread of its own, so that the window stays awake.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <thread>

namespace chartroom::editor {

// Runs one task at a time, and only the last of several that wait. Tasks use members of the owner,
// so declare the LatestTask as the last member.
class LatestTask {
 public:
  // Looks at `stop` often and ends early once it is set; its result is not wanted then.
  using Task = std::function<void(const std::atomic<bool>& stop)>;
  // A low one gets only the time that other threads leave, where the system can do so.
  enum class Priority : std::uint8_t { normal, low };

  // A task begins once no other has been given for `rest`.
  explicit LatestTask(Priority priority = Priority::normal, std::chrono::milliseconds rest = {});
  LatestTask(const LatestTask&) = delete;
  LatestTask& operator=(const LatestTask&) = delete;
  // Stops the task at hand and waits for its end.
  ~LatestTask();

  // Stops the task at hand, and runs this one after it.
  void begin(Task task);
  // Stops the task at hand and drops the one that waits.
  void stop();
  // Stops, and waits until the task at hand has ended.
  void stop_and_wait();

 private:
  void run(const std::stop_token& end);

  const Priority priority_;
  const std::chrono::milliseconds rest_;
  std::mutex mutex_;
  std::condition_variable_any changed_;
  Task next_;
  std::uint64_t given_ = 0;  // tasks, and calls of stop()
  bool busy_ = false;
  std::atomic<bool> stop_ = false;  // of the task at hand
  std::jthread thread_;             // the last member: it uses all others
};

}  // namespace chartroom::editor
