/** @jest-environment jsdom */
import { kassel } from './browser';

const WITH_KEY = 'http://localhost:3001/maps/api/js?key=k&callback=mapsReady';

const page = window as unknown as Record<string, unknown> & { google: { maps: typeof google.maps } };
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
  page.mapsReady = () => heard.push(page.google ? 'ready' : 'too early');
  page.gm_authFailure = () => heard.push('gm_authFailure');
});
afterEach(() => jest.useRealTimers());

// Each of its libraries is what the stories in the browser search, route and locate with.
describe('the maps script', () => {
  it('calls the page when google.maps is there', () => {
    load(WITH_KEY);
    expect(heard).toEqual(['ready']);
  });

  it.each([
    ['without a key', WITH_KEY.replace('key=k&', ''), undefined, 'MissingKeyMapError'],
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
});

type Ask = (maps: typeof google.maps, map: google.maps.Map) => unknown;

// Google's classes as the site calls them, with some options changed.
const put = (options: google.maps.marker.AdvancedMarkerElementOptions) => (maps: typeof google.maps) =>
  new maps.marker.AdvancedMarkerElement({ content: document.createElement('b'), position: kassel, ...options });
const draw = (options: google.maps.PolylineOptions) => (maps: typeof google.maps) =>
  new maps.Polyline({ path: [kassel], clickable: false, ...options });
const info = (options: google.maps.InfoWindowOptions) => (maps: typeof google.maps) => {
  const content = document.createTextNode('4 min');
  return new maps.InfoWindow({ position: kassel, content, disableAutoPan: true, headerDisabled: true, ...options });
};
const marker = 'google.maps.marker.AdvancedMarkerElement';
const infoWindow = 'google.maps.InfoWindow with';

it.each<[what: string, ask: Ask]>([
  // Closed to new projects, or not needed: Google's own closed services are refused like everything else.
  ['google.maps.DirectionsService', (maps) => maps.DirectionsService],
  ['google.maps.DistanceMatrixService', (maps) => maps.DistanceMatrixService],
  ['google.maps.Marker', (maps) => maps.Marker],
  ['google.maps.places.PlacesService', (maps) => maps.places.PlacesService],
  ['google.maps.routes.Route.legs', (maps) => maps.routes.Route.prototype.legs],
  ['google.maps.Map.DEMO_MAP_ID', (maps) => maps.Map.DEMO_MAP_ID],
  ['google.maps.Map.getStreetView', (_maps, map) => map.getStreetView()],
  ['google.maps.Map.mapTypes', (_maps, map) => Object.assign(map, { mapTypes: 1 })],
  ['the option styles of MapOptions', (_maps, map) => map.setOptions({ styles: [] })],
  ['gestureHandling cooperative', (_maps, map) => map.setOptions({ gestureHandling: 'cooperative' })],
  ['the event click of google.maps.Map', (_maps, map) => map.addListener('click', () => {})],
  [`${marker} without content`, put({ content: null })],
  ['the option anchorLeft of AdvancedMarkerElementOptions', put({ anchorLeft: '0' })],
  [`${marker}.gmpClickable`, (maps) => Object.assign(put({})(maps), { gmpClickable: true })],
  [`the event gmp-click of ${marker}`, (maps) => put({})(maps).addListener('gmp-click', () => {})],
  ['other symbols on a google.maps.Polyline', draw({ icons: [{ icon: { path: 0 }, repeat: '14px' }] })],
  ['a clickable google.maps.Polyline', draw({ clickable: true })],
  ['the option editable of PolylineOptions', draw({ editable: true })],
  [`${infoWindow} another content than an element`, info({ content: '<b>4</b>' })],
  [`${infoWindow} a header or moving the map`, info({ headerDisabled: false })],
  [`${infoWindow} a header or moving the map`, info({ disableAutoPan: false })],
  ['the option maxWidth of InfoWindowOptions', info({ maxWidth: 200 })],
  ['the library geometry', (maps) => maps.importLibrary('geometry')],
])('what the stand-in lacks is refused by name: %s (%#)', async (what, ask) => {
  const { maps } = page.google;
  const map = new maps.Map(document.createElement('div'), { center: kassel, zoom: 12, mapId: 'sample' });
  const asked = Promise.resolve().then(() => ask(maps, map));
  await expect(asked).rejects.toThrow(`The local stand-in for Google does not cover ${what}`);
});
