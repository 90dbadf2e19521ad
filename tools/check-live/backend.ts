import { contractCalls } from '../../contract/calls';
import { site } from '../../src/site';
import { ask } from '../check-backend/answer-check';
import { checkClock, checkPreflights } from '../check-backend/cors-check';
import { openLive } from '../check-backend/live-client';
import { type Finding, found, notChecked } from '../shared/report';
import { look } from './site-client';

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
  const target = { url, origin, at: site.map.center, token: null, takesOrderKey: false };
  const answers = contractCalls
    .filter(({ isPersonal }) => !isPersonal)
    .map(async (one) => found(one.name, (await ask(target, one, { body: one.example?.(target.at) })).problems));
  return [await checkPreflights(target), await checkClock(target), ...(await Promise.all(answers))];
}

async function liveOf(live: string | null): Promise<Finding> {
  const name = 'the live connection opens';
  if (live === null) return notChecked(name, 'neither --live nor GATSBY_LIVE_URL names it');
  return look(name, async () => {
    const client = await openLive({ live, protocols: [], answerWaitMs: 0, quietMs: 0 });
    if (typeof client === 'string') return [client];
    client.close();
    return [];
  });
}
