// The bar below the tools that says what went wrong with a file.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include <wx/infobar.h>

#include "maps/file_error.h"

namespace chartroom {

class NoticeBar : public wxInfoBar {
 public:
  // `save_as` is called when the user takes that way out of a save that failed, `dismissed` when
  // the bar has gone, so that the focus does not stay with a button nobody sees.
  NoticeBar(wxWindow* parent, std::function<void()> save_as, std::function<void()> dismissed);

  // Every fault of a file that could not be opened: the first few at once, the others on demand.
  void show_faults(const std::string& path, std::vector<FileError> faults);
  // The file was not written; offers to save under another name.
  void show_save_failure(const FileError& error);
  void dismiss();

 private:
  void clear_buttons();
  void show_all_faults();

  std::function<void()> dismissed_;
  std::vector<FileError> faults_;
};

}  // namespace chartroom
