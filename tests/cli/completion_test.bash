# Completes command lines in bash as the tabulator key would, and compares what is offered with what should be.
# Usage: bash completion_test.bash PROGRAM
set -u
source <("$1" completion bash)
complete -p janggun >/dev/null || exit 1
cd "$(mktemp -d)" && trap 'rm -r "$PWD"' EXIT
mkdir 'a folder' && touch suite.epd
failures=0

# offers EXPECTED WORD ...: the last word is what has been written of the word to complete.
offers() {
    local expected=$1
    shift
    COMP_WORDS=(janggun "$@") COMP_CWORD=$# COMPREPLY=()
    _janggun
    local offered
    offered=$(printf '%s\n' "${COMPREPLY[@]}" | LC_ALL=C sort | paste -sd,)
    if [[ $offered != "$expected" ]]; then
        echo "$*: offered '$offered', expected '$expected'"
        failures=$((failures + 1))
    fi
}

offers show sh
offers perft,play p
offers --version --v
offers -h perft 4 -h
offers --divide perft --di
offers --divide perft 4 --threads 2 --di
offers hangul,hanja show --pieces ha
offers hangul,hanja show --pieces = ha
offers hangul,hanja,letters show --pieces =
offers always,auto,never show --json --color ''
offers janggi,janggicasual,janggimodern,janggitraditional perft --rules ''
offers '' show --fen ''
offers '' perft --threads ''
offers 'a folder,suite.epd' perft --epd ''
offers suite.epd perft --epd s
offers bash completion ba
offers '' show --bogus
exit $((failures > 0))
