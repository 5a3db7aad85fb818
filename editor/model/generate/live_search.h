// Searches for new maps in the background.
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
  none,       // before the first search
  searching,  // more maps may be found
  found,      // all requested maps are found
  used_up,    // all candidates were tried, but fewer maps are found
  stopped,    // by the user
};

struct SearchState {
  SearchStage stage = SearchStage::none;
  // The certified maps with names and themes, in the order of discovery.
  std::vector<generate::Found> found;
  maps::Pack pack;  // the pack of the found maps, without a name of its own
  generate::Count candidates = 0;
  generate::Count games = 0;
  int wanted = 0;
};

class LiveSearch {
 public:
  // Calls `news` in the background when the state changes.
  explicit LiveSearch(std::function<void()> news) : news_(std::move(news)) {}

  // Drops all found maps and starts a search. The request must not contradict itself.
  void begin(generate::Request request);
  // Replaces `news`. The previous function is not called any more.
  void tell(std::function<void()> news);
  // Stops the search and keeps the found maps.
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
