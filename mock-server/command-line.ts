import { parseArgs } from 'node:util';
import { scenarioNames } from './scenario';

/** The values that an option allows, as the end of a sentence "must be …"; `read` answers undefined for another one. */
interface Kind<Value> {
  readonly allowed: string;
  readonly read: (text: string) => Value | undefined;
}

const wholeNumber = (lowest: number, highest: number): Kind<number> => ({
  allowed: `a whole number from ${lowest} to ${highest}`,
  read: (text) => (/^\d{1,10}$/.test(text) && +text >= lowest && +text <= highest ? +text : undefined),
});
const paceUpTo = (highest: number): Kind<number> => ({
  allowed: `a number above 0, at most ${highest}`,
  read: (text) => (/^\d+(\.\d+)?$/.test(text) && +text > 0 && +text <= highest ? +text : undefined),
});
const oneOf = <const Name extends string>(...names: readonly Name[]): Kind<Name> => ({
  allowed: `one of ${names.join(', ')}`,
  read: (text) => names.find((name) => name === text),
});
const path: Kind<string> = { allowed: 'the path of a file', read: (text) => (text.trim() === '' ? undefined : text) };

const option = <Value>(name: string, variable: string, fallback: string, help: string, kind: Kind<Value>) => ({
  ...{ name, variable, fallback, help, ...kind },
});

/** The options that take a value, each with the variable that is its default (docs/local-backend.md). */
export const valueOptions = {
  apiPort: option('port', 'API_PORT', '3001', 'port of the HTTP calls, 0 for any free one', wholeNumber(0, 65_535)),
  livePort: option('live-port', 'LIVE_PORT', '55552', 'port of the live connection', wholeNumber(0, 65_535)),
  /** At 1 a ride takes three minutes. */
  speed: option('speed', 'MOCK_SPEED', '1', 'pace of the rides; at 1 a ride takes three minutes', paceUpTo(1_000)),
  /** How rides go whose instructions name no scenario. */
  scenario: option('scenario', 'MOCK_SCENARIO', 'happy', 'how rides go', oneOf(...scenarioNames)),
  /** Whether the company has a fixed price and a corridor besides the taximeter. */
  prices: option('prices', 'MOCK_PRICES', 'tariff', 'kinds of prices', oneOf('tariff', 'all-kinds')),
  /** Whether rides can be shared: POST and DELETE /bookings/{id}/share, GET /follow/{token}. */
  shares: option('shares', 'MOCK_SHARES', 'on', 'shared rides, an optional extension', oneOf('on', 'off')),
  seed: option('seed', 'MOCK_SEED', '1', 'the same number gives the same fleet and rides', wholeNumber(0, 2 ** 32 - 1)),
  vehicles: option('vehicles', 'MOCK_VEHICLES', '10', 'taxis of the company', wholeNumber(1, 20_000)),
  dataFile: option('data-file', 'DATA_FILE', '.data/backend.json', 'where the data is kept', path),
} as const;

/** The options that are there or not. */
export const flagOptions = {
  fresh: 'start over with the sample data',
  reset: 'restore the sample data, also while a backend runs, and end',
  quiet: 'no line for each request and live event',
  help: 'show this text and end',
} as const;

type Key = keyof typeof valueOptions;
type Values = { readonly [One in Key]: NonNullable<ReturnType<(typeof valueOptions)[One]['read']>> };
type Environment = Readonly<Record<string, string | undefined>>;

/** How the local backend is to run. */
export interface Settings extends Values {
  /** Starts over with the sample data. */
  readonly isFresh: boolean;
  /** Restores the sample data instead of starting. */
  readonly isReset: boolean;
  readonly isQuiet: boolean;
  /** The required audience of Google's identity tokens: the site's client id. */
  readonly clientId: string;
}

/** The parsed command line. */
export type CommandLine =
  | { readonly kind: 'settings'; readonly settings: Settings }
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'refused'; readonly sentence: string };

/** An invalid setting; the message is one sentence for a person. */
class SettingError extends Error {}

/** Reads the command line of the local backend. */
export function parseCommandLine(argv: readonly string[], environment: Environment): CommandLine {
  const keys = Object.keys(valueOptions) as Key[];
  try {
    const given = givenOptions(argv, [...keys.map((key) => valueOptions[key].name), ...Object.keys(flagOptions)]);
    if (given.help) return { kind: 'help', text: helpText(keys) };
    const values = Object.fromEntries(
      keys.map((key) => [key, readValue(key, given[valueOptions[key].name], environment)]),
    ) as unknown as Values;
    const { apiPort, livePort } = values;
    if (apiPort === livePort && apiPort !== 0) {
      throw new SettingError(`--port and --live-port must be two different ports, not both ${apiPort}.`);
    }
    const clientId = environment.GATSBY_GOOGLE_CLIENT_ID || 'local-client-id';
    const [isFresh, isReset, isQuiet] = [Boolean(given.fresh), Boolean(given.reset), Boolean(given.quiet)];
    return { kind: 'settings', settings: { ...values, isFresh, isReset, isQuiet, clientId } };
  } catch (error) {
    if (error instanceof SettingError) return { kind: 'refused', sentence: error.message };
    throw error;
  }
}

function givenOptions(argv: readonly string[], names: readonly string[]): Readonly<Record<string, unknown>> {
  const options = names.map((name) => [name, { type: name in flagOptions ? 'boolean' : 'string' }] as const);
  try {
    return parseArgs({ args: [...argv], options: Object.fromEntries(options) }).values;
  } catch (error) {
    // Node's first sentence says what is wrong; the others are about its own conventions.
    const [what] = (error as Error).message.split(/\.(?:\s|$)/);
    throw new SettingError(`${what}; the options are ${names.map((name) => `--${name}`).join(', ')}.`);
  }
}

/** An option overrides the environment variable, the variable the default. */
function readValue(key: Key, given: unknown, environment: Environment): string | number {
  const { name, variable, fallback, allowed, read } = valueOptions[key];
  const text = typeof given === 'string' ? given : environment[variable] || fallback;
  const value = read(text);
  if (value !== undefined) return value;
  throw new SettingError(`${given === undefined ? variable : `--${name}`} must be ${allowed}, not "${text}".`);
}

/** The help: the syntax, the meaning, the variable and default if any, and the allowed values. */
function helpText(keys: readonly Key[]): string {
  const rows = [
    ...keys.flatMap((key) => {
      const { name, help, allowed, variable, fallback } = valueOptions[key];
      return [[`--${name} <value>`, `${help} (${variable}, else ${fallback})`] as const, ['', allowed] as const];
    }),
    ...Object.entries(flagOptions).map(([name, says]) => [`--${name}`, says] as const),
  ];
  const lines = rows.map(([name, says]) => `  ${name.padEnd('--live-port <value>'.length)}  ${says}`);
  return ['Usage: npm run backend -- [options]', '', ...lines].join('\n');
}
