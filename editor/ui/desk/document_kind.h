// The kinds of documents that the window knows: one table, a row and a file for each.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "editor/model/commands/command_scope.h"
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

  // Which commands and side panels its documents have.
  virtual CommandScope scope() const = 0;
  // True if a file of that name, or a draft without one (""), with that text is of this kind.
  virtual bool matches(const std::string& path, std::string_view text) const = 0;
  // Shows the document of a file, or what is wrong with the file.
  virtual void open(const std::string& path, const std::string& text) = 0;
  // Shows the document of another window's page, with its history.
  virtual void take_over(const Page& page) = 0;
  // What files of the kind are called where one is saved; nothing where a document keeps its path.
  virtual std::optional<FileKindTexts> texts() const = 0;
  // Says what the commands do that its documents alone have, and those that begin one.
  virtual void bind_commands() = 0;
  // Adds the panels beside its documents: with the window, or when the first document comes to the
  // front.
  virtual void make_panels(SidePanels& sides) = 0;
  virtual bool makes_panels_late() const { return false; }

  // A draft as the bar of drafts shows it: its name, and how it differs from its file.
  struct Draft {
    wxString name;
    wxString differs;
    std::function<wxWindow*(wxWindow* parent)> picture;
  };
  virtual std::vector<FileError> faults_of_draft(std::string_view text,
                                                 const std::string& path) const = 0;
  virtual Draft show_draft(const LeftWork& work) const = 0;
  // Opens the draft in a tab, over the file of that path.
  virtual Page& restore(const LeftWork& work, const std::optional<std::string>& path) = 0;

 protected:
  Desk& desk() const { return desk_; }

 private:
  Desk& desk_;
};

// The kinds in the order in which they are asked whether they match; maps, which match every file,
// are last.
std::vector<std::unique_ptr<DocumentKind>> make_document_kinds(Desk& desk);

// A word on how a draft stands to its file, and the difference where the file can be read.
wxString describe_standing(FileOfWork file, wxString difference);

}  // namespace chartroom::editor
