/** @jest-environment jsdom */
import { addTiles } from '../../../../../src/maps/open/map/tiles';
import { leafletMap, setLessMotion } from '../../../../support/maps/leaflet-map';

const WAIT_MS = 30_000;
const RETRY_MS = 10_000;

let leaflet: ReturnType<typeof leafletMap>;
let stop: () => void;
const onAllFailed = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  onAllFailed.mockReset();
  setLessMotion(false);
  leaflet = leafletMap();
  stop = addTiles(leaflet.map, onAllFailed);
});
afterEach(() => {
  stop();
  leaflet.end();
  jest.useRealTimers();
});

const tiles = () => [...leaflet.element.querySelectorAll<HTMLImageElement>('img.leaflet-tile')];
const tell = (type: 'load' | 'error') => {
  for (const tile of tiles()) tile.dispatchEvent(new Event(type));
};

test('tiles are asked for by their zoom, column and row, for the whole map and without a text of their own', () => {
  expect(tiles().length).toBeGreaterThan(8);
  for (const { src, alt } of tiles())
    expect([alt, src]).toEqual(['', expect.stringMatching(/\/tiles\/12\/\d+\/\d+\.png$/)]);
});

test.each(['no answer', 'errors alone'])('%s for 30 s: the map has failed', (kind) => {
  if (kind === 'errors alone') tell('error');
  jest.advanceTimersByTime(WAIT_MS - 1);
  expect(onAllFailed).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onAllFailed).toHaveBeenCalledTimes(1);
});

test('one tile is enough: the map stays, whatever fails later', () => {
  tiles()[0]?.dispatchEvent(new Event('load'));
  tell('error');
  jest.advanceTimersByTime(2 * WAIT_MS);
  expect(onAllFailed).not.toHaveBeenCalled();
});

test('a tile that failed is asked for again after 10 s', () => {
  const [tile] = tiles();
  if (!tile) throw new Error('There is no tile');
  const asked = jest.spyOn(tile, 'src', 'set');
  tile.dispatchEvent(new Event('error'));
  jest.advanceTimersByTime(RETRY_MS - 1);
  expect(asked).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(asked.mock.calls).toEqual([[tile.src]]);
});

test('a map that has gone waits for nothing', () => {
  tell('error');
  stop();
  jest.advanceTimersByTime(WAIT_MS);
  expect([onAllFailed.mock.calls.length, jest.getTimerCount()]).toEqual([0, 0]);
});
