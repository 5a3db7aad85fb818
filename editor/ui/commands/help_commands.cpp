// Help, shortcuts, the palette of commands, and the language of the window.
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <wx/filename.h>
#include <wx/intl.h>
#include <wx/log.h>
#include <wx/msgdlg.h>
#include <wx/utils.h>

#include "editor/ui/commands/commands.h"
#include "editor/ui/dialogs/palette_dialog.h"
#include "editor/ui/dialogs/shortcuts_dialog.h"
#include "editor/ui/toolkit/editor_folders.h"
#include "editor/ui/toolkit/ui_texts.h"
#include "maps/platform/installed.h"
#include "maps/release/release.h"

namespace chartroom::editor {
namespace {

// Returns the choice of a command in the menu of languages; nothing for other commands.
std::optional<LanguageChoice> language_of(const Command& command) {
  constexpr std::string_view kLanguage = "language.";
  if (!command.id.starts_with(kLanguage)) return std::nullopt;
  const std::string code = command.id.substr(kLanguage.size());
  return code == "system" ? LanguageChoice() : LanguageChoice(code);
}

// Returns the manual in the window's language if there is one, as an HTML page if built.
std::string manual_in(const std::string& guides) {
  const std::string manual = guides + "/editor/MANUAL";
  std::error_code error;
  for (const std::string& page : {manual + "." + ui_language() + ".html", manual + ".html"})
    if (std::filesystem::exists(page, error)) return page;
  return manual + ".md";
}

void show_manual(Workbench& at) {
  const auto guides = installed_folder("guides");
  if (!guides) return at.notice->show(_("The manual is not installed."), wxICON_WARNING);
  const wxString path = path_to_wx(manual_in(*guides));
  // The notice below replaces wx's own message window.
  const wxLogNull silence;
  if (path.EndsWith(".html") ? wxLaunchDefaultBrowser(wxFileName::FileNameToURL(path))
                             : wxLaunchDefaultApplication(path))
    return;
  at.notice->show(wxString::Format(_("Couldn't open the manual. It is in %s."), path),
                  wxICON_WARNING);
}

void change_shortcuts(Workbench& at) {
  ShortcutsDialog dialog(&at.window, at.commands.bound(), at.commands.shortcuts());
  if (dialog.ShowModal() != wxID_OK) return;
  at.commands.use(dialog.shortcuts());
  try {
    dialog.shortcuts().save(shortcuts_file());
  } catch (const FileException& failure) {
    at.notice->show(_("Couldn't save the shortcuts. They last until the window closes.") + " " +
                        fault_text(failure.error()),
                    wxICON_WARNING);
  }
}

void show_about(Workbench& at) {
  wxMessageDialog dialog(&at.window, to_wx("Chartroom " + release_name()), _("About Chartroom"),
                         wxOK);
  dialog.SetExtendedMessage(_("A map editor for the board game SONAR.") + "\n" +
                            _("Unofficial: SONAR is a game by Roberto Fraga and Yohan Lemonnier.") +
                            "\n" + _("MIT license."));
  dialog.ShowModal();
}

void choose_language(Workbench& at, const LanguageChoice& code) {
  try {
    save_language(code);
  } catch (const FileException& failure) {
    return at.notice->show(_("Couldn't save the choice.") + " " + fault_text(failure.error()),
                           wxICON_ERROR);
  }
  at.change_language(code);
}

}  // namespace

void bind_help_commands(Workbench& at) {
  at.commands.bind("help.manual", [&at] { show_manual(at); });
  at.commands.bind("help.shortcuts", [&at] { change_shortcuts(at); });
  at.commands.bind("help.about", [&at] { show_about(at); });
  at.commands.bind("view.palette", [&at] {
    PaletteDialog dialog(&at.window, at.commands);
    if (dialog.ShowModal() == wxID_OK) at.commands.run(dialog.chosen());
  });
  for (const Command& command : commands()) {
    const std::optional<LanguageChoice> code = language_of(command);
    if (!code) continue;
    at.commands.bind(
        command.id, [&at, code = *code] { choose_language(at, code); }, {},
        [code = *code] { return chosen_language() == code; });
  }
}

void use_own_shortcuts(Workbench& at) {
  ParseResult<Shortcuts> own = Shortcuts::load(shortcuts_file());
  if (own) return at.commands.use(*own.value);
  at.window.CallAfter(
      [&at, errors = std::move(own.errors)] { at.notice->show_faults(shortcuts_file(), errors); });
}

}  // namespace chartroom::editor
