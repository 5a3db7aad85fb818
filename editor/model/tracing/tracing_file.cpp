#include "editor/model/tracing/tracing_file.h"

#include <fmt/core.h>

#include <charconv>

#include "editor/model/unwritten_file.h"
#include "maps/platform/safe_file.h"

namespace chartroom::editor {
namespace {

// Reads the lines of a file in order.
class Lines {
 public:
  Lines(std::string_view text, const std::string& path) : text_(text), path_(path) {}

  bool at_end() const { return text_.empty(); }

  // Returns the rest of the next line after a word; an error if the line begins otherwise.
  std::optional<std::string_view> after(std::string_view word) {
    ++line_;
    const std::size_t end = std::min(text_.find('\n'), text_.size());
    const std::string_view line = text_.substr(0, end);
    text_.remove_prefix(std::min(end + 1, text_.size()));
    if (line.starts_with(word) && line.size() > word.size() + 1 && line[word.size()] == ' ') {
      return line.substr(word.size() + 1);
    }
    return fault(fmt::format("not a line of a traced picture (expected: {})", word));
  }

  std::nullopt_t fault(const std::string& what) {
    FileError error;
    error.path = path_;
    error.line = line_;
    error.column = 1;
    error.what = what;
    error_ = error;
    return std::nullopt;
  }

  const std::optional<FileError>& error() const { return error_; }

 private:
  std::string_view text_;
  std::string path_;
  int line_ = 0;
  std::optional<FileError> error_;
};

template <std::size_t Count>
std::optional<std::array<double, Count>> numbers(std::string_view text) {
  std::array<double, Count> values{};
  for (double& value : values) {
    while (text.starts_with(' ')) text.remove_prefix(1);
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc()) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  }
  return text.empty() ? std::optional(values) : std::nullopt;
}

std::optional<KeptTracing> parse_one(Lines& lines) {
  const auto map = lines.after("map");
  const auto picture = map ? lines.after("picture") : std::nullopt;
  const auto corners = picture ? lines.after("corners") : std::nullopt;
  if (!corners) return std::nullopt;
  const auto places = numbers<8>(*corners);
  if (!places) return lines.fault("expected eight numbers");
  Corners spots;
  for (std::size_t i = 0; i < spots.size(); ++i) {
    spots[i] = {(*places)[2 * i], (*places)[2 * i + 1]};
  }
  std::optional<Tracing> tracing = Tracing::laid(std::string(*picture), spots);
  if (!tracing) return lines.fault("these corners are not possible for a picture");
  const auto opacity = lines.after("opacity");
  const auto visible = opacity ? lines.after("visible") : std::nullopt;
  if (!visible) return std::nullopt;
  const auto share = numbers<1>(*opacity);
  if (!share || !((*share)[0] >= 0 && (*share)[0] <= 1)) {
    return lines.fault("opacity must be from 0 to 1");
  }
  tracing->opacity = (*share)[0];
  tracing->visible = *visible == "yes";
  return KeptTracing{std::string(*map), *tracing};
}

}  // namespace

ParseResult<KeptTracings> KeptTracings::load(const std::string& path) {
  if (is_missing(path)) return {KeptTracings(), {}};
  ParseResult<std::string> bytes = read_file(path);
  if (!bytes) return {std::nullopt, std::move(bytes.errors)};
  return parse(*bytes.value, path);
}

ParseResult<KeptTracings> KeptTracings::parse(std::string_view text, const std::string& path) {
  KeptTracings kept;
  Lines lines(text, path);
  while (!lines.at_end()) {
    std::optional<KeptTracing> one = parse_one(lines);
    if (!one) return {std::nullopt, {*lines.error()}};
    kept.list_.push_back(std::move(*one));
  }
  return {std::move(kept), {}};
}

std::string KeptTracings::text() const {
  std::string text;
  for (const auto& [map, tracing] : list_) {
    text += fmt::format("map {}\npicture {}\ncorners", map, tracing.file());
    for (const Spot corner : tracing.corners()) text += fmt::format(" {} {}", corner.x, corner.y);
    text +=
        fmt::format("\nopacity {}\nvisible {}\n", tracing.opacity, tracing.visible ? "yes" : "no");
  }
  return text;
}

void KeptTracings::save(const std::string& path) const { save_file(path, text()); }

const Tracing* KeptTracings::of(const std::string& map) const {
  for (const KeptTracing& kept : list_) {
    if (kept.map == map) return &kept.tracing;
  }
  return nullptr;
}

void KeptTracings::set(const std::string& map, const std::optional<Tracing>& tracing) {
  std::erase_if(list_, [&](const KeptTracing& kept) { return kept.map == map; });
  if (!tracing || map.empty()) return;
  if (map.find('\n') != std::string::npos) return;
  if (tracing->file().find('\n') != std::string::npos) return;
  list_.insert(list_.begin(), {map, *tracing});
  if (list_.size() > kMost) list_.erase(list_.begin() + kMost, list_.end());
}

}  // namespace chartroom::editor
