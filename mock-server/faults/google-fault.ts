import type { GoogleCallName } from '../google/maps/services/google-call';

/** A script of the stand-ins for Google. */
export type GoogleScriptName = 'maps' | 'identity';

/** The effect on a script: its request fails, or a line before it changes the stand-in. */
interface ScriptEffect {
  readonly script: GoogleScriptName;
  readonly drop?: boolean;
  readonly hang?: boolean;
  readonly line?: string;
}

const identityTrouble = (name: string) => ({
  script: 'identity' as const,
  line: `globalThis.sampleIdentityFault = '${name}';`,
});

/** The faults of the scripts. */
export const scriptFaults = {
  'maps-dead': { script: 'maps', drop: true },
  'maps-hang': { script: 'maps', hang: true },
  'maps-auth-failure': { script: 'maps', line: "globalThis.sampleMapsRefusal = 'InvalidKeyMapError';" },
  'identity-dead': { script: 'identity', drop: true },
  'identity-no-credential': identityTrouble('no-credential'),
  'identity-wrong-nonce': identityTrouble('wrong-nonce'),
  'identity-foreign-audience': identityTrouble('foreign-audience'),
  'identity-expired': identityTrouble('expired'),
} as const satisfies Readonly<Record<string, ScriptEffect>>;

/** The faults of the calls. */
export const callFaults = {
  'suggestions-fail': 'places.suggestions',
  'details-fail': 'places.details',
  'routes-fail': 'routes.route',
  'geocoder-fail': 'geocoder.geocode',
} as const satisfies Readonly<Record<string, GoogleCallName>>;

/** The effect of a fault on its script; null for the fault of a call. */
export const scriptEffectOf = (fault: keyof typeof scriptFaults | keyof typeof callFaults): ScriptEffect | null =>
  fault in scriptFaults ? scriptFaults[fault as keyof typeof scriptFaults] : null;

/** The call that a fault makes fail; null for the fault of a script. */
export const failingCallOf = (fault: keyof typeof scriptFaults | keyof typeof callFaults): GoogleCallName | null =>
  fault in callFaults ? callFaults[fault as keyof typeof callFaults] : null;

/** The answer of a failed call, with the status of its code (https://cloud.google.com/apis/design/errors). */
export const failedCall = (code = 'UNAVAILABLE') => ({
  status: code === 'RESOURCE_EXHAUSTED' ? 429 : 503,
  body: { code, message: `Fault on demand: ${code}` },
});
