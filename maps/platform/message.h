// Translatable sentences: an English template, with {} for each of its values.
#pragma once

#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "maps/platform/translator.h"

namespace chartroom {

// An English text with this number of {}, checked at compile time.
template <std::size_t Values>
struct MessageTemplate {
  const char* text;
  // NOLINTNEXTLINE(google-explicit-constructor): a template is written as a literal
  consteval MessageTemplate(const char* english) : text(english) {
    std::size_t places = 0;
    for (const char* c = english; *c != '\0'; ++c) places += *c == '{' ? 1 : 0;
    if (places != Values) throw "a value for each {}";
  }
};

class Message {
 public:
  Message() = default;  // says nothing
  // A name or a number, the same in every language.
  // NOLINTBEGIN(google-explicit-constructor): values of other messages
  Message(std::string as_it_is) : text_(std::move(as_it_is)) {}
  Message(std::string_view as_it_is) : text_(as_it_is) {}
  Message(std::integral auto number) : text_(std::to_string(number)) {}
  Message(const char*) = delete;  // translatable text needs a template
  // NOLINTEND(google-explicit-constructor)

  bool empty() const { return text_.empty(); }
  std::string english() const;
  // Returns the sentence in a language, or in English if the catalog lacks it.
  std::string in(const Translator& tr) const;
  // Returns the names and numbers in it, which are the same in every language.
  std::vector<std::string> values() const;

  friend bool operator==(const Message&, const Message&) = default;

 private:
  template <class... Values>
  friend Message message(MessageTemplate<sizeof...(Values)> pattern, const Values&... values);
  template <class... Values>
  friend Message message_for(std::size_t count, MessageTemplate<sizeof...(Values)> one,
                             MessageTemplate<sizeof...(Values)> many, const Values&... values);
  friend Message word(std::string_view english);
  friend Message capitalized(Message text);

  std::string plain_in(const Translator& tr) const;

  bool is_form_ = false;
  bool is_capital_ = false;
  std::string text_;
  const char* many_ = nullptr;  // the form for counts other than one, if it differs
  std::size_t count_ = 1;
  std::vector<Message> values_;
};

// Makes a message. Values are names, numbers and messages. The template is extracted into the
// catalogs.
template <class... Values>
Message message(MessageTemplate<sizeof...(Values)> pattern, const Values&... values) {
  Message result;
  result.is_form_ = true;
  result.text_ = pattern.text;
  result.values_ = {Message(values)...};
  return result;
}

// Makes a message with the form for `count`, which is no value unless it is passed as one.
template <class... Values>
Message message_for(std::size_t count, MessageTemplate<sizeof...(Values)> one,
                    MessageTemplate<sizeof...(Values)> many, const Values&... values) {
  Message result = message(one, values...);
  result.many_ = many.text;
  result.count_ = count;
  return result;
}

// Makes a message of a text that is marked elsewhere: see translatable.
Message word(std::string_view english);

// Returns the message with a capital first letter, if that is one of A to Z.
Message capitalized(Message text);

// Returns the number with `decimals` decimals and the language's decimal sign: "51.3".
Message decimal(double number, int decimals = 1);

// Joins the parts by a template such as "{} and {}"; an empty message for no parts.
Message joined(MessageTemplate<2> pattern, const std::vector<Message>& parts);

// Returns "A1, B2 and C3", or "A1, B2 and 7 more" if there are more than `most`.
Message listed(const std::vector<std::string>& names, int most = 8);

}  // namespace chartroom
