/** @jest-environment jsdom */
import { act, waitFor } from '@testing-library/react';
import { useRiddenAddresses } from '../../../../src/booking/trip/use-ridden-addresses';
import { readSavedRide, saveRide } from '../../../../src/job/stored-ride';
import { useStoredSuggestions } from '../../../../src/maps/addresses/use-stored-suggestions';
import { addressesService } from '../../../../src/maps/service/chosen-services';
import { endSession, expireSession, sessionStore, startSession } from '../../../../src/session/session-store';
import { site } from '../../../../src/site';
import { fakeBackend } from '../../../support/fake-backend';
import { fakeGoogle } from '../../../support/maps/fake-google';
import { renderScreenHook } from '../../../support/render-screen-hook';
import { sampleToken } from '../../../support/token';

const RIDES = 'GET /bookings/doneOrder';
const BOOKING = 'GET /bookings/B1';
const ride = {
  ...{ orderId: 'O1', bookingId: 'B1', orderStartDateTime: '2026-11-20 14:05:00', isDropRequired: 1 },
  ...{ pickupAreaName: 'Mitte', pickupCity: 'Kassel', dropAreaName: 'Südstadt', dropCity: 'Kassel' },
};
const found = {
  place_id: 'door',
  formatted_address: 'Bahnhofsplatz 1, 34117 Kassel',
  address_components: [{ long_name: 'Kassel', types: ['locality'] }],
};

const backend = fakeBackend();
let uninstall: (() => void)[];
beforeEach(() => {
  backend.reply(RIDES, { body: { content: [ride] } });
  backend.reply(BOOKING, { body: { pickupCoordinates: '51.3183,9.4897', dropCoordinates: '51.2963,9.4865' } });
  uninstall = [backend.install(), fakeGoogle({ geocode: async () => [found] }).install()];
});
afterEach(() => {
  act(endSession);
  for (const undo of uninstall) undo();
});

/** The operator's places are offered, too. */
const isOfRide = (title: string) => site.quickPlaces.every(({ en }) => en !== title);

const signIn = () => act(() => void startSession({ token: sampleToken(), refreshToken: 'any' }));
const open = () => {
  const { result, unmount } = renderScreenHook(() => {
    useRiddenAddresses();
    return useStoredSuggestions().suggestions;
  });
  return {
    unmount,
    offered: () => result.current,
    titles: () => result.current.map(({ title }) => title).filter(isOfRide),
  };
};
const person = () => {
  const session = sessionStore.get();
  return session.status === 'signed-in' ? session.customer.person : null;
};

const words = { pickup: 'Rathaus, Kassel', drop: 'Zoo, Kassel' };

describe('An empty address field offers the addresses of completed rides', () => {
  test('by the names on this device; a chosen one gets the place of the booking’s coordinates', async () => {
    signIn();
    saveRide(person(), { bookingId: 'B1', words });
    const { offered, titles } = open();
    await waitFor(() => expect(titles()).toEqual(['Rathaus', 'Zoo']));
    expect(offered()[0]?.detail).toBe('Kassel · address.ridden');
    await expect(offered()[0]?.choose()).resolves.toMatchObject({
      ok: true,
      value: { place: { label: 'Rathaus, Kassel', coordinates: { lat: 51.3183, lng: 9.4897 } } },
    });
  });

  test('never by a district: without names the coordinates are looked up once that is allowed', async () => {
    signIn();
    act(() => addressesService.status.set('asking'));
    const { titles } = open();
    await waitFor(() => expect(backend.count(RIDES)).toBeGreaterThan(0));
    expect(titles()).toEqual([]);
    act(() => addressesService.status.set('loaded'));
    await waitFor(() => expect(titles()).toEqual(['Bahnhofsplatz 1']));
    // The names are kept with the booking.
    expect(readSavedRide(person(), 'B1')?.words?.pickup).toBe('Bahnhofsplatz 1, 34117 Kassel');
  });

  test('a booking that cannot be read fails like any other suggestion', async () => {
    signIn();
    saveRide(person(), { bookingId: 'B1', words });
    const { offered, titles } = open();
    await waitFor(() => expect(titles()).toHaveLength(2));
    backend.reply(BOOKING, { status: 404 });
    await expect(offered()[0]?.choose()).resolves.toEqual({ ok: false, failure: 'maps-unavailable' });
  });

  test.each([
    ['logout', endSession],
    ['the end of the session', expireSession],
  ])('%s removes them', async (_what, end) => {
    signIn();
    saveRide(person(), { bookingId: 'B1', words });
    const { titles } = open();
    await waitFor(() => expect(titles()).toHaveLength(2));
    act(end);
    expect(titles()).toEqual([]);
  });

  test('nobody is asked for a visitor who is not signed in', () => {
    const before = backend.count(RIDES);
    expect(open().titles()).toEqual([]);
    expect(backend.count(RIDES)).toBe(before);
  });
});
