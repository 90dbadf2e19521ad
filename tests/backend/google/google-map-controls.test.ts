/** @jest-environment jsdom */
import { constants } from '../../../mock-server/google/maps/base/constants';
import { LatLng } from '../../../mock-server/google/maps/base/lat-lng';
import type { SampleMap } from '../../../mock-server/google/maps/map/sample-map';
import { openMap, prepareMapPage, resetMapPage, rootOf } from './google-map-page';

beforeAll(prepareMapPage);
beforeEach(resetMapPage);

const { TOP_CENTER, RIGHT_TOP } = constants.ControlPosition;
const button = (text: string, index?: number) =>
  Object.assign(document.createElement('button'), { textContent: text }, index === undefined ? {} : { index });
const listAt = (map: SampleMap, position: number) => {
  const list = map.controls[position];
  if (!list) throw new Error(`No list of controls at ${position}`);
  return list;
};
const textsAt = (map: SampleMap, position: string) =>
  [...rootOf(map).querySelectorAll(`[data-position=${position}] > *`)].map(({ textContent }) => textContent);

describe("Map.controls: the page's own controls", () => {
  it('has a list for every position', () => {
    const map = openMap();
    for (const position of Object.values(constants.ControlPosition)) expect(listAt(map, position).getLength()).toBe(0);
  });

  it('shows what is pushed, and nothing any more once it is taken out', () => {
    const map = openMap();
    const list = listAt(map, TOP_CENTER);
    list.push(button('one'));
    list.push(button('two'));
    listAt(map, RIGHT_TOP).push(button('three'));
    expect([textsAt(map, 'TOP_CENTER'), textsAt(map, 'RIGHT_TOP')]).toEqual([['one', 'two'], ['three']]);
    list.removeAt(0);
    expect(textsAt(map, 'TOP_CENTER')).toEqual(['two']);
    list.setAt(0, button('four'));
    expect(textsAt(map, 'TOP_CENTER')).toEqual(['four']);
    list.clear();
    expect(textsAt(map, 'TOP_CENTER')).toEqual([]);
  });

  it('orders the controls of a position by their index', () => {
    const map = openMap();
    for (const control of [button('second', 2), button('first', 1)]) listAt(map, TOP_CENTER).push(control);
    expect(textsAt(map, 'TOP_CENTER')).toEqual(['first', 'second']);
  });
});

describe('Map.getProjection', () => {
  it('goes from degrees to the flat world of 256 × 256 and back', () => {
    const projection = openMap().getProjection();
    const point = projection?.fromLatLngToPoint(new LatLng(0, 0) as unknown as google.maps.LatLng);
    expect([point?.x, point?.y]).toEqual([128, 128]);
    expect(point && projection?.fromPointToLatLng(point)?.toJSON()).toEqual({ lat: 0, lng: 0 });
  });

  it('is not there before the map shows anything', () => {
    expect(openMap({ center: null }).getProjection()).toBeUndefined();
  });
});
