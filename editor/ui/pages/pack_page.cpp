#include "editor/ui/pages/pack_page.h"

#include <cctype>
#include <filesystem>
#include <utility>

#include <wx/choicdlg.h>
#include <wx/combobox.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/wrapsizer.h>

#include "editor/model/marked.h"
#include "editor/ui/pages/language_field.h"
#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/texts.h"
#include "exporters/documents/print_checks.h"
#include "exporters/parts/sheet_texts.h"
#include "maps/platform/texts.h"

namespace chartroom::editor {
namespace {

constexpr int kBetweenButtons = 6;
constexpr int kLeastHeight = 350;  // three maps and what stands below them

std::vector<std::string> words_in(const wxString& text) {
  std::vector<std::string> words;
  std::string word;
  for (const char c : from_wx(text) + " ") {
    if (std::isalpha(static_cast<unsigned char>(c)) != 0) {
      word += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    } else if (!word.empty()) {
      words.push_back(std::exchange(word, ""));
    }
  }
  return words;
}

wxString joined(const std::vector<std::string>& words) {
  wxString text;
  for (const std::string& word : words) text += (text.empty() ? "" : ", ") + to_wx(word);
  return text;
}

// What is being typed stays, until the pack has it.
void show_in(wxTextCtrl& field, const wxString& text) {
  const bool typing = field.HasFocus() && field.IsModified();
  if (!typing && field.GetValue() != text) field.ChangeValue(text);
}

wxDataViewListCtrl* make_list(wxWindow* parent, const wxString& name) {
  auto* list = new wxDataViewListCtrl(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                                      wxDV_SINGLE | wxDV_ROW_LINES);
  set_accessible_name(*list, name);
  return list;
}

void append(wxDataViewListCtrl& list, std::initializer_list<wxString> texts) {
  wxVector<wxVariant> cells;
  for (const wxString& text : texts) cells.push_back(text);
  list.AppendItem(cells);
}

}  // namespace

PackPage::PackPage(wxWindow* parent, PackDocument document, Events events)
    : Page(parent),
      document_(std::move(document)),
      findings_(exporters::full_catalogue()),
      events_(std::move(events)) {
  has_other_document();
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  row->Add(make_maps(this), wxSizerFlags(3).Expand());
  preview_ = new MapPreview(this, FromDIP(wxSize(180, 180)));
  auto* beside = new wxBoxSizer(wxVERTICAL);
  beside->Add(preview_, wxSizerFlags(1).Expand());
  beside->Add(make_fields(this), wxSizerFlags().Expand().Border(wxALL, FromDIP(6)));
  row->Add(beside, wxSizerFlags(2).Expand());
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(&notice(), wxSizerFlags().Expand());
  sizer->Add(row, wxSizerFlags(1).Expand());
  SetSizer(sizer);
  update();
  if (maps_->GetItemCount() > 0) maps_->choose(0);
  show_preview();
}

wxWindow* PackPage::make_maps(wxWindow* parent) {
  auto* side = new wxPanel(parent);
  maps_ = new PackList(side, wxID_ANY, events_.open);
  maps_->add_verdicts();
  maps_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent& event) {
    show_preview();
    event.Skip();
  });
  order_ = std::make_unique<PackOrder>(*maps_, document_, events_.changed);
  languages_ = new wxTextCtrl(side, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                              wxTE_PROCESS_ENTER);
  set_accessible_name(*languages_, _("Languages"));
  languages_->SetToolTip(_("Those that its maps must be named in: two letters each"));
  languages_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { on_languages(); });
  languages_->Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
    on_languages();
    event.Skip();
  });
  auto* typed = new wxBoxSizer(wxHORIZONTAL);
  typed->Add(new wxStaticText(side, wxID_ANY, _("Languages")), wxSizerFlags().CentreVertical());
  typed->Add(languages_, wxSizerFlags(1).Border(wxLEFT, FromDIP(6)));
  accepted_ = make_list(side, _("Accepted findings"));
  accepted_->AppendTextColumn(_("Code"), wxDATAVIEW_CELL_INERT, FromDIP(58));
  accepted_->AppendTextColumn(_("Map"), wxDATAVIEW_CELL_INERT, FromDIP(120));
  accepted_->AppendTextColumn(_("Why it is accepted"), wxDATAVIEW_CELL_INERT, FromDIP(240));
  accepted_->SetToolTip(_("Delete takes the exclusion out, so that the findings count again"));
  accepted_->Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
    if (event.GetKeyCode() != WXK_DELETE || event.HasAnyModifiers()) return event.Skip();
    accept_no_more();
  });
  auto* buttons = new wxBoxSizer(wxHORIZONTAL);
  add_button(side, *buttons, _("Stop &Accepting"), [this] { accept_no_more(); });
  const auto flags = wxSizerFlags().Expand().Border(wxALL, FromDIP(6));
  all_accepted_ = new wxBoxSizer(wxVERTICAL);
  all_accepted_->Add(accepted_, wxSizerFlags(1).Expand());
  all_accepted_->Add(buttons, flags);
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(maps_, wxSizerFlags(3).Expand());
  sizer->Add(make_buttons(side), flags);
  sizer->Add(typed, flags);
  sizer->Add(all_accepted_, wxSizerFlags(2).Expand());
  side->SetSizer(sizer);
  return side;
}

wxSizer* PackPage::make_buttons(wxWindow* parent) {
  auto* buttons = new wxWrapSizer(wxHORIZONTAL);
  add_button(parent, *buttons, _("&Up"), [this] { order_->move(-1); });
  add_button(parent, *buttons, _("&Down"), [this] { order_->move(+1); });
  add_button(parent, *buttons, _("&Add Maps..."), [this] { add(); });
  add_button(parent, *buttons, _("&Remove"), [this] { order_->remove(); });
  return buttons;
}

void PackPage::add_button(wxWindow* parent, wxSizer& sizer, const wxString& label,
                          std::function<void()> press) {
  auto* button =
      new wxButton(parent, wxID_ANY, label, wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
  // Room for the label and no more: all stand in one row as long as they can.
  button->SetMinSize(button->GetBestSize() + FromDIP(wxSize(14, 8)));
  button->Bind(wxEVT_BUTTON, [press = std::move(press)](wxCommandEvent&) { press(); });
  sizer.Add(button, wxSizerFlags().Border(wxRIGHT | wxBOTTOM, FromDIP(kBetweenButtons)));
}

int PackPage::least_workplace() const { return FromDIP(kLeastHeight); }

wxString PackPage::describe() const {
  const auto count = static_cast<unsigned>(document_.pack().maps.size());
  return to_wx(document_.pack().id) + wxString::FromUTF8(" · ") +
         wxString::Format(wxPLURAL("%u map", "%u maps", count), count);
}

wxString PackPage::describe_unsaved() const {
  const wxString parts = describe_differing(document_.saved_pack(), document_.pack());
  return parts.empty() ? _("the file itself") : parts;
}

void PackPage::update() {
  maps_->show(document_.entries());
  maps::Pack shown = document_.pack();
  for (const Field& field : fields_) {
    show_in(*field.control, to_wx(field.of(shown)));
  }
  show_in(*languages_, joined(document_.pack().languages));
  accepted_->DeleteAllItems();
  for (const maps::Exclusion& each : document_.pack().checks.exclude) {
    const std::string of = each.map.value_or(each.deck.value_or(""));
    append(*accepted_, {to_wx(each.code), of.empty() ? _("all") : to_wx(of), to_wx(each.reason)});
  }
  // The maps need the room where nothing is accepted.
  const bool some = accepted_->GetItemCount() > 0;
  if (accepted_->IsShown() != some) {
    all_accepted_->ShowItems(some);
    Layout();
  }
  show_preview();
}

wxSizer* PackPage::make_fields(wxWindow* parent) {
  auto* grid = new wxFlexGridSizer(2, FromDIP(wxSize(8, 4)));
  grid->AddGrowableCol(1);
  const auto add = [&](const wxString& name, StepLabel label,
                       std::function<std::string&(maps::Pack&)> of) {
    grid->Add(new wxStaticText(parent, wxID_ANY, name), wxSizerFlags().CentreVertical());
    auto* control = new wxTextCtrl(parent, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                                   wxTE_PROCESS_ENTER);
    set_accessible_name(*control, name);
    const std::size_t place = fields_.size();
    control->Bind(wxEVT_TEXT_ENTER, [this, place](wxCommandEvent&) { on_field(fields_[place]); });
    control->Bind(wxEVT_KILL_FOCUS, [this, place](wxFocusEvent& event) {
      on_field(fields_[place]);
      event.Skip();
    });
    grid->Add(control, wxSizerFlags().Expand());
    fields_.push_back({control, std::move(of), label});
  };
  add_language_of_name(parent, *grid);
  add(_("Name"), StepLabel::change_name,
      [this](maps::Pack& pack) -> std::string& { return pack.name[name_language_]; });
  add(_("Author"), StepLabel::change_details,
      [](maps::Pack& pack) -> std::string& { return pack.author; });
  add(_("License"), StepLabel::change_details,
      [](maps::Pack& pack) -> std::string& { return pack.license; });
  add(_("Revision"), StepLabel::change_details,
      [](maps::Pack& pack) -> std::string& { return pack.revision; });
  return grid;
}

void PackPage::add_language_of_name(wxWindow* parent, wxSizer& sizer) {
  const std::string language = ui_language();
  name_language_ = document_.pack().name.contains(language) ? language : "en";
  wxArrayString codes;
  for (const std::string_view code : exporters::sheet_languages()) {
    codes.Add(to_wx(std::string(code)));
  }
  sizer.Add(new wxStaticText(parent, wxID_ANY, _("Name's language")),
            wxSizerFlags().CentreVertical());
  auto* choice = new wxComboBox(parent, wxID_ANY, to_wx(name_language_), wxDefaultPosition,
                                wxDefaultSize, codes);
  set_accessible_name(*choice, _("Name's language"));
  choice->SetToolTip(_("Of the name below: two letters, as de or ko"));
  follow_language(
      *choice, [this] { return name_language_; },
      [this](const std::string& chosen) { name_in(chosen); });
  sizer.Add(choice, wxSizerFlags().Expand());
}

void PackPage::name_in(const std::string& language) {
  on_field(fields_.front());
  name_language_ = language;
  const Field& name = fields_.front();
  maps::Pack shown = document_.pack();
  name.control->ChangeValue(to_wx(name.of(shown)));
}

void PackPage::on_field(const Field& field) {
  // What nobody typed may be older than the pack.
  if (!field.control->IsModified()) return;
  field.control->DiscardEdits();
  maps::Pack next = document_.pack();
  std::string& text = field.of(next);
  const std::string typed = from_wx(field.control->GetValue());
  if (text == typed) return;
  text = typed;
  std::erase_if(next.name, [](const auto& name) { return name.second.empty(); });
  const std::vector<FileError> faults = document_.apply(std::move(next), field.label);
  if (!faults.empty()) {
    maps::Pack before = document_.pack();
    field.control->ChangeValue(to_wx(field.of(before)));
    return notice().show(fault_text(faults.front()), wxICON_INFORMATION);
  }
  events_.changed();
}

void PackPage::finish_edit() {
  for (const Field& field : fields_) on_field(field);
  on_languages();
}

void PackPage::show_preview() {
  const PackDocument::Entry* entry = maps_->chosen();
  preview_->show(entry == nullptr ? std::nullopt : entry->map);
}

std::vector<FileError> PackPage::ask(const wxString& text, const std::string& other,
                                     std::vector<NoticeBar::Choice> choices) {
  const ParseResult<maps::PackFile> file = maps::parse_pack(other, document_.path());
  if (!file) return file.errors;
  const wxString parts = describe_differing(document_.pack(), file.value->pack);
  const wxString differs = parts.empty() ? _("The packs are the same.")
                                         : wxString::Format(_("They differ in: %s."), parts);
  notice().show(text + "\n" + differs, wxICON_WARNING, std::move(choices));
  return {};
}

bool PackPage::shown_files_are_news() {
  std::vector<std::optional<FileStamp>> stamps;
  for (const PackDocument::Entry& entry : maps()) stamps.push_back(stamp_on_disk(entry.path));
  return std::exchange(maps_seen_, stamps) != stamps;
}

void PackPage::light_finding(std::size_t place) {
  for (std::size_t row = 0; row < maps_->entries().size(); ++row) {
    if (maps_->entries()[row].path == findings_.at(place).path) maps_->choose(row);
  }
  show_preview();
}

std::optional<std::string> PackPage::why_not_excluded() const {
  return marked("Open its map or deck, and accept it there");
}

maps::Exclusion PackPage::exclusion_of(std::size_t place, const std::string& reason) const {
  return {.code = findings_.at(place).code, .map = std::nullopt, .points = {}, .reason = reason};
}

void PackPage::add() {
  if (notice().IsShown()) notice().dismiss();
  const std::vector<std::string> files = document_.unlisted();
  if (files.empty()) {
    return notice().show(
        _("The pack has all maps of its folder. Others have to be copied there first."),
        wxICON_INFORMATION);
  }
  wxArrayString names;
  for (const std::string& file : files) names.Add(path_to_wx(file));
  wxMultiChoiceDialog dialog(this, _("Maps of the folder that are not in the pack yet:"),
                             _("Add Maps"), names);
  wxArrayInt all;
  for (std::size_t i = 0; i < files.size(); ++i) all.Add(static_cast<int>(i));
  dialog.SetSelections(all);
  if (dialog.ShowModal() != wxID_OK) return;
  const auto folder = std::filesystem::path(document_.path()).parent_path();
  for (const int chosen : dialog.GetSelections()) {
    const auto why = document_.add((folder / files[static_cast<std::size_t>(chosen)]).string());
    if (why) notice().show(wxGetTranslation(to_wx(*why)), wxICON_INFORMATION);
  }
  events_.changed();
}

void PackPage::accept_no_more() {
  const int row = accepted_->GetSelectedRow();
  if (row == wxNOT_FOUND) return;
  document_.accept_no_more({document_.pack().checks.exclude.at(static_cast<std::size_t>(row))});
  events_.changed();
}

void PackPage::on_languages() {
  if (!languages_->IsModified()) return;
  languages_->DiscardEdits();
  std::vector<std::string> typed = words_in(languages_->GetValue().Lower());
  // One wrong word does not cost the others.
  const bool all = std::erase_if(typed, [](const auto& word) { return !is_language(word); }) == 0;
  const bool set = typed != document_.pack().languages && document_.set_languages(typed);
  languages_->ChangeValue(joined(document_.pack().languages));
  if (set) events_.changed();
  if (all) return;
  notice().show(_("Languages are written with two letters each, as en, de, ko."),
                wxICON_INFORMATION);
}

wxString describe_differing(const maps::Pack& a, const maps::Pack& b) {
  std::vector<wxString> parts;
  for (const char* part : differing_parts(a, b)) parts.push_back(wxGetTranslation(part));
  return enumerated(parts);
}

}  // namespace chartroom::editor
