#include "maps/platform/user_folders.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <optional>
#include <utility>

namespace chartroom {
namespace {

// Sets a variable of the environment and restores it at the end.
class Variable {
 public:
  Variable(const char* name, const char* value) : name_(name) {
    if (const char* old = std::getenv(name)) old_ = old;
    if (value == nullptr) {
      ::unsetenv(name);
    } else {
      ::setenv(name, value, 1);
    }
  }
  Variable(const Variable&) = delete;
  Variable& operator=(const Variable&) = delete;
  ~Variable() {
    if (old_) {
      ::setenv(name_, old_->c_str(), 1);
    } else {
      ::unsetenv(name_);
    }
  }

 private:
  const char* name_;
  std::optional<std::string> old_;
};

TEST(UserFolders, AreThoseOfTheVariables) {
  const Variable config("XDG_CONFIG_HOME", "/a/config");
  const Variable state("XDG_STATE_HOME", "/a/state");
  EXPECT_EQ(settings_folder(), "/a/config/chartroom");
  EXPECT_EQ(state_folder(), "/a/state/chartroom");
}

TEST(UserFolders, LieInTheHomeFolderWhereAVariableIsUnsetEmptyOrRelative) {
  const Variable home("HOME", "/home/ada");
  for (const char* value : {static_cast<const char*>(nullptr), "", "config", "./config"}) {
    const Variable config("XDG_CONFIG_HOME", value);
    const Variable state("XDG_STATE_HOME", value);
    EXPECT_EQ(settings_folder(), "/home/ada/.config/chartroom");
    EXPECT_EQ(state_folder(), "/home/ada/.local/state/chartroom");
  }
}

}  // namespace
}  // namespace chartroom
