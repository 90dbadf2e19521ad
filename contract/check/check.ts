import { jwtDecode } from 'jwt-decode';
import { cancelLeft, isLive } from './cancel-check';
import { checkHttp, type KnownRides, readKnownRides } from './http-check';
import { checkLive } from './live/live-check';
import { orderAndCancel } from './order-check';
import { type Finding, found, notChecked } from './report';
import type { CheckSettings } from './settings';

/** The maximum lifetime of a login, and the tolerance between the clocks. */
const LONGEST_LOGIN_MS = 8 * 3_600_000 + 60_000;

/**
 * Checks a backend against docs/backend.md. It only reads unless `mayOrder` allows orders. Each booking that it causes
 * is cancelled or listed at the end.
 */
export async function checkBackend(settings: CheckSettings): Promise<readonly Finding[]> {
  const rides = await readKnownRides(settings);
  const findings = await checkHttp(settings, rides);
  return [...findings, checkToken(settings), ...(await checkConnection(settings, rides))];
}

/** The part of {@link checkBackend} that requires the live connection. */
export async function checkConnection(settings: CheckSettings, rides: KnownRides): Promise<readonly Finding[]> {
  if (!isLive(settings)) {
    const why = settings.live === null ? 'no --live was given' : 'it needs the token of a customer';
    return [notChecked('the live connection', why), ...(await cancelLeft(settings))];
  }
  const findings = await checkLive(settings, rides, async (client) =>
    settings.mayOrder
      ? orderAndCancel(client, settings, rides)
      : ['706', 'a shared ride'].map((name) => notChecked(name, 'that needs an order: --orders')),
  );
  return [...findings, ...(await cancelLeft(settings))];
}

/** The claims of the customer's token that the site reads (Spec §3). */
function checkToken({ token }: CheckSettings): Finding {
  const name = 'the token of the customer';
  if (token === null) return notChecked(name, 'no --token was given');
  try {
    const claims = jwtDecode<Readonly<Record<string, unknown>>>(token);
    const missing = ['exp', 'sub', 'customer_id', 'id', 'name', 'phone'].filter((claim) => claims[claim] === undefined);
    const isTooLong = Number(claims.exp) * 1000 > Date.now() + LONGEST_LOGIN_MS;
    return found(name, [
      ...missing.map((claim) => `${claim} is missing`),
      isTooLong && 'exp is more than 8 hours ahead',
    ]);
  } catch {
    return found(name, ['it is no JWT']);
  }
}
