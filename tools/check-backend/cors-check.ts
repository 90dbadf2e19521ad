import { call } from '../shared/http-client';
import { type Finding, found, notChecked } from '../shared/report';
import type { CheckSettings } from './settings';

/** With a larger clock error the site would show wrong times. */
const CLOCK_TOLERANCE_MS = 120_000;

const listOf = (headers: Headers, name: string): readonly string[] =>
  (headers.get(name) ?? '').toLowerCase().split(/\s*,\s*/);

/** Checks the preflight request, which browsers send because the site calls from another origin. */
export async function checkPreflight(
  target: Pick<CheckSettings, 'url' | 'origin' | 'takesOrderKey'>,
  isSharing: boolean,
): Promise<Finding> {
  const plain = ['Content-Type', ...(target.takesOrderKey ? ['Idempotency-Key'] : [])];
  const { status, headers, trouble } = await call(target, 'OPTIONS', '/auth/me', {
    headers: {
      'Access-Control-Request-Method': 'PUT',
      'Access-Control-Request-Headers': ['Authorization', ...plain].join(',').toLowerCase(),
    },
  });
  const name = 'OPTIONS /auth/me (CORS)';
  if (trouble) return found(name, [trouble]);
  const names = listOf(headers, 'access-control-allow-headers');
  const forbidden = (list: readonly string[], one: string, what = one) =>
    !list.includes(one.toLowerCase()) && !list.includes('*') && `${what} is not allowed`;
  const methods = ['PUT', ...(isSharing ? ['DELETE'] : [])];
  return found(name, [
    (status === null || status > 299) && `expected 200 or 204, got ${status}`,
    ...methods.map((one) => forbidden(listOf(headers, 'access-control-allow-methods'), one)),
    // In the Fetch standard `*` does not include this header.
    !names.includes('authorization') && 'the header Authorization is not allowed by its name',
    ...plain.map((one) => forbidden(names, one, `the header ${one}`)),
  ]);
}

/** Checks the header `Date`, from which the site knows the backend's time. */
export async function checkClock(target: Pick<CheckSettings, 'url' | 'origin'>): Promise<Finding> {
  const name = 'the header Date';
  const { headers, trouble } = await call(target, 'GET', '/bookings/get-more-option');
  if (trouble) return found(name, [trouble]);
  const exposed = listOf(headers, 'access-control-expose-headers');
  if (!exposed.includes('date') && !exposed.includes('*')) {
    const why = 'pages may not read it (Access-Control-Expose-Headers): the site goes by the clock of the device';
    return notChecked(name, why);
  }
  const offMs = Date.parse(headers.get('date') ?? '') - Date.now();
  const isRight = Math.abs(offMs) <= CLOCK_TOLERANCE_MS;
  return found(name, [!isRight && `the clock of the backend is ${Math.round(offMs / 1000)} s off`]);
}
