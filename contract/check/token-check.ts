import { jwtDecode } from 'jwt-decode';
import { type Finding, found, notChecked } from './report';

/** The maximum lifetime of a login. */
const LONGEST_LOGIN_MS = 8 * 3_600_000;

/** The claims of the customer's token that the site reads (Spec §3). */
export function checkToken(token: string | null, nowMs: number): Finding {
  const name = 'the token of the customer';
  if (token === null) return notChecked(name, 'no --token was given');
  let claims: Readonly<Record<string, unknown>>;
  try {
    claims = jwtDecode(token);
  } catch {
    return found(name, ['it is no JWT']);
  }
  const missing = ['exp', 'sub', 'customer_id', 'id', 'name', 'phone'].filter((claim) => claims[claim] === undefined);
  const problems = missing.map((claim) => `${claim} is missing`);
  const { exp } = claims;
  if (typeof exp === 'number' && exp * 1000 > nowMs + LONGEST_LOGIN_MS + 60_000) {
    problems.push('exp is more than 8 hours ahead');
  }
  return found(name, problems);
}
