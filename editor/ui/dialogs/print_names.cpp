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
      return _("Colour");
    case exporters::Look::ink_saving:
      return _("Saving ink");
    case exporters::Look::night:
      return _("For a dark room");
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
      return _("beside, to be folded");
    case exporters::Backs::none:
      break;
  }
  return _("none");
}

wxString option_name(std::string_view option) {
  if (option == "pdf-x") return _("PDF/X-4, for print shops");
  if (option == "greys") return _("Greys, for one black plate");
  return _("Layers, for a cutting plotter");
}

wxString group_name(std::string_view group) {
  if (group == "table") return _("What two teams need to play");
  if (group == "captain") return _("Captains");
  if (group == "operator") return _("Radio Operators");
  if (group == "film") return _("Films");
  return _("All sheets");
}

}  // namespace chartroom::editor
