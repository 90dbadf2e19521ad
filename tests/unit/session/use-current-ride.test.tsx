/** @jest-environment jsdom */
import { act, waitFor } from '@testing-library/react';
import { queryKeys } from '../../../src/backend/query';
import { endSession } from '../../../src/session/session-store';
import { useCurrentRide, useNamedCurrentRide } from '../../../src/session/use-current-ride';
import type { Reply } from '../../support/fake-backend';
import { renderScreenHook } from '../../support/render-screen-hook';
import { signedInBackend } from '../../support/signed-in-backend';

const CALL = 'GET /bookings/ongoingAndPreOrder';
const ride = (bookingId: string) => ({ orderId: bookingId, bookingId, orderStartDateTime: '', isDropRequired: 0 });

const backend = signedInBackend();

describe('The last entry of the ongoing/pre-order list gives the booking id (Spec §4)', () => {
  test.each<[string, Reply, string | null]>([
    ['two rides', { body: [ride('B1'), ride('B2')] }, 'B2'],
    ['an empty list', { body: [] }, null],
    ['a failed call', { status: 500 }, null],
    ['no answer', 'breaks', null],
  ])('%s', async (_name, reply, expected) => {
    backend.reply(CALL, reply);
    const { result } = renderScreenHook(useCurrentRide);
    await waitFor(() => expect(backend.count(CALL)).toBe(1));
    await waitFor(() => expect(result.current).toBe(expected));
  });

  test('nobody asks while nobody is signed in', async () => {
    endSession();
    expect(renderScreenHook(useCurrentRide).result.current).toBeNull();
    expect(backend.count(CALL)).toBe(0);
  });
});

test.each([
  ['has left the list', true, [ride('B2')]],
  ['is still in it', false, [ride('B1'), ride('B2')]],
])(
  'after a ride that %s the completed rides are read again, also by a later screen: %s',
  async (_what, isStale, rides) => {
    backend.reply(CALL, { body: [ride('B1')] });
    const { result, queries } = renderScreenHook(useCurrentRide);
    await waitFor(() => expect(result.current).toBe('B1'));
    queries.setQueryData(queryKeys.completedRides, { pages: [], pageParams: [] });
    backend.reply(CALL, { body: rides });
    await act(() => queries.refetchQueries({ queryKey: queryKeys.currentRides }));
    expect(queries.getQueryState(queryKeys.completedRides)?.isInvalidated).toBe(isStale);
  },
);

describe('Of several rides the one to track is named by time and pickup', () => {
  const booked = (bookingId: string) => ({
    ...ride(bookingId),
    orderStartDateTime: '2026-11-24 08:00:00',
    pickupAreaName: 'Mitte',
    pickupCity: 'Kassel',
  });

  test.each<[string, readonly object[], object]>([
    ['alone', [booked('B1')], { bookingId: 'B1', name: [], others: 0 }],
    ['one of two', [ride('B1'), booked('B2')], { bookingId: 'B2', name: ['24\u00a0Nov, 08:00', 'Mitte'], others: 1 }],
    ['nothing is known of it', [booked('B1'), ride('B2')], { bookingId: 'B2', name: [], others: 1 }],
  ])('%s', async (_which, rides, expected) => {
    backend.reply(CALL, { body: rides });
    const { result } = renderScreenHook(useNamedCurrentRide);
    await waitFor(() => expect(result.current).toEqual(expected));
  });
});
