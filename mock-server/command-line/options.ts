import { parseArgs } from 'node:util';
import { scenarioNames } from '../scenario/scenario';

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** An option that takes a value, with the variable that is its default. */
interface ValueOption {
  readonly variable: string;
  readonly fallback: string;
  readonly placeholder: string;
  readonly help: string;
  /** The allowed values, as the end of a sentence "must be …". */
  readonly allowed: string;
  readonly isAllowed: (text: string) => boolean;
}

/** `tariff`: the backend states prices and no kinds. `all-kinds`: a fixed price, a corridor and the taximeter. */
export const priceSets = ['tariff', 'all-kinds'] as const;

const LARGEST_PORT = 65_535;
const LARGEST_SEED = 4_294_967_295;
const MOST_VEHICLES = 20_000;
const FASTEST = 1_000;

const wholeNumber = (lowest: number, highest: number) => ({
  allowed: `a whole number from ${lowest} to ${highest}`,
  isAllowed: (text: string) => /^\d{1,10}$/.test(text) && Number(text) >= lowest && Number(text) <= highest,
});

/** The options that take a value; their values come out as text that is allowed. */
export const valueOptions = {
  port: {
    variable: 'API_PORT',
    fallback: '3001',
    placeholder: 'number',
    help: 'port of the HTTP calls, 0 for any free one',
    ...wholeNumber(0, LARGEST_PORT),
  },
  'live-port': {
    variable: 'LIVE_PORT',
    fallback: '55552',
    placeholder: 'number',
    help: 'port of the live connection, 0 for any free one',
    ...wholeNumber(0, LARGEST_PORT),
  },
  speed: {
    variable: 'MOCK_SPEED',
    fallback: '1',
    placeholder: 'number',
    help: 'pace of the rides; at 1 a ride takes three minutes',
    allowed: `a number above 0, at most ${FASTEST}`,
    isAllowed: (text) => /^\d+(\.\d+)?$/.test(text) && Number(text) > 0 && Number(text) <= FASTEST,
  },
  scenario: {
    variable: 'MOCK_SCENARIO',
    fallback: 'happy',
    placeholder: 'name',
    help: 'how rides go',
    allowed: `one of ${scenarioNames.join(', ')}`,
    isAllowed: (text) => scenarioNames.some((name) => name === text),
  },
  prices: {
    variable: 'MOCK_PRICES',
    fallback: 'tariff',
    placeholder: 'name',
    help: 'kinds of prices of the company',
    allowed: `one of ${priceSets.join(', ')}`,
    isAllowed: (text) => priceSets.some((name) => name === text),
  },
  shares: {
    variable: 'MOCK_SHARES',
    fallback: 'on',
    placeholder: 'on or off',
    help: 'shared rides, an optional extension of the contract',
    allowed: 'on or off',
    isAllowed: (text) => text === 'on' || text === 'off',
  },
  seed: {
    variable: 'MOCK_SEED',
    fallback: '1',
    placeholder: 'number',
    help: 'the same number gives the same fleet and rides',
    ...wholeNumber(0, LARGEST_SEED),
  },
  vehicles: {
    variable: 'MOCK_VEHICLES',
    fallback: '10',
    placeholder: 'number',
    help: 'taxis of the company',
    ...wholeNumber(1, MOST_VEHICLES),
  },
  'data-file': {
    variable: 'DATA_FILE',
    fallback: '.data/backend.json',
    placeholder: 'path',
    help: 'where the data is kept',
    allowed: 'the path of a file',
    isAllowed: (text) => text.trim() !== '',
  },
} as const satisfies Readonly<Record<string, ValueOption>>;

/** The options that are there or not. */
export const flagOptions = {
  fresh: 'start over with the sample data',
  quiet: 'no line for each request and live event',
  help: 'show this text and end',
} as const satisfies Readonly<Record<string, string>>;

/** Name of an option that takes a value. */
export type ValueOptionName = keyof typeof valueOptions;
/** Name of an option that is there or not. */
export type FlagOptionName = keyof typeof flagOptions;

/** An invalid setting; the message is one sentence for a person. */
export class SettingError extends Error {}

/**
 * The options of a command with their values. An option overrides the environment variable, the variable the default.
 */
export interface OptionValues<Value extends ValueOptionName, Flag extends FlagOptionName> {
  readonly values: Readonly<Record<Value, string>>;
  readonly flags: ReadonlySet<Flag>;
}

/** Reads a command line. Throws {@link SettingError} with the name of the wrong option or variable. */
export function readOptions<Value extends ValueOptionName, Flag extends FlagOptionName>(
  argv: readonly string[],
  environment: Environment,
  known: { readonly values: readonly Value[]; readonly flags: readonly Flag[] },
): OptionValues<Value, Flag> {
  const given = new Map<string, string>();
  const flags = new Set<Flag>();
  for (const token of tokensOf(argv)) {
    if (token.kind === 'option-terminator') continue;
    if (token.kind === 'positional') throw new SettingError(`"${token.value}" is not an option; --help lists them.`);
    const flag = known.flags.find((name) => name === token.name);
    if (flag !== undefined && token.rawName.startsWith('--')) {
      if (token.value !== undefined) throw new SettingError(`--${flag} takes no value.`);
      flags.add(flag);
    } else if (known.values.some((name) => name === token.name)) {
      given.set(token.name, token.value ?? '');
    } else {
      const names = [...known.values, ...known.flags].map((name) => `--${name}`).join(', ');
      throw new SettingError(`${token.rawName} is not an option; the options are ${names}.`);
    }
  }
  const entries = known.values.map((name) => [name, readValue(name, given.get(name), environment)]);
  return { values: Object.fromEntries(entries), flags };
}

function tokensOf(argv: readonly string[]) {
  const values = Object.keys(valueOptions).map((name) => [name, { type: 'string' as const }]);
  const flags = Object.keys(flagOptions).map((name) => [name, { type: 'boolean' as const }]);
  const options = Object.fromEntries([...values, ...flags]);
  return parseArgs({ args: [...argv], options, strict: false, tokens: true }).tokens;
}

function readValue(name: ValueOptionName, given: string | undefined, environment: Environment): string {
  const { variable, fallback, allowed, isAllowed }: ValueOption = valueOptions[name];
  const fromEnvironment = environment[variable] || undefined;
  const text = given ?? fromEnvironment ?? fallback;
  if (isAllowed(text)) return text;
  throw new SettingError(`${given === undefined ? variable : `--${name}`} must be ${allowed}, not "${text}".`);
}
