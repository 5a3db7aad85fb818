// What takes longer to judge than an edit may last, in the background: the checks that draw sheets.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "maps/files/pack_file.h"
#include "validator/checks/catalogue.h"

namespace chartroom::editor {

// The text of a file, and the pack whose settings hold.
struct SlowTask {
  std::string text;
  std::string path;
  std::optional<maps::PackFile> pack;
};

struct SlowResult {
  std::string text;  // that was judged
  std::string path;
  std::vector<std::string> codes;  // of the checks that were made
  std::vector<checks::MapFinding> findings;
};

class SlowFindings {
 public:
  // Judges a map that nobody has changed for so long.
  static constexpr std::chrono::milliseconds kRest{600};

  // By the checks whose codes begin so. `done` is called in the background when
  // there is something to take.
  SlowFindings(const checks::Catalogue& catalogue, std::string_view codes,
               std::function<void()> done);
  ~SlowFindings();
  SlowFindings(const SlowFindings&) = delete;
  SlowFindings& operator=(const SlowFindings&) = delete;

  // Of several tasks in a row the last is done.
  void judge(SlowTask task);
  // The last result, once.
  std::optional<SlowResult> take();

 private:
  void run(const std::stop_token& stop);
  SlowResult judged(const SlowTask& task, const std::stop_token& stop) const;

  std::vector<checks::Check> checks_;
  std::function<void()> done_;
  std::mutex mutex_;
  std::condition_variable_any changed_;
  std::optional<SlowTask> wanted_;
  std::optional<SlowResult> result_;
  std::jthread worker_;  // the last member: it uses all others
};

}  // namespace chartroom::editor
