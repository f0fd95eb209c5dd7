# Interrupts a run of spsa, kills another that goes on with its file, and compares the file that a third one
# completes, and what it has found, with those of a run which nothing disturbed. Prints the four exit statuses.
set -u
program=$1
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT

fit() {
    exec env --default-signal=INT "$program" spsa --nodes 100 --max-plies 40 --resign 100:1 --hash 1 --rate 200 \
        --games 2000 "$@"
}

pairs() {
    grep -c '^[0-9]' "$folder/disturbed" 2>/dev/null
}

# Sends a signal to a run once the file has so many pairs.
disturb() {
    fit --out "$folder/disturbed" --concurrency 2 >/dev/null &
    while [ "$(pairs)" -lt "$2" ]; do sleep 0.02; done
    kill -s "$1" $!
    wait $! 2>/dev/null
    echo $?
}

: >"$folder/disturbed"
disturb INT 10
disturb KILL "$(($(pairs) + 10))"
(fit --out "$folder/disturbed" --concurrency 2 >"$folder/found")
echo $?
(fit --out "$folder/undisturbed" >"$folder/wanted")
echo $?
cmp "$folder/disturbed" "$folder/undisturbed"
cmp "$folder/found" "$folder/wanted"
