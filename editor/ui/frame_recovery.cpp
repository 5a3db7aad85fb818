// Unsaved work that earlier runs left behind: offered in a bar of its own, and restored in tabs of
// its own, so that nothing that is open is lost to it.
#include <filesystem>
#include <memory>
#include <set>
#include <utility>

#include <wx/intl.h>

#include "editor/ui/canvas/map_preview.h"
#include "editor/ui/con_sonar/card_preview.h"
#include "editor/ui/con_sonar/deck_texts.h"
#include "editor/ui/frame.h"
#include "editor/ui/play/play_page.h"
#include "editor/ui/toolkit/texts.h"
#include "maps/con_sonar/deck_file.h"
#include "maps/files/input_files.h"
#include "maps/files/map_file.h"

namespace chartroom::editor {
namespace {

constexpr int kPictureSide = 48;

std::vector<FileError> faults_of_work(std::string_view text, const std::string& path) {
  if (holds_games("", text)) return GameDocument::restored(text, {}, {}).errors;
  switch (maps::kind_of("", text)) {
    case maps::FileKind::deck:
      return con_sonar::parse_deck(text, path).errors;
    case maps::FileKind::pack:
      return maps::parse_pack(text, path).errors;
    case maps::FileKind::map:
      break;
  }
  return maps::parse_map(text, path).errors;
}

// Whether nobody has done anything to the document since it came from its file.
bool as_opened(const Document& document) {
  return !document.modified() && !document.can_undo() && !document.can_redo();
}

wxString origin_of(const LeftWork& work) {
  wxString text = describe_time(work.when);
  if (work.path) text += wxString::FromUTF8(" · ") + path_to_wx(*work.path);
  return text;
}

// How the work differs from its file; `difference` where that can be read.
wxString describe_standing(FileOfWork file, wxString difference) {
  difference.Replace("\n", wxString::FromUTF8(" · "));
  switch (file) {
    case FileOfWork::same:
      return difference;
    case FileOfWork::changed:
      return _("Its file has changed since.") + " " + difference;
    case FileOfWork::another:
      return _("Another file has its name now.");
    case FileOfWork::gone:
      return _("Its file is no longer on the disk.");
    case FileOfWork::none:
      break;
  }
  return _("It was never saved.");
}

RecoveryBar::Offer offer_of_map(const LeftWork& work) {
  const maps::Map map = maps::parse_map(work.text, "").value.value().map;
  const auto file = work.path ? maps::load_map(*work.path) : ParseResult<maps::MapFile>();
  const wxString differs =
      file ? describe_difference(difference(file.value->map, map)) : wxString();
  RecoveryBar::Offer offer;
  offer.name = to_wx(text_in(map.name, ui_language()));
  offer.differs = describe_standing(work.file(), differs);
  offer.picture = [map](wxWindow* parent) {
    auto* picture = new MapPreview(parent, parent->FromDIP(wxSize(kPictureSide, kPictureSide)));
    picture->show(map);
    return picture;
  };
  return offer;
}

RecoveryBar::Offer offer_of_deck(const LeftWork& work) {
  const con_sonar::Deck deck = con_sonar::parse_deck(work.text, "").value.value().deck;
  const auto file =
      work.path ? con_sonar::load_deck(*work.path) : ParseResult<con_sonar::DeckFile>();
  const wxString parts = file ? describe_differing(file.value->deck, deck) : wxString();
  RecoveryBar::Offer offer;
  offer.name = to_wx(text_in(deck.name, ui_language()));
  offer.differs = describe_standing(work.file(), wxString::Format(_("They differ in: %s."), parts));
  offer.picture = [deck](wxWindow* parent) {
    auto* picture = new CardPreview(parent);
    picture->SetMinSize(parent->FromDIP(wxSize(kPictureSide, kPictureSide)));
    picture->show(deck, CardKind::fleet, 0);
    return picture;
  };
  return offer;
}

RecoveryBar::Offer offer_of_pack(const LeftWork& work) {
  const maps::Pack pack = maps::parse_pack(work.text, "").value.value().pack;
  const auto file = work.path ? maps::load_pack(*work.path) : ParseResult<maps::PackFile>();
  const wxString parts = file ? describe_differing(file.value->pack, pack) : wxString();
  RecoveryBar::Offer offer;
  offer.name = to_wx(text_in(pack.name, ui_language()));
  offer.differs = describe_standing(work.file(), wxString::Format(_("They differ in: %s."), parts));
  std::optional<maps::Map> first;
  if (work.path && !pack.maps.empty()) {
    const auto folder = std::filesystem::path(*work.path).parent_path();
    if (auto map = maps::load_map((folder / pack.maps.front()).string())) first = map.value->map;
  }
  offer.picture = [first](wxWindow* parent) {
    auto* picture = new MapPreview(parent, parent->FromDIP(wxSize(kPictureSide, kPictureSide)));
    picture->show(first);
    return picture;
  };
  return offer;
}

RecoveryBar::Offer offer_of_game(const LeftWork& work) {
  const GameDocument game = GameDocument::restored(work.text, {}, {}).value.value();
  const auto plies = static_cast<unsigned>(game.record().plies.size());
  const wxString count = wxString::Format(wxPLURAL("%u ply", "%u plies", plies), plies);
  RecoveryBar::Offer offer;
  offer.name = to_wx(game.title(ui_language()));
  offer.differs = describe_standing(work.file(), wxString()) + " " + count;
  offer.picture = [map = game.map()](wxWindow* parent) {
    auto* picture = new MapPreview(parent, parent->FromDIP(wxSize(kPictureSide, kPictureSide)));
    picture->show(map);
    return picture;
  };
  return offer;
}

// A map or a deck that nobody has named, and never saved, is told from the one that is open by the
// number of the next: two saved under one name would replace each other.
template <class Named>
Named told_apart(Named unnamed, const std::set<std::string>& taken, int next) {
  const std::string& name = unnamed.name.begin()->second;
  const bool alike = unnamed.name.size() == 1 && is_untitled_name(name) && taken.contains(name);
  if (!alike || !is_untitled_id(unnamed.id)) return unnamed;
  unnamed.id = untitled_id(next);
  unnamed.name.begin()->second = untitled_name(next);
  return unnamed;
}

RecoveryBar::Offer offer_of(const LeftWork& work) {
  if (holds_games("", work.text)) return offer_of_game(work);
  switch (maps::kind_of("", work.text)) {
    case maps::FileKind::deck:
      return offer_of_deck(work);
    case maps::FileKind::pack:
      return offer_of_pack(work);
    case maps::FileKind::map:
      break;
  }
  return offer_of_map(work);
}

}  // namespace

void EditorFrame::offer_left_work() {
  std::vector<FileError> errors;
  for (LeftWork& work : left_work(journal_folder(), faults_of_work, errors)) {
    offer(std::make_shared<LeftWork>(std::move(work)));
  }
  if (!errors.empty()) notice_->show_faults(journal_folder(), std::move(errors));
}

// The entry stays locked as long as somebody may still choose.
void EditorFrame::offer(const std::shared_ptr<LeftWork>& work) {
  const FileOfWork file = work->file();
  const bool of_file = file == FileOfWork::same || file == FileOfWork::changed;
  const bool pack = maps::kind_of("", work->text) == maps::FileKind::pack;
  RecoveryBar::Offer offer = offer_of(*work);
  offer.work = work;
  offer.origin = origin_of(*work);
  offer.path = work->path;
  // A pack is nothing without the folder that its maps are in.
  const bool has_path = of_file || file == FileOfWork::gone || pack;
  offer.choices.push_back({_("Restore"), [this, work, has_path] {
                             restore(*work, has_path ? work->path : std::nullopt);
                           }});
  offer.choices.push_back({_("Throw Away"), [this, work, has_path, name = offer.name] {
                             work->entry.remove();
                             regret(work, has_path, name);
                           }});
  if (of_file && !pack) {
    offer.choices.push_back({_("Keep Both"), [this, work] {
                               restore(*work, std::nullopt);
                               open(*work->path);
                             }});
  }
  recovery_->add(std::move(offer));
}

// What was thrown away can be had back as long as nothing else is to be said.
void EditorFrame::regret(const std::shared_ptr<LeftWork>& work, bool has_path,
                         const wxString& name) {
  notice_->show(wxString::Format(_("The unsaved work on \"%s\" was thrown away."), name),
                wxICON_INFORMATION, {{_("Bring It Back"), [this, work, has_path] {
                                        restore(*work, has_path ? work->path : std::nullopt);
                                      }}});
}

void EditorFrame::restore(LeftWork& work, const std::optional<std::string>& path) {
  Page& before = front();
  before.finish_edit();
  Page* of_file = path ? tabs_->find(*path) : nullptr;
  Page& page = open_work(work, path);
  if (page.keep_now()) work.entry.remove();
  // Two tabs of one file, or a blank sea, are of no use where nobody has done anything there.
  if (before.document().untouched()) {
    close(before);
  } else if (of_file != nullptr && of_file != &page && as_opened(of_file->document())) {
    close(*of_file);
  }
  tabs_->bring_to_front(page);
  page.workplace().SetFocus();
  if (path && watch_) watch_->add(*path);
}

Page& EditorFrame::open_work(const LeftWork& work, const std::optional<std::string>& path) {
  if (holds_games("", work.text)) {
    PlayPage& page =
        add_beside(GameDocument::restored(work.text, path, work.base).value.value(), true);
    page.go_on();
    return page;
  }
  const maps::FileKind kind = maps::kind_of("", work.text);
  PackPage* open = kind == maps::FileKind::pack && path ? open_pack(*path) : nullptr;
  if (open != nullptr && !as_opened(open->document())) {
    // No two tabs may write one pack: what is there is an undo away.
    open->document().apply(maps::parse_pack(work.text, "").value.value().pack, StepLabel::restore);
    open->update();
    return *open;
  }
  if (kind == maps::FileKind::deck) {
    con_sonar::Deck deck = con_sonar::parse_deck(work.text, "").value.value().deck;
    if (!path) deck = told_apart(std::move(deck), names_taken(), next_untitled());
    return add_beside(DeckDocument::restored(deck, path, work.base));
  }
  if (kind == maps::FileKind::pack) {
    const maps::Pack pack = maps::parse_pack(work.text, "").value.value().pack;
    return add_beside(PackDocument::restored(pack, path, work.base));
  }
  maps::Map map = maps::parse_map(work.text, "").value.value().map;
  if (!path) map = told_apart(std::move(map), names_taken(), next_untitled());
  return add_beside(MapDocument::restored(map, path, work.base));
}

}  // namespace chartroom::editor
