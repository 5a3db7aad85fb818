#include "editor/ui/toolkit/native.h"

#include <algorithm>
#include <cstring>
#include <string>
#include <utility>

#include <fmt/core.h>
#include <gtk/gtk.h>
#include <wx/app.h>
#include <wx/utils.h>

namespace chartroom::editor {
namespace {

constexpr const char* kAccent =
    "button:checked {"
    "  box-shadow: inset 0 0 0 2px @theme_selected_bg_color;"
    "  background-image: none;"
    "  background-color: alpha(@theme_selected_bg_color, 0.35);"
    "}";

constexpr const char* kLittleRoom = "button { padding: 2px 7px; }";

constexpr const char* kWrong =
    "label.error, entry.error, spinbutton.error { color: @error_color; }";

constexpr const char* kNarrowTabs =
    "header { padding: 0; } tab { padding-left: 2px; padding-right: 2px; }";

GtkStyleProvider* provider_of(const char* style) {
  GtkCssProvider* made = gtk_css_provider_new();
  gtk_css_provider_load_from_data(made, style, -1, nullptr);
  return GTK_STYLE_PROVIDER(made);
}

// The tab owns its button's function.
using Close = std::function<void()>;
constexpr const char* kClose = "chartroom-close";
void run_close(GtkWidget*, gpointer tab) {
  // A copy, as closing deletes the tab and its function.
  const Close close = *static_cast<Close*>(g_object_get_data(G_OBJECT(tab), kClose));
  close();
}

void forget_close(gpointer close) { delete static_cast<Close*>(close); }

constexpr const char* kAnimations = "gtk-enable-animations";

constexpr const char* kDrag = "chartroom-drag";
constexpr const char* kEdited = "chartroom-edited";

GtkWidget* view_of(wxDataViewCtrl& list) { return gtk_bin_get_child(GTK_BIN(list.GetHandle())); }

wxPoint place_in(GtkGestureDrag* gesture, double right, double down) {
  double x = 0;
  double y = 0;
  gtk_gesture_drag_get_start_point(gesture, &x, &y);
  return {static_cast<int>(x + right), static_cast<int>(y + down)};
}
void on_drag_begin(GtkGestureDrag* gesture, double, double, gpointer drag) {
  static_cast<Drag*>(drag)->begin(place_in(gesture, 0, 0));
}
void on_drag_update(GtkGestureDrag* gesture, double right, double down, gpointer drag) {
  static_cast<Drag*>(drag)->move(place_in(gesture, right, down));
}
void on_drag_end(GtkGestureDrag*, double, double, gpointer drag) {
  static_cast<Drag*>(drag)->end();
}
void forget_drag(gpointer drag, GClosure*) { delete static_cast<Drag*>(drag); }

std::string with_sign(char sign, std::string number) {
  std::replace(number.begin(), number.end(), sign == ',' ? '.' : ',', sign);
  return number;
}

char sign_in(gpointer sign) { return static_cast<char>(GPOINTER_TO_INT(sign)); }

// Inserts a text with the field's decimal sign and without letters.
void insert_with_sign(GtkEditable* field, const gchar* text, gint length, gint* place,
                      gpointer sign) {
  const std::string given(text, length < 0 ? std::strlen(text) : static_cast<std::size_t>(length));
  std::string fixed = with_sign(sign_in(sign), given);
  std::erase_if(fixed, [&](char c) { return c != sign_in(sign) && (c < '0' || c > '9'); });
  if (fixed == given) return;
  gtk_editable_insert_text(field, fixed.data(), static_cast<gint>(fixed.size()), place);
  g_signal_stop_emission_by_name(field, "insert-text");
}

gboolean write_with_sign(GtkSpinButton* field, gpointer sign) {
  const auto digits = static_cast<int>(gtk_spin_button_get_digits(field));
  const double value = gtk_spin_button_get_value(field);
  const std::string text = with_sign(sign_in(sign), fmt::format("{:.{}f}", value, digits));
  if (text != gtk_entry_get_text(GTK_ENTRY(field))) {
    gtk_entry_set_text(GTK_ENTRY(field), text.c_str());
  }
  return TRUE;
}

gint read_both_signs(GtkSpinButton* field, gdouble* value, gpointer) {
  const std::string text = with_sign('.', gtk_entry_get_text(GTK_ENTRY(field)));
  char* end = nullptr;
  *value = g_ascii_strtod(text.c_str(), &end);
  return *end == '\0' ? TRUE : GTK_INPUT_ERROR;
}

void on_editing_started(GtkCellRenderer*, GtkCellEditable* cell, gchar*, gpointer view) {
  g_object_set_data_full(G_OBJECT(view), kEdited, g_object_ref(cell), g_object_unref);
}

}  // namespace

void make_closable(wxNotebook& tabs, wxWindow& page, const wxString& name, Close close) {
  auto* notebook = GTK_NOTEBOOK(tabs.GetHandle());
  GtkWidget* tab = gtk_notebook_get_tab_label(notebook, page.GetHandle());
  if (!GTK_IS_BOX(tab)) return;
  GtkWidget* button = gtk_button_new_from_icon_name("window-close-symbolic", GTK_ICON_SIZE_MENU);
  gtk_button_set_relief(GTK_BUTTON(button), GTK_RELIEF_NONE);
  // The command closes a tab by key; the arrows switch tabs.
  gtk_widget_set_can_focus(button, FALSE);
  gtk_widget_set_tooltip_text(button, name.utf8_str());
  atk_object_set_name(gtk_widget_get_accessible(button), name.utf8_str());
  g_object_set_data_full(G_OBJECT(tab), kClose, new Close(std::move(close)), forget_close);
  g_signal_connect(button, "clicked", G_CALLBACK(run_close), tab);
  gtk_box_pack_end(GTK_BOX(tab), button, FALSE, FALSE, 0);
  gtk_box_reorder_child(GTK_BOX(tab), button, 0);  // after the name, which is packed last, too
  gtk_widget_show_all(button);
  // Otherwise GTK complains if it draws the tab before the tab has a size.
  gtk_container_check_resize(GTK_CONTAINER(notebook));
}

void set_tab_tip(wxNotebook& tabs, wxWindow& page, const wxString& tip) {
  auto* notebook = GTK_NOTEBOOK(tabs.GetHandle());
  // A page that is being closed has no tab any more.
  if (gtk_notebook_page_num(notebook, page.GetHandle()) < 0) return;
  GtkWidget* tab = gtk_notebook_get_tab_label(notebook, page.GetHandle());
  gtk_widget_set_tooltip_text(tab, tip.empty() ? nullptr : tip.utf8_str().data());
}

void make_tabs_narrow(wxNotebook& tabs) {
  static GtkStyleProvider* const narrow = provider_of(kNarrowTabs);
  gtk_style_context_add_provider(gtk_widget_get_style_context(tabs.GetHandle()), narrow,
                                 GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

void write_decimals_with(char sign, wxWindow& field) {
  // GTK itself would accept only the system's sign.
  gtk_spin_button_set_numeric(GTK_SPIN_BUTTON(field.GetHandle()), FALSE);
  const gpointer kept = GINT_TO_POINTER(static_cast<int>(sign));
  g_signal_connect(field.GetHandle(), "insert-text", G_CALLBACK(insert_with_sign), kept);
  g_signal_connect(field.GetHandle(), "output", G_CALLBACK(write_with_sign), kept);
  g_signal_connect(field.GetHandle(), "input", G_CALLBACK(read_both_signs), nullptr);
}

void when_list_closes(wxWindow& choice, std::function<void()> then) {
  using Then = std::function<void()>;
  const auto told = +[](GObject* box, GParamSpec*, gpointer kept) {
    gboolean shown = FALSE;
    g_object_get(box, "popup-shown", &shown, nullptr);
    if (shown == FALSE) (*static_cast<Then*>(kept))();
  };
  const auto forget = +[](gpointer kept, GClosure*) { delete static_cast<Then*>(kept); };
  g_signal_connect_data(choice.GetHandle(), "notify::popup-shown", G_CALLBACK(told),
                        new Then(std::move(then)), forget, static_cast<GConnectFlags>(0));
}

void show_heads(wxDataViewCtrl& list, bool shown) {
  gtk_tree_view_set_headers_visible(GTK_TREE_VIEW(view_of(list)), shown ? TRUE : FALSE);
}

void take_numbers_only(wxWindow& field) {
  gtk_spin_button_set_numeric(GTK_SPIN_BUTTON(field.GetHandle()), TRUE);
}

void read_numbers_with(wxWindow& field, std::function<int(const wxString&)> read) {
  using Read = std::function<int(const wxString&)>;
  const auto input = +[](GtkSpinButton* spin, gdouble* value, gpointer kept) -> gint {
    *value = (*static_cast<Read*>(kept))(wxString::FromUTF8(gtk_entry_get_text(GTK_ENTRY(spin))));
    return TRUE;
  };
  const auto forget = +[](gpointer kept, GClosure*) { delete static_cast<Read*>(kept); };
  g_signal_connect_data(field.GetHandle(), "input", G_CALLBACK(input), new Read(std::move(read)),
                        forget, static_cast<GConnectFlags>(0));
}

void mark_as_wrong(wxWindow& window, bool wrong) {
  static GtkStyleProvider* const style = provider_of(kWrong);
  GtkWidget* widget = window.GetHandle();
  if (GTK_IS_COMBO_BOX(widget)) widget = gtk_bin_get_child(GTK_BIN(widget));
  GtkStyleContext* context = gtk_widget_get_style_context(widget);
  gtk_style_context_add_provider(context, style, GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  wrong ? gtk_style_context_add_class(context, GTK_STYLE_CLASS_ERROR)
        : gtk_style_context_remove_class(context, GTK_STYLE_CLASS_ERROR);
}

void name_keys_anew() {
  auto* labels = static_cast<GtkAccelLabelClass*>(g_type_class_ref(GTK_TYPE_ACCEL_LABEL));
  const auto name = [](gchar*& kept, const char* key) {
    g_free(kept);
    kept = g_strdup(g_dpgettext2("gtk30", "keyboard label", key));
  };
  name(labels->mod_name_shift, "Shift");
  name(labels->mod_name_control, "Ctrl");
  name(labels->mod_name_alt, "Alt");
  g_type_class_unref(labels);
}

void prepare_to_show(wxTopLevelWindow& window) { gtk_widget_realize(window.GetHandle()); }

void show_what_is_painted() { gdk_display_flush(gdk_display_get_default()); }

void paint_all_now(wxTopLevelWindow& window) {
  // The display server reports with a delay which areas have become visible.
  constexpr int kRounds = 8;
  constexpr int kPause = 15;  // milliseconds
  GtkWidget* focused = nullptr;
  g_set_weak_pointer(&focused, gtk_window_get_focus(GTK_WINDOW(window.GetHandle())));
  {
    const wxWindowDisabler nobody_acts;
    for (int round = 0; round < kRounds; ++round) {
      wxMilliSleep(kPause);
      wxTheApp->Yield(true);
    }
  }
  if (focused != nullptr) gtk_widget_grab_focus(focused);
  g_clear_weak_pointer(&focused);
}

WithoutAnimations::WithoutAnimations() {
  g_object_get(gtk_settings_get_default(), kAnimations, &before_, nullptr);
  g_object_set(gtk_settings_get_default(), kAnimations, 0, nullptr);
}

WithoutAnimations::~WithoutAnimations() {
  g_object_set(gtk_settings_get_default(), kAnimations, before_, nullptr);
}

void lay_out_anew(wxWindow& window) { gtk_widget_queue_resize(window.GetHandle()); }

bool has_its_room(wxWindow& window) {
  GtkAllocation room;
  gtk_widget_get_allocation(window.GetHandle(), &room);
  return wxSize(room.width, room.height) == window.GetSize();
}

wxRect contents_of(const wxTopLevelWindow& window) {
  GdkWindow* const gdk = gtk_widget_get_window(window.GetHandle());
  if (gdk == nullptr) return window.GetScreenRect();
  wxRect contents(0, 0, gdk_window_get_width(gdk), gdk_window_get_height(gdk));
  gdk_window_get_origin(gdk, &contents.x, &contents.y);
  return contents;
}

void focus_tab(wxNotebook& tabs) { gtk_widget_grab_focus(tabs.GetHandle()); }

void follow_drag(wxDataViewCtrl& list, Drag drag) {
  GtkWidget* view = view_of(list);
  GtkGesture* gesture = gtk_gesture_drag_new(view);
  // The gesture comes before the list, which still selects the pressed row.
  gtk_event_controller_set_propagation_phase(GTK_EVENT_CONTROLLER(gesture), GTK_PHASE_CAPTURE);
  auto* kept = new Drag(std::move(drag));
  g_signal_connect(gesture, "drag-begin", G_CALLBACK(on_drag_begin), kept);
  g_signal_connect(gesture, "drag-update", G_CALLBACK(on_drag_update), kept);
  g_signal_connect_data(gesture, "drag-end", G_CALLBACK(on_drag_end), kept, forget_drag,
                        GConnectFlags());
  g_object_set_data_full(G_OBJECT(view), kDrag, gesture, g_object_unref);
}

void follow_no_drag(wxDataViewCtrl& list) {
  g_object_set_data(G_OBJECT(view_of(list)), kDrag, nullptr);
}

void follow_edits(wxDataViewCtrl& list) {
  for (unsigned i = 0; i < list.GetColumnCount(); ++i) {
    g_signal_connect(list.GetColumn(i)->GetRenderer()->GetGtkHandle(), "editing-started",
                     G_CALLBACK(on_editing_started), view_of(list));
  }
}

void follow_no_edits(wxDataViewCtrl& list) {
  gpointer cell = g_object_get_data(G_OBJECT(view_of(list)), kEdited);
  if (cell == nullptr) return;
  for (unsigned i = 0; i < list.GetColumnCount(); ++i) {
    g_signal_handlers_disconnect_matched(cell, G_SIGNAL_MATCH_DATA, 0, 0, nullptr, nullptr,
                                         list.GetColumn(i)->GetRenderer());
  }
  g_object_set_data(G_OBJECT(view_of(list)), kEdited, nullptr);
}

void keep_scroll_bar(wxWindow& scrolled) {
  gtk_scrolled_window_set_overlay_scrolling(GTK_SCROLLED_WINDOW(scrolled.GetHandle()), FALSE);
}

wxButton* small_button(wxWindow* parent, const wxString& label) {
  auto* button =
      new wxButton(parent, wxID_ANY, label, wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
  keep_little_room(*button);
  return button;
}

void keep_little_room(wxWindow& button) {
  // Overrides the style that wx gives a button of wxBU_EXACTFIT.
  static GtkStyleProvider* const little = provider_of(kLittleRoom);
  gtk_style_context_add_provider(gtk_widget_get_style_context(button.GetHandle()), little,
                                 GTK_STYLE_PROVIDER_PRIORITY_USER);
  // GTK and wx both keep the size that they measured before.
  gtk_widget_reset_style(button.GetHandle());
  gtk_widget_queue_resize(button.GetHandle());
  button.InvalidateBestSize();
}

void accent_when_pressed(wxWindow& button) {
  static GtkStyleProvider* const accent = provider_of(kAccent);
  gtk_style_context_add_provider(gtk_widget_get_style_context(button.GetHandle()), accent,
                                 GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

}  // namespace chartroom::editor
