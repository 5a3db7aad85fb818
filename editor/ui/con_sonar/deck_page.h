// A deck in a tab: tables of its cards, the graph of its symbols, and the selected card.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <wx/splitter.h>
#include <wx/stattext.h>

#include "editor/model/con_sonar/deck_document.h"
#include "editor/model/con_sonar/deck_findings.h"
#include "editor/ui/con_sonar/card_preview.h"
#include "editor/ui/con_sonar/card_table.h"
#include "editor/ui/con_sonar/symbol_graph_view.h"
#include "editor/ui/pages/finding_source.h"
#include "editor/ui/pages/page.h"

namespace chartroom::editor {

class DeckPage : public Page, public FindingSource {
 public:
  struct Events {
    std::function<void()> changed;  // after every change of the deck that the page makes
    // Called when a finding is about a part that a side panel shows.
    std::function<void(const DeckPlace&)> gone_to;
  };
  DeckPage(wxWindow* parent, DeckDocument document, Events events);

  DeckDocument& document() override { return document_; }
  const DeckDocument& document() const override { return document_; }
  FindingSource* finding_source() override { return this; }
  DeckFindings& findings() override { return findings_; }
  const con_sonar::Deck& deck() const { return document_.deck(); }

  // Changes the deck in one step, or says why it would be invalid.
  void apply(con_sonar::Deck next, StepLabel label);
  // Changes the deck in an open step. Returns the errors that prevent it, and says nothing.
  std::vector<FileError> change(MergeKey step, con_sonar::Deck next, StepLabel label);
  // Cancels the open step.
  void cancel_step();
  // Says why a deck would be invalid; without faults, withdraws the last text.
  void say(const std::vector<FileError>& faults);
  // Shows a text until the deck changes.
  void tell(const wxString& text);

  void go_to_cards(CardKind kind) { table(kind).list().SetFocus(); }
  void add_card(CardKind kind);
  void select_all() { table(kind_).list().SelectAll(); }
  // True if cards are selected.
  bool has_cards_at_hand() const { return !at_hand().empty(); }
  void duplicate_cards();
  void remove_cards();

  static constexpr PageKind kKind = PageKind::deck;
  PageKind kind() const override { return kKind; }
  wxString describe() const override;
  wxString describe_unsaved() const override;
  wxWindow& workplace() override { return fleet_->list(); }
  wxWindow& picture() override { return *graph_; }
  void finish_edit() override;
  void update() override;
  std::vector<FileError> ask(const wxString& text, const std::string& other,
                             std::vector<NoticeBar::Choice> choices) override;

  void validate() override { findings_.validate(document_); }
  void highlight_finding(std::size_t index) override;
  void go_to_finding(std::size_t index) override;
  void open_finding(std::size_t index) override;
  void highlight_nothing() override;
  bool fix_finding(std::size_t index) override;
  std::optional<std::string> why_not_excluded() const override;
  std::vector<maps::Exclusion> matching_exclusions(std::size_t index) const override;
  maps::Exclusion new_exclusion(std::size_t index, const std::string& reason) const override;

 protected:
  int least_workplace() const override;

 private:
  void withdraw_what_was_said();
  CardTable* make_table(wxWindow* parent, CardKind kind);
  wxWindow* make_views(wxWindow* parent);
  CardTable& table(CardKind kind) const { return kind == CardKind::fleet ? *fleet_ : *torpedoes_; }
  std::vector<std::size_t> at_hand() const { return table(kind_).selected(); }
  void on_edited(CardKind kind, std::size_t card, CardColumn column, int value);
  void on_selected(CardKind kind);
  void show_card();
  void select(CardKind kind, std::size_t card);
  void wrap_card_text();

  DeckDocument document_;
  DeckFindings findings_;
  Events events_;
  wxString shown_text_;      // about the selected card
  wxString said_;            // about the last edit: why it was refused, or what it removed too
  con_sonar::Deck said_of_;  // the deck that `said_` is about
  CardKind kind_ = CardKind::fleet;  // of the selected cards
  CardTable* fleet_ = nullptr;
  CardTable* torpedoes_ = nullptr;
  SymbolGraphView* graph_ = nullptr;
  wxStaticText* card_text_ = nullptr;
  CardPreview* preview_ = nullptr;
};

}  // namespace chartroom::editor
