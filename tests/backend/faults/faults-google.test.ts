import { jwtDecode } from 'jwt-decode';
import { demoAccounts } from '../../../mock-server/company/demo-accounts';
import { googleCallNames } from '../../../mock-server/google/maps/services/google-call';
import { createClock, setStage } from '../harness';

const stage = setStage();
const { misbehave, url } = stage;
/** The start of the stage's clock. */
const nowSeconds = createClock().now() / 1000;
const textOf = async (path: string) => (await fetch(url(path))).text();
const announce = (name: string) => stage.visitor.call('GET', `/maps/api/call?name=${name}&session=s`);
const scripts = { maps: ['/maps/api/js', 'maps()'], identity: ['/gsi/client', 'identity()'] } as const;

describe('A fault of the stand-ins for Google', () => {
  it.each(['maps', 'identity'] as const)('makes the %s script dead, and not the other one', async (name) => {
    const [[path, text], [otherPath, otherText]] = [scripts[name], scripts[name === 'maps' ? 'identity' : 'maps']];
    await misbehave({ google: `${name}-dead`, times: 1 });
    expect(await textOf(otherPath)).toBe(otherText);
    await expect(fetch(url(path))).rejects.toThrow('fetch failed');
    const { body, headers } = await stage.visitor.call('GET', path);
    expect(body).toBe(text);
    expect(headers.get('content-type')).toBe('application/javascript; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('maps-auth-failure puts its line in front of the maps script', async () => {
    await misbehave({ google: 'maps-auth-failure', times: 1 });
    const [path, text] = scripts.maps;
    expect(await textOf(path)).toBe(`globalThis.sampleMapsRefusal = 'InvalidKeyMapError';\n${text}`);
    expect(await textOf(path)).toBe(text);
  });

  it.each([
    ['identity-no-credential', null],
    ['identity-wrong-nonce', { aud: 'c', nonce: 'nonce-of-another-page' }],
    ['identity-foreign-audience', { aud: 'another-site.apps.googleusercontent.com', nonce: 'n' }],
    ['identity-expired', { exp: nowSeconds - 23 * 3600 }],
  ] as const)('%s makes a credential that a site must refuse', async (google, wrong) => {
    await misbehave({ google, times: 1 });
    const ask = async () => {
      const question = { sub: demoAccounts[0]?.sub, clientId: 'c', nonce: 'n' };
      const { body } = await stage.visitor.call('POST', '/gsi/credential', question);
      const { credential } = body as { credential: string | null };
      return credential && jwtDecode(credential);
    };
    expect(await ask()).toEqual(wrong && expect.objectContaining(wrong));
    expect(await ask()).toMatchObject({ aud: 'c', nonce: 'n', exp: nowSeconds + 3600 });
  });

  it.each([
    ['suggestions-fail', 'places.suggestions', {}, 503],
    ['details-fail', 'places.details', { code: 'INTERNAL' }, 503],
    ['routes-fail', 'routes.route', { code: 'RESOURCE_EXHAUSTED' }, 429],
    ['geocoder-fail', 'geocoder.geocode', {}, 503],
  ])('%s makes the call %s fail with this code, and no other', async (google, name, code, status) => {
    await misbehave({ google, ...code });
    expect(await announce(name)).toMatchObject({ status, body: { code: 'UNAVAILABLE', ...code } });
    for (const other of googleCallNames.filter((one) => one !== name)) {
      expect((await announce(other)).status).toBe(204);
    }
  });
});

// How they are counted: control.test.ts.
it('a call of the stand-ins answers nothing, uncached; one that Google does not have is refused by name', async () => {
  const answer = await announce('places.details');
  expect(answer).toMatchObject({ status: 204, body: null });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const body = { message: expect.stringMatching(/^name /) };
  expect(await announce('places.nothing')).toMatchObject({ status: 400, body });
});
