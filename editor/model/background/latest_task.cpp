#include "editor/model/background/latest_task.h"

#include <utility>

#include "editor/model/background/background_thread.h"

namespace chartroom::editor {

LatestTask::LatestTask(Priority priority, std::chrono::milliseconds rest)
    : priority_(priority), rest_(rest), thread_([this](const std::stop_token& end) { run(end); }) {}

LatestTask::~LatestTask() {
  thread_.request_stop();
  stop();
}

void LatestTask::begin(Task task) {
  {
    const std::scoped_lock lock(mutex_);
    next_ = std::move(task);
    ++given_;
    stop_ = true;
  }
  changed_.notify_all();
}

void LatestTask::stop() { begin(nullptr); }

void LatestTask::stop_and_wait() {
  stop();
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return !busy_; });
}

void LatestTask::run(const std::stop_token& end) {
  if (priority_ == Priority::low) let_others_go_first();
  std::unique_lock lock(mutex_);
  while (changed_.wait(lock, end, [this] { return next_ != nullptr; })) {
    const auto other_given = [this, given = given_] { return given_ != given; };
    if (changed_.wait_for(lock, end, rest_, other_given)) continue;
    if (end.stop_requested()) return;
    Task task = std::exchange(next_, nullptr);
    stop_ = false;
    busy_ = true;
    lock.unlock();
    task(stop_);
    task = nullptr;
    lock.lock();
    busy_ = false;
    changed_.notify_all();
  }
}

}  // namespace chartroom::editor
