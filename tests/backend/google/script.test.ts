/** @jest-environment jsdom */
import './browser';

const WITH_KEY = 'http://localhost:3001/maps/api/js?key=k&callback=mapsReady';

type Page = Record<string, unknown> & { google?: { maps: typeof google.maps } };
const page = window as unknown as Page;
const heard: string[] = [];

/** Runs the script as the browser does that has fetched it from an address; its callbacks come a moment later. */
function load(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  jest.isolateModules(() => require('../../../mock-server/google/maps/main'));
  jest.runAllTimers();
}

beforeEach(() => {
  jest.useFakeTimers();
  heard.length = 0;
  page.mapsReady = () => heard.push('ready');
  page.gm_authFailure = () => heard.push('gm_authFailure');
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the maps script', () => {
  it('calls the page when google.maps is there', () => {
    load(WITH_KEY);
    expect(heard).toEqual(['ready']);
    expect(page.google?.maps.Map).toBeDefined();
  });

  it.each([
    ['without a key', 'http://localhost:3001/maps/api/js?callback=mapsReady', undefined, 'MissingKeyMapError'],
    ['with a refusal in front of it', WITH_KEY, 'InvalidKeyMapError', 'InvalidKeyMapError'],
  ])('%s tells the page and the console that the key is refused, once', (_name, address, refusal, told) => {
    page.sampleMapsRefusal = refusal;
    load(address);
    expect(heard).toEqual(['ready', 'gm_authFailure']);
    expect(jest.mocked(console.error).mock.calls).toEqual([[`Google Maps JavaScript API error: ${told}`]]);
    jest.mocked(console.error).mockClear();
    load(WITH_KEY);
    expect(heard).toEqual(['ready', 'gm_authFailure', 'ready']);
  });

  it.each([
    ['places', ['AutocompleteSessionToken', 'AutocompleteSuggestion', 'Place']],
    ['routes', ['Route', 'RouteMatrix']],
    ['geocoding', ['Geocoder']],
  ])('hands out the library %s', async (name, parts) => {
    expect(Object.keys((await page.google?.maps.importLibrary(name)) ?? {}).sort()).toEqual([...parts].sort());
  });

  // Closed to new projects, or not needed: Google's own closed services are refused like everything else.
  it.each(['DirectionsService', 'DistanceMatrixService', 'Marker', 'TrafficLayer', 'places.PlacesService'])(
    'throws the name of what it does not cover: google.maps.%s',
    (path) => {
      const read = () => path.split('.').reduce<unknown>((whole, name) => (whole as Page)[name], page.google?.maps);
      expect(read).toThrow(`The local stand-in for Google does not cover google.maps.${path}.`);
    },
  );

  it('throws the name of a static member and of a library that it does not cover', async () => {
    const { maps } = page.google ?? {};
    expect(() => maps?.routes.Route.prototype.legs).toThrow('google.maps.routes.Route.legs');
    expect(() => maps?.Map.DEMO_MAP_ID).toThrow('google.maps.Map.DEMO_MAP_ID');
    await expect(maps?.importLibrary('geometry')).rejects.toThrow('the library geometry');
  });
});
