/** @jest-environment jsdom */
import { act, waitFor } from '@testing-library/react';
import type { BookingFormPanel } from '../../../src/booking/booking-form-panel';
import { BookingScreen } from '../../../src/booking/booking-screen';
import { endSession, startSession } from '../../../src/session/session-store';
import { fakeBackend } from '../../support/fake-backend';
import { fakeGoogle } from '../../support/maps/fake-google';
import { renderScreen } from '../../support/render-screen-hook';
import { sampleToken } from '../../support/token';
import { request } from './samples';

let panel: Parameters<typeof BookingFormPanel>[0];
let complete: typeof request.form | null = null;
jest.mock('../../../src/booking/booking-form-panel', () => ({
  BookingFormPanel: (props: typeof panel) => {
    panel = props;
    return null;
  },
}));
jest.mock('../../../src/booking/booking-foot', () => ({ BookingFoot: () => null }));
jest.mock('../../../src/booking/map/booking-map', () => ({ BookingMap: () => null }));
jest.mock('../../../src/booking/order-flow', () => ({ OrderFlow: () => null }));
jest.mock('../../../src/booking/form/use-form-check', () => ({
  useFormCheck: () => ({ check: () => complete, problems: { sentences: [] } }),
}));

test('"Nothing is booked yet" above a ride that is filled in again goes with a form that is sent', async () => {
  window.history.replaceState(null, '', '/bookings#again=20001');
  startSession({ token: sampleToken(), refreshToken: 'any' });
  const body = { jobStatus: 'JOB_SETTLED', pickupCoordinates: '51.3183,9.4897', dropCoordinates: '' };
  const backend = fakeBackend({ 'GET /bookings/20001': { body } });
  const place = { place_id: 'A', formatted_address: 'Bahnhofsplatz 1, 34117 Kassel', address_components: [] };
  const google = fakeGoogle({ geocode: async () => [place] });
  const uninstall = [backend.install(), google.install()];
  const { unmount } = renderScreen(<BookingScreen />, {});
  await waitFor(() => expect(panel.again.state).toBe('filled'));
  act(() => panel.onSubmit());
  expect(panel.again.state).toBe('filled');
  complete = request.form;
  act(() => panel.onSubmit());
  expect(panel.again.state).toBe('none');
  expect(panel.values.start).toBe('Bahnhofsplatz 1, 34117 Kassel');
  unmount();
  act(endSession);
  for (const undo of uninstall) undo();
});
