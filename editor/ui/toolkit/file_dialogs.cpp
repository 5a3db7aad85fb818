#include "editor/ui/toolkit/file_dialogs.h"

#include <gtk/gtk.h>

#include <utility>

namespace chartroom::editor {
namespace {

void (*construct_chooser)(GObject*) = nullptr;

void construct_and_keep(GObject* chooser) {
  construct_chooser(chooser);
  g_object_ref(chooser);
}

}  // namespace

void leave_out_recent_files() {
  // Removes the entry in the list at the side.
  g_object_set(gtk_settings_get_default(), "gtk-recent-files-enabled", FALSE, nullptr);
  // Removes the shortcut, which works even without the entry.
  gpointer chooser = g_type_class_ref(GTK_TYPE_FILE_CHOOSER_WIDGET);
  gtk_binding_entry_remove(gtk_binding_set_by_class(chooser), GDK_KEY_r, GDK_MOD1_MASK);
  g_type_class_unref(chooser);
}

void keep_file_choosers() {
  GObjectClass* chooser = G_OBJECT_CLASS(g_type_class_ref(GTK_TYPE_FILE_CHOOSER_WIDGET));
  construct_chooser = std::exchange(chooser->constructed, construct_and_keep);
}

}  // namespace chartroom::editor
