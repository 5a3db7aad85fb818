#include "editor/ui/toolkit/accessible_name.h"

#include <gtk/gtk.h>

namespace chartroom::editor {

void set_accessible_name(wxWindow& control, const wxString& name) {
  GtkWidget* widget = control.GetHandle();
  atk_object_set_name(gtk_widget_get_accessible(widget), name.utf8_str());
  // In texts of several lines, lists and fields with choices an inner widget gets the focus.
  GtkWidget* inside = GTK_IS_BIN(widget) ? gtk_bin_get_child(GTK_BIN(widget)) : nullptr;
  if (inside != nullptr && gtk_widget_get_can_focus(inside)) {
    atk_object_set_name(gtk_widget_get_accessible(inside), name.utf8_str());
  }
}

void set_accessible_description(wxWindow& control, const wxString& text) {
  atk_object_set_description(gtk_widget_get_accessible(control.GetHandle()), text.utf8_str());
}

void make_info_bar(wxWindow& bar) {
  atk_object_set_role(gtk_widget_get_accessible(bar.GetHandle()), ATK_ROLE_INFO_BAR);
}

}  // namespace chartroom::editor
