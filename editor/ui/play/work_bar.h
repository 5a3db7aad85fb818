// Work that takes its time, in the background: what it is, how far it has come, and a way to end
// it.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>

#include <wx/button.h>
#include <wx/gauge.h>
#include <wx/panel.h>
#include <wx/stattext.h>
#include <wx/stopwatch.h>
#include <wx/timer.h>

#include "editor/model/background/latest_task.h"

namespace chartroom::editor {

// The bar hides as long as nothing is done.
class WorkBar : public wxPanel {
 public:
  explicit WorkBar(wxWindow* parent);
  ~WorkBar() override;

  // What is done: it looks at `stop` often, and tells how far it has come, from any thread.
  using Progress = std::function<void(std::int64_t done, std::int64_t all)>;
  using Work = std::function<void(const std::atomic<bool>& stop, const Progress& progress)>;

  bool busy() const { return busy_; }
  // `finished` is called in the window's thread, but not when the user has ended the work. Nothing
  // else may be under way.
  void run(const wxString& what, Work work, std::function<void()> finished);
  // Of work that looks at the clock, and ends by then: how much of the time has passed is shown.
  void run_for(std::chrono::seconds most, const wxString& what, Work work,
               std::function<void()> finished);

 private:
  void cancel();
  void on_progress();
  void on_end();

  wxStaticText* text_;
  wxGauge* gauge_;
  std::function<void()> finished_;
  wxStopWatch watch_;
  wxTimer timer_;
  bool busy_ = false;
  std::atomic<bool> stop_ = false;
  std::atomic<std::int64_t> done_ = 0;
  std::atomic<std::int64_t> all_ = 0;
  std::atomic<bool> told_ = false;  // progress that the window has not shown yet
  LatestTask worker_;               // the last member: it uses all others
};

}  // namespace chartroom::editor
