import { tripFrom } from '../../contract/calls';
import { call, fieldOf, type Service } from '../shared/http-client';
import { type Finding, found, notChecked } from '../shared/report';
import type { CheckSettings } from './settings';

/** With a larger clock error the site would show wrong times. */
const CLOCK_TOLERANCE_MS = 120_000;

const listOf = (headers: Headers, name: string): readonly string[] =>
  (headers.get(name) ?? '').toLowerCase().split(/\s*,\s*/);
const allows = (list: readonly string[], one: string) => list.includes(one.toLowerCase()) || list.includes('*');

/**
 * The problems of the preflight request that a browser sends before this call, because the site calls from another
 * origin. A backend may allow what was asked for and nothing else; POST needs no permission.
 */
export async function preflightProblems(target: Service, method: string, path: string, plain: readonly string[] = []) {
  const { status, headers, trouble } = await call(target, 'OPTIONS', path, {
    headers: {
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': ['Authorization', ...plain].sort().join(',').toLowerCase(),
    },
  });
  const methods = listOf(headers, 'access-control-allow-methods');
  const names = listOf(headers, 'access-control-allow-headers');
  const problems = [
    status !== null && status > 299 && `expected 200 or 204, got ${status}`,
    method !== 'POST' && !allows(methods, method) && `${method} is not allowed`,
    // In the Fetch standard `*` does not include this header.
    !names.includes('authorization') && 'the header Authorization is not allowed by its name',
    ...plain.map((one) => !allows(names, one) && `the header ${one} is not allowed`),
  ];
  return (trouble ? [trouble] : problems).map((problem) => problem && `${method} ${path}: ${problem}`);
}

/** Checks the preflights of calls that every backend has. */
export async function checkPreflights(target: Service & Pick<CheckSettings, 'takesOrderKey'>): Promise<Finding> {
  const orderHeaders = ['Content-Type', ...(target.takesOrderKey ? ['Idempotency-Key'] : [])];
  return found('preflights (CORS)', [
    ...(await preflightProblems(target, 'PUT', '/auth/me', ['Content-Type'])),
    ...(await preflightProblems(target, 'POST', '/bookings/createWebsiteOrder', orderHeaders)),
  ]);
}

/** Checks the header `Date`, from which the site knows the backend's time. */
export async function checkClock(target: Service & Pick<CheckSettings, 'at'>): Promise<Finding> {
  const name = 'the header Date';
  const request = { body: tripFrom(target.at) };
  const { headers, body, trouble } = await call(target, 'POST', '/bookings/get-categories', request);
  if (trouble) return found(name, [trouble]);
  if (!allows(listOf(headers, 'access-control-expose-headers'), 'date')) {
    const why = 'pages may not read it (Access-Control-Expose-Headers)';
    // Without it the clock of a device decides when a promise ends.
    const isPromised = Array.isArray(body) && body.some((category) => fieldOf(category, 'priceValidUntil'));
    return isPromised ? found(name, [`${why}, but prices have priceValidUntil`]) : notChecked(name, why);
  }
  const offMs = Date.parse(headers.get('date') ?? '') - Date.now();
  const isRight = Math.abs(offMs) <= CLOCK_TOLERANCE_MS;
  return found(name, [!isRight && `the clock of the backend is ${Math.round(offMs / 1000)} s off`]);
}
