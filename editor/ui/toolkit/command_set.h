// The commands of a window: their functions, and the menus, keys and buttons that call them.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <wx/frame.h>
#include <wx/menu.h>

#include "editor/model/commands/command.h"
#include "editor/model/commands/shortcut.h"

namespace chartroom::editor {

// Returns the id of a command's menu item and button.
int window_id(std::string_view command);

class CommandSet {
 public:
  using Run = std::function<void()>;
  using Is = std::function<bool()>;

  // Sets the function of a command in the table, and tests that say if it is enabled (default:
  // always) and if it is on (default: never).
  void bind(std::string_view id, Run run, Is enabled = {}, Is on = {});

  // Gives the frame its menus and its tool bar. All commands of the table must be bound.
  void build(wxFrame& frame);
  // Puts the shortcuts into the menus.
  void use(const Shortcuts& shortcuts);
  const Shortcuts& shortcuts() const { return shortcuts_; }
  // Sets the kind of document in front, `none` for none. Disables commands of other kinds.
  void serve(PageKind in_front) { in_front_ = in_front; }
  // Updates menu items and tools: which are enabled and which are on.
  void update();
  // Disables all commands, as the frame closes.
  void end() { ended_ = true; }
  // Renames a menu item: "Undo painting islands".
  void rename(std::string_view id, const wxString& name);

  // Returns all bound commands, in the order of the table.
  std::vector<const Command*> bound() const;
  bool enabled(std::string_view id) const;
  // Runs the command if it is enabled.
  void run(std::string_view id);
  // True if the key is the shortcut of a command.
  bool has_key(const wxKeyEvent& event) const { return command_of(event) != nullptr; }
  // Runs the enabled command of a key without Ctrl or Alt that is no function key; false if there
  // is none. Do not call it for a key typed into a field.
  bool run_plain_key(const wxKeyEvent& event);
  // Like run_plain_key, for letters, digits and signs: buttons and lists need Space, Tab and so on.
  bool run_letter_key(const wxKeyEvent& event);
  // Like run_plain_key, for every key: the focused window may handle some keys itself.
  bool run_key(const wxKeyEvent& event);
  // Returns the key's command if it is disabled; else, and for keys of run_plain_key, nullptr.
  const Command* disabled_command(const wxKeyEvent& event) const;
  // Returns why the command is disabled: it needs another document in front, or is impossible now.
  wxString why_disabled(const Command& command) const;

 private:
  struct Action {
    Run run;
    Is enabled;
    Is on;
    KindSet scope;
  };
  bool enabled(const Action& action) const {
    return !ended_ && action.scope.contains(in_front_) && (!action.enabled || action.enabled());
  }
  const Action* find(std::string_view id) const;
  const Command* command_of(const wxKeyEvent& event) const;
  wxMenu* menu_of(wxMenuBar& bar, const wxString& path);
  void set_label(const Command& command);

  std::map<std::string, Action, std::less<>> actions_;
  std::map<std::string, wxString, std::less<>> names_;  // new names of renamed commands
  std::map<wxString, wxMenu*> menus_;
  Shortcuts shortcuts_;
  PageKind in_front_ = PageKind::map;
  bool ended_ = false;
  wxFrame* frame_ = nullptr;
};

// Return the command's name and menu in the user's language.
wxString command_name(const Command& command);
wxString command_menu(const Command& command);

}  // namespace chartroom::editor
