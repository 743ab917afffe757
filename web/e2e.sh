#!/bin/sh
# Plays in a real browser against the real server. Needs the bundle in `dist`, the program
# `bastide` (its path in BASTIDE_PROGRAM, or built in `target`), and Chromium (its path in CHROMIUM,
# or /usr/bin/chromium). Pictures of the pages end up in `e2e/out`.
set -eu
cd "$(dirname "$0")"
npm run e2e -- "$@"
