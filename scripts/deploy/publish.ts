import { WRITTEN } from './addresses';
import { HASH_DIGITS } from './caching';

/** How long (minutes) the files of a build stay after the next one: an open page requests its own. */
const DAY_MIN = 24 * 60;

/**
 * A script for the web server: it copies a build into the served folder, files with a hashed name first. Hashed files
 * of the last build stay for a day; old pages are removed at once.
 */
export const publish = (): string => `#!/bin/sh
${WRITTEN}
# sh publish.sh <built site> <served folder>
set -eu
built=$1
served=$2
hashed='[-.][0-9a-f]{${HASH_DIGITS}}\\.(js|css)(\\.map)?(\\.(br|gz))?$|^\\./static/'
lists=$(mktemp -d)
trap 'rm -r "$lists"' EXIT
mkdir -p "$served"
touch "$served/.build"
(cd "$built" && find . -type f ! -name .build) | sort > "$lists/new"
(cd "$served" && find . -type f ! -name .build) | sort > "$lists/served"
grep -E "$hashed" "$lists/new" > "$lists/first" || true
grep -Ev "$hashed" "$lists/new" > "$lists/then" || true
for list in first then; do
  tar -cf - -C "$built" -T "$lists/$list" | tar -xpf - -C "$served"
done
comm -13 "$lists/new" "$lists/served" > "$lists/former"
cd "$served"
each() { tr '\\n' '\\0' | xargs -0 -r "$@"; }
grep -Ev "$hashed" "$lists/former" | each rm
grep -E "$hashed" "$lists/former" > "$lists/old" || true
grep -xFf .build "$lists/old" | each touch
grep -vxFf .build "$lists/old" | each sh -c 'find "$@" -mmin +${DAY_MIN} -delete' sh
cp "$lists/new" .build
`;
