import * as v from 'valibot';
import { sentencesOf, shapeProblems } from '../../contract/problems';
import { type Finding, found, notChecked } from '../shared/report';
import { cancelLeft } from './cancel-check';
import { checkHttp, type KnownRides, readKnownRides } from './http-check';
import { checkFrames, checkLive } from './live-check';
import { openLive } from './live-client';
import { orderAndCancel } from './order-check';
import { type CheckSettings, claimsOf, isLive } from './settings';

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
export const checkConnection = async (settings: CheckSettings, rides: KnownRides): Promise<readonly Finding[]> => [
  ...(await connectionFindings(settings, rides)),
  ...(await cancelLeft(settings)),
];

async function connectionFindings(settings: CheckSettings, rides: KnownRides): Promise<readonly Finding[]> {
  if (!isLive(settings)) {
    const why = settings.live === null ? 'no --live was given' : 'it needs the token of a customer';
    return [notChecked('the live connection', why)];
  }
  const client = await openLive(settings);
  if (typeof client === 'string') return [found('700', [client])];
  try {
    return [
      ...(await checkLive(client, settings, rides)),
      ...(settings.mayOrder
        ? await orderAndCancel(client, settings, rides)
        : ['706', 'a shared ride'].map((name) => notChecked(name, 'that needs an order: --orders'))),
      ...checkFrames(client, settings),
    ];
  } finally {
    client.close();
  }
}

const id = v.union([v.string(), v.number()]);
const prefilled = v.nullable(v.string());
/** The claims of the customer's token that a backend must provide. */
const Claims = v.object({ exp: v.number(), sub: id, id, name: prefilled, phone: prefilled });

function checkToken({ token }: CheckSettings): Finding {
  const name = 'the token of the customer';
  if (token === null) return notChecked(name, 'no --token was given');
  const claims = claimsOf(token);
  return found(name, claims === null ? ['it is no JWT'] : sentencesOf(shapeProblems(Claims, claims)));
}
