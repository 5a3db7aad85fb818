#include "editor/ui/dialogs/export_dialog.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <variant>

#include <wx/intl.h>

#include "editor/ui/dialogs/print_names.h"
#include "editor/ui/toolkit/ui_texts.h"
#include "exporters/page/printer_file.h"
#include "exporters/parts/sheet_layout.h"
#include "exporters/parts/sheet_texts.h"
#include "exporters/sheets/sheet_groups.h"

namespace chartroom::editor {
namespace {

constexpr double kPitchStep = 0.5;

// The offered groups of sheets. "transparency", an older name, is left out.
constexpr std::array<std::string_view, 5> kGroups{"all", "table", "captain", "operator", "film"};

// Cards without backs are not offered, as a game needs the backs.
constexpr std::array kMapBacks{exporters::Backs::duplex, exporters::Backs::gutterfold};

bool have_cards(const std::vector<const exporters::Sheet*>& sheets) {
  return std::ranges::find(sheets, exporters::find_sheet("reference")) != sheets.end();
}

bool small(exporters::Mm frame) { return frame.x <= exporters::kSmallFrame.x; }

}  // namespace

ExportDialog::ExportDialog(wxWindow* parent, std::span<const exporters::MapSide> maps,
                           std::span<const exporters::MapSide> others, ExportPurpose purpose,
                           const std::string& folder)
    : SheetDialog(parent, purpose == ExportPurpose::files ? _("Export Sheets") : _("Print Sheets")),
      maps_(maps.begin(), maps.end()),
      printers_(exporters::printer_names()) {
  const bool files = purpose == ExportPurpose::files;
  for (const exporters::MapSide& other : others) {
    if (other.map.id != maps_.front().map.id) others_.push_back(other);
  }
  const Translator tr = exporters::sheet_translator(ui_language());
  add_groups();
  add_sheets(names_of(exporters::sheets(),
                      [&](const exporters::Sheet& sheet) { return to_wx(sheet.title(tr)); }));
  if (files) add_format();
  add_paper();
  add_pitch();
  add_bleed(exporters::kMostBleed, 1);
  add_look(exporters::kLooks);
  add_language(exporters::sheet_languages());
  add_backs(files);
  add_printers();
  if (files) {
    add_options();
    add_folder(folder);
  }
  on_paper();
  lay_out(files ? _("&Export") : _("&Print..."), FromDIP(wxSize(480, 380)));
}

void ExportDialog::add_groups() {
  wxArrayString names = names_of(kGroups, group_name);
  names.Add(_("Selected below"));
  groups_ = add_choice(_("Print"), names, Width::whole);
  groups_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
    event.Skip();
    const auto chosen = static_cast<std::size_t>(event.GetSelection());
    if (chosen >= kGroups.size()) return;
    const auto wanted = exporters::sheets_named(kGroups[chosen]);
    for (unsigned i = 0; i < sheets().GetCount(); ++i) {
      sheets().Check(i, std::ranges::find(wanted, &exporters::sheets()[i]) != wanted.end());
    }
  });
}

void ExportDialog::add_pitch() {
  pitch_ = add_length(_("Grid spacing (mm)"), kPitchStep);
  pitch_->Bind(wxEVT_SPINCTRLDOUBLE, [this](wxSpinDoubleEvent& event) {
    choose_pitch(habits(), pitch_->GetValue(), tightest().map.size, frame());
    event.Skip();
  });
}

void ExportDialog::add_backs(bool files) {
  card_backs_ = add_choice(_("Backs of cards"), names_of(kMapBacks, backs_name), Width::whole);
  if (!files || others_.empty()) return;
  wxArrayString names = names_of(others_, [](const exporters::MapSide& other) {
    return to_wx(text_in(other.map.name, ui_language()));
  });
  names.Insert(_("no other map"), 0);
  map_on_back_ = add_choice(_("On the back"), names, Width::whole);
}

void ExportDialog::add_printers() {
  if (printers_.empty()) return;  // chartroom export --calibrate measures printers
  wxArrayString names = names_of(printers_, to_wx);
  names.Insert(_("not measured"), 0);
  printer_ = add_choice(_("Printer"), names, Width::whole);
  printer_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
    on_printer();
    event.Skip();
  });
}

void ExportDialog::on_paper() {
  const maps::Size size = tightest().map.size;
  pitch_->SetRange(exporters::kSmallestPitch, largest_pitch(size, frame()));
  pitch_->SetValue(pitch_for(habits(), size, frame()));
}

const exporters::MapSide& ExportDialog::tightest() const {
  return *std::ranges::min_element(maps_, {}, [this](const exporters::MapSide& side) {
    return largest_pitch(side.map.size, frame());
  });
}

void ExportDialog::on_printer() {
  printer_scale_ = {};
  printer_name_.clear();
  const int chosen = printer_->GetSelection();
  if (chosen <= 0) return;
  const std::string& name = printers_[static_cast<std::size_t>(chosen - 1)];
  try {
    const auto scale =
        exporters::printer_scale(exporters::load_printer(exporters::printer_path(name)));
    if (const auto* measured = std::get_if<exporters::PrinterScale>(&scale)) {
      printer_scale_ = *measured;
      printer_name_ = name;
    }
    printer_->UnsetToolTip();
  } catch (const FileException& failure) {
    printer_->SetSelection(0);
    printer_->SetToolTip(fault_text(failure.error()));
  }
}

std::optional<ExportDialog::Pair> ExportDialog::pair() const {
  if (map_on_back_ == nullptr || !map_on_back_->IsEnabled() || map_on_back_->GetSelection() <= 0)
    return {};
  Pair both{maps_.front(), others_[static_cast<std::size_t>(map_on_back_->GetSelection() - 1)]};
  both.front.pitch = pitch_->GetValue();
  both.back.pitch = pitch_for(habits(), both.back.map.size, frame());
  return both;
}

std::vector<ExportDialog::PrintedPage> ExportDialog::pages() const {
  const std::vector<const exporters::Sheet*> chosen = chosen_sheets();
  std::vector<PrintedPage> pages;
  for (const exporters::MapSide& side : maps_) {
    const exporters::PrintSettings of_map = settings(side);
    for (const exporters::SheetPage& page : pages_of(side.map, chosen, of_map)) {
      pages.push_back({&side.map, page, of_map});
    }
  }
  return pages;
}

std::vector<int> ExportDialog::sheets_of_pages() const {
  std::vector<int> places;
  const int sides = pair() ? 2 : 1;
  for (const PrintedPage& page : pages()) {
    const auto place = static_cast<int>(page.page.sheet - exporters::sheets().data());
    places.insert(places.end(), sides, place);
  }
  return places;
}

ShownPage ExportDialog::page_at(int page) const {
  const std::vector<PrintedPage> all = pages();
  const auto place = static_cast<std::size_t>(page);
  const std::optional<Pair> both = pair();
  if (!both) return shown_page(*all[place].map, all[place].page, all[place].settings);
  const bool front = place % 2 == 0;
  const exporters::MapSide& side = front ? both->front : both->back;
  const exporters::MapSide& behind = front ? both->back : both->front;
  const PrintedPage& two = all[place / 2];
  return shown_page(side.map, two.page, side_settings(side, behind, two.settings));
}

std::vector<std::string> ExportDialog::file_names() const {
  const std::vector<const exporters::Sheet*> chosen = chosen_sheets();
  if (const std::optional<Pair> both = pair()) {
    if (chosen.empty()) return {};
    return {name_of_pair(both->front, both->back, chosen, settings(maps_.front()))};
  }
  std::vector<std::string> names;
  for (const exporters::MapSide& side : maps_) {
    for (std::string& name : names_of_files(side.map, chosen, settings(side), format())) {
      names.push_back(std::move(name));
    }
  }
  return names;
}

std::vector<std::string> ExportDialog::write(exporters::Existing existing) const {
  const std::vector<const exporters::Sheet*> chosen = chosen_sheets();
  if (const std::optional<Pair> both = pair()) {
    return write_back_to_back(both->front, both->back, chosen, settings(maps_.front()), folder(),
                              existing);
  }
  if (existing == exporters::Existing::keep) {
    for (const exporters::MapSide& side : maps_) {
      exporters::expect_replaceable(
          folder(), names_of_files(side.map, chosen, settings(side), format()), side.map.id);
    }
  }
  std::vector<std::string> written;
  for (const exporters::MapSide& side : maps_) {
    for (std::string& path :
         write_sheets(side.map, chosen, settings(side), format(), folder(), existing)) {
      written.push_back(std::move(path));
    }
  }
  return written;
}

wxString ExportDialog::advice() const {
  const double largest = largest_pitch(tightest().map.size, frame());
  wxString text = wxString::Format(
      maps_.size() == 1 ? _("Print at 100%%. The map fits this paper at up to %s mm.")
                        : _("Print at 100%%. All maps fit this paper at up to %s mm."),
      shown_decimal(largest));
  if (habits().pitch.value_or(0) > largest) {
    text += " " +
            wxString::Format(_("The previous %s mm does not fit."), shown_decimal(*habits().pitch));
  }
  if (look() == exporters::Look::large_print && small(frame())) {
    text += " " + _("Large print works best on A3 and Tabloid.");
  }
  if (pair()) text += " " + _("Only captain and radio operator sheets print back to back.");
  return text;
}

void ExportDialog::show() {
  if (map_on_back_ != nullptr) map_on_back_->Enable(format() == "pdf");
  card_backs_->Enable(have_cards(chosen_sheets()));
  const auto group = std::ranges::find(kGroups, exporters::name_of_all(ticked_sheets()));
  groups_->SetSelection(static_cast<int>(group - kGroups.begin()));
  SheetDialog::show();
}

std::vector<const exporters::Sheet*> ExportDialog::chosen_sheets() const {
  std::vector<const exporters::Sheet*> chosen = ticked_sheets();
  if (pair()) std::erase_if(chosen, [](const auto* sheet) { return !goes_back_to_back(*sheet); });
  return chosen;
}

std::vector<const exporters::Sheet*> ExportDialog::ticked_sheets() const {
  std::vector<const exporters::Sheet*> chosen;
  for (unsigned i = 0; i < sheets().GetCount(); ++i) {
    if (sheets().IsChecked(i)) chosen.push_back(&exporters::sheets()[i]);
  }
  return chosen;
}

exporters::PrintSettings ExportDialog::settings(const exporters::MapSide& side) const {
  exporters::PrintSettings settings;
  take_page(settings.page);
  settings.page.printer = printer_scale_;
  settings.page.printer_name = printer_name_;
  settings.pitch = &side.map == &tightest().map ? pitch_->GetValue()
                                                : pitch_for(habits(), side.map.size, frame());
  settings.language = language();
  settings.look = look();
  if (card_backs_->IsEnabled()) {
    settings.backs = kMapBacks[static_cast<std::size_t>(card_backs_->GetSelection())];
  }
  settings.pack_rules = side.pack_rules;
  settings.printed = chosen_sheets();
  return settings;
}

}  // namespace chartroom::editor
