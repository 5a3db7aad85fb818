#include "editor/ui/workbench/suggestions.h"

#include <algorithm>
#include <chrono>
#include <thread>

#include <wx/intl.h>

#include "editor/model/with_board.h"
#include "editor/ui/pages/played_map.h"
#include "editor/ui/play/work_bar.h"
#include "editor/ui/toolkit/keys.h"
#include "editor/ui/toolkit/ui_texts.h"
#include "editor/ui/verdict/verdict_text.h"
#include "validator/generate/request.h"
#include "validator/suggest/suggest.h"
namespace chartroom::editor {
namespace {

// Users do not watch a bar for longer.
constexpr std::chrono::seconds kMostSearch{60};

// "novice 49.2–50.6, standard 49.7–51.1"
wxString shares(const suggest::Figures& figures,
                statistics::Interval (suggest::Figures::*share)(std::size_t) const) {
  wxString text;
  for (std::size_t i = 0; i < suggest::kLevels.size(); ++i) {
    const statistics::Interval interval = (figures.*share)(i);
    if (i > 0) text += ", ";
    text += level_name(std::string(suggest::kLevels[i])) + " " + shown_decimal(100 * interval.low) +
            wxString::FromUTF8("–") + shown_decimal(100 * interval.high);
  }
  return text;
}

wxString outcome_of(const suggest::Figures& figures) {
  wxString text;
  if (figures.side_proof.empty()) {
    text = _("Blue's share, %:") + " " + shares(figures, &suggest::Figures::side) +
           wxString::FromUTF8(" · ");
  }
  return text + _("First player's share, %:") + " " + shares(figures, &suggest::Figures::first);
}

}  // namespace

void Suggestions::search(const reports::Finding* finding) {
  const auto asked = std::make_shared<suggest::Request>();
  suggest::Request& request = *asked;
  // Copied before finish_edit(), which changes the list of findings.
  if (finding != nullptr) {
    request.finding = suggest::FindingAt{finding->code, finding->places};
    request.requirements = suggest::requirements_of(finding->code);
  }
  const std::string code = request.finding ? request.finding->code : "";
  drop();
  at_.front().finish_edit();
  request.map = generate::played_map(map_to_play(at_.map_page()));
  if (const maps::PackFile* pack = at_.map_page().findings().pack()) request.pack = *pack;
  request.jobs = std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
  run({asked, at_.map_page().document().map(), code, {}, {}});
}

void Suggestions::run(Search search) {
  const auto answer = std::make_shared<suggest::Answer>();
  search.answer = answer;
  last_ = search;
  at_.work->run_for(
      kMostSearch,
      search.code.empty() ? _("Looking for the smallest changes that make the map fair (within 2 "
                              "percentage points) and free of warnings...")
                          : wxString::Format(_("Looking for the smallest changes that fix %s..."),
                                             to_wx(search.code)),
      [answer, request = search.request](const std::atomic<bool>& stop, const WorkBar::Progress&) {
        const auto end = std::chrono::steady_clock::now() + kMostSearch;
        suggest::SuggestHooks hooks;
        hooks.stop = &stop;
        hooks.out_of_time = [end] { return std::chrono::steady_clock::now() >= end; };
        *answer = suggest::suggest_changes(*request, hooks);
      },
      [this, answer] {
        last_.answer.reset();
        last_.found = answer;
        offer(*answer, last_.map, last_.code);
      });
}

// True if the page shows the last text; another tab may show it.
bool Suggestions::says(MapPage& page) const {
  return !said_.empty() && page.notice().text() == said_;
}

void Suggestions::follow() {
  MapPage* page = at_.front_map();
  if (page != nullptr && says(*page) && page->document().map() != said_for_) drop();
}

void Suggestions::take_over(const Suggestions& before) {
  const MapPage* asked_for = before.last_.found ? before.page_of(before.last_.map).first : nullptr;
  last_ = before.last_;
  if (!last_.answer.expired()) {
    run(last_);  // from the beginning, as the tries are lost with the other window
  } else if (asked_for != nullptr && asked_for->offers()) {
    offer(*last_.found, last_.map, last_.code);
  }
}

void Suggestions::drop() {
  MapPage* page = at_.front_map();
  if (page != nullptr && says(*page)) page->notice().dismiss();
  said_.clear();
}

void Suggestions::say(MapPage& page, const wxString& text) {
  said_ = text;
  said_for_ = page.document().map();
  page.notice().show(text, wxICON_INFORMATION);
}

// Compares by play, as the first save may have given the map another name.
std::pair<MapPage*, maps::Map> Suggestions::page_of(const maps::Map& map) const {
  const auto plays = [&map](MapPage& page, const maps::Map& state) {
    return played(page, state) == played(page, map);
  };
  std::vector<MapPage*> pages = at_.maps();
  // The map in front is preferred to others that play alike.
  std::ranges::stable_partition(pages, [this](MapPage* page) { return page == at_.front_map(); });
  for (MapPage* page : pages) {
    if (plays(*page, page->document().map())) return {page, page->document().map()};
  }
  for (MapPage* page : pages) {
    for (std::size_t done = page->document().steps().size() + 1; done-- > 0;) {
      const maps::Map& state = page->document().state(done);
      if (plays(*page, state)) return {page, state};
    }
  }
  return {nullptr, map};
}

void Suggestions::offer(const suggest::Answer& answer, const maps::Map& map,
                        const std::string& code) {
  const auto [page, asked] = page_of(map);
  const bool offers = !answer.requested.empty() && !answer.suggestions.empty();
  // Suggestions for a past state are still offered; other texts are no longer true.
  if (page == nullptr || (!offers && page->document().map() != asked)) {
    return at_.notice->show(_("The map changed during the search. Suggest changes again."),
                            wxICON_INFORMATION);
  }
  if (answer.requested.empty()) {
    return say(*page, code.empty()
                          ? _("The map is fair and has no warnings. Nothing to suggest.")
                          : wxString::Format(_("New games do not show %s. Nothing to suggest."),
                                             to_wx(code)));
  }
  if (answer.suggestions.empty()) {
    const wxString tried = shown_count(answer.tries);
    return say(*page,
               code.empty()
                   ? wxString::Format(_("Found no small change that makes the map fair (within 2 "
                                        "percentage points) and free of warnings. %s tried."),
                                      tried)
                   : wxString::Format(_("Found no small change that fixes %s. %s tried."),
                                      to_wx(code), tried));
  }
  std::vector<FixBar::Option> options;
  for (const suggest::Suggestion& suggestion : answer.suggestions) {
    // Takes only the board: name and rules are the window's, not the pack's.
    maps::Map changed = with_board(asked, suggestion.map);
    wxString label = describe_difference(maps::difference(asked, changed));
    label.Replace("\n", wxString::FromUTF8(" · "));
    options.push_back({label, outcome_of(suggestion.figures), std::move(changed)});
  }
  page->offer(_("Apply this change?"), asked, std::move(options));
  // The offer must not take the focus from typing.
  if (page == at_.front_map() && typing() == Typing::none) page->focus_offer();
}

}  // namespace chartroom::editor
