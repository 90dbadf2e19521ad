/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { JobStatus } from '../../../src/job/job-status';
import { RideStatus } from '../../../src/job/ride-status';
import status from '../../../src/locales/en/status.json';
import { renderScreen } from '../../support/render-screen-hook';

const NOW_MS = Date.parse('2026-11-20T11:40:00Z');
const show = (word: JobStatus, changes: Partial<Parameters<typeof RideStatus>[0]> = {}) =>
  renderScreen(
    <RideStatus
      status={word}
      size="large"
      time={{ meaning: 'pickup', atMs: NOW_MS + 240_000, toldAtMs: NOW_MS }}
      nowMs={NOW_MS}
      plate="KS-TX 102"
      {...changes}
    >
      <p>Driver on the way</p>
    </RideStatus>,
    { status },
  ).container.textContent;

test('says what the time means, the time and the minutes, the plate, and who drives', () => {
  expect(show('ON_THE_WAY', { driver: 'Samira' })).toBe(
    'Driver on the way12:44Pickup in 4 minNumber plate KS-TX 102Samira',
  );
});

test('on board the time is that of the destination; its minutes and the distance are one text, so that none moves', () => {
  const time = { meaning: 'drop', atMs: NOW_MS + 540_000, toldAtMs: NOW_MS } as const;
  expect(show('CUSTOMER_ONBOARD', { time, distance: '3.2 km' })).toContain('12:49Destination in 9 min · 3.2 km');
  expect(screen.getByText('in 9 min · 3.2 km').childNodes).toHaveLength(1);
});

test('at the pickup: the plate, what to do with it, and the vehicle', () => {
  expect(show('AT_CUSTOMER', { time: null, driver: 'Škoda Superb' })).toBe(
    'Driver on the wayNumber plate KS-TX 102Check the number plate, then get in.Škoda Superb',
  );
});

test('an unknown time is a dash, never 0 (D17)', () => {
  expect(show('ACCEPTED', { time: { meaning: 'pickup', atMs: null, toldAtMs: NOW_MS } })).toContain(
    '–Arrival time not known yet',
  );
});

test('the age of old news takes the place of its minutes', () => {
  const time = { meaning: 'pickup', atMs: NOW_MS + 240_000, toldAtMs: NOW_MS - 125_000 } as const;
  expect(show('ON_THE_WAY', { time })).toContain('12:44Pickup · last known 2 min agoNumber plate');
});

test.each([JobStatus.JOB_COMPLETED, JobStatus.CANCELED])('%s has no plate', (word) => {
  expect(show(word, { time: null })).toBe('Driver on the way');
});

test('while a driver is looked for, steps take the place of time and plate, although the backend names them', () => {
  expect(show('JOB_ACCEPTED_YN')).toBe('Driver on the wayBookedAsking driversDriver found');
  expect(screen.getByText('Asking drivers').getAttribute('aria-current')).toBe('step');
  expect(show('ACCEPTED')).toContain('Number plate KS-TX 102');
});

test('a booked time is day and time in one line', () => {
  const time = { meaning: 'booked', atMs: Date.parse('2026-11-27T06:30:00Z'), toldAtMs: null } as const;
  expect(show('JOB_ACCEPTED_YN', { time })).toMatch(/^Driver on the wayFri,?\s27\sNov, 07:30$/);
});
