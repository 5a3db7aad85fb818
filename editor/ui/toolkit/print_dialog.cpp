#include "editor/ui/toolkit/print_dialog.h"

#include <gtk/gtk.h>
#include <gtk/gtkunixprint.h>

#include <utility>

namespace chartroom::editor {
namespace {

void (*construct_dialog)(GObject*) = nullptr;

void construct_without_times(GObject* dialog) {
  construct_dialog(dialog);
  for (const char* const name : {"print_at_radio", "print_hold_radio"}) {
    GObject* const choice =
        gtk_widget_get_template_child(GTK_WIDGET(dialog), GTK_TYPE_PRINT_UNIX_DIALOG, name);
    if (choice != nullptr) gtk_widget_set_sensitive(GTK_WIDGET(choice), FALSE);
  }
}

}  // namespace

void print_at_a_time_only_with_a_printer() {
  GObjectClass* dialog = G_OBJECT_CLASS(g_type_class_ref(GTK_TYPE_PRINT_UNIX_DIALOG));
  construct_dialog = std::exchange(dialog->constructed, construct_without_times);
}

}  // namespace chartroom::editor
