/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import type { Coordinates } from '../../../../src/lib/coordinates';
import type { MapCanvasProps } from '../../../../src/maps/port/map';
import { RideMap } from '../../../../src/maps/screen/ride-map';
import { fakeMap, fakeResizeObserver } from '../../../support/maps/fake-map';

let map: ReturnType<typeof fakeMap>;
jest.mock('map-provider/canvas', () => ({
  MapCanvas: ({ onMap }: MapCanvasProps) => {
    useEffect(() => onMap(map.handle), [onMap]);
    return null;
  },
}));
jest.mock('../../../../src/i18n/use-translation', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

fakeResizeObserver();
const here = { lat: 51.3, lng: 9.4 };
const pickup = { position: { lat: 51.31, lng: 9.48 } };
const drop = { position: { lat: 51.33, lng: 9.5 } };
const path: readonly Coordinates[] = [];

/** What the map was told to show, in order. */
function open(props: Partial<Parameters<typeof RideMap>[0]>) {
  map = fakeMap();
  const told: string[] = [];
  const handle = {
    ...map.handle,
    panTo: () => void told.push('customer'),
    fitBounds: () => void told.push('trip'),
  };
  map = { ...map, handle };
  const element = (more: typeof props) => <RideMap pickup={null} drop={null} path={path} {...props} {...more} />;
  const { rerender } = render(element({}));
  return { told, change: (more: typeof props) => act(() => rerender(element(more))) };
}

describe('The customer’s position comes into view', () => {
  test('when it is found, also beside a trip', () => {
    const { told, change } = open({ pickup, drop });
    change({ customer: here });
    expect(told).toEqual(['trip', 'customer']);
  });

  test('but on a map that opens with a trip, that is what it shows', () => {
    expect(open({ pickup, drop, customer: here }).told.at(-1)).toBe('trip');
    expect(open({ customer: here }).told).toEqual(['customer']);
  });
});
