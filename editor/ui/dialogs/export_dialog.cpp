#include "editor/ui/dialogs/export_dialog.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <variant>

#include <wx/intl.h>

#include "editor/ui/dialogs/print_names.h"
#include "editor/ui/toolkit/texts.h"
#include "exporters/page/printer_file.h"
#include "exporters/parts/sheet_layout.h"
#include "exporters/parts/sheet_texts.h"
#include "exporters/sheets/sheet_groups.h"

namespace chartroom::editor {
namespace {

constexpr double kPitchStep = 0.5;

// What stands for several sheets, as it is offered; "transparency" is only an older name.
constexpr std::array<std::string_view, 5> kGroups{"all", "table", "captain", "operator", "film"};

bool small(exporters::Mm frame) { return frame.x <= exporters::kSmallFrame.x; }

}  // namespace

ExportDialog::ExportDialog(wxWindow* parent, const maps::Map& map,
                           const maps::RuleOverrides& pack_rules, ExportPurpose purpose,
                           const std::string& folder)
    : SheetDialog(parent, purpose == ExportPurpose::files ? _("Export Sheets") : _("Print Sheets")),
      map_(map),
      pack_rules_(pack_rules),
      printers_(exporters::printer_names()) {
  const bool files = purpose == ExportPurpose::files;
  const exporters::Translator tr = exporters::sheet_translator(ui_language());
  add_groups();
  add_sheets(names_of(exporters::sheets(),
                      [&](const exporters::Sheet& sheet) { return to_wx(sheet.title(tr)); }));
  if (files) add_format();
  add_paper();
  add_pitch();
  add_bleed(exporters::kMostBleed, 1);
  add_look(exporters::kLooks);
  add_language(exporters::sheet_languages());
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
  names.Add(_("Those ticked below"));
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
  pitch_ = add_length(_("Pitch in mm"), kPitchStep);
  pitch_->Bind(wxEVT_SPINCTRLDOUBLE, [this](wxSpinDoubleEvent& event) {
    choose_pitch(habits(), pitch_->GetValue(), map_.size, frame());
    event.Skip();
  });
}

void ExportDialog::add_printers() {
  if (printers_.empty()) return;  // none was measured: chartroom export --calibrate
  wxArrayString names = names_of(printers_, to_wx);
  names.Insert(_("not measured"), 0);
  printer_ = add_choice(_("Printer"), names, Width::whole);
  printer_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
    on_printer();
    event.Skip();
  });
}

void ExportDialog::on_paper() {
  pitch_->SetRange(exporters::kSmallestPitch, largest_pitch(map_.size, frame()));
  pitch_->SetValue(pitch_for(habits(), map_.size, frame()));
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
    printer_->SetToolTip(to_wx(failure.error().text()));
  }
}

std::vector<int> ExportDialog::sheets_of_pages() const {
  std::vector<int> places;
  for (const exporters::SheetPage& page : pages_of(map_, chosen_sheets(), settings())) {
    places.push_back(static_cast<int>(page.sheet - exporters::sheets().data()));
  }
  return places;
}

ShownPage ExportDialog::page_at(int page) const {
  return shown_page(map_, pages_of(map_, chosen_sheets(), settings())[static_cast<std::size_t>(page)], settings());
}

std::vector<std::string> ExportDialog::file_names() const {
  return names_of_files(map_, chosen_sheets(), settings(), format());
}

wxString ExportDialog::advice() const {
  const double largest = largest_pitch(map_.size, frame());
  wxString text =
      wxString::Format(_("Print at 100 %%. On this paper the map fits up to %.1f mm."), largest);
  if (habits().pitch.value_or(0) > largest) {
    text += " " + wxString::Format(_("The %.1f mm of before do not."), *habits().pitch);
  }
  if (look() == exporters::Look::large_print && small(frame())) {
    text += " " + _("Large print is at its best on A3 and Tabloid.");
  }
  return text;
}

void ExportDialog::show() {
  const auto group = std::ranges::find(kGroups, exporters::name_of_all(chosen_sheets()));
  groups_->SetSelection(static_cast<int>(group - kGroups.begin()));
  SheetDialog::show();
}

std::vector<const exporters::Sheet*> ExportDialog::chosen_sheets() const {
  std::vector<const exporters::Sheet*> chosen;
  for (unsigned i = 0; i < sheets().GetCount(); ++i) {
    if (sheets().IsChecked(i)) chosen.push_back(&exporters::sheets()[i]);
  }
  return chosen;
}

exporters::PrintSettings ExportDialog::settings() const {
  exporters::PrintSettings settings;
  take_page(settings.page);
  settings.page.printer = printer_scale_;
  settings.page.printer_name = printer_name_;
  settings.pitch = pitch_->GetValue();
  settings.language = language();
  settings.look = look();
  settings.pack_rules = pack_rules_;
  return settings;
}

}  // namespace chartroom::editor
