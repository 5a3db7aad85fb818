# For tests that make a work tree of git of their own, whatever the settings of this machine are. To be sourced.
unset GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE
git_here() {
  git -c user.name=Someone -c user.email=someone@example.com -c commit.gpgsign=false \
    -c init.defaultBranch=main "$@"
}
