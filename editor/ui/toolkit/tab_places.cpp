#include "editor/ui/toolkit/tab_places.h"

#include <gtk/gtk.h>

namespace chartroom::editor {

void place_tabs(wxNotebook& tabs) {
  GtkWidget* notebook = tabs.GetHandle();
  if (!gtk_widget_get_mapped(notebook)) return;
  GtkAllocation place;
  gtk_widget_get_allocation(notebook, &place);
  // Behind the start page it never had a place, and gets one with all tabs in it.
  if (place.width <= 1) return;
  // GTK wants to be asked before it is told.
  gtk_widget_get_preferred_size(notebook, nullptr, nullptr);
  gtk_widget_size_allocate(notebook, &place);
}

}  // namespace chartroom::editor
