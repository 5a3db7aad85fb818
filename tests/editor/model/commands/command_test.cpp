#include "editor/model/commands/command.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <set>

#include "editor/model/commands/shortcut.h"
#include "tests/temporary_folder.h"

namespace chartroom::editor {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(Commands, HaveOneIdANameAndHelpEach) {
  std::set<std::string> ids;
  for (const Command& command : commands()) {
    EXPECT_TRUE(ids.insert(command.id).second) << command.id;
    EXPECT_EQ(find_command(command.id), &command);
    EXPECT_STRNE(command.name, "") << command.id;
    EXPECT_STRNE(command.help, "") << command.id;
    EXPECT_FALSE(std::string(command.help).ends_with('.')) << command.id;
  }
  EXPECT_EQ(find_command("file.eat"), nullptr);
}

TEST(Commands, HaveANumberEach) {
  std::set<int> numbers;
  for (const Command& command : commands()) {
    const int number = command_number(command.id);
    EXPECT_TRUE(numbers.insert(number).second) << command.id;
    EXPECT_TRUE(number >= 0 && number < kCommandNumbers) << command.id;
  }
  EXPECT_EQ(command_number("file.save"), 690) << "scripts and screen readers rely on it";
}

TEST(Commands, HaveShortcutsInTheOneWayOfWritingAndWithoutConflicts) {
  for (const Command& command : commands()) {
    if (command.shortcut == nullptr) continue;
    EXPECT_EQ(parse_shortcut(command.shortcut), command.shortcut) << command.id;
  }
  EXPECT_THAT(Shortcuts().conflicts(), IsEmpty());
}

// The keys that GNOME, KDE, Xfce, Cinnamon and input methods take by default on X11 or Wayland.
bool is_taken_by_desktops(const std::string& keys) {
  static const std::set<std::string> taken{
      "Ctrl+Space",      "Shift+Space",     "Ctrl+Shift+U",
      "Ctrl+Shift+E",    "Ctrl+Escape",     "Alt+Space",
      "Alt+Tab",         "Alt+Escape",      "Alt+Shift+Tab",
      "Alt+`",           "Ctrl+Alt+A",      "Ctrl+Alt+C",
      "Ctrl+Alt+D",      "Ctrl+Alt+E",      "Ctrl+Alt+F",
      "Ctrl+Alt+I",      "Ctrl+Alt+K",      "Ctrl+Alt+L",
      "Ctrl+Alt+M",      "Ctrl+Alt+O",      "Ctrl+Alt+R",
      "Ctrl+Alt+T",      "Ctrl+Alt+V",      "Ctrl+Alt+W",
      "Ctrl+Alt+X",      "Ctrl+Alt+Delete", "Ctrl+Alt+Backspace",
      "Ctrl+Alt+Tab",    "Ctrl+Alt+Escape", "Ctrl+Alt+End",
      "Ctrl+Alt+Insert", "Ctrl+Alt+Space",  "Ctrl+Alt+Left",
      "Ctrl+Alt+Right",  "Ctrl+Alt+Up",     "Ctrl+Alt+Down",
      "Ctrl+Alt+Home",   "Ctrl+Alt+PageUp", "Ctrl+Alt+PageDown"};
  const auto is_function = [&keys](const std::string& held) {
    return keys.starts_with(held + "F") && keys.size() > held.size() + 1;
  };
  return taken.contains(keys) || is_function("Alt+") || is_function("Ctrl+Alt+") ||
         is_function("Ctrl+");
}

TEST(Commands, HaveNoDefaultKeysThatDesktopsTake) {
  for (const Command& command : commands()) {
    if (command.shortcut == nullptr) continue;
    EXPECT_FALSE(is_taken_by_desktops(command.shortcut)) << command.id << " " << command.shortcut;
  }
  EXPECT_TRUE(is_taken_by_desktops("Ctrl+Alt+T"));
  EXPECT_TRUE(is_taken_by_desktops("Ctrl+F2"));
}

// A menu's commands are adjacent in the table, so that menus can be built in one pass.
TEST(Commands, OfAMenuStandTogether) {
  std::set<std::string> seen;
  std::string last;
  for (const Command& command : commands()) {
    const std::string place(command.menu);
    const std::string menu = place.substr(0, place.find('/'));
    if (menu != last) {
      EXPECT_TRUE(seen.insert(menu).second) << command.id;
    }
    last = menu;
  }
}

TEST(Commands, ServeMapsDecksPacksOrSeveral) {
  const auto scope = [](const char* id) { return find_command(id)->scope; };
  for (const char* id : {"map.resize", "mirror.none", "tool.pencil", "layer.islands", "quadrant.1",
                         "view.go_to", "edit.keep_stamp", "panel.table", "game.play"}) {
    EXPECT_EQ(scope(id), kMaps) << id;
  }
  for (const char* id : {"file.new", "view.palette", "file.open_pack", "file.save_all"}) {
    EXPECT_EQ(scope(id), kAlways) << id;
  }
  for (const char* id : {"file.save", "edit.undo", "findings.next", "panel.history"}) {
    EXPECT_EQ(scope(id), kDocuments) << id;
  }
  EXPECT_EQ(scope("edit.copy"), kMaps | kDecks);
  EXPECT_EQ(scope("view.fit"), kMaps | kGames);
  EXPECT_EQ(scope("file.print"), kMaps | kPacks);
  EXPECT_EQ(scope("file.export"), kMaps | kDecks | kPacks);
  EXPECT_EQ(scope("file.save_as"), kDocuments - kPacks) << "a pack stays where its maps are";
}

// Commands of a menu are of use for the documents that the menu is about.
TEST(Commands, ServeTheDocumentsOfTheirMenu) {
  for (const Command& command : commands()) {
    const std::string menu = command.menu;
    if (menu.starts_with("Tools") || menu == "Map/Mirror" || menu == "View/Overlay") {
      EXPECT_EQ(command.scope, kMaps) << command.id;
    }
    if (menu == "Deck") {
      EXPECT_EQ(command.scope, kDecks) << command.id;
    }
    if (menu == "Game") {
      EXPECT_TRUE(command.scope == kMaps || command.scope == kGames) << command.id;
    }
    if (menu.starts_with("Findings") && command.scope != kMaps) {
      EXPECT_EQ(command.scope, kDocuments) << command.id;
    }
  }
}

TEST(Commands, OfDocumentsServeNoneBehindTheStartPage) {
  for (const Command& command : commands()) {
    EXPECT_EQ(command.scope.contains(PageKind::none), command.scope == kAlways) << command.id;
  }
}

TEST(KindSet, HoldsKindsThatNoCommandNamesToo) {
  const PageKind another{9};
  EXPECT_TRUE(kDocuments.contains(another));
  EXPECT_TRUE((kDocuments - kPacks).contains(another));
  EXPECT_FALSE((kDocuments - kPacks).contains(PageKind::pack));
  EXPECT_FALSE((kMaps | kDecks | kPacks | kGames).contains(another));
  EXPECT_FALSE(kDocuments.contains(PageKind::none));
}

TEST(PaletteSearch, FindsWordsByTheirBeginnings) {
  const std::vector<std::string> texts{"Save As...", "Save", "Zoom In", "Close"};
  EXPECT_THAT(palette_search("", texts), ElementsAre(0, 1, 2, 3));
  EXPECT_THAT(palette_search("sa", texts), ElementsAre(0, 1));
  EXPECT_THAT(palette_search("AS sav", texts), ElementsAre(0));
  EXPECT_THAT(palette_search("in zo", texts), ElementsAre(2));
  EXPECT_THAT(palette_search("x", texts), IsEmpty());
}

TEST(PaletteSearch, FindsScatteredLettersLast) {
  const std::vector<std::string> texts{"Close", "Line", "Last"};
  EXPECT_THAT(palette_search("ls", texts), ElementsAre(0, 2));
  EXPECT_THAT(palette_search("l", texts), ElementsAre(1, 2, 0));
}

TEST(Shortcut, IsWrittenInOneWay) {
  EXPECT_EQ(parse_shortcut("shift+ctrl+s"), "Ctrl+Shift+S");
  EXPECT_EQ(parse_shortcut("Ctrl++"), "Ctrl++");
  EXPECT_EQ(parse_shortcut("+"), "+");
  EXPECT_EQ(parse_shortcut("alt+pagedown"), "Alt+PageDown");
  EXPECT_EQ(parse_shortcut("f12"), "F12");
  for (const char* bad :
       {"", "Ctrl+", "Ctrl", "Hyper+A", "F13", "AB", "+A", "Ctrl+Ctrl", "\xc3\xa4"}) {
    EXPECT_EQ(parse_shortcut(bad), std::nullopt) << bad;
  }
}

TEST(Shortcuts, ShowConflictsOfWhatTheUserChanged) {
  Shortcuts shortcuts;
  shortcuts.set("help.about", "Ctrl+S");
  EXPECT_EQ(shortcuts.of("help.about"), "Ctrl+S");
  EXPECT_THAT(shortcuts.conflicts().at("Ctrl+S"), ElementsAre("file.save", "help.about"));
  shortcuts.set("file.save", std::nullopt);
  EXPECT_EQ(shortcuts.of("file.save"), std::nullopt);
  EXPECT_THAT(shortcuts.conflicts(), IsEmpty());
  EXPECT_EQ(shortcuts.command_of("Ctrl+S"), find_command("help.about"));
  EXPECT_EQ(shortcuts.command_of("Ctrl+Alt+Shift+F11"), nullptr);
  shortcuts.reset("file.save");
  EXPECT_EQ(shortcuts.of("file.save"), "Ctrl+S");
  shortcuts.set("help.about", std::nullopt);
  EXPECT_FALSE(shortcuts.changed("help.about")) << "that is the default";
}

TEST(Shortcuts, AreKeptInAFile) {
  const TemporaryFolder folder;
  const std::string path = folder / "shortcuts";
  EXPECT_EQ(*Shortcuts::load(path).value, Shortcuts());
  Shortcuts shortcuts;
  shortcuts.set("file.save", "F2");
  shortcuts.set("file.open", std::nullopt);
  shortcuts.set("from.the_future", "F3");
  shortcuts.save(path);
  EXPECT_EQ(*Shortcuts::load(path).value, shortcuts);
  EXPECT_EQ(*Shortcuts::parse("# mine\r\n\nfile.save=f2\r\n file.open =\nfrom.the_future = F3", "x")
                 .value,
            shortcuts);
  const auto bad = Shortcuts::parse("file.save = Hyper+X\nnonsense\n", "x");
  ASSERT_EQ(bad.errors.size(), 2U);
  EXPECT_EQ(bad.errors[0].line, 1);
  EXPECT_EQ(bad.errors[1].line, 2);
}

}  // namespace
}  // namespace chartroom::editor
