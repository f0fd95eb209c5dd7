# Interrupts a run of selfplay, kills another that goes on with its file, and compares the file that a third one
# completes with that of a run which nothing disturbed. Prints the four exit statuses.
set -u
program=$1
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT

play() {
    exec env --default-signal=INT "$program" selfplay --nodes 100 --max-plies 30 --concurrency 2 "$@" >/dev/null
}

size() {
    wc -c <"$folder/disturbed" 2>/dev/null || echo 0
}

# Sends a signal to a run once the file has grown by so many bytes.
disturb() {
    enough=$(($(size) + $2))
    play --out "$folder/disturbed" --games 1000000 &
    while [ "$(size)" -lt "$enough" ]; do sleep 0.05; done
    kill -s "$1" $!
    wait $! 2>/dev/null
    echo $?
}

: >"$folder/disturbed"
disturb INT 3000
disturb KILL 1000
games=$("$program" selfplay --stats "$folder/disturbed" --json | sed 's/^{"games":\([0-9]*\),.*/\1/')
(play --out "$folder/disturbed" --games $((games + 3)))
echo $?
(play --out "$folder/undisturbed" --games $((games + 3)))
echo $?
cmp "$folder/disturbed" "$folder/undisturbed"
