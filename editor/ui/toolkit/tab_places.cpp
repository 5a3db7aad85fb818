#include "editor/ui/toolkit/tab_places.h"

#include <gtk/gtk.h>

namespace chartroom::editor {

void place_tabs(wxNotebook& tabs) {
  GtkWidget* notebook = tabs.GetHandle();
  if (!gtk_widget_get_mapped(notebook)) return;
  GtkAllocation place;
  gtk_widget_get_allocation(notebook, &place);
  // Behind the start page the notebook has no place yet. It gets one together with all tabs.
  if (place.width <= 1) return;
  // GTK requires a size request before an allocation.
  gtk_widget_get_preferred_size(notebook, nullptr, nullptr);
  gtk_widget_size_allocate(notebook, &place);
}

}  // namespace chartroom::editor
