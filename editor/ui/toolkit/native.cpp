#include "editor/ui/toolkit/native.h"

#include <gtk/gtk.h>

namespace chartroom::editor {
namespace {

constexpr const char* kAccent =
    "button:checked {"
    "  box-shadow: inset 0 0 0 2px @theme_selected_bg_color;"
    "  background-image: none;"
    "  background-color: alpha(@theme_selected_bg_color, 0.35);"
    "}";

GtkStyleProvider* accent() {
  static GtkCssProvider* provider = [] {
    GtkCssProvider* made = gtk_css_provider_new();
    gtk_css_provider_load_from_data(made, kAccent, -1, nullptr);
    return made;
  }();
  return GTK_STYLE_PROVIDER(provider);
}

}  // namespace

void prepare_to_show(wxTopLevelWindow& window) { gtk_widget_realize(window.GetHandle()); }

void focus_tab(wxNotebook& tabs) { gtk_widget_grab_focus(tabs.GetHandle()); }

void accent_when_pressed(wxWindow& button) {
  gtk_style_context_add_provider(gtk_widget_get_style_context(button.GetHandle()), accent(),
                                 GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

}  // namespace chartroom::editor
