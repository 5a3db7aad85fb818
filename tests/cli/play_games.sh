#!/bin/sh
# Whole games of `chartroom play` through a pipe: they are the same every time, nothing is lost by
# leaving, a record goes on as the game would have, and the referee finds nothing.
set -eu
program=$1
source=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
map=$source/maps/packs/sonar-family/archipelago.map.json
play="$program play $map --against random --first blue --seed 3"

# The same seed and the same words: the same screens and the same record.
$play --record a.game <"$source/tests/cli/play_win.txt" >a.txt
$play --record b.game <"$source/tests/cli/play_win.txt" | sed 's/b\.game/a.game/' >b.txt
cmp a.txt b.txt
cmp a.game b.game
grep -q '^Blue wins after 31 moves: green is sunk\.$' a.txt
grep -q '^Referee: all 31 moves are legal\.$' a.txt
"$program" referee a.game >verdict.txt

# The words in two sittings, the second with the record of the first.
head -n 9 "$source/tests/cli/play_win.txt" | $play >c.txt
grep -q '^The game is saved in archipelago\.game\. To continue:$' c.txt
tail -n +10 "$source/tests/cli/play_win.txt" |
  "$program" play --resume archipelago.game --against random --seed 3 --record d.game >d.txt
cmp a.game d.game

# A record that stands already is not written over, and one that breaks a rule does not go on.
if $play --record a.game </dev/null 2>e.txt; then exit 1; fi
grep -q 'a\.game already exists' e.txt
printf 'blue up\nblue up\n' >>archipelago.game
if "$program" play --resume archipelago.game </dev/null 2>f.txt; then exit 1; fi
grep -q '^archipelago\.game:[0-9]*:1: ' f.txt

# The clock of a game in realtime runs by itself while nobody types.
python3 - "$program" "$map" <<'EOP'
import os, subprocess, sys
run = subprocess.Popen([sys.argv[1], "play", sys.argv[2], "--variant", "realtime", "--clock", "2,1", "--seed", "1",
                        "--record", "realtime.game"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
run.stdin.write(b"\n")
run.stdin.flush()
seen = b""
while seen.count(b"film: green, ") < 4:
    more = os.read(run.stdout.fileno(), 4096)
    assert more, seen
    seen += more
run.communicate(b"quit\nno\n", timeout=30)
assert run.returncode == 0, run.returncode
EOP
"$program" play --resume realtime.game --time typed </dev/null >g.txt
grep -q '^Continuing Archipelago' g.txt

# Ctrl-C in the middle of a turn, and a screen that goes away.
python3 - "$program" "$map" <<'EOP'
import os, signal, subprocess, sys
def start(*options):
    return subprocess.Popen([sys.argv[1], "play", sys.argv[2], *options], stdin=subprocess.PIPE,
                            stdout=subprocess.PIPE, stderr=subprocess.PIPE)
run = start("--first", "blue", "--record", "broken-off.game")
run.stdin.write(b"right\n")
run.stdin.flush()
seen = b""
while seen.count(b"blue> ") < 2:
    seen += os.read(run.stdout.fileno(), 4096)
run.send_signal(signal.SIGINT)
rest = run.communicate(timeout=30)[0]
assert run.returncode == 130, run.returncode
assert b"chartroom play --resume broken-off.game --record broken-off.game" in rest, rest
assert "blue right" in open("broken-off.game").read()
seen = b""
run = start("--first", "blue")
run.stdin.write(b"down\n")
run.stdin.flush()
while seen.count(b"blue> ") < 2:
    seen += os.read(run.stdout.fileno(), 4096)
run.stdout.close()
errors = run.communicate(b"down\n", timeout=30)[1]
assert run.returncode == 2, run.returncode
assert b"saved the game to archipelago-2.game" in errors, errors
EOP

# Two people on a terminal have a screen apart, so that neither scrolls back to the other's board;
# the end of the game is for both. Without --seed every evening is another one.
python3 - "$program" "$map" <<'EOP'
import os, pty, re, subprocess, sys
def evening():
    terminal, end = pty.openpty()
    run = subprocess.Popen([sys.argv[1], "play", sys.argv[2], "--two", "--first", "blue"], stdin=end,
                           stdout=end, stderr=end, env={**os.environ, "TERM": "xterm"})
    os.close(end)
    seen = b""
    for wanted, typed in [(b"press Enter when alone", b"\n"), (b"blue> ", b"down\n"),
                          (b"Hand over to green", b"quit\n"), (b"Save the game", b"no\n")]:
        while wanted not in seen:
            seen += os.read(terminal, 4096)
        os.write(terminal, typed)
    assert run.wait(timeout=30) == 0, run.returncode
    apart, usual = b"\x1b[?1049h", b"\x1b[?1049l"
    assert seen.count(apart) == seen.count(usual) == 1, seen
    assert seen.find(apart) < seen.find(b"blue: you are") < seen.rfind(usual) < seen.find(b"Save"), seen
    return re.search(rb"Random seed: (\d+)", seen)[1]
assert evening() != evening()
EOP

# A record says who sat where, and goes on with the same people and agents.
printf '\ndown\n\nundo\n\ndown\nquit\ntwo.game\n' | "$program" play "$map" --two --first blue >h.txt
grep -q '^green player person$' two.game
sed -n '/^Hand over to blue.*/,$p' h.txt | grep -q '^Took back the last move\.$'
printf '\nquit\nno\n' | "$program" play --resume two.game >i.txt
grep -q 'two people at one keyboard' i.txt
grep -q '^Hand over to green' i.txt
printf 'down\nquit\nexpert.game\n' | "$program" play "$map" --against expert --first blue >j.txt
"$program" play --resume expert.game </dev/null >k.txt
grep -q 'expert plays green' k.txt
"$program" play --resume expert.game --against random </dev/null >k.txt
grep -q 'random plays green' k.txt

# A game that goes on is kept up in its own file, unless that holds more than the program wrote.
printf 'down\nquit\nno\n' | "$program" play --resume expert.game >/dev/null
grep -c '^blue down$' expert.game | grep -q 2
{ echo '# Tuesday at the club'; cat expert.game; } >ours.game
cp ours.game before.game
printf 'right\nquit\nno\n' | "$program" play --resume ours.game >/dev/null
cmp ours.game before.game

# Help breaks between words where the window is narrow.
python3 - "$program" "$map" <<'EOP'
import fcntl, os, pty, struct, subprocess, sys, termios
terminal, end = pty.openpty()
fcntl.ioctl(end, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 60, 0, 0))
run = subprocess.Popen([sys.argv[1], "play", sys.argv[2], "--first", "blue"], stdin=end, stdout=end, stderr=end,
                       env={**os.environ, "TERM": "xterm", "NO_COLOR": "1"})
os.close(end)
seen = b""
while seen.count(b"blue> ") < 1:
    seen += os.read(terminal, 4096)
os.write(terminal, b"help\n")
while seen.count(b"blue> ") < 2:
    seen += os.read(terminal, 4096)
help = seen.split(b"help")[-1].replace(b"\r", b"").split(b"\n")
assert len(help) > 20 and max(map(len, help)) <= 60, help
assert b"  missile D3              hit every submarine on D3, in your" in help and b" " * 26 + b"quadrant: 4 energy" in help, help
run.terminate()
run.wait()
# In a usual window it does not have to, and all of it is seen at once.
for variant in ((), ("--variant", "realtime", "--time", "typed")):
    told = subprocess.run([sys.argv[1], "play", sys.argv[2], *variant], input=b"\nhelp\nquit\nno\n", capture_output=True,
                          check=False).stdout.split(b"> help\n")[1].split(b"blue> ")[0].splitlines()
    assert 15 < len(told) < 24 and max(map(len, told)) <= 80, told
EOP

# The words of the rulebooks are understood, and their first letters.
printf 'RUNTER\n북\nsilence\nt d4\nunten\nzurück\nquit\nno\n' | "$program" play "$map" --against random --first blue --seed 3 >p.txt
grep -q '^blue: down$' p.txt
grep -q 'A1 is on your trail' p.txt
grep -q 'missile needs 4 energy, you have 1' p.txt
grep -q '"unten" is not understood. Did you mean runter?' p.txt
grep -q '^Took back the last 2 moves' p.txt

# Who sits at a terminal may look back on a game that is over, and take back its end.
python3 - "$program" "$map" "$source/tests/cli/play_win.txt" <<'EOP'
import os, pty, subprocess, sys
program, sea, words = sys.argv[1:]
terminal, end = pty.openpty()
run = subprocess.Popen([program, "play", sea, "--against", "random", "--first", "blue", "--seed", "3"],
                       stdin=end, stdout=end, stderr=end, env={**os.environ, "TERM": "xterm", "NO_COLOR": "1"})
os.close(end)
seen = b""
def upto(wanted):
    global seen
    at = len(seen)
    while wanted not in seen[at:]:
        seen += os.read(terminal, 4096)
    return seen[at:]
def say(words, wanted):
    os.write(terminal, words + b"\n")
    return upto(wanted)
upto(b"blue> ")
with open(words, "rb") as file:
    lines = file.read().split(b"\n")
for line in lines[:lines.index(b"torpedo G6")]:
    say(line, b"> ")
say(b"torpedo G6", b"replay, undo or Enter> ")
assert b"Start of the game" in say(b"replay", b"0 of 31 (")
assert b"blue: down" in say(b"", b"1 of 31 (")
assert b"film: blue, 1 position" in say(b"31", b"31 of 31 (")
assert b"green: " in say(b"back", b"30 of 31 (")
assert b"a number from 0 to 31" in say(b"32", b"30 of 31 (")
say(b"end", b"replay, undo or Enter> ")
say(b"surface", b"Type replay or undo, or press Enter to continue.")
assert b"Took back the last move." in say(b"undo", b"blue> ")
say(b"torpedo G6", b"replay, undo or Enter> ")
say(b"", b"Save the record?")
say(b"no", b"\n")
assert run.wait() == 0
EOP

# In realtime, too, it seats them; two people have no clock to play against.
printf 'chartroom-game 1\nmap %s\nblue start A1\ngreen start J10\nvariant realtime\n' "$map" >clock.game
printf 'blue player person\ngreen player person\n\nblue right\n' >>clock.game
status=0
"$program" play --resume clock.game </dev/null >l.txt 2>&1 || status=$?
[ "$status" = 2 ] && grep -q "an agent's clock .choose an agent with --against" l.txt

# Who calls stop in realtime may use systems only, and no time passes, until play goes on.
printf '\nright\nright\nstop\nstop\ndown\nsonar\nresume\nresume\ndown\nquit\nstops.game\n' |
  "$program" play "$map" --variant realtime --time typed --clock 3000,0 --seed 5 >n.txt
tr '\n' ' ' <n.txt | grep -q 'blue> stop Play is stopped.*blue, stopped> stop Play is already stopped.*blue, stopped> down Not possible: play is stopped.*blue, stopped> sonar blue: sonar .*blue, stopped> resume Play resumes.*blue> resume Play is not stopped.*blue> down blue: down'
tr '\n' ' ' <stops.game | grep -q 'blue right blue stop blue sonar [a-z]* [0-9A-J]* blue resume blue down'
"$program" referee stops.game >verdict.txt
printf '\nquit\nno\n' | "$program" play --resume stops.game --time typed --record stops.game >o.txt
grep -c 'blue stop' stops.game | grep -q 1

# A team calls again after a second at the soonest: the other one may do so meanwhile.
printf '\nwait 2500\nright\nright\nquit\nno\n' |
  "$program" play "$map" --variant realtime --time typed --clock 3000,0 --seed 5 >q.txt
tr '\n' ' ' <q.txt | grep -q 'blue> right blue: right .*blue> right green: [a-z]* film: [^>]* blue: right'
printf '\nwait 999\nwait 1\nwait 999\nquit\nno\n' |
  "$program" play "$map" --variant realtime --time typed --clock 2,1 --seed 5 >q.txt
[ "$(grep -c '^green: ' q.txt)" = 1 ]

printf '\nwait 2500\nright\nleft\nquit\nno\n' |
  "$program" play "$map" --variant realtime --time typed --clock 3000,0 --seed 5 >q.txt
tr '\n' ' ' <q.txt | grep -q 'blue> left Not possible: A1 is on your trail'

# While play is stopped nobody is told that a direction is legal.
printf '\nstop\nlegal\nsonar\nquit\nno\n' |
  "$program" play "$map" --variant realtime --time typed --clock 3000,0 --seed 5 >s.txt
sed -n '/stopped> legal/,/stopped> sonar/p' s.txt | tr '\n' ' ' | grep -q 'Legal now:   surface   resume blue'
grep -q '^Legal now: surface, resume\.$' s.txt
# The whole help is there before the clock runs.
printf 'help\nquit\n' | "$program" play "$map" --variant realtime --time typed --seed 5 | grep -q '^  resume  '

# A sonar is answered in the words of the table, whatever their language.
for said in row 3 line '3행' 'zeile 3' riga spalte 'col E' 'E열' c; do
  printf '\nC3\n\nD4\n\nright\n\nright\n\nright\n\nright\n\nsonar\n\n%s\nquit\nno\n' "$said" |
    "$program" play north-pole --maps "$source/maps/packs" --two --first green --seed 3 >t.txt
  grep -Eq '^green: sonar (row 3|column [A-J])$' t.txt || { cat t.txt; exit 1; }
done

# A doubt is asked again until yes or no is said.
printf 'surface\nmaybe\nno\nquit\nno\n' |
  "$program" play north-pole --maps "$source/maps/packs" --start C2 --first blue --seed 3 >u.txt
tr '\n' ' ' <u.txt | grep -q 'Surface? (yes or no)> maybe Type yes or no\. .*(yes or no)> no blue>'

# The command that goes on can be run whatever the file is called, and draws as the game did.
printf 'down\nquit\nan evening; or two.game\n' | "$program" play "$map" --first blue --seed 8 >v.txt
grep -q "^  chartroom play --resume 'an evening; or two.game' --seed 8$" v.txt
"$program" play --resume 'an evening; or two.game' </dev/null >v.txt
grep -q '^Random seed: 8\.' v.txt

# Undo takes back what a sonar told, too.
printf 'right\nright\nfilm\nsonar\nfilm\nundo\nfilm\nquit\nno\n' |
  "$program" play north-pole --maps "$source/maps/packs" --start A1 --against random --first blue --seed 3 >r.txt
awk '/^blue> film/ { getline; print }' r.txt >films.txt
[ "$(sed -n 1p films.txt)" = "$(sed -n 3p films.txt)" ]
[ "$(sed -n 1p films.txt)" != "$(sed -n 2p films.txt)" ]

# The end of a game of cards is for everybody, too.
python3 - "$program" <<'EOP'
import os, pty, subprocess, sys
terminal, end = pty.openpty()
run = subprocess.Popen([sys.argv[1], "play", "con-sonar", "--players", "person,person", "--first", "red", "--seed", "3", "--record",
                        "cards.game"], stdin=end, stdout=end, stderr=end,
                       env={**os.environ, "TERM": "xterm"})
os.close(end)
seen = b""
def upto(wanted):
    global seen
    while wanted not in seen:
        seen += os.read(terminal, 4096)
upto(b"press Enter when alone")
os.write(terminal, b"\n")
upto(b"red> ")
os.write(terminal, b"play green+4 green@2\nquit\n")
upto(b"To continue")
assert 0 < seen.find(b"\x1b[?1049l") < seen.find(b"To continue"), seen
EOP
# So do the seats of a game of cards, and the seed that shuffled them is told.
grep -q '^# shuffled with --seed 3$' cards.game
grep -q '^players person person$' cards.game
"$program" play --resume cards.game </dev/null >m.txt
grep -q 'people play red, green' m.txt
"$program" play --resume cards.game --against greedy </dev/null >m.txt
grep -q 'you are red; greedy plays green' m.txt
