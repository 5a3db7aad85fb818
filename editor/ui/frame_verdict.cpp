// How the map in front plays, and the maps of a pack, what is known of other states of a map, and
// what would make it fair.
#include <algorithm>
#include <chrono>
#include <memory>
#include <thread>
#include <utility>

#include <wx/intl.h>

#include "editor/model/with_board.h"
#include "editor/ui/frame.h"
#include "editor/ui/overlays/overlay_strip.h"
#include "editor/ui/panels/history_panel.h"
#include "editor/ui/play/work_bar.h"
#include "editor/ui/toolkit/keys.h"
#include "editor/ui/toolkit/texts.h"
#include "editor/ui/verdict/verdict_bar.h"
#include "editor/ui/verdict/verdict_text.h"
#include "validator/generate/request.h"
#include "validator/suggest/suggest.h"

namespace chartroom::editor {
namespace {

// Nobody looks at a bar for longer.
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
    text = _("Blue's share of the points, %:") + " " + shares(figures, &suggest::Figures::side) +
           wxString::FromUTF8(" · ");
  }
  return text + _("Of whoever begins, %:") + " " + shares(figures, &suggest::Figures::first);
}

}  // namespace

void EditorFrame::make_verdict_bar() {
  VerdictBar::Events events;
  events.map = [this](const MapVerdict& verdict, bool other) {
    overlays_->show_verdict(verdict);
    if (!other || findings_ == nullptr) return;
    findings_->judge_play();
    if (history_->IsShownOnScreen()) history_->show_verdicts();
  };
  events.pack = [this](const PackVerdicts& verdicts) { show_pack_verdicts(verdicts); };
  verdict_ = new VerdictBar(parts_, std::move(events));
}

void EditorFrame::judge() {
  if (findings_ == nullptr) return;
  findings_->update();
  update_status();
  show_verdict();
}

PlayedMap EditorFrame::played(MapPage& page, const maps::Map& map) {
  page.findings().judge(page.document());
  const maps::PackFile* pack = page.findings().pack();
  return {map, pack == nullptr ? nullptr : &pack->pack};
}

std::optional<MapVerdict> EditorFrame::known_verdict(MapPage& page, const maps::Map& map) const {
  return verdict_->known(played(page, map));
}

std::vector<wxString> EditorFrame::verdicts_of(const std::vector<const maps::Map*>& states) const {
  std::vector<wxString> texts;
  for (const maps::Map* map : states) {
    texts.push_back(verdict_reached(known_verdict(map_page(), *map)));
  }
  return texts;
}

void EditorFrame::judge_pack() {
  const auto* page = starting() ? nullptr : dynamic_cast<const PackPage*>(&front());
  if (page == nullptr) return verdict_->judge_nothing();
  std::vector<PlayedMap> maps;
  for (const PackDocument::Entry& entry : page->maps()) {
    if (entry.map) maps.emplace_back(*entry.map, &page->document().pack());
  }
  verdict_->judge_pack(std::move(maps));
}

void EditorFrame::show_pack_verdicts(const PackVerdicts& verdicts) {
  auto* page = dynamic_cast<PackPage*>(&front());
  if (page == nullptr) return;
  std::vector<wxString> texts;
  std::size_t place = 0;
  for (const PackDocument::Entry& entry : page->maps()) {
    texts.emplace_back();
    if (!entry.map) continue;
    if (place == verdicts.size()) return;  // the maps have changed, and will soon be judged
    const int errors = page->findings().errors_in(entry.path);
    texts.back() = verdict_in_pack(errors, verdicts.at(place), verdicts.judging(place));
    ++place;
  }
  page->show_verdicts(texts);
}

void EditorFrame::suggest_changes(const reports::Finding* finding) {
  const auto asked = std::make_shared<suggest::Request>();
  suggest::Request& request = *asked;
  // Now: an edit that ends changes the list of findings.
  if (finding != nullptr) {
    request.finding = suggest::FindingAt{finding->code, finding->places};
    request.lines = suggest::lines_of(finding->code);
  }
  const std::string code = request.finding ? request.finding->code : "";
  drop_suggestions();
  front().finish_edit();
  request.map = generate::played_map(played_map());
  if (const maps::PackFile* pack = map_page().findings().pack()) request.pack = *pack;
  request.jobs = std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
  look_for_changes({asked, map_page().document().map(), code, {}, {}});
}

void EditorFrame::look_for_changes(ChangesAsked asked) {
  const auto answer = std::make_shared<suggest::Answer>();
  asked.answer = answer;
  asked_ = asked;
  work_->run_for(
      kMostSearch,
      asked.code.empty()
          ? _("Looking for the smallest changes that make the map fair (within 2 points in a "
              "hundred) "
              "and free of warnings...")
          : wxString::Format(_("Looking for the smallest changes that mend %s..."),
                             to_wx(asked.code)),
      [answer, request = asked.request](const std::atomic<bool>& stop, const WorkBar::Progress&) {
        const auto end = std::chrono::steady_clock::now() + kMostSearch;
        suggest::SuggestHooks hooks;
        hooks.stop = &stop;
        hooks.out_of_time = [end] { return std::chrono::steady_clock::now() >= end; };
        *answer = suggest::suggest_changes(*request, hooks);
      },
      [this, answer] {
        asked_.answer.reset();
        asked_.found = answer;
        offer_changes(*answer, asked_.map, asked_.code);
      });
}

// What was said may stand on another tab than the one in front.
bool EditorFrame::says_suggested(MapPage& page) const {
  return !suggested_.empty() && page.notice().text() == suggested_;
}

void EditorFrame::drop_suggestions() {
  MapPage* page = front_map();
  if (page != nullptr && says_suggested(*page)) page->notice().dismiss();
  suggested_.clear();
}

void EditorFrame::say_of_suggestions(MapPage& page, const wxString& text) {
  suggested_ = text;
  suggested_for_ = page.document().map();
  page.notice().show(text, wxICON_INFORMATION);
}

// Its name may be another: it gets one when it is saved first.
std::pair<MapPage*, maps::Map> EditorFrame::page_of(const maps::Map& map) const {
  const auto plays = [&map](MapPage& page, const maps::Map& state) {
    return played(page, state) == played(page, map);
  };
  std::vector<MapPage*> pages;
  if (MapPage* front = front_map(); front != nullptr) pages.push_back(front);
  for (int i = 0; i < tabs_->count(); ++i) {
    if (auto* page = dynamic_cast<MapPage*>(&tabs_->page(i))) pages.push_back(page);
  }
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

void EditorFrame::offer_changes(const suggest::Answer& answer, const maps::Map& map,
                                const std::string& code) {
  const auto [page, asked] = page_of(map);
  const bool offers = !answer.mended.empty() && !answer.suggestions.empty();
  // What there is to do for another map is offered for undo to bring it back; the rest is not true.
  if (page == nullptr || (!offers && page->document().map() != asked)) {
    return notice_->show(_("The map has changed since changes were asked for: ask once more."),
                         wxICON_INFORMATION);
  }
  if (answer.mended.empty()) {
    return say_of_suggestions(
        *page, code.empty()
                   ? _("It is fair, and its sea is without warnings: there is nothing to suggest.")
                   : wxString::Format(_("Fresh games do not show %s: there is nothing to suggest."),
                                      to_wx(code)));
  }
  if (answer.suggestions.empty()) {
    const wxString tried = shown_count(answer.tries);
    return say_of_suggestions(
        *page, code.empty()
                   ? wxString::Format(_("No small change was found that makes it fair (within 2 "
                                        "points in a hundred) and free "
                                        "of warnings: "
                                        "%s were tried."),
                                      tried)
                   : wxString::Format(_("No small change was found that mends %s: %s were tried."),
                                      to_wx(code), tried));
  }
  std::vector<MendBar::Way> ways;
  for (const suggest::Suggestion& suggestion : answer.suggestions) {
    // Name and rules are those of the window, and not those of a pack.
    maps::Map changed = with_board(asked, suggestion.map);
    wxString label = describe_difference(maps::difference(asked, changed));
    label.Replace("\n", wxString::FromUTF8(" · "));
    ways.push_back({label, outcome_of(suggestion.figures), std::move(changed)});
  }
  page->offer(_("Change it so?"), asked, std::move(ways));
  // Who types meanwhile goes on typing.
  if (page == front_map() && typing() == Typing::none) page->focus_offer();
}

}  // namespace chartroom::editor
