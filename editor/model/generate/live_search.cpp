#include "editor/model/generate/live_search.h"

#include <utility>

#include "validator/generate/generated_pack.h"

namespace chartroom::editor {

void LiveSearch::begin(generate::Request request) {
  worker_.stop_and_wait();
  {
    const std::scoped_lock lock(mutex_);
    state_ = {.stage = SearchStage::searching, .found = {}, .pack = {}, .wanted = request.count};
  }
  worker_.begin(
      [this, request = std::move(request)](const std::atomic<bool>& stop) { run(request, stop); });
  call_news();
}

void LiveSearch::tell(std::function<void()> news) {
  const std::scoped_lock lock(news_mutex_);
  news_ = std::move(news);
}

// Locked, so that the previous listener may be deleted once `tell` has returned.
void LiveSearch::call_news() {
  const std::scoped_lock lock(news_mutex_);
  news_();
}

void LiveSearch::stop() {
  worker_.stop_and_wait();
  {
    const std::scoped_lock lock(mutex_);
    if (state_.stage != SearchStage::searching) return;
    state_.stage = SearchStage::stopped;
  }
  call_news();
}

SearchState LiveSearch::state() const {
  const std::scoped_lock lock(mutex_);
  return state_;
}

void LiveSearch::run(const generate::Request& request, const std::atomic<bool>& stop) {
  generate::SearchHooks hooks;
  hooks.stop = &stop;
  hooks.progress = [&](const generate::Search& so_far) { show(request, so_far, {}); };
  const generate::Search search = find_maps(request, hooks);
  const bool all = static_cast<int>(search.found.size()) == request.count;
  if (stop && !all) return show(request, search, {});
  show(request, search, all ? SearchStage::found : SearchStage::used_up);
}

void LiveSearch::show(const generate::Request& request, const generate::Search& search,
                      std::optional<SearchStage> end) {
  // A name depends only on the number of maps found before, so a found map keeps its name.
  generate::GeneratedPack found = generated_pack(request, search, {});
  {
    const std::scoped_lock lock(mutex_);
    state_.found = std::move(found.maps);
    state_.pack = std::move(found.pack);
    state_.candidates = search.candidates;
    state_.games = search.games;
    if (end) state_.stage = *end;
  }
  call_news();
}

}  // namespace chartroom::editor
