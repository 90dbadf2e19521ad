/** @jest-environment jsdom */
import { createHistory, createMemorySource, LocationProvider } from '@reach/router';
import { act, screen } from '@testing-library/react';
import { TrackRide } from '../../../src/layout/track-ride';
import { textsOf } from '../../support/all-texts';
import { renderScreen } from '../../support/render-screen-hook';
import { signedInBackend } from '../../support/signed-in-backend';

signedInBackend({ 'GET /bookings/ongoingAndPreOrder': { body: [{ bookingId: '12' }] } });

test.each([
  ['/bookings', true],
  ['/booking-details/123', true],
  ['/booking-details/123/', true],
  ['/booking-details/12', false],
  ['/booking-details/12/', false],
])('Track Ride is in the header except on the ride’s own screen, in either spelling: %s', async (path, isThere) => {
  const page = (
    <LocationProvider history={createHistory(createMemorySource(`/website${path}`))}>
      <TrackRide />
    </LocationProvider>
  );
  await act(async () => void renderScreen(page, textsOf('en')));
  expect(screen.queryByRole('link', { name: /^Track Ride/ }) !== null).toBe(isThere);
});
