// A test with a kind of document that the program lacks. It uses only the window's functions for
// all kinds: the commands of every document open, show, change, save and close it.
#include <gmock/gmock.h>

#include <cstdlib>
#include <functional>
#include <memory>
#include <string>
#include <utility>

#include <wx/app.h>
#include <wx/evtloop.h>
#include <wx/init.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>
#include <wx/utils.h>

#include "editor/model/documents/file_document.h"
#include "editor/ui/frame.h"
#include "editor/ui/layout/side_panels.h"
#include "editor/ui/panels/history_panel.h"
#include "editor/ui/toolkit/ids.h"
#include "editor/ui/toolkit/ui_texts.h"
#include "tests/temporary_folder.h"

namespace chartroom::editor {
namespace {

using ::testing::HasSubstr;

constexpr PageKind kPoemKind{5};
constexpr std::string_view kBegins = "poem ";

struct Poem {
  std::string id;
  Texts name;
  std::string text;
  friend bool operator==(const Poem&, const Poem&) = default;
};

// "poem ID: TEXT"
class PoemDocument : public FileDocument<Poem> {
 public:
  static ParseResult<PoemDocument> open(const std::string& path) {
    PoemDocument document;
    std::vector<FileError> errors = document.load(path);
    if (!errors.empty()) return {std::nullopt, std::move(errors)};
    return {std::move(document), {}};
  }
  const Poem& poem() const { return value(); }
  void write(const std::string& text) {
    Poem next = poem();
    next.text = text;
    apply(std::move(next), StepLabel::change_card);
  }
  std::string draft_text() const override { return canonical(poem()); }

 private:
  PoemDocument() : FileDocument(Poem{untitled_id(1), {{"en", untitled_name(1)}}, ""}) {}

  std::string canonical(const Poem& poem) const override {
    return std::string(kBegins) + poem.id + ": " + poem.text + "\n";
  }
  ParseResult<FileContent<Poem>> parse(std::string_view bytes, const std::string&) const override {
    const std::string_view rest = bytes.substr(kBegins.size());
    const std::size_t colon = rest.find(": ");
    const std::string id(rest.substr(0, colon));
    const std::string text(rest.substr(colon + 2, rest.size() - colon - 3));
    return {FileContent<Poem>{{id, {{"en", name_from_id(id)}}, text}, true}, {}};
  }
};

class PoemPage : public Page {
 public:
  PoemPage(wxWindow* parent, PoemDocument document)
      : Page(parent), document_(std::move(document)), text_(new wxTextCtrl(this, wxID_ANY)) {
    has_other_document();
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(&notice(), wxSizerFlags().Expand());
    sizer->Add(text_, wxSizerFlags(1).Expand());
    SetSizer(sizer);
    update();
  }

  PoemDocument& document() override { return document_; }
  const PoemDocument& document() const override { return document_; }
  PageKind kind() const override { return kPoemKind; }
  wxString describe() const override { return "a poem"; }
  wxString describe_unsaved() const override { return "words"; }
  wxWindow& workplace() override { return *text_; }
  wxWindow& picture() override { return *text_; }
  void update() override { text_->ChangeValue(to_wx(document_.poem().text)); }
  std::vector<FileError> ask(const wxString& text, const std::string&,
                             std::vector<NoticeBar::Choice> choices) override {
    notice().show(text, wxICON_WARNING, std::move(choices));
    return {};
  }

 private:
  PoemDocument document_;
  wxTextCtrl* text_;
};

class PoemKindOfDocument : public DocumentKind {
 public:
  using DocumentKind::DocumentKind;

  PageKind kind() const override { return kPoemKind; }
  bool matches(const std::string&, std::string_view text) const override {
    return text.starts_with(kBegins);
  }
  void open(const std::string& path, const std::string&) override {
    desk().open_read(path, PoemDocument::open(path), [this](PoemDocument document) {
      desk().add_instead(new PoemPage(desk().at().tabs, std::move(document)));
    });
  }
  void take_over(const Page& page) override {
    desk().add_instead(
        new PoemPage(desk().at().tabs, static_cast<const PoemPage&>(page).document()));
  }
  std::optional<FileKindTexts> texts() const override {
    return FileKindTexts{".poem", "Poems", "Save Poem As", false};
  }
  void bind_commands() override {}
  void make_panels(SidePanels& sides) override {
    sides.add(kind(), new HistoryPanel(&sides.book(kind()), desk().at().update), "History");
  }
  std::vector<FileError> faults_of_draft(std::string_view, const std::string&) const override {
    return {};
  }
  Draft show_draft(const OrphanedDraft&) const override { return {}; }
  Page& restore(const OrphanedDraft&, const std::optional<std::string>&) override {
    return desk().at().front();
  }
};

Desk* the_desk = nullptr;

std::unique_ptr<DocumentKind> make_poem_kind(Desk& desk) {
  the_desk = &desk;
  return std::make_unique<PoemKindOfDocument>(desk);
}

// Runs the window's event loop until `done` returns true, or for `most` rounds.
bool wait_until(const std::function<bool()>& done, int most = 6'000) {
  for (int i = 0; i < most && !done(); ++i) {
    while (wxEventLoopBase::GetActive()->Pending()) wxEventLoopBase::GetActive()->Dispatch();
    wxTheApp->ProcessIdle();
    wxTheApp->ProcessPendingEvents();
    wxMilliSleep(5);
  }
  return done();
}

// The window with a poem in front.
class FifthKind : public ::testing::Test {
 protected:
  FifthKind() {
    folder_.write("sea.poem", "poem sea: blue\n");
    setenv("HOME", folder_.path().c_str(), 1);
    std::vector<MakeKind> kinds = document_kinds();
    kinds.insert(kinds.begin(), make_poem_kind);
    frame_ = new EditorFrame(kinds);
    frame_->begin({folder_ / "sea.poem"});
    EXPECT_TRUE(wait_until([this] { return title().find("Chartroom") > 0; })) << title();
  }
  ~FifthKind() override {
    frame_->Destroy();
    wait_until([] { return wxTopLevelWindows.empty(); });
  }

  std::string title() const { return from_wx(frame_->GetTitle()); }
  Workbench& at() const { return the_desk->at(); }
  PoemPage& page() const { return *page_as_poem(); }
  std::string file() const { return *read_file(folder_ / "sea.poem").value; }
  void choose(const char* command) {
    wxCommandEvent event(wxEVT_MENU, window_id(command));
    frame_->ProcessWindowEvent(event);
  }
  void write(const std::string& text) {
    page().document().write(text);
    at().update();
  }

  TemporaryFolder folder_;
  EditorFrame* frame_ = nullptr;

 private:
  PoemPage* page_as_poem() const { return dynamic_cast<PoemPage*>(&at().front()); }
};

TEST_F(FifthKind, OpensAndShowsItsTab) {
  EXPECT_THAT(title(), HasSubstr("Sea"));
  EXPECT_EQ(at().tabs->count(), 1);
  EXPECT_EQ(from_wx(at().tabs->GetPageText(0)), from_wx(page().short_label()));
  EXPECT_EQ(page().document().poem().text, "blue");
  EXPECT_EQ(page().finding_source(), nullptr);
  EXPECT_FALSE(at().findings->IsShownOnScreen()) << "checks say nothing of poems";
}

TEST_F(FifthKind, HasTheCommandsOfEveryDocument) {
  for (const char* command : {"file.save", "file.save_as", "file.close", "view.palette"}) {
    EXPECT_TRUE(at().commands.enabled(command)) << command;
  }
  for (const char* command : {"tool.pencil", "deck.add_fleet_card", "file.export", "file.print",
                              "findings.next", "game.back", "edit.undo"}) {
    EXPECT_FALSE(at().commands.enabled(command)) << command;
  }
  choose("panel.history");
  choose("panel.side");
  choose("panel.side");
}

TEST_F(FifthKind, IsChangedUndoneAndSaved) {
  write("green");
  EXPECT_TRUE(page().document().modified());
  EXPECT_THAT(title(), HasSubstr("●"));
  choose("edit.undo");
  EXPECT_EQ(page().document().poem().text, "blue");
  choose("edit.redo");
  EXPECT_EQ(file(), "poem sea: blue\n");
  choose("file.save");
  EXPECT_EQ(file(), "poem sea: green\n");
  EXPECT_FALSE(page().document().modified());
}

TEST_F(FifthKind, AsksBeforeItClosesUnsaved) {
  write("grey");
  choose("file.close");
  EXPECT_TRUE(page().notice().IsShown());
  choose("edit.undo");
  choose("file.close");
  EXPECT_EQ(at().front().kind(), PageKind::map) << "a blank sea comes in its place";
  EXPECT_EQ(at().tabs->count(), 1);
}

// One motion must not wait until the state of all commands is worked out.
TEST_F(FifthKind, StrokesOfAMapAskNoCommand) {
  choose("file.new");
  ASSERT_NE(at().front_map(), nullptr);
  BoardCanvas& canvas = at().board();
  ASSERT_TRUE(wait_until([&] { return canvas.view().scale() > 1; }));
  int asked = 0;
  at().commands.bind(
      "help.about", [] {},
      [&asked] {
        ++asked;
        return true;
      });
  const auto mouse = [&canvas](wxEventType type, const char* point) {
    wxMouseEvent event(type);
    const Pixel pixel = canvas.view().pixel_of(maps::parse_point(point).value());
    event.SetPosition({static_cast<int>(pixel.x), static_cast<int>(pixel.y)});
    canvas.GetEventHandler()->ProcessEvent(event);
  };
  mouse(wxEVT_LEFT_DOWN, "B2");
  for (const char* point : {"B3", "B4", "B5", "C5", "D5"}) mouse(wxEVT_MOTION, point);
  EXPECT_EQ(at().map().islands.count(), 6);
  wxKeyEvent arrow(wxEVT_CHAR_HOOK);
  arrow.m_keyCode = WXK_RIGHT;
  frame_->ProcessWindowEvent(arrow);
  wait_until([] { return false; }, 20);
  EXPECT_EQ(asked, 0) << "not later, either";
  mouse(wxEVT_LEFT_UP, "D5");
  EXPECT_GT(asked, 0) << "the stroke can be undone now";
  EXPECT_TRUE(at().commands.enabled("edit.undo"));
}

}  // namespace
}  // namespace chartroom::editor

int main(int argc, char** argv) {
  testing::InitGoogleMock(&argc, argv);
  setenv("NO_AT_BRIDGE", "1", 1);
  setenv("GDK_BACKEND", "x11", 1);
  wxApp::SetInstance(new wxApp);
  if (!wxEntryStart(argc, argv)) return EXIT_FAILURE;
  wxTheApp->SetExitOnFrameDelete(false);
  int failed = 0;
  {
    wxGUIEventLoop loop;
    const wxEventLoopActivator active(&loop);
    failed = RUN_ALL_TESTS();
  }
  wxEntryCleanup();
  return failed;
}
