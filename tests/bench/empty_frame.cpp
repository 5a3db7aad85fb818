// The least that a wxWidgets program can be: what the editor's start is measured against.
#include <wx/app.h>
#include <wx/frame.h>

namespace {

class EmptyApp : public wxApp {
 public:
  bool OnInit() override { return (new wxFrame(nullptr, wxID_ANY, "Empty"))->Show(); }
};

}  // namespace

wxIMPLEMENT_APP(EmptyApp);
