import { checkMaps, type MapsCheckSettings, parseMapsCheckCommandLine } from '../../../tools/check-maps/check';
import { lineOf } from '../../../tools/shared/report';
import { wrongServices } from '../../support/defects/maps';
import { shortTable } from '../../support/long';
import { setStage } from '../harness';

const { url } = setStage('the file');

// A busy machine draws tiles slowly.
beforeEach(() => void jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal));
afterEach(() => jest.restoreAllMocks());

type Ask = (address: string, init?: RequestInit) => Promise<Response>;
const { fetch } = globalThis;
/** Answers the requests of the check instead of the services. */
const answerWith = (ask: Ask) => jest.spyOn(globalThis, 'fetch').mockImplementation(ask as typeof fetch);

/** The lines of the check of the stand-ins, and those that fail. */
async function linesOf(changes: Partial<MapsCheckSettings> = {}) {
  const services = { tiles: url('/tiles/{z}/{x}/{y}{r}.png'), addresses: url('/photon'), ways: url('/valhalla') };
  const usual = { origin: 'http://localhost:8000', at: { lat: 51.3117, lng: 9.4731 }, maxZoom: 19 };
  const all = (await checkMaps({ ...services, ...usual, ...changes })).map(lineOf);
  return { all, failed: all.filter((line) => line.startsWith('FAIL  ')) };
}

describe('npm run check:maps', () => {
  it('finds nothing wrong with the stand-ins, and looks at every rule', async () => {
    const { all, failed } = await linesOf();
    expect(failed).toEqual([]);
    expect(all.filter((line) => line.includes('not checked'))).toEqual([]);
    expect(all).toHaveLength(19);
  });

  it('says which service it was not given', async () => {
    const { all } = await linesOf({ tiles: null, addresses: null });
    const notGiven = ['tiles', 'addresses'].map((name) => `-     ${name}: not checked, no --${name} was given`);
    expect(all.slice(0, 2)).toEqual(notGiven);
  });

  it('needs no CORS of a service at the origin of the site', async () => {
    answerWith(async (address, init) => {
      const { body, status } = await fetch(address, init);
      return new Response(body, { status, headers: { 'cache-control': 'max-age=1' } });
    });
    expect((await linesOf({ tiles: null })).failed).not.toEqual([]);
    expect((await linesOf({ tiles: null, origin: new URL(url('/')).origin })).failed).toEqual([]);
  });

  it('does not mind what the site never reads: legs of a route, the type of a feature, a number in place of a text', async () => {
    answerWith(async (address, init) => {
      const answer = await fetch(address, init);
      if (address.includes('/tiles/')) return answer;
      const text = (await answer.text()).replace(/"(waypoints|legs|osm_key|countrycode)"/g, '"unknown"');
      return new Response(text.replace(/"housenumber":"(\d+)"/g, '"housenumber":$1'), answer);
    });
    expect((await linesOf()).failed).toEqual([]);
  });

  it('says in the words of the service why it refuses a request of the site', async () => {
    answerWith((address, init) =>
      fetch(address.replace('countrycode', 'country').replace('%22auto%22', '%22car%22'), init),
    );
    const { failed } = await linesOf({ tiles: null });
    expect(failed).toContainEqual(
      expect.stringMatching(/a house is found.* refused .*: Unknown query parameter 'country'/),
    );
    expect(failed).toContainEqual(expect.stringMatching(/ways: a route.* refused .*: Options are invalid/));
  });

  it('asks one of several servers for tiles, and finds that the closest zoom has none', async () => {
    const tiles = 'https://{s}.tile.example.org/{z}/{x}/{y}.png';
    const asked = answerWith(async (address) => fetch(url(`/tiles${new URL(address).pathname}`)));
    const { failed } = await linesOf({ tiles, addresses: null, ways: null, maxZoom: 20 });
    expect(asked.mock.calls[0]?.[0]).toMatch(/^https:\/\/a\.tile\.example\.org\/8\/\d+\/\d+\.png$/);
    expect(failed).toEqual([expect.stringContaining('tiles: zoom 20')]);
  });

  it('reports a service that does not answer', async () => {
    answerWith(() => Promise.reject(new Error('refused')));
    const { all, failed } = await linesOf();
    expect(failed.filter((line) => !line.includes('refused'))).toEqual([]);
    expect(all.filter((line) => line.startsWith('ok  '))).toEqual([]);
  });

  it.each(shortTable(4, wrongServices))('fails when %s', async (_name, line, bend) => {
    answerWith(async (address, init) => bend(await fetch(address, init), address));
    expect((await linesOf()).failed).toContainEqual(expect.stringContaining(line));
  });
});

describe('the command line of npm run check:maps', () => {
  const tiles = 'https://example.com/karte/{z}/{x}/{y}.png';

  it('reads the services, and the place', () => {
    const argv = ['--tiles', tiles, '--addresses', 'https://example.com/adressen/', '--at', '51.5,9.9'];
    const settings = { tiles, addresses: 'https://example.com/adressen', ways: null, maxZoom: 19 };
    const usual = { origin: 'http://localhost:8000', at: { lat: 51.5, lng: 9.9 } };
    expect(parseMapsCheckCommandLine(argv)).toEqual({ kind: 'settings', settings: { ...settings, ...usual } });
  });

  // An unknown option, a wrong --at or --origin, and --help: check-backend.test.ts.
  it.each(['', '--tiles https://example.com/karte.png', '--ways example.com'])(
    'refuses "%s" with a sentence and the help',
    (line) => {
      const text = expect.stringContaining('Usage: npm run check:maps');
      const argv = line.split(' ').filter(Boolean);
      expect(parseMapsCheckCommandLine(argv)).toMatchObject({ kind: 'text', isError: true, text });
    },
  );
});
