# Sourced by ./run and ./test, in the folder of the project: makes .venv and builds the client, and does nothing when all
# is up to date.
# shellcheck shell=bash

fail() {
    printf '%s: %s\n' "${0##*/}" "$1" >&2
    exit 1
}

find_python() { # the first Python that is new enough; $PYTHON says which to take
    local candidate
    for candidate in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do
        if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            python=$candidate
            return
        fi
    done
    fail "needs Python 3.11 or newer (Debian, Ubuntu: apt-get install python3 python3-venv; macOS: brew install python)"
}

make_venv() { # anew when it is not there, when the folder was moved, or when its Python is gone
    local identity
    find_python
    identity="$PWD $("$python" -V)"
    if [ "$(cat .venv/identity 2>/dev/null)" = "$identity" ] && .venv/bin/python -c '' 2>/dev/null; then
        return
    fi
    rm -rf .venv
    if command -v uv >/dev/null; then
        uv venv --quiet --seed --python "$python" .venv
    else
        "$python" -c 'import ensurepip, venv' 2>/dev/null ||
            fail "Python's venv is missing (Debian, Ubuntu: apt-get install python3-venv)"
        "$python" -m venv .venv
    fi
    printf '%s\n' "$identity" >.venv/identity
}

install() {
    if command -v uv >/dev/null; then
        uv pip install --quiet --python .venv/bin/python --no-build-isolation "$@"
    else
        .venv/bin/python -m pip install -qq --disable-pip-version-check --no-build-isolation --use-pep517 "$@"
    fi
}

set_up() { # run | dev | bench: the pins of that name, and the package itself, editable
    local pins=$1 stamp state began=$SECONDS
    make_venv
    stamp=.venv/installed-$pins
    state=$(cat pyproject.toml requirements/build.txt "requirements/$pins.txt" | cksum)
    [ "$(cat "$stamp" 2>/dev/null)" = "$state" ] && return
    printf 'Setting up .venv (%s) ... ' "$pins" >&2
    install --require-hashes -r requirements/build.txt
    install --require-hashes -r "requirements/$pins.txt"
    install --no-deps -e .
    printf '%s\n' "$state" >"$stamp"
    printf '%s s\n' $((SECONDS - began)) >&2
}

build_client() { # the pages of the house; after set_up
    .venv/bin/python tools/build_client.py || exit 1
}

install_client() { # what it is built and checked with
    .venv/bin/python tools/build_client.py install || exit 1
}
