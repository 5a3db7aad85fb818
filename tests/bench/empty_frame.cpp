// The smallest program with a window: the baseline for the editor's start.
#include <wx/app.h>
#include <wx/frame.h>
#include <wx/init.h>

namespace {

class EmptyApp : public wxApp {
 public:
  bool OnInit() override {
    auto* frame = new wxFrame(nullptr, wxID_ANY, "Empty");
    frame->SetSize(frame->FromDIP(wxSize(1140, 950)));
    frame->Show();
    return true;
  }
};

}  // namespace

int main(int argc, char** argv) {
  wxApp::SetInstance(new EmptyApp);
  return wxEntry(argc, argv);
}
