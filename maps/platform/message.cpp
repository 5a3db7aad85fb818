#include "maps/platform/message.h"

#include <fmt/args.h>
#include <fmt/core.h>

#include <algorithm>
#include <iterator>

namespace chartroom {

std::string Message::english() const { return in(Translator({}, "en")); }

std::string Message::in(const Translator& tr) const {
  std::string text = plain_in(tr);
  if (is_capital_ && !text.empty() && text[0] >= 'a' && text[0] <= 'z') {
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
  }
  return text;
}

std::string Message::plain_in(const Translator& tr) const {
  if (!is_form_) return text_;
  const char* pattern =
      many_ == nullptr ? tr(text_.c_str()) : tr.plural(text_.c_str(), many_, count_);
  fmt::dynamic_format_arg_store<fmt::format_context> values;
  for (const Message& value : values_) values.push_back(value.in(tr));
  return fmt::vformat(pattern, values);
}

std::vector<std::string> Message::values() const {
  if (!is_form_) return text_.empty() ? std::vector<std::string>{} : std::vector{text_};
  std::vector<std::string> all;
  for (const Message& value : values_) std::ranges::move(value.values(), std::back_inserter(all));
  return all;
}

Message word(std::string_view english) {
  Message result;
  result.is_form_ = true;
  result.text_ = english;
  return result;
}

Message capitalized(Message text) {
  text.is_capital_ = true;
  return text;
}

Message decimal(double number, int decimals) {
  const std::string written = fmt::format("{:.{}f}", number, decimals);
  const std::size_t point = written.find('.');
  if (point == std::string::npos) return written;
  return message("{}.{}", written.substr(0, point), written.substr(point + 1));
}

Message joined(MessageTemplate<2> pattern, const std::vector<Message>& parts) {
  Message result;
  for (const Message& part : parts) result = result.empty() ? part : message(pattern, result, part);
  return result;
}

Message listed(const std::vector<std::string>& names, int most) {
  const auto count = static_cast<int>(names.size());
  const int shown = count > most + 1 ? most : count;
  const bool all = shown == count;
  std::string first;
  for (int i = 0; i < shown - (all && count > 1 ? 1 : 0); ++i) {
    first += (i > 0 ? ", " : "") + names[static_cast<std::size_t>(i)];
  }
  if (!all) return message("{} and {} more", first, count - shown);
  return count > 1 ? message("{} and {}", first, names.back()) : Message(first);
}

}  // namespace chartroom
