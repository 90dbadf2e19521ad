import { jwtDecode } from 'jwt-decode';
import * as v from 'valibot';
import { shapeProblems } from '../../contract/problems';
import { type Finding, found, notChecked } from '../shared/report';
import { cancelLeft, isLive } from './cancel-check';
import { checkHttp, type KnownRides, readKnownRides } from './http-check';
import { checkLive } from './live-check';
import { orderAndCancel } from './order-check';
import type { CheckSettings } from './settings';

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

const textOrNumber = v.union([v.string(), v.number()]);
/** The claims of the customer's token that a backend must provide; the last two are for prefilling. */
const Claims = v.object({
  ...{ exp: v.number(), sub: textOrNumber, id: textOrNumber },
  ...{ name: v.nullable(v.string()), phone: v.nullable(v.string()) },
});

function checkToken({ token }: CheckSettings): Finding {
  const name = 'the token of the customer';
  if (token === null) return notChecked(name, 'no --token was given');
  try {
    const problems = shapeProblems(Claims, jwtDecode(token));
    return found(
      name,
      problems.map(({ field, what }) => `${field} ${what}`),
    );
  } catch {
    return found(name, ['it is no JWT']);
  }
}
