#include "editor/ui/workbench/window_keys.h"

#include "editor/ui/toolkit/keys.h"

namespace chartroom::editor {
namespace {

// True if a key without Ctrl or Alt was a command, or Escape brought back the board.
bool run_single_key(Workbench& at, const wxKeyEvent& event,
                    const std::function<void()>& leave_start) {
  const bool escapes = event.GetKeyCode() == WXK_ESCAPE && !event.HasAnyModifiers();
  const Typing typed = typing();
  if (escapes && typed == Typing::none) {
    at.front().dismiss_messages();
    at.notice->dismiss_messages();
  }
  if (wxWindow::FindFocus() == &at.front().workplace()) return at.commands.run_plain_key(event);
  // A cell that is being edited needs Escape itself.
  if (typed == Typing::in_a_cell) return false;
  if (escapes) {
    leave_start();
    at.focus_workplace();
    return true;
  }
  return typed == Typing::none && at.commands.run_letter_key(event);
}

}  // namespace

void take_key(Workbench& at, StatusLine& status, wxKeyEvent& event,
              const std::function<void()>& leave_start) {
  if (menu_is_open()) return event.Skip();
  status.show_disabled_key({});
  // The key of an outdated menu item would do nothing.
  if (event.HasAnyModifiers() || at.commands.has_key(event)) at.commands.update();
  // Lists would take the keys that change tabs, and Ctrl+N and Ctrl+P.
  const int key = event.GetKeyCode();
  const bool page = key == WXK_PAGEUP || key == WXK_PAGEDOWN;
  const bool letter = key >= 'A' && key <= 'Z' && typing() == Typing::none;
  const bool taken = event.GetModifiers() == wxMOD_CONTROL && (page || letter);
  if (taken && at.commands.run_key(event)) return;
  // Takes Ctrl+. even if it can fix nothing, as fields would offer emoji.
  const bool fix_options = key == '.' && event.GetModifiers() == wxMOD_CONTROL;
  if (fix_options && typing() != Typing::none) return void(at.commands.run_key(event));
  if (run_single_key(at, event, leave_start)) return;
  const Command* disabled =
      typing() == Typing::none ? at.commands.disabled_command(event) : nullptr;
  if (disabled != nullptr) status.show_disabled_key(at.commands.why_disabled(*disabled));
  event.Skip();
}

}  // namespace chartroom::editor
