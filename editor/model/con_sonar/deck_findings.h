// What the checks say of the deck while it is edited.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "editor/model/con_sonar/deck_document.h"
#include "editor/model/documents/finding_list.h"

namespace chartroom::editor {

// Who judges decks.
struct DeckJudge {
  // What there is to say of the text of a deck file.
  std::function<std::vector<reports::Finding>(const std::string& text, const std::string& path)>
      findings;
  // Why a player cares about findings of that code.
  std::function<std::string(const std::string& code)> why;
  // Checks that are left to `validate`, and why; how many are made here.
  std::vector<reports::NotRun> left_out = {};
  int checks = 0;
};

class DeckFindings : public FindingList {
 public:
  explicit DeckFindings(DeckJudge judge) : judge_(std::move(judge)) {}

  // Call after every change. Judges the file as it would be if the deck were saved now.
  void judge(const DeckDocument& document);

  std::size_t size() const override { return all_.size(); }
  const reports::Finding& at(std::size_t place) const override { return all_.at(place); }
  std::string why(const std::string& code) const override { return judge_.why(code); }
  std::vector<reports::NotRun> not_judged() const override { return judge_.left_out; }
  int judged() const override { return judge_.checks; }
  const char* extent() const override;

 private:
  DeckJudge judge_;
  std::optional<std::string> judged_text_;
  std::string judged_path_;
  std::vector<reports::Finding> all_;
};

// What of a deck a finding is about: an element of one of its lists, or some other value of it.
enum class DeckPart : std::uint8_t { fleet, torpedoes, nations, symbols, sonar, other };
struct DeckPlace {
  DeckPart part = DeckPart::other;
  std::optional<std::size_t> element;
  friend bool operator==(const DeckPlace&, const DeckPlace&) = default;
};
// From a JSON pointer: "/fleet/3/effect" is element 3 of the fleet.
DeckPlace deck_place(std::string_view pointer);

}  // namespace chartroom::editor
