// The findings of the deck while it is edited: the list that `validate` would print.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "editor/model/con_sonar/deck_document.h"
#include "editor/model/documents/finding_list.h"
#include "editor/model/documents/pack_in_force.h"
#include "validator/checks/profile.h"

namespace chartroom::editor {

class DeckFindings : public FindingList {
 public:
  // The profile checks decks at the level structure.
  explicit DeckFindings(checks::Profile profile) : profile_(std::move(profile)) {}

  // Checks the file as if the deck were saved now. Call after every change.
  void validate(const DeckDocument& document);
  void follow(OpenPacks open) { pack_.follow(std::move(open)); }
  // Returns the pack whose settings apply; null if there is none.
  const maps::PackFile* pack() const { return pack_.pack(); }

  std::size_t size() const override { return all_.size(); }
  const reports::Finding& at(std::size_t index) const override { return all_.at(index); }
  const checks::Check* check(std::string_view code) const override {
    return profile_.catalogue.find(code);
  }
  std::vector<reports::NotRun> not_checked() const override;
  int checked() const override;
  std::vector<CheckedLevel> levels() const override;

 private:
  checks::Profile profile_;
  PackInForce pack_;
  std::optional<std::string> checked_text_;
  std::string checked_path_;
  std::vector<reports::Finding> all_;
};

// Returns the exclusion that excludes the finding in the pack; the reason is not empty.
maps::Exclusion new_exclusion(const DeckDocument& document, const reports::Finding& finding,
                              const std::string& reason);

// The part of a deck that a finding is about: an element of a list, or another value.
enum class DeckPart : std::uint8_t { fleet, torpedoes, nations, symbols, sonar, other };
struct DeckPlace {
  DeckPart part = DeckPart::other;
  std::optional<std::size_t> element;
  friend bool operator==(const DeckPlace&, const DeckPlace&) = default;
};
// Returns the place of a JSON pointer: "/fleet/3/effect" is element 3 of the fleet.
DeckPlace deck_place(std::string_view pointer);

}  // namespace chartroom::editor
