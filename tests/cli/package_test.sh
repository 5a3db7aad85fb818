#!/bin/sh
# What is installed, and what the package holds, judges the shipped pack without this source tree
# and without a window system.
#   sh package_test.sh BUILD SOURCE FOLDER
set -eu
build=$1 source=$2 folder=$3
rm -rf "$folder"
mkdir -p "$folder"
cd "$folder"

fail() {
  echo "package_test: $1" >&2
  exit 1
}
# works PROGRAM SHARE: it judges the packs beside it, and finds a map in them by its id alone.
works() {
  "$1" validate "$2/packs" --level structure >out || { cat out; fail "$1 does not judge its packs"; }
  grep -q '16 maps, 3 packs, 2 decks checked at level structure' out || fail "$1 judges sixteen maps and two decks"
  printf 'chartroom-game 1\nmap archipelago\nblue start A1\ngreen start J10\nfirst blue\n\nblue right\n' >a.game
  "$1" referee a.game >out || { cat out; fail "$1 does not find the installed maps"; }
  "$1" export "$2/packs/sonar-family/archipelago.map.json" --sheet rules --output sheets >/dev/null || fail "$1 does not print"
  pdffonts sheets/archipelago-a4-rules.pdf >out
  grep -q Lato out && ! grep -qi dejavu out || { cat out; fail "$1 does not use its fonts"; }
  ! grep -q "$source" "$1" || fail "$1 holds the path of the source tree"
}

cmake --install "$build" --component chartroom --prefix prefix >/dev/null
cmake --install "$build" --component fonts --prefix prefix >/dev/null
works prefix/bin/chartroom prefix/share/chartroom
for schema in map pack deck validate baseline checks diff simulate responder ladder referee track certificate suggest project; do
  grep -q "^  \"\$id\": \"https://.*/schemas/$schema-1.json\",$" "prefix/share/chartroom/schemas/$schema.schema.json" || fail "no $schema.schema.json"
done

for made in man/man1/chartroom-validate.1.gz man/man1/chartroom-merge-maps.1.gz \
  doc/chartroom/CHANGELOG.md doc/chartroom/THIRD-PARTY-NOTICES.md doc/chartroom/action/judge.sh doc/chartroom/action/pre-commit-hooks.yaml \
  zsh/vendor-completions/_chartroom fish/vendor_completions.d/chartroom.fish; do
  [ -s "prefix/share/$made" ] || fail "no $made"
done

# What is to be read leads nowhere but to what is there.
links=0
for page in prefix/share/doc/chartroom/*.md; do
  ! grep -n '!\[' "$page" | grep -v '`' || fail "$page shows a picture that is not there"
  for link in $(grep -o '](\([^)#]*\)' "$page" | sed 's/^](//' | grep -v ':'); do
    [ -e "prefix/share/doc/chartroom/$link" ] || fail "$page leads to $link, which is not there"
    links=$((links + 1))
  done
done
[ "$links" -gt 3 ] || fail "no links in what is to be read"

# The manual names every verb, and the shell completes them.
"$PWD/prefix/bin/chartroom" help | sed -n '/^Verbs:/,$ s/^  \([a-z-]*\)  .*/\1/p' | sort >verbs
zcat prefix/share/man/man1/chartroom.1.gz | sed -n '/^\.TP/{n;s/^\.B \([a-z-]*\)$/\1/p}' | sort | diff - verbs ||
  fail "the manual's verbs"
PATH="$PWD/prefix/bin:$PATH" bash -c '. prefix/share/bash-completion/completions/chartroom
  COMP_WORDS=(chartroom me) COMP_CWORD=1; _chartroom; echo ${COMPREPLY[*]}
  COMP_WORDS=(chartroom validate --fo) COMP_CWORD=2; _chartroom; echo ${COMPREPLY[*]}' >completed
printf 'merge merge-maps\n--format\n' | diff - completed || fail "what the shell completes"

cpack --config "$build/CPackConfig.cmake" -G DEB -B packages -D "CPACK_COMPONENTS_ALL=chartroom;fonts" >/dev/null
package=$(echo packages/chartroom_*.deb)
depends=$(dpkg-deb --field "$package" Depends)
echo "$depends" | grep -q 'libcairo2' || fail "it needs Cairo: $depends"
! echo "$depends" | grep -Eq 'lib(gtk|wx|x11|xcb|wayland|gl1|egl)' || fail "a window system: $depends"
! dpkg-deb --field "$package" Maintainer | grep -q localhost || fail "nobody reads mail there"
[ "$(dpkg-deb --field "$package" Description | head -1)" = \
  "validate, simulate, play and print maps of the board game SONAR" ] || fail "its description"
dpkg-deb --field "$package" Recommends | grep -q '^fonts-chartroom (= ' || fail "it recommends no fonts"

# It judges without fonts, and says so where it prints.
dpkg-deb --extract "$package" root
[ ! -e root/usr/share/chartroom/fonts ] || fail "it brings fonts"
root/usr/bin/chartroom validate root/usr/share/chartroom/packs --level structure >/dev/null 2>err && [ ! -s err ] ||
  { cat err; fail "it does not judge without fonts"; }
# What it cannot measure without them it does not guess at, in other fonts.
root/usr/bin/chartroom validate root/usr/share/chartroom/packs/sonar-family/umbria.map.json --level tracking >out ||
  { cat out; fail "it blames maps for the fonts of a machine"; }
grep -q '^Skipped, as Chartroom.s own fonts (package fonts-chartroom) are not installed: X601 and X602' out ||
  { cat out; fail "it does not say what it skips"; }
! root/usr/bin/chartroom validate root/usr/share/chartroom/packs --level tracking --select X602 >out 2>&1 ||
  fail "it passes what it cannot judge"
root/usr/bin/chartroom export root/usr/share/chartroom/packs/sonar-family/umbria.map.json --sheet rules \
  --output unset >/dev/null 2>err || fail "it does not print without fonts"
grep -q fonts-chartroom err || fail "it does not say which fonts are missing"
dpkg-deb --extract packages/fonts-chartroom_*_all.deb root
works root/usr/bin/chartroom root/usr/share/chartroom

# As Debian's own judge of packages has it, where there is one.
if command -v lintian >/dev/null; then
  cpack --config "$build/CPackConfig.cmake" -G DEB -B judged \
    -D "CPACK_PACKAGE_CONTACT=The Chartroom authors <packages@lists.debian.org>" >/dev/null
  # Whoever releases gives an address (CHARTROOM_CONTACT).
  lintian --allow-root --suppress-tags bogus-mail-host-in-debian-changelog judged/*.deb >found 2>&1 || true
  [ ! -s found ] || { cat found; fail "lintian finds something"; }
fi
