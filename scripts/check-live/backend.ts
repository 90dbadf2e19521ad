import { answerProblems, callNamed } from '../../contract/check/answer-check';
import { checkClock, checkPreflight } from '../../contract/check/cors-check';
import { call } from '../../contract/check/http-client';
import { openLive } from '../../contract/check/live/live-client';
import { type Finding, found, notChecked } from '../../contract/check/report';
import type { HttpTarget } from '../../contract/check/targets';
import { tripOf } from '../../contract/check/wrong-requests';
import { site } from '../../src/site';
import { look } from './site-client';

/** The calls without a customer and without side effects, with their request bodies. */
const reads: readonly (readonly [name: string, body: (target: HttpTarget) => unknown])[] = [
  ['GET /bookings/get-more-option', () => undefined],
  ['GET /vehicle-location', () => undefined],
  ['POST /bookings/get-categories', tripOf],
  ['POST /vehicle-location/get-vehicles-distance', ({ at }) => at],
];

/**
 * Checks a site's dispatch backend without side effects: the calls without a customer, and whether the live connection
 * opens.
 */
export async function checkBackendReads(
  api: string | null,
  live: string | null,
  origin: string,
): Promise<readonly Finding[]> {
  return [...(await readsOf(api, origin)), await liveOf(live)];
}

async function readsOf(url: string | null, origin: string): Promise<readonly Finding[]> {
  if (url === null) return [notChecked('the backend', 'neither --api nor GATSBY_API_URL names it')];
  const target: HttpTarget = {
    url,
    origin,
    token: null,
    at: site.map.center,
    foreignBooking: null,
    refreshToken: null,
    takesOrderKey: false,
    clientId: null,
    nowMs: Date.now,
    made: new Set<string>(),
  };
  const answers = reads.map(async ([name, body]) => {
    const one = callNamed(name);
    const answer = await call(target, one.method, one.path, { body: body(target) });
    return found(name, answerProblems(one, answer, { at: target.at, nowMs: Date.now(), bookingId: null }));
  });
  return [await checkPreflight(target, false), await checkClock(target, Date.now), ...(await Promise.all(answers))];
}

async function liveOf(live: string | null): Promise<Finding> {
  const name = 'the live connection opens';
  if (live === null) return notChecked(name, 'neither --live nor GATSBY_LIVE_URL names it');
  return look(name, async () => {
    const client = await openLive(live, []);
    client.close();
    return [];
  });
}
