#include "editor/ui/play/work_bar.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include <wx/intl.h>
#include <wx/sizer.h>

#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/native.h"
#include "maps/platform/contract.h"

namespace chartroom::editor {
namespace {

constexpr int kWholeWork = 1000;
constexpr int kTick = 250;  // milliseconds

}  // namespace

WorkBar::WorkBar(wxWindow* parent) : wxPanel(parent) {
  text_ = new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                           wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
  gauge_ = new wxGauge(this, wxID_ANY, kWholeWork, wxDefaultPosition, FromDIP(wxSize(140, 10)));
  set_accessible_name(*gauge_, _("Progress"));
  auto* button = small_button(this, _("Cancel"));
  button->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { cancel(); });
  auto* sizer = new wxBoxSizer(wxHORIZONTAL);
  const auto flags = wxSizerFlags().CentreVertical().Border(wxALL, FromDIP(4));
  sizer->Add(text_, wxSizerFlags(1).CentreVertical().Border(wxALL, FromDIP(4)));
  sizer->Add(gauge_, flags);
  sizer->Add(button, flags);
  SetSizer(sizer);
  Hide();
  timer_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) {
    done_ = watch_.Time();
    on_progress();
  });
}

WorkBar::~WorkBar() { stop_ = true; }

void WorkBar::run(const wxString& what, Work work, std::function<void()> finished) {
  CHARTROOM_EXPECTS(!busy_);
  busy_ = true;
  stop_ = told_ = false;
  done_ = all_ = 0;
  finished_ = std::move(finished);
  text_->SetLabel(what);
  gauge_->SetValue(0);
  Show();
  GetParent()->Layout();
  worker_.begin([this, work = std::move(work)](const std::atomic<bool>&) {
    work(stop_, [this](std::int64_t done, std::int64_t all) {
      done_ = done;
      all_ = all;
      if (!told_.exchange(true)) CallAfter([this] { on_progress(); });
    });
    CallAfter([this] { on_end(); });
  });
}

void WorkBar::run_for(std::chrono::seconds most, const wxString& what, Work work,
                      std::function<void()> finished) {
  run(what, std::move(work), std::move(finished));
  all_ = std::chrono::milliseconds(most).count();
  watch_.Start();
  timer_.Start(kTick);
}

void WorkBar::cancel() { stop_ = true; }

void WorkBar::on_progress() {
  told_ = false;
  const std::int64_t all = all_;
  if (all > 0)
    gauge_->SetValue(static_cast<int>(std::min<std::int64_t>(done_, all) * kWholeWork / all));
}

void WorkBar::on_end() {
  busy_ = false;
  timer_.Stop();
  Hide();
  GetParent()->Layout();
  const auto finished = std::exchange(finished_, {});
  if (!stop_) finished();
}

}  // namespace chartroom::editor
