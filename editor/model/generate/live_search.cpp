#include "editor/model/generate/live_search.h"

#include <utility>

#include "editor/model/background_thread.h"
#include "validator/generate/generated_pack.h"

namespace chartroom::editor {

LiveSearch::LiveSearch(std::function<void()> news) : news_(std::move(news)) {}

LiveSearch::~LiveSearch() { end_worker(); }

void LiveSearch::end_worker() {
  halt_ = true;
  if (worker_.joinable()) worker_.join();
}

void LiveSearch::begin(generate::Request request) {
  end_worker();
  halt_ = false;
  {
    const std::scoped_lock lock(mutex_);
    state_ = {.stage = SearchStage::searching, .found = {}, .pack = {}, .wanted = request.count};
  }
  worker_ = std::thread([this, request = std::move(request)] { run(request); });
  call_news();
}

void LiveSearch::tell(std::function<void()> news) {
  const std::scoped_lock lock(news_mutex_);
  news_ = std::move(news);
}

// Whoever was told before may go as soon as `tell` has returned.
void LiveSearch::call_news() {
  const std::scoped_lock lock(news_mutex_);
  news_();
}

void LiveSearch::stop() {
  const bool searching = state().stage == SearchStage::searching;
  end_worker();
  if (searching) call_news();
}

SearchState LiveSearch::state() const {
  const std::scoped_lock lock(mutex_);
  return state_;
}

void LiveSearch::run(const generate::Request& request) {
  let_others_go_first();
  generate::SearchHooks hooks;
  hooks.stop = &halt_;
  hooks.progress = [&](const generate::Search& so_far) { show(request, so_far, {}); };
  const generate::Search search = find_maps(request, hooks);
  const bool all = static_cast<int>(search.found.size()) == request.count;
  show(request, search,
       all     ? SearchStage::found
       : halt_ ? SearchStage::stopped
               : SearchStage::used_up);
}

void LiveSearch::show(const generate::Request& request, const generate::Search& search,
                      std::optional<SearchStage> end) {
  // Names depend on how many came before alone: whoever was found keeps the name.
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
