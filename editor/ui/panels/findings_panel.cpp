#include "editor/ui/panels/findings_panel.h"

#include <algorithm>
#include <utility>

#include <wx/intl.h>

#include "editor/ui/findings/accept_question.h"
#include "editor/ui/findings/finding_texts.h"
#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/native.h"
#include "editor/ui/toolkit/ui_texts.h"
#include "editor/ui/verdict/verdict_text.h"
#include "exporters/documents/print_checks.h"

namespace chartroom::editor {
namespace {

constexpr std::chrono::milliseconds kAtOnce{0};

// A reason is English, marked for translation, or a fault of the pack's file.
wxString not_accepted(const std::string& reason) { return wxGetTranslation(to_wx(reason)) + "."; }

bool set_label(wxButton& button, const wxString& label) {
  if (button.GetLabel() == label) return false;
  button.SetLabel(label);
  return true;
}

}  // namespace

FindingsPanel::FindingsPanel(wxWindow* parent, Events events)
    : wxPanel(parent),
      events_(std::move(events)),
      sheets_(exporters::full_catalogue(), {"X"}, [this] { CallAfter([this] { take(sheets_); }); }),
      play_(
          exporters::full_catalogue(), {"T", "P"}, [this] { CallAfter([this] { take(play_); }); },
          kAtOnce) {
  book_ = new wxNotebook(this, wxID_ANY);
  auto* body = new wxPanel(book_);
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  filters_ = std::make_unique<FindingFilters>(body, [this] { on_filter(); });
  add_buttons(body);
  sizer->Add(&filters_->row(), wxSizerFlags().Expand());
  list_ = new FindingTable(body, [this](FindingOrder order) { sort(order); });
  list_->SetMinSize(wxSize(-1, FromDIP(kLeastList)));
  list_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    event.Skip();
    CallAfter([this] { show_heads_with_room(); });
  });
  list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent& event) {
    on_selected();
    event.Skip();  // the window updates its commands
  });
  list_->Bind(wxEVT_DATAVIEW_ITEM_CONTEXT_MENU, [this](wxDataViewEvent& event) {
    if (!event.GetItem().IsOk()) return;
    list_->Select(event.GetItem());
    on_selected();
    events_.menu();
  });
  list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent&) {
    on_selected();
    if (const auto index = findings().current_index()) source_->open_finding(*index);
  });
  // A menu opened by key has no position.
  list_->Bind(wxEVT_CONTEXT_MENU, [this](wxContextMenuEvent& event) {
    if (event.GetPosition() != wxDefaultPosition || !list_->GetSelection().IsOk()) {
      return event.Skip();
    }
    events_.menu();
  });
  sizer->Add(list_, wxSizerFlags(1).Expand());
  add_texts(body, *sizer);
  body->SetSizer(sizer);
  // GTK lays out the page before wx does; scrolled controls must then have room for their bars.
  book_->SetSize(parent->GetClientSize());
  body->SetSize(book_->GetClientSize());
  body->Layout();
  // The page would take the focus, but not while it is disabled.
  body->Disable();
  book_->AddPage(body, _("Findings"));
  body->Enable();
  auto* outer = new wxBoxSizer(wxVERTICAL);
  outer->Add(book_, wxSizerFlags(1).Expand());
  SetSizer(outer);
}

void FindingsPanel::add_texts(wxWindow* parent, wxSizer& sizer) {
  why_ = new wxStaticText(parent, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                          wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
  status_ = new wxStaticText(parent, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                             wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
  const auto flags = wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(4));
  texts_ = new wxBoxSizer(wxVERTICAL);
  texts_->Add(why_, flags);
  texts_->Add(status_, flags);
  texts_->AddSpacer(FromDIP(4));
  sizer.Add(texts_, wxSizerFlags().Expand());
}

void FindingsPanel::add_buttons(wxWindow* parent) {
  fix_button_ = new wxButton(parent, wxID_ANY, _("F&ix"));
  exclude_ = new wxButton(parent, wxID_ANY, _("E&xclude..."));
  fix_button_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
    has_game() ? events_.show_game(current()->code) : fix_current();
  });
  exclude_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
    if (can_include_) return include_current();
    exclude_current();
  });
  filters_->add(*fix_button_);
  filters_->add(*exclude_);
}

const reports::Finding* FindingsPanel::current() const {
  if (source_ == nullptr) return nullptr;
  const std::optional<std::size_t> index = findings().current_index();
  return index ? &findings().at(*index) : nullptr;
}

void FindingsPanel::show(Page& page) {
  page_ = &page;
  source_ = page.finding_source();
  update();
}

void FindingsPanel::forget(const Page& page) {
  if (page_ == &page) source_ = nullptr;
}

void FindingsPanel::arrange() {
  if (source_ == nullptr) return;
  findings().set_filter(filters_->chosen());
  findings().set_order(order_);
  findings().set_language(ui_language());
}

void FindingsPanel::update() {
  if (source_ == nullptr) return;
  arrange();
  source_->validate();
  if (auto task = source_->slow_task()) sheets_.validate(std::move(*task));
  validate_play();
  show_list();
}

void FindingsPanel::validate_play() {
  if (source_ == nullptr) return;
  std::optional<MapVerdict> known = events_.played();
  if (!known) return;
  auto task = source_->play_task({std::move(known->tracking), std::move(known->fairness)});
  if (task) play_.validate(std::move(*task));
}

void FindingsPanel::take(SlowFindings& checked) {
  std::optional<SlowResult> result = checked.take();
  if (result && source_ != nullptr && source_->take(std::move(*result))) show_list();
}

void FindingsPanel::on_filter() {
  arrange();
  show_list();
}

void FindingsPanel::show_accepted(bool shown) {
  filters_->show_accepted(shown);
  on_filter();
}

void FindingsPanel::sort(FindingOrder order) {
  order_ = order;
  list_->show_order(order);
  arrange();
  show_list();
}

void FindingsPanel::show_list() {
  if (source_ == nullptr) return;
  filling_ = true;
  rows_ = findings().shown();
  list_->show(findings(), rows_);
  filling_ = false;
  wxString title = wxString::Format(_("Findings (%d)"), findings().count());
  if (findings().levels().empty()) title = _("Findings");  // 0 would say that there are none
  if (book_->GetPageText(0) != title) book_->SetPageText(0, title);
  source_->show_findings();
  show_current();
  show_status();
}

void FindingsPanel::show_current() {
  const reports::Finding* finding = current();
  // Removes the highlight of a fixed finding.
  if (finding == nullptr && std::exchange(highlighted_, false)) page_->highlight_nothing();
  filling_ = true;
  list_->UnselectAll();
  for (std::size_t row = 0; finding != nullptr && row < rows_.size(); ++row) {
    if (&findings().at(rows_[row]) != finding) continue;
    list_->SelectRow(static_cast<unsigned>(row));
    list_->EnsureVisible(list_->RowToItem(static_cast<int>(row)));
  }
  filling_ = false;
  wxString why = finding == nullptr ? wxString() : why_text(findings().why(finding->code));
  if (finding != nullptr && finding->excluded) {
    why = wxString::Format(_("Excluded: %s"), to_wx(finding->reason));
  }
  if (finding != nullptr && finding->fixable()) {
    why += " " + wxString::Format(_("Fix: %s."), translated_text(finding->fix->said));
  }
  why_->SetLabel(why);
  // The list may have no room for the whole message.
  why_->SetToolTip(finding == nullptr ? why : message_text(*finding) + ".\n" + why);
  why_not_accepted_.clear();
  if (finding != nullptr) {
    if (const auto reason = source_->why_not_excluded()) why_not_accepted_ = not_accepted(*reason);
  }
  const bool has_pack = finding != nullptr && why_not_accepted_.empty();
  if (why_not_accepted_.empty()) {
    exclude_->UnsetToolTip();
  } else {
    exclude_->SetToolTip(why_not_accepted_);
  }
  set_accessible_description(*exclude_, why_not_accepted_);
  can_exclude_ = has_pack && !finding->excluded;
  can_include_ = has_pack && finding->excluded;
  const bool other = set_label(*exclude_, can_include_ ? _("Stop E&xcluding") : _("E&xclude..."));
  if (set_label(*fix_button_, has_game() ? _("Show a &Game") : _("F&ix")) || other) {
    lay_out_again();
  }
  fix_button_->Enable(has_game() || can_fix());
  // The button stays enabled if the finding cannot be excluded: a click then says why.
  exclude_->Enable(finding != nullptr);
}

std::pair<wxString, wxString> FindingsPanel::extent() const {
  const std::vector<CheckedLevel> levels = findings().levels();
  const wxString text = levels.empty() ? wxString() : describe_levels(levels);
  const std::optional<MapVerdict> known = events_.played();
  if (levels.empty() || !known || !known->fairness || !levels.back().checked) return {text, text};
  const wxString games = shown_count(known->fairness->games());
  return {text + " " + wxString::Format(_("%s games so far."), games),
          text + " " +
              wxString::Format(_("Fairness from %s games so far (%s)."), games,
                               levels_asked(*known->fairness))};
}

void FindingsPanel::show_status() {
  const wxString counts =
      count_findings(findings().count(Severity::error), findings().count(Severity::warning),
                     findings().count(Severity::note));
  const auto [in_short, at_length] = extent();
  wxString more = wxString::Format(_("%d checks run."), findings().checked());
  for (const reports::NotRun& left_out : findings().not_checked()) {
    more += "\n" + to_wx(left_out.code + ": ") +
            (left_out.said.empty() ? wxGetTranslation(to_wx(left_out.reason))
                                   : translated_text(left_out.said));
  }
  const wxString found = findings().levels().empty() ? wxString() : counts + ". ";
  status_->SetLabelText(found + in_short);
  status_->SetToolTip(counts + ". " + at_length + "\n" + more);
}

void FindingsPanel::on_selected() {
  const int row = list_->GetSelectedRow();
  if (filling_ || row == wxNOT_FOUND) return;
  const std::size_t index = rows_[static_cast<std::size_t>(row)];
  findings().set_current(index);
  source_->highlight_finding(index);
  highlighted_ = true;
  show_current();
}

bool FindingsPanel::can_go() const { return source_ != nullptr && !findings().shown().empty(); }

void FindingsPanel::go(int step) {
  if (const std::optional<std::size_t> index = findings().go(step)) choose(*index);
}

void FindingsPanel::choose(std::size_t index) {
  findings().set_current(index);
  source_->go_to_finding(index);
  highlighted_ = true;
  show_current();
}

bool FindingsPanel::can_fix() const {
  const reports::Finding* finding = current();
  return finding != nullptr && (finding->fixable() || source_->has_fix_options(*finding));
}

bool FindingsPanel::has_game() const {
  const reports::Finding* finding = current();
  return finding != nullptr && findings().game(finding->code) != checks::ShownGame::none;
}

void FindingsPanel::fix_current() {
  if (!can_fix()) return;
  page_->finish_edit();
  const std::optional<std::size_t> index = findings().current_index();
  page_->highlight_nothing();
  if (!source_->fix_finding(index.value())) events_.save();
  events_.changed();
}

void FindingsPanel::exclude_current() {
  if (current() == nullptr) return;
  if (!why_not_accepted_.empty()) {
    return page_->notice().show(why_not_accepted_, wxICON_INFORMATION);
  }
  if (!can_exclude_) return;
  const std::size_t index = findings().current_index().value();
  const reports::Finding finding = findings().at(index);
  // Made before the dialog, during which the list may change and the index mean another finding.
  maps::Exclusion exclusion = source_->new_exclusion(index, "");
  const std::optional<std::string> reason = ask_why_accepted(this, finding);
  if (!reason) return;
  exclusion.reason = *reason;
  page_->highlight_nothing();
  events_.accept(std::move(exclusion));
}

void FindingsPanel::include_current() {
  if (!can_include()) return;
  events_.accept_no_more(source_->matching_exclusions(findings().current_index().value()));
}

void FindingsPanel::explain() {
  if (current() == nullptr) go(+1);
  const reports::Finding* finding = current();
  const std::string why = finding == nullptr ? "" : findings().why(finding->code);
  if (why.empty()) return;
  wxString text = to_wx(finding->code + ": ") + message_text(*finding) + ".\n" + why_text(why);
  page_->notice().show(text, wxICON_INFORMATION);
}

}  // namespace chartroom::editor
