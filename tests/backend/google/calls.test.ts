import { MapsNetworkError, MapsRequestError, MapsServerError } from '../../../mock-server/google/maps/base/errors';
import {
  AutocompleteSessionToken,
  AutocompleteSuggestion,
} from '../../../mock-server/google/maps/services/autocomplete';
import { announceCallsTo, callGoogle } from '../../../mock-server/google/maps/services/google-call';
import { googleScripts } from '../../../mock-server/google/scripts';

const fetched = jest.spyOn(globalThis, 'fetch');

const answering = (status: number, body: string | null) => async () => new Response(body, { status });

describe('a call that Google would bill', () => {
  it('is announced to the backend by name and session, once the script has said where it comes from', async () => {
    fetched.mockImplementation(answering(204, null));
    await callGoogle('routes.route', 'ROUTES_COMPUTE_ROUTES');
    expect(fetched).not.toHaveBeenCalled();
    announceCallsTo('http://localhost:3001');
    await callGoogle('routes.route', 'ROUTES_COMPUTE_ROUTES');
    await callGoogle('places.suggestions', 'PLACES_AUTOCOMPLETE', 's 1');
    // A header of our own would make the browser ask for permission first.
    expect(fetched.mock.calls).toEqual([
      ['http://localhost:3001/maps/api/call?name=routes.route', { cache: 'no-store' }],
      ['http://localhost:3001/maps/api/call?name=places.suggestions&session=s+1', { cache: 'no-store' }],
    ]);
  });

  it('of a session has its id, until the first call for details ends it', async () => {
    announceCallsTo('http://localhost:3001');
    fetched.mockClear().mockImplementation(answering(204, null));
    const suggest = async (sessionToken: google.maps.places.AutocompleteSessionToken) =>
      (await AutocompleteSuggestion.fetchAutocompleteSuggestions({ input: 'Herkules', sessionToken })).suggestions;
    const sessionToken = new AutocompleteSessionToken();
    await suggest(sessionToken);
    const [suggestion] = await suggest(sessionToken);
    const place = suggestion?.placePrediction?.toPlace();
    await place?.fetchFields({ fields: ['location'] });
    await place?.fetchFields({ fields: ['addressComponents'] });
    await suggest(new AutocompleteSessionToken());
    const asked = fetched.mock.calls.map(([address]) => String(address).replace(/.*name=/, ''));
    const id = asked[0]?.replace(/.*session=/, '') ?? '';
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(asked).toEqual([
      ...[`places.suggestions&session=${id}`, `places.suggestions&session=${id}`, `places.details&session=${id}`],
      ...['places.details', expect.stringMatching(`places.suggestions&session=(?!${id})[0-9a-f]{32}`)],
    ]);
    expect(Reflect.ownKeys(sessionToken)).toEqual([]);
  });

  it.each([
    ['a 400', answering(400, '{"code":"INVALID_ARGUMENT","message":"No"}'), MapsRequestError, 'INVALID_ARGUMENT: No'],
    ['a 500', answering(500, '{"code":"INTERNAL","message":"Oh"}'), MapsServerError, 'INTERNAL: Oh'],
    ['an error page', answering(502, '<html>'), MapsServerError, 'UNKNOWN: HTTP status 502'],
    ['a JSON of another shape', answering(404, '["nobody"]'), MapsRequestError, 'UNKNOWN: HTTP status 404'],
    ['a page of somebody else', answering(200, '<html>'), MapsNetworkError, 'UNKNOWN: HTTP status 200'],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), MapsNetworkError, 'UNAVAILABLE: '],
  ] as const)('with %s is rejected as Google rejects it', async (_name, answer, kind, words) => {
    announceCallsTo('http://localhost:3001');
    fetched.mockImplementation(answer);
    const error: unknown = await callGoogle('routes.route', 'ROUTES_COMPUTE_ROUTES').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(kind);
    expect(error).toMatchObject({ name: kind.prototype.constructor.name, endpoint: 'ROUTES_COMPUTE_ROUTES' });
    expect(String(error)).toContain(`ROUTES_COMPUTE_ROUTES: ${words}`);
  });
});

it('both scripts are bundled once and carry no address of Google', async () => {
  const scripts = await googleScripts();
  expect(googleScripts()).toBe(googleScripts());
  for (const script of Object.values(scripts)) {
    expect(script.length).toBeGreaterThan(5_000);
    expect(script).not.toMatch(/https:\/\/[a-z.]*(googleapis|gstatic)\.com/);
  }
});
