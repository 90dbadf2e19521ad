import accountDe from '../../../src/locales/de/account.json';
import bookingDe from '../../../src/locales/de/booking.json';
import commonDe from '../../../src/locales/de/common.json';
import statusDe from '../../../src/locales/de/status.json';
import account from '../../../src/locales/en/account.json';
import booking from '../../../src/locales/en/booking.json';
import common from '../../../src/locales/en/common.json';
import status from '../../../src/locales/en/status.json';

test.each([
  ['en', 'Track Ride', { account, booking, common, status }],
  ['de', 'Fahrt verfolgen', { account: accountDe, booking: bookingDe, common: commonDe, status: statusDe }],
])('every link to a ride has one name (Spec §2), %s: %s', (_language, name, texts) => {
  const names = [
    texts.common.navigation.trackRide,
    texts.account.rides.track,
    texts.booking.searching.follow,
    texts.status.bar.toRide,
  ];
  expect(new Set(names)).toEqual(new Set([name]));
});
