/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { pagePerson } from '../../../src/device/personal-store';
import { RideCard } from '../../../src/job/ride-card';
import { lastKnownOf, startTracking } from '../../../src/job/start-ride';
import { saveRide } from '../../../src/job/stored-ride';
import { timesAt } from '../../../src/job/tracked-ride';
import status from '../../../src/locales/en/status.json';
import { endSession, startSession } from '../../../src/session/session-store';
import { fakeBackend } from '../../support/fake-backend';
import { renderScreen } from '../../support/render-screen-hook';
import { sampleToken } from '../../support/token';
import { booking } from './samples';

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

test.each([
  ['KS-TX 102', true],
  ['KS-TX 417', false],
])('the arrival that this device has heard of %s is shown while that taxi comes: %s', async (carNumber, isShown) => {
  const taxi = { carNo: 'KS-TX 102', driverName: 'Samira', pickupCoordinates: '51.31,9.49', dropCoordinates: '' };
  const body = { bookingId: '77', jobStatus: 'ON_THE_WAY', ...taxi };
  uninstall = fakeBackend({ 'GET /bookings/77': { body } }).install();
  startSession({ token: sampleToken(), refreshToken: 'r' });
  const heard = { ...startTracking(booking({ carNumber })), pickupAtMs: Date.now() + 4.5 * 60_000 };
  saveRide(pagePerson.get().person, {
    bookingId: '77',
    lastKnown: lastKnownOf(heard, timesAt(Date.now()), Date.now()),
  });
  const { findByRole } = renderScreen(<RideCard ride={{ bookingId: '77', state: 'coming', preOrderFor: null }} />, {
    status,
  });
  expect((await findByRole('link')).textContent?.includes('5 min')).toBe(isShown);
});
