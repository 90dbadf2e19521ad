import * as v from 'valibot';
import type { GoogleCallName } from '../google/calls';
import { flag, milliseconds, times } from './fault-parts';
import type { FaultyAnswer } from './http-fault';

/** A script of the stand-ins for Google. */
export type GoogleScriptName = 'maps' | 'identity';

/** The effect on the script: its request fails, or a line before it changes the stand-in. */
type ScriptEffect = Pick<FaultyAnswer, 'drop' | 'hang'> & { readonly line?: string };

const refusedKey = "globalThis.sampleMapsRefusal = 'InvalidKeyMapError';";
const identityTrouble = (name: string) => `globalThis.sampleIdentityFault = '${name}';`;

/** The script and effect of each script fault. */
const scriptFaults = {
  'maps-dead': { script: 'maps', drop: true },
  'maps-hang': { script: 'maps', hang: true },
  'maps-auth-failure': { script: 'maps', line: refusedKey },
  'identity-dead': { script: 'identity', drop: true },
  'identity-hang': { script: 'identity', hang: true },
  'identity-no-credential': { script: 'identity', line: identityTrouble('no-credential') },
  'identity-wrong-nonce': { script: 'identity', line: identityTrouble('wrong-nonce') },
  'identity-foreign-audience': { script: 'identity', line: identityTrouble('foreign-audience') },
  'identity-expired': { script: 'identity', line: identityTrouble('expired') },
} as const satisfies Readonly<Record<string, ScriptEffect & { readonly script: GoogleScriptName }>>;

/** The call of each call fault. */
const callFaults = {
  'suggestions-fail': 'places.suggestions',
  'details-fail': 'places.details',
  'routes-fail': 'routes.route',
  'matrix-fail': 'routes.matrix',
  'geocoder-fail': 'geocoder.geocode',
} as const satisfies Readonly<Record<string, GoogleCallName>>;

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as Key[];

const ScriptFault = v.strictObject({ google: v.picklist(keysOf(scriptFaults)), times });
const CallFault = v.strictObject({
  google: v.picklist(keysOf(callFaults)),
  /** The code that Google rejects with; UNAVAILABLE by default. */
  code: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]+(_[A-Z]+)*$/, 'Expected a code such as RESOURCE_EXHAUSTED'))),
  delayMs: milliseconds,
  hang: flag,
  drop: flag,
  times,
});

/** A fault of the stand-ins for Google (DESIGN §8). */
export const GoogleFault = v.variant('google', [ScriptFault, CallFault]);

export type GoogleFault = v.InferOutput<typeof GoogleFault>;
type ScriptFault = v.InferOutput<typeof ScriptFault>;
type CallFault = v.InferOutput<typeof CallFault>;

/** HTTP statuses of Google's codes (https://cloud.google.com/apis/design/errors); 503 for all others. */
const STATUS_OF_CODE: Readonly<Record<string, number>> = { RESOURCE_EXHAUSTED: 429, REQUEST_DENIED: 403 };

const isScriptFault = (fault: GoogleFault): fault is ScriptFault => fault.google in scriptFaults;

/** True for a fault of this script. */
export const isOfScript =
  (script: GoogleScriptName) =>
  (fault: GoogleFault): fault is ScriptFault =>
    isScriptFault(fault) && scriptFaults[fault.google].script === script;

/** True for a fault of this call. */
export const isOfCall =
  (name: GoogleCallName) =>
  (fault: GoogleFault): fault is CallFault =>
    !isScriptFault(fault) && callFaults[fault.google] === name;

/** The effect of the fault on its script. */
export const scriptEffect = ({ google }: ScriptFault): ScriptEffect => scriptFaults[google];

/** A failed call: `{ code, message }` with the status of that code. */
export function failedCall({ code = 'UNAVAILABLE', delayMs, hang, drop }: CallFault): FaultyAnswer {
  const body = { code, message: `Fault on demand: ${code}` };
  return { status: STATUS_OF_CODE[code] ?? 503, body, delayMs, hang, drop };
}
