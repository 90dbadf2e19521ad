import { parseArgs } from 'node:util';
import { type ScenarioName, scenarioNames } from './scenario/timetable';

/** Environment variables by name. */
type Environment = Readonly<Record<string, string | undefined>>;

/** An option that takes a value, with the variable that is its default. */
interface ValueOption {
  readonly variable: string;
  readonly fallback: string;
  readonly help: string;
  /** The allowed values, as the end of a sentence "must be …". */
  readonly allowed: string;
  readonly isAllowed: (text: string) => boolean;
}

const wholeNumber = (lowest: number, highest: number) => ({
  allowed: `a whole number from ${lowest} to ${highest}`,
  isAllowed: (text: string) => /^\d{1,10}$/.test(text) && Number(text) >= lowest && Number(text) <= highest,
});
const oneOf = (...names: readonly string[]) => ({
  allowed: `one of ${names.join(', ')}`,
  isAllowed: (text: string) => names.includes(text),
});
const option = (variable: string, fallback: string, help: string) => ({ variable, fallback, help });

/** The options that take a value; their values come out as text that is allowed. */
export const valueOptions = {
  port: { ...option('API_PORT', '3001', 'port of the HTTP calls, 0 for any free one'), ...wholeNumber(0, 65_535) },
  'live-port': {
    ...option('LIVE_PORT', '55552', 'port of the live connection, 0 for any free one'),
    ...wholeNumber(0, 65_535),
  },
  speed: {
    ...option('MOCK_SPEED', '1', 'pace of the rides; at 1 a ride takes three minutes'),
    allowed: 'a number above 0, at most 1000',
    isAllowed: (text) => /^\d+(\.\d+)?$/.test(text) && Number(text) > 0 && Number(text) <= 1_000,
  },
  scenario: { ...option('MOCK_SCENARIO', 'happy', 'how rides go'), ...oneOf(...scenarioNames) },
  prices: { ...option('MOCK_PRICES', 'tariff', 'kinds of prices of the company'), ...oneOf('tariff', 'all-kinds') },
  shares: {
    ...option('MOCK_SHARES', 'on', 'shared rides, an optional extension of the contract'),
    ...oneOf('on', 'off'),
  },
  seed: {
    ...option('MOCK_SEED', '1', 'the same number gives the same fleet and rides'),
    ...wholeNumber(0, 4_294_967_295),
  },
  vehicles: { ...option('MOCK_VEHICLES', '10', 'taxis of the company'), ...wholeNumber(1, 20_000) },
  'data-file': {
    ...option('DATA_FILE', '.data/backend.json', 'where the data is kept'),
    allowed: 'the path of a file',
    isAllowed: (text) => text.trim() !== '',
  },
} as const satisfies Readonly<Record<string, ValueOption>>;

/** The options that are there or not. */
export const flagOptions = {
  fresh: 'start over with the sample data',
  quiet: 'no line for each request and live event',
  help: 'show this text and end',
} as const;

type ValueName = keyof typeof valueOptions;
type FlagName = keyof typeof flagOptions;

/** How the local backend is to run. */
export interface Settings {
  readonly apiPort: number;
  readonly livePort: number;
  /** Speed of the simulation: at 1 a ride takes three minutes (DESIGN §2). */
  readonly speed: number;
  /** How rides go whose instructions name no scenario. */
  readonly scenario: ScenarioName;
  /** Whether the company has a fixed price and a corridor besides the taximeter. */
  readonly hasAllPriceKinds: boolean;
  /** Whether rides can be shared: POST and DELETE /bookings/{id}/share, GET /follow/{token} (docs/backend.md). */
  readonly hasShares: boolean;
  /** The same seed gives the same fleet and the same rides. */
  readonly seed: number;
  /** Number of vehicles in the fleet. */
  readonly vehicles: number;
  readonly dataFile: string;
  /** Starts over with the sample data. */
  readonly isFresh: boolean;
  readonly isQuiet: boolean;
  /** The required audience of Google's identity tokens: the site's client id. */
  readonly clientId: string;
}

/** The parsed command line. */
export type CommandLine<Asked> =
  | { readonly kind: 'settings'; readonly settings: Asked }
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'refused'; readonly sentence: string };

/** An invalid setting; the message is one sentence for a person. */
class SettingError extends Error {}

/** Reads the command line of the local backend. */
export function parseCommandLine(argv: readonly string[], environment: Environment): CommandLine<Settings> {
  const values = Object.keys(valueOptions) as ValueName[];
  return parse('npm run backend', argv, environment, { values, flags: ['fresh', 'quiet', 'help'] }, (text, flags) => {
    const [apiPort, livePort] = [Number(text.port), Number(text['live-port'])];
    if (apiPort === livePort && apiPort !== 0) {
      throw new SettingError(`--port and --live-port must be two different ports, not both ${apiPort}.`);
    }
    return {
      apiPort,
      livePort,
      speed: Number(text.speed),
      scenario: text.scenario as ScenarioName,
      hasAllPriceKinds: text.prices === 'all-kinds',
      hasShares: text.shares === 'on',
      seed: Number(text.seed),
      vehicles: Number(text.vehicles),
      dataFile: text['data-file'],
      isFresh: flags.has('fresh'),
      isQuiet: flags.has('quiet'),
      clientId: environment.GATSBY_GOOGLE_CLIENT_ID || 'local-client-id',
    };
  });
}

/** The settings that the reset needs. */
export type ResetSettings = Pick<Settings, 'apiPort' | 'dataFile'>;

/** Reads the command line of the reset. */
export const parseResetCommandLine = (argv: readonly string[], environment: Environment): CommandLine<ResetSettings> =>
  parse('npm run backend:reset', argv, environment, { values: ['port', 'data-file'], flags: ['help'] }, (text) => ({
    apiPort: Number(text.port),
    dataFile: text['data-file'],
  }));

function parse<Value extends ValueName, Asked>(
  command: string,
  argv: readonly string[],
  environment: Environment,
  known: { readonly values: readonly Value[]; readonly flags: readonly FlagName[] },
  settingsOf: (text: Readonly<Record<Value, string>>, flags: ReadonlySet<string>) => Asked,
): CommandLine<Asked> {
  try {
    const given = givenOptions(argv, known);
    if (given.help) return { kind: 'help', text: helpText(command, known) };
    const text = known.values.map((name) => [name, readValue(name, given[name], environment)]);
    return { kind: 'settings', settings: settingsOf(Object.fromEntries(text), new Set(Object.keys(given))) };
  } catch (error) {
    if (error instanceof SettingError) return { kind: 'refused', sentence: error.message };
    throw error;
  }
}

interface Known {
  readonly values: readonly ValueName[];
  readonly flags: readonly FlagName[];
}

function givenOptions(argv: readonly string[], { values, flags }: Known): Readonly<Record<string, unknown>> {
  const ofType = (type: 'string' | 'boolean') => (name: string) => [name, { type }] as const;
  const options = Object.fromEntries([...values.map(ofType('string')), ...flags.map(ofType('boolean'))]);
  try {
    return parseArgs({ args: [...argv], options }).values;
  } catch (error) {
    // Node's first sentence says what is wrong; the others are about its own conventions.
    const [what] = (error as Error).message.split(/\.(?:\s|$)/);
    throw new SettingError(`${what}; the options are ${[...values, ...flags].map((name) => `--${name}`).join(', ')}.`);
  }
}

/** An option overrides the environment variable, the variable the default. */
function readValue(name: ValueName, given: unknown, environment: Environment): string {
  const { variable, fallback, allowed, isAllowed }: ValueOption = valueOptions[name];
  const text = typeof given === 'string' ? given : environment[variable] || fallback;
  if (isAllowed(text)) return text;
  throw new SettingError(`${given === undefined ? variable : `--${name}`} must be ${allowed}, not "${text}".`);
}

/** The help: the syntax, the meaning, the variable and default if any, and the allowed values. */
function helpText(command: string, { values, flags }: Known): string {
  const rows = [
    ...values.flatMap((name) => {
      const { help, allowed, variable, fallback } = valueOptions[name];
      return [[`--${name} <value>`, `${help} (${variable}, else ${fallback})`] as const, ['', allowed] as const];
    }),
    ...flags.map((name) => [`--${name}`, flagOptions[name]] as const),
  ];
  const lines = rows.map(([name, says]) => `  ${name.padEnd('--live-port <value>'.length)}  ${says}`);
  return [`Usage: ${command} -- [options]`, '', ...lines].join('\n');
}
