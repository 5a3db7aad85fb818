#!/bin/sh
# Installs what is missing of the given sections of packages.txt:
#   sh cmake/install-packages.sh build tests
set -eu
list="$(dirname "$0")/packages.txt"

# Elsewhere it only says what to install: the names have been read, not tried.
if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
  {
    echo "This is neither Debian nor one of its kin. Install what $list names; for the sections build and editor:"
    echo "  Fedora:  dnf install gcc-c++ cmake ninja-build pkgconf gettext-devel fmt-devel cli11-devel cereal-devel \\"
    echo "    rapidjson-devel boost-devel cairo-devel glib2-devel pango-devel qpdf-devel qrencode-devel \\"
    echo "    gtk3-devel wxGTK-devel lato-fonts"
    echo "  Arch:    pacman -S gcc cmake ninja pkgconf gettext fmt cli11 cereal rapidjson boost cairo glib2 pango \\"
    echo "    qpdf qrencode gtk3 wxwidgets-gtk3 ttf-lato"
    echo "  macOS:   brew install cmake ninja pkgconf gettext fmt cli11 cereal rapidjson boost cairo glib pango \\"
    echo "    qpdf qrencode gtk+3 wxwidgets font-lato"
    echo "The headers dtl and Random123 and the fonts B612 and Nanum are not packaged everywhere; their sources are"
    echo "  https://github.com/cubicdaiya/dtl, https://github.com/DEShawResearch/random123,"
    echo "  https://github.com/polarsys/b612, https://hangeul.naver.com/font"
    echo "Chartroom has been built on Debian 12 and 13 only."
  } >&2
  exit 1
fi

packages=""
for section in "$@"; do
  packages="$packages $(awk -v want="[$section]" '/^\[/ {on = $0 == want; next} /^#/ || !NF {next} on' "$list")"
done

missing=""
for package in $packages; do
  # shellcheck disable=SC2046 # a|b are two names
  case $(dpkg-query -W -f '${db:Status-Status} ' $(echo "$package" | tr '|' ' ') 2>/dev/null || true) in
    installed* | *" installed "*) ;;
    *) missing="$missing $package" ;;
  esac
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
$as_root apt-get satisfy -q -y --no-install-recommends $missing
