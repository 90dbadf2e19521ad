/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import common from '../../../../src/locales/en/common.json';
import errors from '../../../../src/locales/en/errors.json';
import maps from '../../../../src/locales/en/maps.json';
import ride from '../../../../src/locales/en/ride.json';
import status from '../../../../src/locales/en/status.json';
import { service } from '../../../../src/maps/google/map/service';
import { TrackingScreen } from '../../../../src/ride/tracking/tracking-screen';
import { endSession, expireSession } from '../../../../src/session/session-store';
import { followBookings } from '../../../support/browser/followed-booking';
import { fakeBackend } from '../../../support/fake-backend';
import { pass, positionFrame, SERVER_MOMENT_MS } from '../../../support/live-server';
import { renderScreen } from '../../../support/render-screen-hook';

// What Gatsby's own links look for on a page.
Object.assign(globalThis, {
  __BASE_PATH__: '',
  __PATH_PREFIX__: '',
  ___loader: { enqueue: () => {}, hovering: () => {} },
});

const CALL = 'GET /bookings/B1';
const details = { bookingId: 'B1', jobStatus: 'ON_THE_WAY', pickupCoordinates: '51.31,9.49', dropCoordinates: '' };
const backend = fakeBackend({ [CALL]: { body: details } });

const server = followBookings(backend, { to705: () => positionFrame() });

beforeEach(() => service.status.set('failed'));

describe('No 705 after logout (D5, D7)', () => {
  test.each([
    ['a logout, here or in another window', endSession],
    ['a login that has expired or was refused', expireSession],
  ])('%s: the line is closed, nothing is asked any more, and nothing of the ride is shown', async (_what, end) => {
    const page = renderScreen(<TrackingScreen bookingId="B1" />, { ride, errors, common, maps, status });
    for (let second = 0; second < 3; second += 1) await pass(1_000);
    expect(screen.getByText('Driver on the way')).toBeTruthy();
    expect(server.cases(705)).toHaveLength(1);

    act(end);
    await pass(SERVER_MOMENT_MS);
    expect(server.closeCodes).toEqual([1000]);
    expect(page.container.textContent).toBe('');
    const reads = backend.count(CALL);
    await pass(60_000);
    act(() => window.dispatchEvent(new Event('online')));
    await pass(10_000);
    expect([server.cases(700).length, server.cases(705).length, server.clients()]).toEqual([1, 1, 0]);
    expect(backend.count(CALL)).toBe(reads);
    page.unmount();
    page.queries.clear();
  });
});
