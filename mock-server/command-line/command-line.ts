import { type ScenarioName, scenarioNames } from '../scenario/scenario';
import {
  type Environment,
  type FlagOptionName,
  flagOptions,
  readOptions,
  SettingError,
  type ValueOptionName,
  valueOptions,
} from './options';

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

const LOCAL_CLIENT_ID = 'local-client-id';
const allValues = Object.keys(valueOptions) as ValueOptionName[];
const allFlags = Object.keys(flagOptions) as FlagOptionName[];

/** Reads the command line of the local backend. */
export function parseCommandLine(argv: readonly string[], environment: Environment): CommandLine<Settings> {
  return orRefused(() => {
    const { values, flags } = readOptions(argv, environment, { values: allValues, flags: allFlags });
    if (flags.has('help')) return { kind: 'help', text: helpText('npm run backend', allValues, allFlags) };
    const apiPort = Number(values.port);
    const livePort = Number(values['live-port']);
    if (apiPort === livePort && apiPort !== 0) {
      throw new SettingError(`--port and --live-port must be two different ports, not both ${apiPort}.`);
    }
    const settings = {
      apiPort,
      livePort,
      speed: Number(values.speed),
      scenario: scenarioNames.find((name) => name === values.scenario) ?? 'happy',
      hasAllPriceKinds: values.prices === 'all-kinds',
      hasShares: values.shares === 'on',
      seed: Number(values.seed),
      vehicles: Number(values.vehicles),
      dataFile: values['data-file'],
      isFresh: flags.has('fresh'),
      isQuiet: flags.has('quiet'),
      clientId: environment.GATSBY_GOOGLE_CLIENT_ID || LOCAL_CLIENT_ID,
    };
    return { kind: 'settings', settings };
  });
}

/** The settings that the reset needs. */
export type ResetSettings = Pick<Settings, 'apiPort' | 'dataFile'>;

/** Reads the command line of the reset. */
export function parseResetCommandLine(argv: readonly string[], environment: Environment): CommandLine<ResetSettings> {
  return orRefused(() => {
    const known = { values: ['port', 'data-file'], flags: ['help'] } as const;
    const { values, flags } = readOptions(argv, environment, known);
    if (flags.has('help')) {
      return { kind: 'help', text: helpText('npm run backend:reset', known.values, known.flags) };
    }
    return { kind: 'settings', settings: { apiPort: Number(values.port), dataFile: values['data-file'] } };
  });
}

function orRefused<Asked>(read: () => CommandLine<Asked>): CommandLine<Asked> {
  try {
    return read();
  } catch (error) {
    if (error instanceof SettingError) return { kind: 'refused', sentence: error.message };
    throw error;
  }
}

/** The help: the syntax, the meaning, the variable and default if any, and the allowed values. */
function helpText(command: string, values: readonly ValueOptionName[], flags: readonly FlagOptionName[]): string {
  const rows = [
    ...values.map((name) => {
      const { placeholder, help, allowed, variable, fallback } = valueOptions[name];
      return { option: `--${name} <${placeholder}>`, says: [`${help} (${variable}, else ${fallback})`, allowed] };
    }),
    ...flags.map((name) => ({ option: `--${name}`, says: [flagOptions[name]] })),
  ];
  const width = Math.max(...rows.map(({ option }) => option.length));
  const lines = rows.flatMap(({ option, says }) =>
    says.map((line, index) => `  ${(index === 0 ? option : '').padEnd(width)}  ${line}`),
  );
  return [`Usage: ${command} -- [options]`, '', ...lines].join('\n');
}
