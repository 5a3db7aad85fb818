#include "maps/json/schema_text.h"

#include "maps/json/schema_member.h"

namespace chartroom::json {
namespace {

struct SchemaDocument {
  Field<std::string> schema;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(schema_member(schema));
  }
};

// Spares most files from being parsed.
bool may_have_schema(std::string_view text) {
  return text.find("schema") != std::string_view::npos ||
         text.find("\\u") != std::string_view::npos;
}

}  // namespace

std::string schema_of(std::string_view text) {
  if (!may_have_schema(text)) return "";
  ErrorList errors("");
  Tree tree(text);
  const Value* const root = tree.read(errors);
  const Value* const member = root == nullptr ? nullptr : root->member(kSchemaMember);
  return member != nullptr && member->kind == Value::Kind::string ? member->text : "";
}

std::string with_schema(std::string canonical, const std::string& schema) {
  if (schema.empty()) return canonical;
  const std::string alone =
      OutputArchive().write_document(SchemaDocument{.schema = {.value = schema}});
  // Takes the second line, between "{" and "}".
  const std::size_t begin = alone.find('\n') + 1;
  const std::string line = alone.substr(begin, alone.find('\n', begin) - begin);
  return canonical.insert(canonical.find('\n') + 1, line + ",\n");
}

}  // namespace chartroom::json
