import { type Answer, call } from './http-client';
import { type Finding, found, notChecked } from './report';
import type { HttpTarget, Target } from './targets';

/** With a larger clock error the site would show wrong times. */
const CLOCK_TOLERANCE_MS = 120_000;

/** Checks the preflight request, which browsers send because the site calls from another origin. */
export async function checkPreflight(target: HttpTarget, isSharing: boolean): Promise<Finding> {
  const plain = ['Content-Type', ...(target.takesOrderKey ? ['Idempotency-Key'] : [])];
  const answer = await call(target, 'OPTIONS', '/auth/me', {
    headers: {
      'Access-Control-Request-Method': 'PUT',
      'Access-Control-Request-Headers': ['Authorization', ...plain].join(',').toLowerCase(),
    },
  });
  return found('OPTIONS /auth/me (CORS)', preflightProblems(answer, isSharing ? ['PUT', 'DELETE'] : ['PUT'], plain));
}

/** The problems of a preflight's answer; a star also allows the headers in `plain`. */
function preflightProblems(
  { status, headers, trouble }: Answer,
  needed: readonly string[],
  plain: readonly string[],
): readonly string[] {
  if (trouble) return [trouble];
  const listed = (header: string) =>
    (headers.get(header) ?? '')
      .toLowerCase()
      .split(',')
      .map((one) => one.trim());
  const methods = listed('access-control-allow-methods');
  const names = listed('access-control-allow-headers');
  const problems = [
    status !== null && status >= 200 && status < 300 ? null : `expected 200 or 204, got ${status}`,
    ...needed.map((method) =>
      methods.includes(method.toLowerCase()) || methods.includes('*') ? null : `${method} is not allowed`,
    ),
    // In the Fetch standard `*` does not include this header.
    names.includes('authorization') ? null : 'the header Authorization is not allowed by its name',
    ...plain.map((name) =>
      names.includes(name.toLowerCase()) || names.includes('*') ? null : `the header ${name} is not allowed`,
    ),
  ];
  return problems.filter((problem) => problem !== null);
}

/** Checks the header `Date`, from which the site knows the backend's time. */
export async function checkClock(target: Target, nowMs: () => number): Promise<Finding> {
  const name = 'the header Date';
  const { headers, trouble } = await call(target, 'GET', '/bookings/get-more-option');
  if (trouble) return found(name, [trouble]);
  const exposed = (headers.get('access-control-expose-headers') ?? '').toLowerCase();
  if (!/(^|[\s,])(date|\*)($|[\s,])/.test(exposed)) {
    return notChecked(
      name,
      'pages may not read it (Access-Control-Expose-Headers): the site goes by the clock of the device',
    );
  }
  const offMs = Date.parse(headers.get('date') ?? '') - nowMs();
  const isRight = Math.abs(offMs) <= CLOCK_TOLERANCE_MS;
  return found(name, isRight ? [] : [`the clock of the backend is ${Math.round(offMs / 1000)} s off`]);
}
