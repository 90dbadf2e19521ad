import { readdirSync, readFileSync } from 'node:fs';

/** Each file of `src` with such a name, by its path in `src`, and its text. */
export const sourcesOf = (names: RegExp): readonly { readonly name: string; readonly text: string }[] =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => names.test(name))
    .map((name) => ({ name, text: readFileSync(`src/${name}`, 'utf8') }));
