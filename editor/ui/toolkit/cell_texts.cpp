#include "editor/ui/toolkit/cell_texts.h"

#include <algorithm>
#include <memory>

#include <gtk/gtk.h>

namespace chartroom::editor {
namespace {

constexpr int kRoundCell = 16;
constexpr int kMoreOfHead = 10;  // headers are bold
constexpr int kTextEdges = 4;

using Text = std::unique_ptr<gchar, decltype(&g_free)>;

GtkTreeView* tree_view_of(wxDataViewCtrl& list) {
  return GTK_TREE_VIEW(gtk_bin_get_child(GTK_BIN(list.GetHandle())));
}

GtkCellRenderer* text_renderer(GtkTreeViewColumn* column) {
  GList* cells = gtk_cell_layout_get_cells(GTK_CELL_LAYOUT(column));
  GtkCellRenderer* found = nullptr;
  for (GList* cell = cells; cell != nullptr; cell = cell->next) {
    if (GTK_IS_CELL_RENDERER_TEXT(cell->data)) found = GTK_CELL_RENDERER(cell->data);
  }
  g_list_free(cells);
  return found;
}

// Returns a cell's text if the cell is too narrow for it, else null.
Text cut_text(GtkTreeView* view, GtkTreePath* path, GtkTreeViewColumn* column) {
  Text none(nullptr, g_free);
  GtkCellRenderer* renderer = text_renderer(column);
  GtkTreeModel* model = gtk_tree_view_get_model(view);
  GtkTreeIter row;
  if (renderer == nullptr || !gtk_tree_model_get_iter(model, &row, path)) return none;
  gtk_tree_view_column_cell_set_cell_data(column, model, &row, FALSE, FALSE);
  int wanted = 0;
  gtk_cell_renderer_get_preferred_width(renderer, GTK_WIDGET(view), nullptr, &wanted);
  GdkRectangle cell;
  gtk_tree_view_get_cell_area(view, path, column, &cell);
  if (wanted <= cell.width) return none;
  gchar* text = nullptr;
  g_object_get(renderer, "text", &text, nullptr);
  return {text, g_free};
}

gboolean on_query_tooltip(GtkWidget* widget, int x, int y, gboolean by_key, GtkTooltip* tooltip,
                          gpointer) {
  if (by_key) return FALSE;
  GtkTreeView* view = GTK_TREE_VIEW(widget);
  gtk_tree_view_convert_widget_to_bin_window_coords(view, x, y, &x, &y);
  GtkTreePath* path = nullptr;
  GtkTreeViewColumn* column = nullptr;
  if (!gtk_tree_view_get_path_at_pos(view, x, y, &path, &column, nullptr, nullptr)) return FALSE;
  const Text text = cut_text(view, path, column);
  if (text) {
    gtk_tooltip_set_text(tooltip, text.get());
    gtk_tree_view_set_tooltip_cell(view, tooltip, path, column, nullptr);
  }
  gtk_tree_path_free(path);
  return text != nullptr;
}

}  // namespace

void show_whole_texts(wxDataViewCtrl& list) {
  for (unsigned i = 0; i < list.GetColumnCount(); ++i) {
    list.GetColumn(i)->GetRenderer()->EnableEllipsize(wxELLIPSIZE_END);
  }
  GtkTreeView* view = tree_view_of(list);
  gtk_widget_set_has_tooltip(GTK_WIDGET(view), TRUE);
  g_signal_connect(view, "query-tooltip", G_CALLBACK(on_query_tooltip), nullptr);
}

ColumnWidths::ColumnWidths(wxDataViewListCtrl& list, unsigned rest, int least)
    : list_(list), rest_(rest), least_(least), wanted_(list.GetColumnCount(), 0) {
  show_whole_texts(list);
  list.Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    event.Skip();
    // Not now: the list is just being laid out.
    list_.CallAfter([this] { fit(); });
  });
}

void ColumnWidths::fit() {
  std::vector<int> wanted(wanted_.size(), 0);
  int left = list_.GetClientSize().GetWidth() - list_.FromDIP(kTextEdges);
  for (unsigned column = 0; column < wanted.size(); ++column) {
    if (column == rest_) continue;
    int& width = wanted[column];
    width = width_of(list_.GetColumn(column)->GetTitle()) + list_.FromDIP(kMoreOfHead);
    for (unsigned row = 0; row < static_cast<unsigned>(list_.GetItemCount()); ++row) {
      width = std::max(width, width_of(list_.GetTextValue(row, column)));
    }
    left -= width;
  }
  const int least = list_.FromDIP(least_);
  wanted[rest_] = std::max(left, least);
  // Texts are cut in the widest column, which shows dots, and not at the edge of the list.
  int& widest = *std::ranges::max_element(wanted);
  widest = std::max(widest - std::max(0, least - left), least);
  for (unsigned column = 0; column < wanted.size(); ++column) {
    if (wanted[column] != wanted_[column]) list_.GetColumn(column)->SetWidth(wanted[column]);
  }
  wanted_ = std::move(wanted);
}

int ColumnWidths::width_of(const wxString& text) {
  const auto found = known_.find(text);
  if (found != known_.end()) return found->second;
  const int width = list_.GetTextExtent(text).GetWidth() + list_.FromDIP(kRoundCell);
  return known_.emplace(text, width).first->second;
}

}  // namespace chartroom::editor
