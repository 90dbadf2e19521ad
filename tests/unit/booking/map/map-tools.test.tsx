/** @jest-environment jsdom */
import { LocationProvider } from '@reach/router';
import { act, fireEvent, screen } from '@testing-library/react';
import { MapTools } from '../../../../src/booking/map/map-tools';
import { usePin } from '../../../../src/booking/map/use-pin';
import type { Place } from '../../../../src/lib/places/place';
import maps from '../../../../src/locales/en/maps.json';
import { renderScreen } from '../../../support/render-screen-hook';
import { hauptbahnhof } from '../samples';

let answer: PositionCallback;

beforeAll(() => {
  Object.assign(navigator, {
    geolocation: {
      getCurrentPosition: (success: PositionCallback) => {
        answer = success;
      },
    },
  });
});
afterAll(() => void Reflect.deleteProperty(navigator, 'geolocation'));

let moved: ReturnType<typeof usePin>['moved'];

function Tools({ pickup }: { readonly pickup: Place | null }) {
  const pin = usePin(pickup, () => {});
  moved = pin.moved;
  return <MapTools pickup={pickup} pin={pin} onPosition={() => {}} />;
}

test.each([
  ['asks for the pickup on the map', null, 'by-position'],
  ['leaves alone a pickup that has been chosen meanwhile', hauptbahnhof, undefined],
])('a position that is not exact %s', async (_what, chosen, began) => {
  const { rerender } = renderScreen(<Tools pickup={null} />, { maps });
  fireEvent.click(screen.getByRole('button', { name: maps.position.mine }));
  rerender(
    <LocationProvider>
      <Tools pickup={chosen} />
    </LocationProvider>,
  );
  await act(async () =>
    answer({ coords: { latitude: 51.31, longitude: 9.49, accuracy: 900 } } as unknown as GeolocationPosition),
  );
  expect(moved?.began).toBe(began);
});
