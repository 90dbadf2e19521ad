import { type Coordinates, formatCoordinates } from '../../src/lib/coordinates';
import { type ContractCall, contractCalls, nameOf } from '../calls';
import { OPTIONAL_OVER_HTTP } from '../optional-fields';
import { type Answer, call, refusalProblems, type Target } from './http-client';
import { problemsOf } from './problems';
import { type Finding, found } from './report';

/** What is checked, and where a trip begins that the company would drive. */
export interface HttpTarget extends Target {
  readonly at: Coordinates;
}

/** What is learnt on the way, for the live connection. */
export interface Learnt {
  /** The customer's current ride; null without one. */
  readonly currentId: string | null;
  /** The newest completed ride; null without one. */
  readonly doneId: string | null;
}

const SITE = 'https://site.example';
/** No backend has such a booking. */
const NO_BOOKING = 'no-such-booking';
const KILOMETERS = 5.3;
const DEGREES_AWAY = 0.02;

/** Checks every HTTP call without changing anything: what changes is only asked for in ways that must be refused. */
export async function checkHttp(target: HttpTarget): Promise<{ findings: readonly Finding[]; learnt: Learnt }> {
  const findings: Finding[] = [await checkPreflight(target)];
  const ongoing = await read(target, '/bookings/ongoingAndPreOrder');
  const done = await read(target, '/bookings/doneOrder');
  const learnt = {
    currentId: bookingIds(ongoing?.body).at(-1) ?? null,
    doneId: bookingIds(contentOf(done?.body))[0] ?? null,
  };
  for (const one of contractCalls) findings.push(await checkCall(one, target, learnt));
  return { findings, learnt };
}

const read = async ({ url, token }: Target, path: string) => (token ? call(url, 'GET', path, { token }) : null);

/** The booking ids of a list of rides; none when it is something else. */
function bookingIds(list: unknown): readonly string[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((ride) => {
    const id: unknown = ride?.bookingId;
    return typeof id === 'string' || typeof id === 'number' ? [String(id)] : [];
  });
}
const contentOf = (page: unknown): unknown =>
  typeof page === 'object' && page !== null && 'content' in page ? page.content : null;

async function checkCall(one: ContractCall, target: HttpTarget, learnt: Learnt): Promise<Finding> {
  const { url, token } = target;
  const name = nameOf(one);
  const path = one.path.replace('{id}', learnt.currentId ?? learnt.doneId ?? NO_BOOKING);
  const body = one.request ? bodyOf(name, target) : undefined;
  const withBody = body === undefined ? {} : { body };
  const problems: string[] = [];
  if (one.isBearer) {
    problems.push(...refusalProblems('without a token', await call(url, one.method, path, withBody), [401]));
    if (!token) return found(name, problems);
  }
  const { statuses, when } = refusalOf(name, path);
  const answer = await call(url, one.method, path, { token, ...withBody });
  if (statuses) problems.push(...refusalProblems(when, answer, statuses));
  else problems.push(...answerProblems(one, answer));
  if (name === 'GET /bookings/{id}' && !statuses) {
    const unknown = await call(url, 'GET', `/bookings/${NO_BOOKING}`, { token });
    problems.push(...refusalProblems('for a booking that does not exist', unknown, [404]));
  }
  return found(name, problems);
}

/** What is wrong with an answer that should be the one of docs/backend.md. */
export function answerProblems(one: ContractCall, { status, headers, body, trouble }: Answer): readonly string[] {
  if (trouble) return [trouble];
  if (status !== 200) return [`expected 200, got ${status}`];
  if (body === undefined) return ['the body is no JSON'];
  const isReadable = headers.get('content-type')?.includes('json');
  return [...(isReadable ? [] : ['the content type is not JSON']), ...problemsOf(one.answer, body, OPTIONAL_OVER_HTTP)];
}

/** Calls that change something are asked in a way that every backend refuses. */
function refusalOf(name: string, path: string): { readonly statuses?: readonly number[]; readonly when: string } {
  switch (name) {
    case 'POST /google/login':
      return { statuses: [400, 401], when: 'with an identity token that nobody has signed' };
    case 'POST /bookings/createWebsiteOrder':
    case 'PUT /auth/me':
      return { statuses: [400], when: 'with an empty body' };
    case 'POST /bookings/feedback':
      return { statuses: [404], when: 'on a booking that does not exist' };
    default:
      return path.endsWith(NO_BOOKING) ? { statuses: [404], when: 'for a booking that does not exist' } : { when: '' };
  }
}

function bodyOf(name: string, { at }: HttpTarget): object {
  const drop = { lat: at.lat + DEGREES_AWAY, lng: at.lng };
  switch (name) {
    case 'POST /google/login':
      return { idToken: 'none', userInfo: { id: 'none', name: 'Check', email: 'check@example.com', picture: '' } };
    case 'POST /bookings/get-categories':
      return {
        distance: KILOMETERS,
        pickupCoordinates: formatCoordinates(at),
        dropCoordinates: formatCoordinates(drop),
      };
    case 'POST /vehicle-location/get-vehicles-distance':
      return at;
    case 'POST /bookings/feedback': {
      const yes = 'yes' as const;
      const answers = { punctuality: yes, driving: yes, friendliness: yes, cleanliness: yes, payment: yes };
      return { bookingId: NO_BOOKING, message: '', ...answers, isSkip: false };
    }
    default:
      return {};
  }
}

/** The site calls from another origin: browsers ask first. */
async function checkPreflight({ url }: Target): Promise<Finding> {
  const name = 'OPTIONS /auth/me (CORS)';
  const { status, headers, trouble } = await call(url, 'OPTIONS', '/auth/me', {
    headers: {
      Origin: SITE,
      'Access-Control-Request-Method': 'PUT',
      'Access-Control-Request-Headers': 'authorization,content-type',
    },
  });
  if (trouble) return found(name, [trouble]);
  const allows = (header: string, wanted: string) => {
    const allowed = (headers.get(header) ?? '').toLowerCase().split(',');
    return allowed.some((one) => one.trim() === wanted || one.trim() === '*');
  };
  const problems = [
    status !== null && status >= 200 && status < 300 ? null : `expected 200 or 204, got ${status}`,
    allows('access-control-allow-methods', 'put') ? null : 'PUT is not allowed',
    allows('access-control-allow-headers', 'authorization') ? null : 'the header Authorization is not allowed',
    allows('access-control-allow-headers', 'content-type') ? null : 'the header Content-Type is not allowed',
    headers.has('access-control-allow-origin') ? null : 'no origin is allowed',
  ];
  return found(
    name,
    problems.filter((problem) => problem !== null),
  );
}
