import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { parseCoordinates } from '../../src/lib/coordinates';
import { allPassed, type Finding, lineOf, summaryOf } from './report';

/** The parsed command line of a check: its settings, or a text to show instead. */
export type CommandLine<Settings> =
  | { readonly kind: 'settings'; readonly settings: Settings }
  | { readonly kind: 'text'; readonly text: string; readonly isError: boolean };

/** The options of a check: the name of the value (empty for a flag), the meaning for the help, and the schema. */
type Options = Readonly<Record<string, readonly [value: string, meaning: string, schema: v.GenericSchema]>>;
type ValuesOf<Given extends Options> = { readonly [Name in keyof Given]: v.InferOutput<Given[Name][2]> };

/** A text option; the message says what it must be. */
export const textLike = (pattern: RegExp, message: string) => v.pipe(v.string(message), v.regex(pattern, message));
const site = textLike(/^https?:\/\/[^/]+$/, '--origin must be like https://www.example.com.');
/** The site's origin. */
export const origin = [
  '<origin>',
  'of the site, as a browser sends it (http://localhost:8000)',
  v.optional(site, 'http://localhost:8000'),
] as const;
/** A place; by default this one. */
export const place = (usual: string) =>
  v.optional(v.nonNullable(v.pipe(v.string(), v.transform(parseCoordinates)), '--at must be "lat,lng".'), usual);

/**
 * Parses the options of a check, and words beside them where they are allowed. `toSettings` throws a sentence for options
 * that do not fit together.
 */
export function parseCommandLine<Given extends Options, Settings>(
  argv: readonly string[],
  introduction: string,
  options: Given,
  toSettings: (values: ValuesOf<Given>, words: readonly string[]) => Settings,
  allowPositionals = false,
): CommandLine<Settings> {
  const rows = [...Object.entries(options), ['help', ['', 'show this text and end', v.unknown()]] as const];
  const lines = rows.map(([name, [value, meaning]]) => `  ${`--${name} ${value}`.padEnd(28)}${meaning}`);
  const help = [introduction, '', ...lines].join('\n');
  const types: Record<string, { type: 'string' | 'boolean' }> = {};
  for (const [name, [value]] of rows) types[name] = { type: value ? 'string' : 'boolean' };
  const entries = Object.fromEntries(Object.entries(options).map(([name, [, , schema]]) => [name, schema]));
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options: types, allowPositionals });
    if (values.help) return { kind: 'text', text: help, isError: false };
    return {
      kind: 'settings',
      settings: toSettings(v.parse(v.object(entries), values) as ValuesOf<Given>, positionals),
    };
  } catch (error) {
    return { kind: 'text', text: `${error instanceof Error ? error.message : error}\n\n${help}`, isError: true };
  }
}

/** Runs a check from the command line: one line per result, then `N passed, N failed`; exit code 1 after a failure. */
export async function runCheck<Settings>(
  commandLine: CommandLine<Settings>,
  check: (settings: Settings) => Promise<readonly Finding[]>,
): Promise<void> {
  if (commandLine.kind === 'text') {
    console[commandLine.isError ? 'error' : 'log'](commandLine.text);
    process.exitCode = commandLine.isError ? 1 : 0;
    return;
  }
  const findings = await check(commandLine.settings);
  for (const finding of findings) console.log(lineOf(finding));
  console.log(`\n${summaryOf(findings)}`);
  process.exitCode = allPassed(findings) ? 0 : 1;
}
