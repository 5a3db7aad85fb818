#include "editor/ui/toolkit/command_set.h"

#include <algorithm>
#include <set>
#include <utility>

#include <wx/accel.h>
#include <wx/artprov.h>
#include <wx/intl.h>
#include <wx/toolbar.h>

#include "editor/ui/toolkit/ids.h"
#include "editor/ui/toolkit/keys.h"
#include "editor/ui/toolkit/ui_texts.h"
#include "maps/platform/contract.h"

namespace chartroom::editor {
namespace {

// True for a key without Ctrl or Alt that is no function key: text fields need such keys.
bool is_plain(const std::string& shortcut) {
  const bool held = shortcut.starts_with("Ctrl+") || shortcut.starts_with("Alt+");
  const bool function = shortcut.starts_with("F") && shortcut.size() > 1;
  return !held && !function && !shortcut.starts_with("Shift+F");
}

// Returns the label with "&" before the first initial that no sibling has yet.
wxString with_mnemonic(const wxString& label, std::set<wxUniChar>& taken) {
  for (std::size_t i = 0; i < label.length(); ++i) {
    const wxUniChar letter = wxTolower(label[i]);
    const bool begins_word = i == 0 || label[i - 1] == ' ';
    if (!begins_word || !wxIsalpha(letter) || !taken.insert(letter).second) continue;
    return label.Left(i) + "&" + label.Mid(i);
  }
  return label;
}

// Returns the shortcut with wx's names of keys.
wxString keys_for_wx(const std::string& shortcut) {
  wxString keys = shortcut;
  keys.Replace("PageDown", "PgDn");
  keys.Replace("PageUp", "PgUp");
  keys.Replace("Backspace", "Back");
  return keys;
}

wxItemKind item_kind(CommandKind kind) {
  switch (kind) {
    case CommandKind::action:
      return wxITEM_NORMAL;
    case CommandKind::toggle:
    case CommandKind::choice:
      break;
  }
  return wxITEM_CHECK;
}

// Adds second shortcuts, as in other programs.
void add_second_keys(wxMenuBar& bar) {
  const auto add = [&bar](const char* command, int key) {
    const int id = window_id(command);
    if (wxMenuItem* item = bar.FindItem(id)) {
      item->AddExtraAccel(wxAcceleratorEntry(wxACCEL_CTRL, key, id));
    }
  };
  add("edit.redo", 'Y');
  add("view.zoom_in", '=');
}

void add_tool_bar(wxFrame& frame) {
  wxToolBar& bar = *frame.CreateToolBar(wxTB_HORIZONTAL | wxTB_FLAT);
  const auto add = [&bar](const char* command, const wxArtID& icon) {
    bar.AddTool(window_id(command), command_name(*find_command(command)),
                wxArtProvider::GetBitmapBundle(icon, wxART_TOOLBAR));
  };
  add("file.new", wxART_NEW);
  add("file.open", wxART_FILE_OPEN);
  add("file.save", wxART_FILE_SAVE);
  bar.AddSeparator();
  add("edit.undo", wxART_UNDO);
  add("edit.redo", wxART_REDO);
  bar.AddSeparator();
  add("view.zoom_out", "zoom-out");
  add("view.zoom_in", "zoom-in");
  add("view.fit", "zoom-fit-best");
  bar.Realize();
}

}  // namespace

int window_id(std::string_view command) { return kIdCommands + command_number(command); }

wxString command_name(const Command& command) {
  // Users who cannot read the window's language look for their own language's name.
  constexpr std::string_view kLanguage = "language.";
  const std::string code = command.id.substr(std::min(kLanguage.size(), command.id.size()));
  if (command.id.starts_with(kLanguage) && code.size() == 2) return language_name(code);
  return wxGetTranslation(command.name);
}

wxString command_menu(const Command& command) { return wxGetTranslation(command.menu); }

void CommandSet::bind(std::string_view id, Run run, Is enabled, Is on) {
  const Command* command = find_command(id);
  CHARTROOM_EXPECTS(command != nullptr);
  actions_.insert_or_assign(
      command->id, Action{std::move(run), std::move(enabled), std::move(on), command->scope});
}

const CommandSet::Action* CommandSet::find(std::string_view id) const {
  const auto found = actions_.find(id);
  return found == actions_.end() ? nullptr : &found->second;
}

std::vector<const Command*> CommandSet::bound() const {
  std::vector<const Command*> list;
  for (const Command& command : commands()) {
    if (find(command.id) != nullptr) list.push_back(&command);
  }
  return list;
}

void CommandSet::build(wxFrame& frame) {
  CHARTROOM_EXPECTS(bound().size() == commands().size());
  frame_ = &frame;
  add_tool_bar(frame);
  auto* bar = new wxMenuBar;
  for (const Command* command : bound()) {
    wxMenu* menu = menu_of(*bar, command_menu(*command));
    if (command->separated && menu->GetMenuItemCount() > 0) menu->AppendSeparator();
    menu->Append(window_id(command->id), command_name(*command), wxGetTranslation(command->help),
                 item_kind(command->kind));
  }
  std::set<wxUniChar> taken;
  for (std::size_t i = 0; i < bar->GetMenuCount(); ++i) {
    bar->SetMenuLabel(i, with_mnemonic(bar->GetMenuLabelText(i), taken));
  }
  add_second_keys(*bar);
  frame.SetMenuBar(bar);
  for (const Command* command : bound()) {
    frame.Bind(
        wxEVT_MENU, [this, id = command->id](wxCommandEvent&) { run(id); }, window_id(command->id));
    set_label(*command);
  }
  frame.Bind(wxEVT_MENU_OPEN, [this](wxMenuEvent& event) {
    update();
    event.Skip();
  });
}

// The path is "Map/Mirror".
wxMenu* CommandSet::menu_of(wxMenuBar& bar, const wxString& path) {
  if (wxMenu* known = menus_[path]) return known;
  auto* menu = menus_[path] = new wxMenu;
  if (path.Find('/') == wxNOT_FOUND) {
    bar.Append(menu, path);
  } else {
    menu_of(bar, path.BeforeLast('/'))->AppendSubMenu(menu, path.AfterLast('/'));
  }
  return menu;
}

void CommandSet::use(const Shortcuts& shortcuts) {
  shortcuts_ = shortcuts;
  if (frame_ == nullptr) return;
  for (const Command* command : bound()) set_label(*command);
}

void CommandSet::rename(std::string_view id, const wxString& name) {
  wxString& known = names_[std::string(id)];
  if (known == name) return;
  known = name;
  set_label(*find_command(id));
}

void CommandSet::set_label(const Command& command) {
  wxMenuItem* item =
      frame_ == nullptr ? nullptr : frame_->GetMenuBar()->FindItem(window_id(command.id));
  if (item == nullptr) return;
  const auto renamed = names_.find(command.id);
  wxString label = renamed == names_.end() ? command_name(command) : renamed->second;
  const std::optional<std::string> keys = shortcuts_.of(command.id);
  // A plain key in a menu would not reach text fields.
  if (keys) label += is_plain(*keys) ? "  (" + shown_keys(*keys) + ")" : "\t" + keys_for_wx(*keys);
  if (item->GetItemLabel() != label) item->SetItemLabel(label);
  wxToolBar* tools = frame_->GetToolBar();
  if (tools == nullptr || tools->FindById(item->GetId()) == nullptr) return;
  const wxString name = wxMenuItem::GetLabelText(label);
  tools->SetToolShortHelp(item->GetId(), keys ? name + " (" + shown_keys(*keys) + ")" : name);
}

void CommandSet::update() {
  wxMenuBar* bar = frame_->GetMenuBar();
  wxToolBar* tools = frame_->GetToolBar();
  for (const auto& [id, action] : actions_) {
    const int number = window_id(id);
    wxMenuItem* item = bar->FindItem(number);
    const bool can = enabled(action);
    if (item != nullptr) {
      if (item->IsEnabled() != can) item->Enable(can);
      if (item->IsCheckable() && action.on && action.scope.contains(in_front_)) {
        const bool on = action.on();
        if (item->IsChecked() != on) item->Check(on);
      }
    }
    if (tools != nullptr && tools->FindById(number) != nullptr) tools->EnableTool(number, can);
  }
}

bool CommandSet::enabled(std::string_view id) const {
  const Action* action = find(id);
  return action != nullptr && enabled(*action);
}

void CommandSet::run(std::string_view id) {
  if (!enabled(id)) return;
  // A copy, as the command may bind commands anew while it runs.
  const Run chosen = find(id)->run;
  chosen();
  // A key pressed right after the command must find its own command enabled.
  update();
}

bool CommandSet::run_plain_key(const wxKeyEvent& event) {
  const std::optional<std::string> key = shortcut_of(event);
  return key && is_plain(*key) && run_key(event);
}

bool CommandSet::run_letter_key(const wxKeyEvent& event) {
  // Signs and letters have one character, named keys more.
  const std::optional<std::string> key = shortcut_of(event);
  return key && key->size() == 1 && event.GetKeyCode() < WXK_START && run_key(event);
}

const Command* CommandSet::disabled_command(const wxKeyEvent& event) const {
  const std::optional<std::string> key = shortcut_of(event);
  if (!key || is_plain(*key)) return nullptr;
  const Command* command = command_of(event);
  return command == nullptr || enabled(command->id) ? nullptr : command;
}

wxString CommandSet::why_disabled(const Command& command) const {
  const bool served = command.scope.contains(in_front_);
  const auto form = [&]() -> wxString {
    if (!served && command.scope == kMaps) return _("%s: needs a map tab");
    if (!served && command.scope == kDecks) return _("%s: needs a deck tab");
    if (!served && command.scope == kPacks) return _("%s: needs a pack tab");
    if (!served && command.scope == kGames) return _("%s: needs a game tab");
    if (served && command.needs != nullptr) return "%s: " + wxGetTranslation(command.needs);
    return _("%s: not available now");
  };
  return wxString::Format(form(), command_name(command));
}

const Command* CommandSet::command_of(const wxKeyEvent& event) const {
  const std::optional<std::string> key = shortcut_of(event);
  return key ? shortcuts_.command_of(*key) : nullptr;
}

bool CommandSet::run_key(const wxKeyEvent& event) {
  const Command* command = command_of(event);
  if (command == nullptr || !enabled(command->id)) return false;
  run(command->id);
  return true;
}

}  // namespace chartroom::editor
