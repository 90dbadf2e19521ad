import type { CredentialRequest } from './credential';

const faults = ['no-credential', 'wrong-nonce', 'foreign-audience', 'expired'] as const;

/** The failures of a sign-in on demand, after an account was chosen (docs/backend.md). */
export type IdentityFault = (typeof faults)[number];

const LONG_AGO_SECONDS = 24 * 3600;

/** Reads the fault that the backend has added before the script, and removes it: it applies to this load only. */
export function takeIdentityFault(page: { sampleIdentityFault?: unknown }): IdentityFault | null {
  const asked = page.sampleIdentityFault;
  delete page.sampleIdentityFault;
  return faults.find((fault) => fault === asked) ?? null;
}

/** The request for the token under a fault; null for no token at all. */
export function underFault(fault: IdentityFault | null, right: CredentialRequest): CredentialRequest | null {
  switch (fault) {
    case null:
      return right;
    case 'no-credential':
      return null;
    case 'wrong-nonce':
      return { ...right, nonce: 'nonce-of-another-page' };
    case 'foreign-audience':
      return { ...right, clientId: 'another-site.apps.googleusercontent.com' };
    case 'expired':
      return { ...right, ageSeconds: right.ageSeconds + LONG_AGO_SECONDS };
  }
}
