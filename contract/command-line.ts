import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { parseCoordinates } from '../src/lib/coordinates';
import { type Finding, printReport } from './check/report';

/** The parsed command line of a check: its settings, or a text to show instead. */
export type CommandLine<Settings> =
  | { readonly kind: 'settings'; readonly settings: Settings }
  | { readonly kind: 'text'; readonly text: string; readonly isError: boolean };

/** A text option; the message says what it must be. */
export const textLike = (pattern: RegExp, message: string) => v.pipe(v.string(message), v.regex(pattern, message));
/** An option without a value. */
export const flag = v.optional(v.boolean(), false);
/** The site's origin, as a browser sends it. */
export const origin = v.optional(
  textLike(/^https?:\/\/[^/]+$/, '--origin must be like https://www.example.com.'),
  'http://localhost:8000',
);
/** A place where the company picks up; by default this one. */
export const place = (usual: string) =>
  v.optional(v.nonNullable(v.pipe(v.string(), v.transform(parseCoordinates)), '--at must be "lat,lng".'), usual);

/** Parses the options of a check. An option is a flag if its schema allows true. */
export function parseCommandLine<Entries extends v.ObjectEntries, Settings>(
  argv: readonly string[],
  help: string,
  entries: Entries,
  schema: v.GenericSchema<unknown, Settings>,
): CommandLine<Settings> {
  const refused = (text: string) => ({ kind: 'text', text: `${text}\n\n${help}`, isError: true }) as const;
  const typeOf = (option: v.GenericSchema) => (v.is(option, true) ? ('boolean' as const) : ('string' as const));
  const options = Object.fromEntries(
    Object.entries({ ...entries, help: flag }).map(([name, option]) => [
      name,
      { type: typeOf(option as v.GenericSchema) },
    ]),
  );
  try {
    const { values } = parseArgs({ args: [...argv], options });
    if (values.help) return { kind: 'text', text: help, isError: false };
    const parsed = v.safeParse(schema, values);
    return parsed.success ? { kind: 'settings', settings: parsed.output } : refused(parsed.issues[0].message);
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error));
  }
}

/** Runs a check from the command line: one line per result, then `N passed, N failed`; exit code 1 after a failure. */
export async function runCheck<Settings>(
  commandLine: CommandLine<Settings>,
  check: (settings: Settings) => Promise<readonly Finding[]>,
): Promise<void> {
  if (commandLine.kind === 'settings') return printReport(await check(commandLine.settings));
  console[commandLine.isError ? 'error' : 'log'](commandLine.text);
  process.exitCode = commandLine.isError ? 1 : 0;
}
