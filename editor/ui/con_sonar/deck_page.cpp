#include "editor/ui/con_sonar/deck_page.h"

#include <algorithm>
#include <utility>

#include <wx/dcclient.h>
#include <wx/intl.h>
#include <wx/sizer.h>

#include "editor/model/con_sonar/symbol_graph_layout.h"
#include "editor/ui/con_sonar/deck_texts.h"
#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/ui_texts.h"
#include "exporters/documents/print_checks.h"
#include "maps/con_sonar/deck_file.h"

namespace chartroom::editor {
namespace {

constexpr int kViewsWidth = 330;
constexpr int kTorpedoesHeight = 250;
// The largest shares of the room for the views and for the table of torpedoes.
constexpr double kViewsShare = 0.35;
constexpr double kTorpedoesShare = 0.45;
constexpr int kLeastPane = 120;
constexpr int kLeastForPreview = 400;
constexpr int kLeastDeckHeight = 300;  // two tables of some rows each

// Two panes. The second has the size that the user gave it, but at most a share of the room, as a
// table needs more than one row.
class SharedRoom : public wxSplitterWindow {
 public:
  // `wanted` is in logical pixels, `most` a share from 0 to 1.
  SharedRoom(wxWindow* parent, wxSplitMode mode, int wanted, double most)
      : wxSplitterWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                         wxSP_LIVE_UPDATE | wxSP_NOBORDER),
        wanted_(FromDIP(wanted)),
        most_(most) {
    SetSplitMode(mode);
    SetMinimumPaneSize(FromDIP(kLeastPane));
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
      event.Skip();
      share();
    });
    // wx sends this event only for the user's drags.
    Bind(wxEVT_SPLITTER_SASH_POS_CHANGED,
         [this](wxSplitterEvent& event) { wanted_ = room() - event.GetSashPosition(); });
  }

  void divide(wxWindow* second) {
    second_ = second;
    if (GetSplitMode() == wxSPLIT_VERTICAL) {
      SplitVertically(GetWindow1(), second, -wanted_);
    } else {
      SplitHorizontally(GetWindow1(), second, -wanted_);
    }
  }

 private:
  int room() const {
    const wxSize size = GetClientSize();
    return GetSplitMode() == wxSPLIT_VERTICAL ? size.GetWidth() : size.GetHeight();
  }
  void share() {
    if (second_ == nullptr) return;
    // GTK complains of lists a few pixels high, but not before a list was ever shown.
    const int least = FromDIP(kLeastPane);
    const bool low = GetSplitMode() == wxSPLIT_HORIZONTAL && room() >= least && room() < 2 * least;
    if (low && IsSplit()) Unsplit(second_);
    if (!low && !IsSplit()) divide(second_);
    if (IsSplit()) SetSashPosition(-std::min(wanted_, static_cast<int>(room() * most_)));
  }

  wxWindow* second_ = nullptr;
  int wanted_;
  double most_;
};

}  // namespace

DeckPage::DeckPage(wxWindow* parent, DeckDocument document, Events events)
    : Page(parent),
      document_(std::move(document)),
      findings_(exporters::full_profile()),
      events_(std::move(events)) {
  has_other_document();
  auto* across = new SharedRoom(this, wxSPLIT_VERTICAL, kViewsWidth, kViewsShare);
  auto* tables = new SharedRoom(across, wxSPLIT_HORIZONTAL, kTorpedoesHeight, kTorpedoesShare);
  fleet_ = make_table(tables, CardKind::fleet);
  torpedoes_ = make_table(tables, CardKind::torpedo);
  tables->Initialize(fleet_);
  tables->divide(torpedoes_);
  across->Initialize(tables);
  // While the window is laid out the tables get only this width; GTK warns of narrower buttons.
  across->SetMinimumPaneSize(std::max(FromDIP(kLeastPane), fleet_->least_width()));
  across->divide(make_views(across));
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(&notice(), wxSizerFlags().Expand());
  sizer->Add(across, wxSizerFlags(1).Expand());
  SetSizer(sizer);
  update();
  // A selected card from the start gives keys and commands an object.
  select(CardKind::fleet, 0);
}

int DeckPage::least_workplace() const { return FromDIP(kLeastDeckHeight); }

CardTable* DeckPage::make_table(wxWindow* parent, CardKind kind) {
  CardTable::Events events;
  events.edited = [this, kind](std::size_t card, CardColumn column, int value) {
    on_edited(kind, card, column, value);
  };
  events.selected = [this, kind] { on_selected(kind); };
  events.add = [this, kind] { add_card(kind); };
  events.duplicate = [this, kind] {
    kind_ = kind;
    duplicate_cards();
  };
  events.remove = [this, kind] {
    kind_ = kind;
    remove_cards();
  };
  return new CardTable(parent, kind, std::move(events));
}

wxWindow* DeckPage::make_views(wxWindow* parent) {
  auto* views = new wxPanel(parent);
  graph_ = new SymbolGraphView(views);
  card_text_ = new wxStaticText(views, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                                wxST_NO_AUTORESIZE);
  preview_ = new CardPreview(views);
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(graph_, wxSizerFlags(1).Expand());
  sizer->Add(card_text_, wxSizerFlags().Expand().Border(wxALL, FromDIP(6)));
  sizer->Add(preview_, wxSizerFlags(1).Expand());
  views->SetSizer(sizer);
  views->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    event.Skip();
    // A tiny card is illegible, and its text needs the room.
    preview_->Show(event.GetSize().GetHeight() >= FromDIP(kLeastForPreview));
    // Later, as the window is just being laid out.
    CallAfter([this] { wrap_card_text(); });
  });
  return views;
}

void DeckPage::apply(con_sonar::Deck next, StepLabel label) {
  finish_edit();
  say(document_.apply(std::move(next), label));
  events_.changed();
}

std::vector<FileError> DeckPage::change(MergeKey step, con_sonar::Deck next, StepLabel label) {
  std::vector<FileError> faults = document_.change(step, std::move(next), label);
  if (faults.empty()) events_.changed();
  return faults;
}

void DeckPage::cancel_step() {
  document_.cancel_step();
  events_.changed();
}

void DeckPage::say(const std::vector<FileError>& faults) {
  if (!faults.empty()) {
    return tell(wxString::Format(_("Not allowed in a deck: %s."), reason_text(faults.front())));
  }
  withdraw_what_was_said();
}

void DeckPage::tell(const wxString& text) {
  said_ = text;
  said_of_ = deck();
  notice().show(said_, wxICON_INFORMATION);
}

void DeckPage::withdraw_what_was_said() {
  if (!said_.empty() && notice().text() == said_) notice().withdraw();
  said_.clear();
}

void DeckPage::add_card(CardKind kind) {
  const std::vector<std::size_t> like = table(kind).selected();
  apply(with_card_like(deck(), kind, like.empty() ? card_count(deck(), kind) - 1 : like.back()),
        StepLabel::add_card);
  select(kind, card_count(deck(), kind) - 1);
}

void DeckPage::duplicate_cards() {
  const std::vector<std::size_t> cards = at_hand();
  if (cards.empty()) return;
  apply(with_copies(deck(), kind_, cards), StepLabel::duplicate_cards);
  select(kind_, card_count(deck(), kind_) - 1);
}

void DeckPage::remove_cards() {
  const std::vector<std::size_t> cards = at_hand();
  if (cards.empty()) return;
  const std::size_t before = card_count(deck(), kind_);
  if (cards.size() == before) {
    return tell(kind_ == CardKind::fleet ? _("A deck needs at least one fleet card.")
                                         : _("A deck needs at least one torpedo card."));
  }
  apply(without_cards(deck(), kind_, cards), StepLabel::remove_cards);
  const std::size_t left = card_count(deck(), kind_);
  if (left < before) select(kind_, std::min(cards.front(), left - 1));
}

void DeckPage::on_edited(CardKind kind, std::size_t card, CardColumn column, int value) {
  const std::vector<FileError> faults =
      document_.apply(with_cell(deck(), kind, card, column, value), StepLabel::change_card);
  // Later, as the table is just closing the cell.
  CallAfter([this, faults] {
    say(faults);
    events_.changed();
  });
}

void DeckPage::on_selected(CardKind kind) {
  if (table(kind).selected().empty()) return;
  kind_ = kind;
  table(kind == CardKind::fleet ? CardKind::torpedo : CardKind::fleet).select_none();
  show_card();
}

void DeckPage::select(CardKind kind, std::size_t card) {
  table(kind).select(card);
  on_selected(kind);
}

void DeckPage::show_card() {
  const std::vector<std::size_t> cards = at_hand();
  GraphLight highlight;
  wxString text = _("Select a card to see where it leads.");
  std::vector<std::size_t> highlighted_fleet;
  std::vector<std::size_t> highlighted_torpedoes;
  if (!cards.empty()) {
    const std::size_t card = cards.front();
    text = describe_card(deck(), kind_, card);
    if (kind_ == CardKind::fleet) {
      highlight = {deck().fleet.at(card).symbol, deck().fleet.at(card).leads_to};
      CardReach reach = reach_of(deck(), card);
      highlighted_fleet = std::move(reach.next);
      highlighted_torpedoes = std::move(reach.strikes);
    } else {
      highlight.from = deck().torpedoes.at(card).symbol;
      highlighted_fleet = cards_leading_to(deck(), card);
    }
  }
  graph_->show(deck(), highlight);
  preview_->show(deck(), kind_, cards.empty() ? std::nullopt : std::optional(cards.front()));
  set_accessible_description(*graph_, text);
  fleet_->highlight(highlighted_fleet);
  torpedoes_->highlight(highlighted_torpedoes);
  shown_text_ = text;
  wrap_card_text();
}

void DeckPage::wrap_card_text() {
  wxWindow* views = card_text_->GetParent();
  card_text_->SetLabelText(shown_text_);
  card_text_->Wrap(views->GetClientSize().GetWidth() - FromDIP(12));
  // GTK's best size is that of the previous width.
  card_text_->SetMinSize(wxClientDC(card_text_).GetMultiLineTextExtent(card_text_->GetLabelText()));
  views->Layout();
}

wxString DeckPage::describe() const { return describe_deck(deck()); }

wxString DeckPage::describe_unsaved() const {
  return describe_differing(document_.saved_deck(), deck());
}

void DeckPage::finish_edit() {
  fleet_->finish_edit();
  torpedoes_->finish_edit();
}

void DeckPage::update() {
  if (deck() != said_of_) withdraw_what_was_said();
  fleet_->show(deck());
  torpedoes_->show(deck());
  show_card();
}

std::vector<FileError> DeckPage::ask(const wxString& text, const std::string& other,
                                     std::vector<NoticeBar::Choice> choices) {
  const ParseResult<con_sonar::DeckFile> file = con_sonar::parse_deck(other, document_.path());
  if (!file) return file.errors;
  const wxString parts = describe_differing(deck(), file.value->deck);
  const wxString differs =
      parts.empty() ? _("The decks are the same.") : wxString::Format(_("Differences: %s."), parts);
  notice().show(text + "\n" + differs, wxICON_WARNING, std::move(choices));
  return {};
}

void DeckPage::highlight_finding(std::size_t index) {
  const DeckPlace at = deck_place(findings_.at(index).pointer);
  const bool fleet = at.part == DeckPart::fleet;
  const CardKind kind = fleet ? CardKind::fleet : CardKind::torpedo;
  if (at.element && (fleet || at.part == DeckPart::torpedoes)) {
    if (*at.element < card_count(deck(), kind)) select(kind, *at.element);
  } else if (at.element && at.part == DeckPart::symbols) {
    graph_->show(deck(), {.from = static_cast<int>(*at.element), .to = std::nullopt});
  }
}

void DeckPage::go_to_finding(std::size_t index) {
  highlight_finding(index);
  const DeckPlace at = deck_place(findings_.at(index).pointer);
  if (at.part == DeckPart::fleet || at.part == DeckPart::torpedoes) {
    go_to_cards(at.part == DeckPart::fleet ? CardKind::fleet : CardKind::torpedo);
  } else {
    events_.gone_to(at);
  }
}

void DeckPage::open_finding(std::size_t index) {
  go_to_finding(index);
  workplace().SetFocus();
}

void DeckPage::highlight_nothing() { show_card(); }

// False: users fix decks by hand, and saving writes the file anew.
bool DeckPage::fix_finding(std::size_t) { return false; }

std::optional<std::string> DeckPage::why_not_excluded() const {
  return editor::why_not_excluded(document_);
}

std::vector<maps::Exclusion> DeckPage::matching_exclusions(std::size_t index) const {
  return editor::matching_exclusions(findings_.pack(), {maps::FileKind::deck, document_.deck().id},
                                     findings_.at(index));
}

maps::Exclusion DeckPage::new_exclusion(std::size_t index, const std::string& reason) const {
  return editor::new_exclusion(document_, findings_.at(index), reason);
}

}  // namespace chartroom::editor
