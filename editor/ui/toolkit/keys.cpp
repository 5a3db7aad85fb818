#include "editor/ui/toolkit/keys.h"

#include <string_view>
#include <utility>

#include <gtk/gtk.h>
#include <wx/intl.h>
#include <wx/window.h>

#include "editor/model/commands/shortcut.h"
#include "editor/model/marked.h"

namespace chartroom::editor {
namespace {

constexpr std::pair<int, const char*> kKeys[] = {
    {WXK_SPACE, marked("Space")},       {WXK_RETURN, marked("Enter")},
    {WXK_ESCAPE, marked("Escape")},     {WXK_DELETE, marked("Delete")},
    {WXK_INSERT, marked("Insert")},     {WXK_BACK, marked("Backspace")},
    {WXK_TAB, marked("Tab")},           {WXK_HOME, marked("Home")},
    {WXK_END, marked("End")},           {WXK_PAGEUP, marked("PageUp")},
    {WXK_PAGEDOWN, marked("PageDown")}, {WXK_LEFT, marked("Left")},
    {WXK_RIGHT, marked("Right")},       {WXK_UP, marked("Up")},
    {WXK_DOWN, marked("Down")},         {WXK_NUMPAD_DELETE, "Delete"},
    {WXK_NUMPAD_ENTER, "Enter"},        {WXK_NUMPAD_ADD, "+"},
    {WXK_NUMPAD_SUBTRACT, "-"},
};

constexpr const char* kModifiers[] = {marked("Ctrl"), "Alt", marked("Shift")};

std::optional<std::string> key_name(int key) {
  for (const auto& [code, name] : kKeys) {
    if (code == key) return name;
  }
  if (key >= WXK_F1 && key <= WXK_F12) return "F" + std::to_string(key - WXK_F1 + 1);
  if (key <= ' ' || key >= 127) return std::nullopt;
  return std::string(1, static_cast<char>(key));
}

// The letters of X's key codes, by the places that they have on a Latin keyboard.
constexpr std::pair<unsigned, std::string_view> kLetterRows[] = {
    {24, "QWERTYUIOP[]"}, {38, "ASDFGHJKL"}, {52, "ZXCVBNM"}};

// Returns the Latin letter or digit of a key that writes another script: by another layout of the
// user, or else by its place.
std::optional<std::string> latin_name(unsigned key_code) {
  GdkKeymap* keymap = gdk_keymap_get_for_display(gdk_display_get_default());
  guint* values = nullptr;
  gint count = 0;
  gdk_keymap_get_entries_for_keycode(keymap, key_code, nullptr, &values, &count);
  std::optional<std::string> name;
  for (gint i = 0; i < count && !name; ++i) {
    const guint32 letter = gdk_keyval_to_unicode(gdk_keyval_to_upper(values[i]));
    const bool latin = (letter >= 'A' && letter <= 'Z') || (letter >= '0' && letter <= '9');
    if (latin) name = std::string(1, static_cast<char>(letter));
  }
  g_free(values);
  for (const auto& [first, letters] : kLetterRows) {
    if (name || key_code < first || key_code >= first + letters.size()) continue;
    name = std::string(1, letters[key_code - first]);
  }
  return name;
}

// True while AltGr is held: the key writes a sign of its own, which is no other shortcut.
bool writes_third_sign() {
  GdkModifierType state{};
  return gtk_get_current_event_state(&state) != FALSE && (state & GDK_MOD5_MASK) != 0;
}

// True if the key writes a letter that no shortcut can have.
bool writes_another_script(const wxKeyEvent& event) {
  const int letter = event.GetUnicodeKey();
  const int key = event.GetKeyCode();
  return letter > WXK_DELETE || (key == WXK_NONE && event.GetRawKeyFlags() != 0);
}

}  // namespace

std::optional<std::string> shortcut_of(const wxKeyEvent& event) {
  const bool other = writes_another_script(event);
  if (writes_third_sign() && (other || event.ControlDown() || event.AltDown())) return std::nullopt;
  const std::optional<std::string> key =
      other ? latin_name(event.GetRawKeyFlags()) : key_name(event.GetKeyCode());
  if (!key) return std::nullopt;
  std::string text;
  if (event.ControlDown()) text += "Ctrl+";
  if (event.AltDown()) text += "Alt+";
  if (event.ShiftDown()) text += "Shift+";
  return parse_shortcut(text + *key);
}

wxString shown_keys(const std::string& shortcut) {
  std::string key = shortcut;
  wxString held;
  for (const char* modifier : kModifiers) {
    const std::string prefix = std::string(modifier) + "+";
    if (!key.starts_with(prefix)) continue;
    held += wxGetTranslation(modifier) + "+";
    key.erase(0, prefix.size());
  }
  return key.empty() ? held : held + wxGetTranslation(key);
}

std::optional<maps::Direction> direction_of_key(int key) {
  switch (key) {
    case WXK_LEFT:
    case WXK_NUMPAD_LEFT:
      return maps::Direction::left;
    case WXK_RIGHT:
    case WXK_NUMPAD_RIGHT:
      return maps::Direction::right;
    case WXK_UP:
    case WXK_NUMPAD_UP:
      return maps::Direction::up;
    case WXK_DOWN:
    case WXK_NUMPAD_DOWN:
      return maps::Direction::down;
    default:
      return std::nullopt;
  }
}

bool menu_is_open() {
  GtkWidget* grabbing = gtk_grab_get_current();
  return grabbing != nullptr && GTK_IS_MENU_SHELL(grabbing);
}

wxTextEntry* typed_into() { return dynamic_cast<wxTextEntry*>(wxWindow::FindFocus()); }

Typing typing() {
  wxWindow* focused = wxWindow::FindFocus();
  if (focused == nullptr) return Typing::none;
  // Number fields and cells contain a GTK field that wx does not know.
  GtkWidget* window = gtk_widget_get_toplevel(focused->GetHandle());
  GtkWidget* inside = GTK_IS_WINDOW(window) ? gtk_window_get_focus(GTK_WINDOW(window)) : nullptr;
  if (!GTK_IS_EDITABLE(inside) && !GTK_IS_TEXT_VIEW(inside)) return Typing::none;
  return GTK_IS_TREE_VIEW(gtk_widget_get_parent(inside)) ? Typing::in_a_cell : Typing::in_a_field;
}

}  // namespace chartroom::editor
