#include "editor/ui/dialogs/print_names.h"

#include <wx/intl.h>

namespace chartroom::editor {

wxString paper_name(exporters::Paper paper) {
  switch (paper) {
    case exporters::Paper::a4:
      return "A4";
    case exporters::Paper::letter:
      return "Letter";
    case exporters::Paper::a3:
      return "A3";
    case exporters::Paper::tabloid:
      break;
  }
  return "Tabloid";
}

wxString look_name(exporters::Look look) {
  switch (look) {
    case exporters::Look::colour:
      return _("Color");
    case exporters::Look::ink_saving:
      return _("Ink saver");
    case exporters::Look::night:
      return _("Dark room");
    case exporters::Look::large_print:
      break;
  }
  return _("Large print");
}

wxString backs_name(exporters::Backs backs) {
  switch (backs) {
    case exporters::Backs::duplex:
      return _("on the other side");
    case exporters::Backs::gutterfold:
      return _("side by side, fold over");
    case exporters::Backs::none:
      break;
  }
  return _("none");
}

wxString option_name(std::string_view option) {
  if (option == "pdf-x") return _("PDF/X-4, for print shops");
  if (option == "greys") return _("Grayscale, for one black plate");
  return _("Layers, for a cutting plotter");
}

wxString group_name(std::string_view group) {
  if (group == "table") return _("Everything for two teams");
  if (group == "captain") return _("Captains");
  if (group == "operator") return _("Radio Operators");
  if (group == "film") return _("Films");
  return _("All sheets");
}

}  // namespace chartroom::editor
