#include "maps/files/link_steps.h"

#include <gtest/gtest.h>

#include "tests/temporary_folder.h"

namespace chartroom::maps {
namespace {

namespace fs = std::filesystem;

class LinkSteps : public ::testing::Test {
 protected:
  std::vector<std::string> names_to(const std::string& name) const {
    std::vector<std::string> names;
    for (const LinkStep& step : link_steps(root_, name)) {
      names.push_back(step.path.lexically_relative(root_).string());
    }
    return names;
  }

  const TemporaryFolder folder_;
  const fs::path root_ = fs::canonical(folder_.path());
};

TEST_F(LinkSteps, NameEachLinkAndWhatItLeadsTo) {
  fs::create_directories(root_ / "a/b");
  fs::create_directory_symlink("a/b", root_ / "to-b");
  fs::create_symlink("../../to-b/../file", root_ / "a/b/link");
  EXPECT_EQ(names_to("to-b/link"),
            (std::vector<std::string>{"to-b", "a", "a/b", "a/b/link", "a", ".", "to-b", "a", "a/b",
                                      "a", "a/file"}));
}

TEST_F(LinkSteps, EndWhereLinksLeadRound) {
  fs::create_symlink("round", root_ / "round");
  EXPECT_EQ(link_steps(root_, "round").size(), 41U);
}

TEST_F(LinkSteps, TellAbsoluteLinksAndFolders) {
  fs::create_symlink(root_ / "file", root_ / "link");
  const std::vector<LinkStep> steps = link_steps(root_, "link");
  EXPECT_TRUE(steps.front().is_absolute && steps.front().is_link && !steps.front().is_folder);
  EXPECT_EQ(steps.back().path, root_ / "file");
}

}  // namespace
}  // namespace chartroom::maps
