// A deck in a tab: its cards as tables, the graph of its symbols, and the card at hand.
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
    // When a finding leads to what a panel beside the page shows.
    std::function<void(const DeckPlace&)> gone_to;
  };
  DeckPage(wxWindow* parent, DeckDocument document, Events events);

  DeckDocument& document() override { return document_; }
  const DeckDocument& document() const override { return document_; }
  FindingSource* finding_source() override { return this; }
  DeckFindings& findings() override { return findings_; }
  const con_sonar::Deck& deck() const { return document_.deck(); }

  // Changes the deck in one step, or says what keeps it from being so.
  void apply(con_sonar::Deck next, StepLabel label);
  // The same within a step that is open; what keeps it from being so is the caller's to say.
  std::vector<FileError> change(MergeKey step, con_sonar::Deck next, StepLabel label);
  // Takes back all that the open step has changed.
  void cancel_step();
  // Says what keeps a deck from being so; with no fault, takes back what was said before.
  void say(const std::vector<FileError>& faults);
  // Until the deck is another.
  void tell(const wxString& text);

  void go_to_cards(CardKind kind) { table(kind).list().SetFocus(); }
  void add_card(CardKind kind);
  void select_all() { table(kind_).list().SelectAll(); }
  // Those that are selected.
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

  void judge() override { findings_.judge(document_); }
  void light_finding(std::size_t place) override;
  void go_to_finding(std::size_t place) override;
  void open_finding(std::size_t place) override;
  void light_nothing() override;
  bool fix_finding(std::size_t place) override;
  std::optional<std::string> why_not_excluded() const override;
  std::vector<maps::Exclusion> exclusions_of(std::size_t place) const override;
  maps::Exclusion exclusion_of(std::size_t place, const std::string& reason) const override;

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
  wxString shown_text_;              // of the card at hand
  wxString said_;                    // of the last edit: why it was none, or what went with it
  con_sonar::Deck said_of_;          // the deck that this is said of
  CardKind kind_ = CardKind::fleet;  // of the cards that are selected
  CardTable* fleet_ = nullptr;
  CardTable* torpedoes_ = nullptr;
  SymbolGraphView* graph_ = nullptr;
  wxStaticText* card_text_ = nullptr;
  CardPreview* preview_ = nullptr;
};

}  // namespace chartroom::editor
