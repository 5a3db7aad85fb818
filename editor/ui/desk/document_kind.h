// The kinds of documents in the window. Each is a file in this folder and a line in
// document_kind.cpp.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "editor/model/commands/page_kind.h"
#include "editor/model/documents/journal.h"
#include "editor/ui/dialogs/questions.h"
#include "editor/ui/pages/page.h"
#include "maps/files/named_file.h"

namespace chartroom::editor {

class Desk;
class SidePanels;

class DocumentKind {
 public:
  explicit DocumentKind(Desk& desk) : desk_(desk) {}
  virtual ~DocumentKind() = default;
  DocumentKind(const DocumentKind&) = delete;
  DocumentKind& operator=(const DocumentKind&) = delete;

  // Identifies the kind; commands and side panels refer to it.
  virtual PageKind kind() const = 0;
  // True if a file of that name, or a draft without one (""), with that text is of this kind.
  virtual bool matches(const std::string& path, std::string_view text) const = 0;
  // Opens a file, or shows its faults.
  virtual void open(const std::string& path, const std::string& text) = 0;
  // Copies a page from another window, with its history.
  virtual void take_over(const Page& page) = 0;
  // Texts for the Save As dialog; nothing if documents of this kind keep their path.
  virtual std::optional<FileKindTexts> texts() const = 0;
  // Binds the commands of this kind, and those that create a document.
  virtual void bind_commands() = 0;
  // Adds the panels beside its documents: with the window, or when the first document comes to the
  // front.
  virtual void make_panels(SidePanels& sides) = 0;
  virtual bool makes_panels_late() const { return false; }

  // A draft as the bar of drafts shows it.
  struct Draft {
    wxString name;
    wxString differs;
    std::function<wxWindow*(wxWindow* parent)> picture;
  };
  virtual std::vector<FileError> faults_of_draft(std::string_view text,
                                                 const std::string& path) const = 0;
  virtual Draft show_draft(const OrphanedDraft& draft) const = 0;
  // Opens the draft in a tab, over the file of that path.
  virtual Page& restore(const OrphanedDraft& draft, const std::optional<std::string>& path) = 0;

 protected:
  Desk& desk() const { return desk_; }

 private:
  Desk& desk_;
};

// Makes a kind for a desk.
using MakeKind = std::unique_ptr<DocumentKind> (*)(Desk&);
// Returns the kinds in the order in which matches() is asked. Maps match every file and come last.
std::vector<MakeKind> document_kinds();

// Says how a draft relates to its file, with the difference if the file can be read.
wxString describe_standing(DraftFileState file, wxString difference);

}  // namespace chartroom::editor
