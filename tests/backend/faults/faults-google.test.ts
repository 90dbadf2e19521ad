import { googleCallNames } from '../../../mock-server/google/calls';
import { expectNoAnswer, setStage } from '../harness';

const stage = setStage();
const { misbehave } = stage;
const address = (path: string) => `http://localhost:${stage.backend.apiPort}${path}`;
const ask = (name: string) => stage.visitor.call('GET', `/maps/api/call?name=${name}&session=s`);
const googleLog = async () => ((await stage.visitor.call('GET', '/__log')).body as { google: object }).google;

const scripts = { maps: ['/maps/api/js', 'maps()'], identity: ['/gsi/client', 'identity()'] } as const;

describe('A fault of the stand-ins for Google (DESIGN §8)', () => {
  describe.each(Object.entries(scripts))('of the %s script', (name, [path, text]) => {
    it('makes it dead', async () => {
      await misbehave({ google: `${name}-dead`, times: 1 });
      await expect(fetch(address(path))).rejects.toThrow('fetch failed');
      expect(await (await fetch(address(path))).text()).toBe(text);
    });

    it('makes it hang', async () => {
      await misbehave({ google: `${name}-hang` });
      await expectNoAnswer(stage, 'GET', path, `google ${name}-hang`);
    });

    it('leaves the other one alone', async () => {
      await misbehave({ google: `${name}-dead` });
      const [otherPath, otherText] = name === 'maps' ? scripts.identity : scripts.maps;
      expect(await (await fetch(address(otherPath))).text()).toBe(otherText);
    });
  });

  it.each([
    ['maps-auth-failure', 'maps', "globalThis.sampleMapsRefusal = 'InvalidKeyMapError';"],
    ['identity-no-credential', 'identity', "globalThis.sampleIdentityFault = 'no-credential';"],
    ['identity-wrong-nonce', 'identity', "globalThis.sampleIdentityFault = 'wrong-nonce';"],
    ['identity-foreign-audience', 'identity', "globalThis.sampleIdentityFault = 'foreign-audience';"],
    ['identity-expired', 'identity', "globalThis.sampleIdentityFault = 'expired';"],
  ] as const)('%s puts its line in front of the %s script', async (fault, name, line) => {
    await misbehave({ google: fault, times: 1 });
    const [path, text] = scripts[name];
    const response = await fetch(address(path));
    expect(await response.text()).toBe(`${line}\n${text}`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await (await fetch(address(path))).text()).toBe(text);
  });

  it.each([
    ['suggestions-fail', 'places.suggestions'],
    ['details-fail', 'places.details'],
    ['routes-fail', 'routes.route'],
    ['matrix-fail', 'routes.matrix'],
    ['geocoder-fail', 'geocoder.geocode'],
  ])('%s makes the call %s fail, and no other', async (fault, name) => {
    await misbehave({ google: fault });
    const others = googleCallNames.filter((one) => one !== name);
    const body = { code: 'UNAVAILABLE', message: expect.any(String) };
    expect(await ask(name)).toMatchObject({ status: 503, body });
    for (const other of others) expect((await ask(other)).status).toBe(204);
  });

  it.each([
    ['RESOURCE_EXHAUSTED', 429],
    ['REQUEST_DENIED', 403],
    ['INTERNAL', 503],
  ])('with code %s answers %i', async (code, status) => {
    await misbehave({ google: 'routes-fail', code });
    expect(await ask('routes.route')).toMatchObject({ status, body: { code } });
  });

  it('of a call comes late, never or with a cut connection', async () => {
    await misbehave(
      { google: 'routes-fail', delayMs: 80, times: 1 },
      { google: 'routes-fail', drop: true, times: 1 },
      { google: 'matrix-fail', hang: true },
    );
    const startMs = performance.now();
    expect((await ask('routes.route')).status).toBe(503);
    expect(performance.now() - startMs).toBeGreaterThan(75);
    await expect(ask('routes.route')).rejects.toThrow('fetch failed');
    expect((await ask('routes.route')).status).toBe(204);
    await expectNoAnswer(stage, 'GET', '/maps/api/call?name=routes.matrix', 'google matrix-fail');
  });

  it.each(['/maps/api/js', '/maps/api/call', '/gsi/client'])('may also be one of the HTTP call %s', async (path) => {
    await misbehave({ match: `GET ${path}`, status: 500 });
    expect((await stage.visitor.call('GET', path)).status).toBe(500);
  });
});

describe('The calls of the stand-ins', () => {
  it('are answered with nothing when all is well, and never from a cache', async () => {
    const answer = await ask('places.details');
    expect(answer).toMatchObject({ status: 204, body: null });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('answer 400 and name the field for a call that Google does not have', async () => {
    expect(await ask('places.nothing')).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/^name /) },
    });
  });

  it('are counted in the log, with the scripts and the sessions', async () => {
    await fetch(address('/maps/api/js'));
    await fetch(address('/gsi/client'));
    await fetch(address('/gsi/client'));
    for (const session of ['a', 'a', 'b'])
      await fetch(address(`/maps/api/call?name=places.suggestions&session=${session}`));
    await fetch(address('/maps/api/call?name=geocoder.geocode'));
    expect(await googleLog()).toEqual({
      mapsScripts: 1,
      identityScripts: 2,
      calls: { 'places.suggestions': 3, 'geocoder.geocode': 1 },
      sessions: 2,
    });
  });
});
