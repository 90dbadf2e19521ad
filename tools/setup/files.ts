import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import type { Change } from './questions';
import { withFact } from './write-fact';

/** A value in the syntax of a variables file: in quotes if it contains a space or a special character. */
const written = (value: string) => (/^[\w:/.@+-]*$/.test(value) ? value : `"${value.replaceAll('"', '\\"')}"`);

/**
 * The text of `.env.production` with a changed variable: in its line or lines, of which the last one counts, else at the
 * end. Comments and other lines stay.
 */
export function withVariable(text: string, name: string, value: string): string {
  const line = `${name}=${written(value)}`;
  const own = new RegExp(`^(?:export\\s+)?${name}\\s*=.*$`, 'gm');
  if (own.test(text)) return text.replace(own, () => line);
  return `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${line}\n`;
}

const FACTS = 'src/site.ts';
const VARIABLES = '.env.production';

/** Google's own addresses, which a production site needs besides its own. */
const FIXED = { GATSBY_MAPS_URL: 'https://maps.googleapis.com', GATSBY_IDENTITY_URL: 'https://accounts.google.com' };

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Replaces the file in one step: after an interruption it is the old or the new one, never incomplete. */
function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

/** The variables of this machine's builds: the file's, overridden by the environment's. */
export const currentVariables = (): NodeJS.ProcessEnv => ({ ...parseEnv(textOf(VARIABLES)), ...process.env });

/**
 * Writes changes into src/site.ts and .env.production, and leaves everything else in both files unchanged. Throws
 * `UnwritableFact` before it has written anything.
 */
export function writeChange({ facts, variables }: Change): void {
  const before = readFileSync(FACTS, 'utf8');
  const after = Object.entries(facts).reduce((source, [name, value]) => withFact(source, name, value), before);
  if (after !== before) {
    replaceFile(FACTS, after);
    const formatter = path.resolve(__dirname, '../../node_modules/@biomejs/biome/bin/biome');
    execFileSync(process.execPath, [formatter, 'format', '--write', FACTS], { stdio: 'pipe' });
  }
  const written = textOf(VARIABLES);
  const known = parseEnv(written);
  const fixed = Object.entries(FIXED).filter(([name]) => !known[name] && variables[name] === undefined);
  const text = [...Object.entries(variables), ...fixed].reduce(
    (all, [name, value]) => withVariable(all, name, value),
    written,
  );
  if (text !== written) replaceFile(VARIABLES, text);
}
