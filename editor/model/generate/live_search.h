// Looks for new maps in the background, while others are edited.
#pragma once

#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "editor/model/background/latest_task.h"
#include "validator/generate/search.h"

namespace chartroom::editor {

enum class SearchStage : std::uint8_t {
  none,       // nothing was asked for yet
  searching,  // more may be found
  found,      // as many as were asked for
  used_up,    // all candidates were tried, and not as many found
  stopped,    // by the designer
};

struct SearchState {
  SearchStage stage = SearchStage::none;
  // With names and themes, each certified; those that were found first come first.
  std::vector<generate::Found> found;
  maps::Pack pack;  // of them, without a name of its own
  generate::Count candidates = 0;
  generate::Count games = 0;
  int wanted = 0;
};

class LiveSearch {
 public:
  // Calls `news` in the background when the state is another.
  explicit LiveSearch(std::function<void()> news) : news_(std::move(news)) {}

  // Drops what was found before. The request must not contradict itself.
  void begin(generate::Request request);
  // From now on others hear what there is to show, and nobody else.
  void tell(std::function<void()> news);
  // What is found so far stays.
  void stop();
  SearchState state() const;

 private:
  void run(const generate::Request& request, const std::atomic<bool>& stop);
  void show(const generate::Request& request, const generate::Search& search,
            std::optional<SearchStage> end);
  void call_news();

  std::mutex news_mutex_;
  std::function<void()> news_;
  mutable std::mutex mutex_;
  SearchState state_;
  LatestTask worker_{LatestTask::Priority::low};  // the last member: it uses all others
};

}  // namespace chartroom::editor
