import { MapsNetworkError, MapsRequestError, MapsServerError } from '../../../mock-server/google/maps/base/errors';
import { announceCallsTo, callGoogle } from '../../../mock-server/google/maps/services/google-call';
import { googleScripts } from '../../../mock-server/google/scripts';

type Answer = () => Promise<Response>;

const asked: string[] = [];
let answer: Answer;
const realFetch = globalThis.fetch;

beforeEach(() => {
  asked.length = 0;
  answer = () => Promise.resolve(new Response(null, { status: 204 }));
  globalThis.fetch = (address, options) => {
    asked.push(String(address));
    // A header of our own would make the browser ask for permission first.
    expect(options).toEqual({ cache: 'no-store' });
    return answer();
  };
});
afterAll(() => {
  globalThis.fetch = realFetch;
});

const answering = (status: number, body: string) => async () => new Response(body, { status });
const refusing = (status: number, code: string, message: string) =>
  answering(status, JSON.stringify({ code, message }));
const call = () => callGoogle('routes.route', 'ROUTES_COMPUTE_ROUTES');

describe('a call that Google would bill', () => {
  it('asks nobody before the script has told where it comes from', async () => {
    await call();
    expect(asked).toEqual([]);
  });

  it('is announced to the backend by its name, with the session when it has one', async () => {
    announceCallsTo('http://localhost:3001');
    await call();
    await callGoogle('places.suggestions', 'PLACES_AUTOCOMPLETE', 's 1');
    expect(asked).toEqual([
      'http://localhost:3001/maps/api/call?name=routes.route',
      'http://localhost:3001/maps/api/call?name=places.suggestions&session=s+1',
    ]);
  });

  it.each([
    ['a 400', refusing(400, 'INVALID_ARGUMENT', 'No'), MapsRequestError, 'INVALID_ARGUMENT: No'],
    ['a 499', refusing(499, 'CANCELLED', 'No'), MapsRequestError, 'CANCELLED: No'],
    ['a 500', refusing(500, 'INTERNAL', 'Oh'), MapsServerError, 'INTERNAL: Oh'],
    ['an error page', answering(502, '<html>'), MapsServerError, 'UNKNOWN: HTTP status 502'],
    ['a JSON of another shape', answering(404, '["nobody"]'), MapsRequestError, 'UNKNOWN: HTTP status 404'],
    ['a page of somebody else', answering(200, '<html>'), MapsNetworkError, 'UNKNOWN: HTTP status 200'],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), MapsNetworkError, 'UNAVAILABLE: '],
  ] as const)('with %s is rejected as Google rejects it', async (_name, given, kind, words) => {
    announceCallsTo('http://localhost:3001');
    answer = given;
    const error = await call().then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(kind);
    expect(error).toBeInstanceOf(MapsNetworkError);
    expect(error).toMatchObject({ name: kind.prototype.constructor.name, endpoint: 'ROUTES_COMPUTE_ROUTES' });
    expect(String(error)).toContain(`ROUTES_COMPUTE_ROUTES: ${words}`);
  });
});

describe('both scripts', () => {
  it('are bundled once and carry no address of Google', async () => {
    const scripts = await googleScripts();
    expect(googleScripts()).toBe(googleScripts());
    for (const script of Object.values(scripts)) {
      expect(script.length).toBeGreaterThan(5_000);
      expect(script).not.toMatch(/https:\/\/[a-z.]*(googleapis|gstatic)\.com/);
    }
  });
});
