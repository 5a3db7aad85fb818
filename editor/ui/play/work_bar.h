// A bar for long work in the background: its name, its progress, and a button to cancel it.
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

// The bar is hidden while no work runs.
class WorkBar : public wxPanel {
 public:
  explicit WorkBar(wxWindow* parent);
  ~WorkBar() override;

  // The work checks `stop` often and reports its progress from any thread.
  using Progress = std::function<void(std::int64_t done, std::int64_t all)>;
  using Work = std::function<void(const std::atomic<bool>& stop, const Progress& progress)>;

  bool busy() const { return busy_; }
  // Runs the work. `finished` is called in the window's thread unless the user cancels. No other
  // work may be running.
  void run(const wxString& what, Work work, std::function<void()> finished);
  // Runs work that ends within `most`; the gauge shows the time that has passed.
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
