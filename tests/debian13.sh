#!/bin/sh
# Builds Chartroom on a new Debian 13 and runs quickstart.sh and all tests there, for nightly runs:
#   sh tests/debian13.sh [FOLDER [MIRROR]]
# The folder keeps the system and the build for the next run; without one both are temporary. The
# mirror is that of this system's apt sources, where none is given.
set -eu
source=$(cd "$(dirname "$0")/.." && pwd)
root=${1:-}
mirror=${2:-}

refuse() {
  echo "debian13: $1" >&2
  exit 2
}

[ "$(id -u)" -eq 0 ] || refuse "Needs root: debootstrap makes a system in a folder."
command -v debootstrap >/dev/null || refuse "Needs debootstrap: apt-get install debootstrap."
unshare --mount true 2>/dev/null || refuse "Needs the right to mount, which this container does not give."
if [ -z "$mirror" ]; then
  # shellcheck disable=SC2016 # for apt-get
  mirror=$(apt-get indextargets --format '$(REPO_URI)' "Label: Debian" | head -n 1)
  [ -n "$mirror" ] || refuse "Knows no mirror: run apt-get update, or name one as the second argument."
fi
if [ -z "$root" ]; then
  root=$(mktemp -d)
  trap 'rm -rf --one-file-system "$root"' EXIT
fi

# The folder debootstrap is there until it is done.
if [ ! -e "$root/etc/debian_version" ] || [ -e "$root/debootstrap" ]; then
  debootstrap --variant=minbase trixie "$root" "$mirror"
fi
rm -rf "$root/chartroom"
git clone -q --no-hardlinks "$source" "$root/chartroom"

# The mounts end with this namespace, so that nothing of this system is ever deleted with the root.
# shellcheck disable=SC2016 # for the inner shell
unshare --mount --fork --pid --mount-proc="$root/proc" sh -eu -c '
  mount --rbind /dev "$1/dev"
  mount --rbind /sys "$1/sys"
  for script in cli/quickstart.sh tests/run.sh; do
    chroot "$1" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 sh "/chartroom/$script"
  done' debian13 "$root"
echo "Debian $(cat "$root/etc/debian_version"): quickstart.sh and all tests of $(git -C "$source" rev-parse --short HEAD) passed."
