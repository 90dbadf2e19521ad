import { readFileSync } from 'node:fs';
import booking from '../../../src/locales/en/booking.json';
import { sourcesOf } from '../../support/sources';

/** Four letters, which the console and the backend's log print too. */
const LETTERS = /<FailureReference|withReference\(|<Late(Page|Notice)/;
const BOOKING_NUMBER = /<FailureReference bookingId|facts\.booking/;

/** Alerts without a reference. */
const otherAlerts: Readonly<Record<string, string>> = {
  'account/invoice/invoice-screen.tsx': 'an address without a booking number, or with a wrong one, which it shows',
  'booking/dialogs/search-actions.tsx': 'its sentence has the booking number',
  'booking/series-orders/series-flow.tsx': 'the login has ended: how many rides are booked, and the login',
  'ride/cancel/cancel-dialog.tsx': 'the customer’s input',
  'ui/form/error-summary.tsx': 'the customer’s input',
};

describe('each failure has a short reference for support: the booking number, else four letters (D33)', () => {
  test('in every alert', () => {
    const alerting = sourcesOf(/\.tsx$/).filter(
      ({ name, text }) => text.includes('role="alert"') && !otherAlerts[name],
    );
    expect(alerting.length).toBeGreaterThan(20);
    const without = alerting.filter(({ text }) => !LETTERS.test(text) && !BOOKING_NUMBER.test(text));
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  test.each([
    'account/pages/support-screen.tsx',
    'booking/booking-form-panel.tsx',
    'booking/extras/extras-fields.tsx',
    'booking/late-booking.tsx',
    'booking/map/map-cards.tsx',
    'layout/before-react/follow.ts',
    'layout/failed/failed-screen.tsx',
    'ride/friend/follow-screen.tsx',
    'ride/friend/words.ts',
    'session/login/without-sign-in.tsx',
  ])('where no alert shows it, four letters: %s', (file) => {
    expect(readFileSync(`src/${file}`, 'utf8')).toMatch(LETTERS);
  });

  test.each([
    'account/feedback/feedback-questions.tsx',
    'booking/dialogs/searching-dialog.tsx',
    'job/calendar-button.tsx',
    'job/series/series-calendar.tsx',
    'ride/cancel/cancel-status.tsx',
    'ride/safety/share-dialog.tsx',
    'ride/sharing/sharing-state.tsx',
    'ride/tracking/booking-facts.tsx',
    'ride/tracking/ride-actions.tsx',
    'ride/tracking/tracking-screen.tsx',
  ])('where there is a booking, its number: %s', (file) => {
    expect(readFileSync(`src/${file}`, 'utf8')).toMatch(BOOKING_NUMBER);
  });

  test('a cancellation that is not confirmed names it in its sentence', () => {
    expect(booking.search.notConfirmed).toContain('{{bookingId}}');
  });
});
