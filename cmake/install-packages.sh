#!/bin/sh
# Installs what is missing of the given sections of packages.txt:
#   sh cmake/install-packages.sh build tests
set -eu
list="$(dirname "$0")/packages.txt"

packages=""
for section in "$@"; do
  packages="$packages $(awk -v want="[$section]" '/^\[/ {on = $0 == want; next} /^#/ || !NF {next} on' "$list")"
done

missing=""
for package in $packages; do
  state=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null || true)
  [ "$state" = installed ] || missing="$missing $package"
done
if [ -z "$missing" ]; then
  echo "All packages are there."
  exit 0
fi

as_root=""
if [ "$(id -u)" -ne 0 ]; then
  as_root="sudo"
  echo "Installing packages with sudo, which may ask for your password:"
else
  echo "Installing packages:"
fi
echo " $missing"
export DEBIAN_FRONTEND=noninteractive
# shellcheck disable=SC2086 # lists of words
$as_root apt-get update -q
# shellcheck disable=SC2086
$as_root apt-get install -q -y --no-install-recommends $missing
