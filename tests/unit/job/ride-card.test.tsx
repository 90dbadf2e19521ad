/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { RideCard } from '../../../src/job/ride-card';
import status from '../../../src/locales/en/status.json';
import { endSession, startSession } from '../../../src/session/session-store';
import { fakeBackend } from '../../support/fake-backend';
import { renderScreen } from '../../support/render-screen-hook';
import { sampleToken } from '../../support/token';

let uninstall = () => {};
afterEach(() => {
  act(() => endSession());
  uninstall();
});

test.each([
  ['JOB_ACCEPTED_YN', false],
  ['ASSIGNED', false],
  ['SOMETHING_NEW', false],
  ['ACCEPTED', true],
  ['AT_CUSTOMER', true],
])('the card of a ride that is %s names the number plate of the answer: %s', async (jobStatus, isNamed) => {
  const taxi = { carNo: 'KS-TX 102', driverName: 'Samira', pickupCoordinates: '51.31,9.49', dropCoordinates: '' };
  uninstall = fakeBackend({ 'GET /bookings/77': { body: { bookingId: '77', jobStatus, ...taxi } } }).install();
  startSession({ token: sampleToken(), refreshToken: 'r' });
  const { findByRole } = renderScreen(<RideCard ride={{ bookingId: '77', state: 'booked', preOrderFor: null }} />, {
    status,
  });
  expect((await findByRole('link')).textContent?.includes('KS-TX 102')).toBe(isNamed);
});
