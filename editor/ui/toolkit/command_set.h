// The commands of a window: what they do, and the menus, keys and buttons that call them.
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

// The number of a command's menu item and button.
int window_id(std::string_view command);

class CommandSet {
 public:
  using Run = std::function<void()>;
  using Is = std::function<bool()>;

  // What a command of the table does, when it can be done (always), and whether it is on (never).
  void bind(std::string_view id, Run run, Is enabled = {}, Is on = {});

  // Gives the frame its menus and its tool bar. All commands of the table must be bound.
  void build(wxFrame& frame);
  // Puts the shortcuts into the menus.
  void use(const Shortcuts& shortcuts);
  const Shortcuts& shortcuts() const { return shortcuts_; }
  // Says what is in front: commands that mean nothing there cannot be done.
  void serve(PageKind in_front) { in_front_ = in_front; }
  // Items and tools follow what can be done and what is on.
  void update();
  // The frame goes: no command can be done any more.
  void end() { ended_ = true; }
  // "Undo painting islands".
  void rename(std::string_view id, const wxString& name);

  // The ids of all commands that are bound, in the order of the table.
  std::vector<const Command*> bound() const;
  bool enabled(std::string_view id) const;
  // Does the command if it can be done now.
  void run(std::string_view id);
  // True if the key is the shortcut of a command.
  bool has_key(const wxKeyEvent& event) const { return command_of(event) != nullptr; }
  // Does the command whose shortcut the key is, where that has no Ctrl or Alt: call it for nothing
  // that one types into.
  bool run_plain_key(const wxKeyEvent& event);
  // The same for letters, digits and signs alone: buttons and lists need Space, Tab and the like.
  bool run_letter_key(const wxKeyEvent& event);
  // The same for every key: for those that the window with the focus would take for itself.
  bool run_key(const wxKeyEvent& event);
  // What the key would do if that could be done now; null where it can, or where the key is
  // nothing's, or one that is typed.
  const Command* disabled_command(const wxKeyEvent& event) const;
  // What is told of such a command: what must be in front for it, or that it cannot be done now.
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
  std::map<std::string, wxString, std::less<>> names_;  // those that are not the table's
  std::map<wxString, wxMenu*> menus_;
  Shortcuts shortcuts_;
  PageKind in_front_ = PageKind::map;
  bool ended_ = false;
  wxFrame* frame_ = nullptr;
};

// The command's name and menu in the user's language.
wxString command_name(const Command& command);
wxString command_menu(const Command& command);

}  // namespace chartroom::editor
