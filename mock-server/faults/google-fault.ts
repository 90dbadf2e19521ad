import type { credentialClaims } from '../google/identity/credential';
import type { GoogleCallName } from '../google/maps/services/google-call';
import type { GoogleScriptName } from '../google/scripts';

/** The effect on a script: its request fails, or a line before it changes the stand-in. */
interface ScriptEffect {
  readonly script: GoogleScriptName;
  readonly drop?: boolean;
  readonly hang?: boolean;
  readonly line?: string;
}

/** The faults of the scripts. */
export const scriptFaults = {
  'maps-dead': { script: 'maps', drop: true },
  'maps-hang': { script: 'maps', hang: true },
  'maps-auth-failure': { script: 'maps', line: "globalThis.sampleMapsRefusal = 'InvalidKeyMapError';" },
  'identity-dead': { script: 'identity', drop: true },
} as const satisfies Readonly<Record<string, ScriptEffect>>;

type Claims = ReturnType<typeof credentialClaims>;
const DAY_SECONDS = 86_400;

/** The faults of the sign-in, after an account was chosen: the claims of its credential; null for no credential. */
export const credentialFaults = {
  'identity-no-credential': () => null,
  'identity-wrong-nonce': (claims) => ({ ...claims, nonce: 'nonce-of-another-page' }),
  'identity-foreign-audience': (claims) => ({ ...claims, aud: 'another-site.apps.googleusercontent.com' }),
  'identity-expired': (claims) => ({ ...claims, iat: claims.iat - DAY_SECONDS, exp: claims.exp - DAY_SECONDS }),
} as const satisfies Readonly<Record<string, (claims: Claims) => Claims | null>>;

/** The faults of the calls. */
export const callFaults = {
  'suggestions-fail': 'places.suggestions',
  'details-fail': 'places.details',
  'routes-fail': 'routes.route',
  'geocoder-fail': 'geocoder.geocode',
} as const satisfies Readonly<Record<string, GoogleCallName>>;

const entryOf =
  <Entry>(faults: Readonly<Record<string, Entry>>) =>
  (name: string): Entry | null =>
    faults[name] ?? null;

/** The effect of a fault on its script; null for any other fault. */
export const scriptEffectOf = entryOf<ScriptEffect>(scriptFaults);

/** What a fault makes of the claims of a credential; null for any other fault. */
export const wrongClaimsOf = entryOf<(claims: Claims) => Claims | null>(credentialFaults);

/** The call that a fault makes fail; null for any other fault. */
export const failingCallOf = entryOf<GoogleCallName>(callFaults);

/** The answer of a failed call, with the status of its code (https://cloud.google.com/apis/design/errors). */
export const failedCall = (code = 'UNAVAILABLE') => ({
  status: code === 'RESOURCE_EXHAUSTED' ? 429 : 503,
  body: { code, message: `Fault on demand: ${code}` },
});
