#!/bin/sh
# Checks and builds the browser table: types, unit tests, bundle. Needs Node 20 or later.
set -eu
cd "$(dirname "$0")"
npm ci --no-audit --no-fund
npm run check
npm test
npm run build
