/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { now } from '../../../../src/device/clock';
import { pagePerson, personalStore } from '../../../../src/device/personal-store';
import { localStore } from '../../../../src/device/storage';
import { formatClock } from '../../../../src/i18n/formats';
import common from '../../../../src/locales/en/common.json';
import errors from '../../../../src/locales/en/errors.json';
import maps from '../../../../src/locales/en/maps.json';
import ride from '../../../../src/locales/en/ride.json';
import status from '../../../../src/locales/en/status.json';
import { service } from '../../../../src/maps/google/map/service';
import { TrackingScreen } from '../../../../src/ride/tracking/tracking-screen';
import { endSession, expireSession, sessionStore, startSession } from '../../../../src/session/session-store';
import { followBookings } from '../../../support/browser/followed-booking';
import { recordRegions } from '../../../support/browser/live-regions';
import { fakeBackend, type Reply } from '../../../support/fake-backend';
import { pass, positionFrame, SERVER_MOMENT_MS } from '../../../support/live-server';
import { renderScreen } from '../../../support/render-screen-hook';
import { sampleToken } from '../../../support/token';
import { loadAt } from '../../device/page-clock';

// What Gatsby's own links look for on a page, and what jsdom does not know of a dialog.
const loader = { enqueue: () => {}, hovering: () => {} };
const navigate = jest.fn();
Object.assign(globalThis, { __BASE_PATH__: '', __PATH_PREFIX__: '', ___loader: loader, ___navigate: navigate });
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};

const CALL = 'GET /bookings/B1';
const details = {
  driverName: 'Jörg',
  carNo: 'KS TX 417',
  pickupCoordinates: '51.31,9.49',
  dropCoordinates: '51.32,9.52',
};
const LIST = 'GET /bookings/ongoingAndPreOrder';
const backend = fakeBackend({ [LIST]: { body: [] } });
const answer = (jobStatus: string, changes = {}) =>
  backend.reply(CALL, { body: { ...details, jobStatus, ...changes } });

const server = followBookings(backend, { to705: positionFrame });
let page: ReturnType<typeof renderScreen>;

const open = async () => {
  page = renderScreen(<TrackingScreen bookingId="B1" />, { ride, errors, common, maps, status });
  for (let second = 0; second < 3; second += 1) await pass(1_000);
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const update = (changes: object) => server.tell({ key: 'customer_job_update', booking_id: 'B1', ...changes });
/** One of the three truths, in its sentence. */
const truth = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
const banner = () => screen.getByText('Driver on the way').closest('[role=status]')?.parentElement?.parentElement;

beforeEach(() => {
  document.title = 'Your ride';
  navigate.mockClear();
  backend.reply(LIST, { body: [] });
  // Without a map: everything is said in the panel.
  service.status.set('failed');
  answer('ON_THE_WAY');
});
afterEach(() => localStore.remove('taxi.rides'));

describe('Three truths are kept apart, in words', () => {
  test('all is well', async () => {
    await open();
    expect([truth('Connection'), truth('Position')]).toEqual(['Live', 'just now · about 0.7 km from the pickup']);
    expect(truth('Last update')).toMatch(/^\d\d:\d\d$/);
  });

  test('a taxi exactly at the pickup has the shortest distance, not an unknown one', async () => {
    server.answer.to705 = () => positionFrame({ driver_location: { lat: 51.31, lng: 9.49 } });
    await open();
    expect(truth('Position')).toBe('just now · about 0.1 km from the pickup');
  });

  test('unknown is a dash', async () => {
    server.answer.to705 = () => undefined;
    await open();
    expect(truth('Position')).toBe('–');
    expect(screen.getByText('Arrival time not known yet')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/\b0 min/);
  });

  test('a position is stale from 30 s', async () => {
    await open();
    server.answer.to705 = () => undefined;
    await pass(20_000);
    expect(truth('Position')).toMatch(/^20 s ago/);
    expect(screen.queryByText(ride.truths.stale)).toBeNull();
    await pass(10_000);
    expect(truth('Position')).toMatch(/^30 s ago/);
    expect(screen.getByText(ride.truths.stale)).toBeTruthy();
  });
});

describe('A loss of the connection is said in the banner (D16)', () => {
  test('with Retry once the reconnects are used up, and the age of the arrival instead of its minutes', async () => {
    await open();
    expect(banner()?.textContent).toContain('Pickup in 4 min');
    backend.reply(CALL, 'breaks');
    await server.drop(1006);
    server.stop();
    await pass(3_100);
    expect(banner()?.textContent).toContain(ride.connection.down);
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    await pass(40_000);
    expect(banner()?.textContent).toMatch(/Pickup · last known 40 s ago/);
    expect(document.body.textContent).not.toMatch(/in \d+ min/);
    press('Retry');
    expect(document.activeElement?.textContent).toBe('Your ride');
  });
});

describe('Arrival as clock time and minutes, with the change against the first promise', () => {
  const comes = (minutes: number) => server.tell(positionFrame({ time_to_reach_pickup_in_min: minutes }));

  test.each([
    [4, 'in 4 min', null],
    [9, 'in 9 min', '5 min later than first estimated'],
    [2, 'in 2 min', '1 min earlier than first estimated'],
  ])('%s minutes after 4 were said', async (minutes, expected, change) => {
    await open();
    await comes(minutes);
    expect(screen.getByText(expected)).toBeTruthy();
    expect(screen.queryByText(/than first estimated/)?.textContent ?? null).toBe(change);
  });

  test('a new driver is announced as new; the plate comes with a later read, without that sentence', async () => {
    await open();
    const heard: string[] = [];
    recordRegions((text) => heard.push(text));
    answer('ACCEPTED', { driverName: 'Aylin', carNo: 'KS TX 1' });
    await server.tell({ key: 'customer_job_update_accepted', job_status: 'ACCEPTED', driver_name: 'Aylin' });
    await pass(SERVER_MOMENT_MS);
    expect(heard).toEqual(['Your driver has accepted You have a new driver', 'Aylin', 'Aylin · KS TX 1']);
    expect(document.body.textContent).not.toContain('KS TX 417');
    expect(document.title).toMatch(/^You have a new driver/);
  });
});

describe('The arrival that was offered with the order holds only until the taxi sends its own', () => {
  const frame = (minutes: number) => positionFrame({ time_to_reach_pickup_in_min: minutes });
  const aylin = { key: 'customer_job_update_accepted', job_status: 'ACCEPTED', driver_name: 'Aylin' };

  test.each([
    ['the taxi tells another one', [frame(4)], 'in 4 min'],
    ['the taxi tells one, and then that it is there', [frame(1), frame(0)], 'Arrival time not known yet'],
    ['another taxi comes in its place', [aylin], 'Arrival time not known yet'],
  ])('%s', async (_what, frames, expected) => {
    const rides = [{ bookingId: 'B1', offeredAtMs: now() + 8.5 * 60_000 }];
    personalStore.write('taxi.rides', pagePerson.get().person, { rides });
    server.answer.to705 = () => undefined;
    answer('ACCEPTED');
    await open();
    expect(screen.getByText('in 9 min')).toBeTruthy();
    answer('ACCEPTED', { driverName: '', carNo: '' });
    for (const one of frames) await server.tell(one);
    expect(screen.queryByText('in 9 min')).toBeNull();
    expect(screen.getByText(expected)).toBeTruthy();
  });
});

describe('Announcements of a ride', () => {
  const comes = (minutes: number) => server.tell(positionFrame({ time_to_reach_pickup_in_min: minutes }));

  test('the title that Gatsby removes and sets again has the ride before it, and is its own after it', async () => {
    const titles = () => [...document.querySelectorAll('title')].map(({ text }) => text);
    const setTitle = async (text: string) => {
      for (const title of document.querySelectorAll('title')) title.remove();
      await pass(0);
      document.head.append(Object.assign(document.createElement('title'), { text }));
      await pass(0);
    };
    await open();
    expect(titles()).toEqual(['Driver on the way · Your ride']);
    await setTitle('Your ride here');
    expect(titles()).toEqual(['Driver on the way · Your ride here']);
    page.unmount();
    expect(titles()).toEqual(['Your ride here']);
  });

  test('the status is announced once per status, nothing with a position', async () => {
    await open();
    const heard: string[] = [];
    recordRegions((text) => heard.push(text));
    let frames = 0;
    server.answer.to705 = () => {
      frames += 1;
      return positionFrame({ driver_location: { lat: 51.31, lng: 9.48 + frames / 1_000 } });
    };
    await pass(60_000);
    expect(heard).toEqual([]);
    for (const status of ['AT_CUSTOMER', 'AT_CUSTOMER', 'CUSTOMER_ONBOARD']) {
      answer(status);
      await update({ job_status: status });
    }
    await pass(30_000);
    expect(heard).toEqual(['Your driver is at the pickup', 'Enjoy the ride', 'The taxi arrives in 12 minutes']);
  });

  test('minutes are announced whole, and at most every 30 s', async () => {
    server.answer.to705 = () => undefined;
    await open();
    const heard: string[] = [];
    recordRegions((text) => heard.push(text));
    await comes(9);
    expect(heard).toEqual(['The taxi is 9 minutes away']);
    for (const minutes of [6, 5, 3]) {
      await pass(9_900);
      await comes(minutes);
    }
    expect(heard).toEqual(['The taxi is 9 minutes away']);
    await pass(1_000);
    expect(heard.slice(1)).toEqual(['The taxi is 3 minutes away']);
    // Without a frame they are old after 30 s: nobody counts them down.
    for (let seconds = 0; seconds < 125; seconds += 5) await pass(5_000);
    expect(heard.slice(2)).toEqual([]);
  });

  test('a loss of the connection is announced once, the short one not at all', async () => {
    await open();
    const heard: string[] = [];
    recordRegions((text) => heard.push(text));
    await server.drop(1006);
    await pass(10_000);
    expect(heard).toEqual([]);
    backend.reply(CALL, 'breaks');
    await server.drop(1006);
    server.stop();
    await pass(55_000);
    expect(heard.filter((text) => !text.startsWith('The taxi is'))).toEqual([ride.connection.lost]);
  });

  test('the age of a ride that is restored from the device is in the banner, and no announcement', async () => {
    await open();
    page.unmount();
    backend.reply(CALL, 'breaks');
    await open();
    const heard: string[] = [];
    recordRegions((text) => heard.push(text));
    expect(banner()?.textContent).toMatch(/Last known status: (just now|\d0 s ago)/);
    expect(screen.getByText(ride.truths.lastKnown)).toBeTruthy();
    await pass(25_000);
    expect(heard.filter((text) => text.includes('ago'))).toEqual([]);
  });
});

describe('Cancel Booking', () => {
  test.each([
    ['ON_THE_WAY', true],
    ['AT_CUSTOMER', false],
    ['SOMETHING_NEW', false],
  ])('in %s it is enabled: %s (Spec §4); else it is gone, and a sentence says why', async (status, isEnabled) => {
    answer(status);
    await open();
    const button = screen.queryByRole<HTMLButtonElement>('button', { name: 'Cancel Booking' });
    expect(button?.disabled).toBe(isEnabled ? false : undefined);
    expect(screen.queryByText(/please call us\.$/) === null).toBe(isEnabled);
  });

  const dialog = () => within(screen.getByRole('dialog', { name: 'Cancel Booking' }));
  const send = () => fireEvent.click(dialog().getByRole('button', { name: 'Cancel this booking' }));

  test('not confirmed: the sentence of Spec §8, phone and booking number; "cancelled" only on evidence', async () => {
    await open();
    press('Cancel Booking');
    fireEvent.change(dialog().getByRole('textbox'), { target: { value: 'My train is late' } });
    send();
    await pass(9_000);
    expect(server.cases(706)).toMatchObject([{ reason: 'My train is late' }]);
    expect(screen.queryByText(errors.cancel)).toBeNull();
    await pass(1_100);
    const alert = dialog().getByText(errors.cancel).parentElement;
    expect(alert?.textContent).toContain('069\u00a090009\u00a0123');
    expect(alert?.textContent).toContain('Booking number B1');
    expect(screen.queryByText('Ride cancelled')).toBeNull();
    answer('CANCELED');
    await update({ job_status: 'CANCELED' });
    expect(screen.getByText('Ride cancelled')).toBeTruthy();
    expect(screen.getByText('Your cancellation is confirmed.')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Your ride');
  });

  test('the taxi arrives while the reason is chosen: nothing is sent any more', async () => {
    await open();
    press('Cancel Booking');
    fireEvent.click(dialog().getByRole('radio', { name: 'My plans have changed' }));
    answer('AT_CUSTOMER');
    await update({ job_status: 'AT_CUSTOMER' });
    expect(dialog().getByText(/You can no longer cancel here/)).toBeTruthy();
    send();
    await pass(SERVER_MOMENT_MS);
    expect(server.cases(706)).toEqual([]);
  });

  test.each([
    ['the arrival: says that the driver was there first', 'AT_CUSTOMER', ride.cancel.crossing, ride.cancel.crossed],
    ['a status that nobody knows: says nothing of a driver', 'NEW', ride.cancel.asked, ride.cancel.why.unanswered],
  ])('crossing %s', async (_what, status, asked, unconfirmed) => {
    await open();
    press('Cancel Booking');
    fireEvent.click(dialog().getByRole('radio', { name: 'My plans have changed' }));
    send();
    answer(status);
    await update({ job_status: status });
    expect([...dialog().getAllByText(/cancellation/)].at(-1)?.textContent).toBe(asked);
    await pass(10_000);
    expect(dialog().getByText(unconfirmed)).toBeTruthy();
  });
});

describe('SOS is there in every unfinished status, and before anything is known (D10)', () => {
  test.each(['JOB_ACCEPTED_YN', 'ACCEPTED', 'ON_THE_WAY', 'AT_CUSTOMER', 'CUSTOMER_ONBOARD', 'SOMETHING_NEW'])(
    '%s',
    async (status) => {
      answer(status);
      await open();
      press('SOS');
      const hrefs = [...document.querySelectorAll<HTMLAnchorElement>('dialog a')].map(({ href }) => href);
      expect(hrefs).toEqual(expect.arrayContaining(['tel:112', 'tel:110', 'tel:+496990009123']));
    },
  );

  test.each<[string, Reply]>([
    ['loading', 'hangs'],
    ['failed', { status: 500 }],
  ])('%s', async (_name, reply) => {
    backend.reply(CALL, reply);
    await open();
    press('SOS');
    expect(document.querySelector('dialog a[href="tel:112"]')).toBeTruthy();
  });

  test('pressed while the ride loads, it stays open, with its focus, when the ride arrives and ends', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    backend.reply(CALL, async () => {
      await arrived;
      return { body: { ...details, jobStatus: 'ON_THE_WAY' } };
    });
    await open();
    press('SOS');
    const dialog = screen.getByRole('dialog', { name: 'SOS' });
    const call = within(dialog).getByRole('link', { name: /112/ });
    call.focus();
    arrive();
    await pass(0);
    expect(screen.getByRole('button', { name: 'Share live location', hidden: true })).toBeTruthy();
    expect(screen.getByRole('dialog', { name: 'SOS' })).toBe(dialog);
    expect(document.activeElement).toBe(call);
    expect(within(dialog).getByText(details.carNo)).toBeTruthy();

    answer('CANCELED');
    await act(async () => void server.send({ key: 'customer_job_driver_tracking', status: false }));
    await pass(0);
    expect(screen.queryByRole('button', { name: 'SOS', hidden: true })).toBeNull();
    expect(screen.getByRole('dialog', { name: 'SOS' })).toBe(dialog);
    expect(within(dialog).queryByRole('button', { name: 'Share location' })).toBeNull();
  });

  test('the emergency contact of this customer is offered', async () => {
    const { person } = pagePerson.get();
    personalStore.write('taxi.emergencyContact', person, { name: 'Mia', phone: '0171 1' });
    await open();
    press('SOS');
    expect(screen.getByRole('link', { name: 'Call Mia' }).getAttribute('href')).toBe('tel:01711');
    act(() => personalStore.remove('taxi.emergencyContact', person));
  });
});

test('a taxi that stands still was seen with its last report: SOS and the shared text say so', async () => {
  backend.reply('POST /bookings/B1/share', { status: 404 });
  await open();
  for (let minute = 0; minute < 3; minute += 1) await pass(60_000);
  const time = formatClock('en', new Date(now()));
  press('SOS');
  expect(screen.getByText(`Position of the taxi at ${time}`)).toBeTruthy();
  press('Close');
  press('Share live location');
  await pass(SERVER_MOMENT_MS);
  expect(screen.getByText(new RegExp(`Taxi's last position at ${time}`))).toBeTruthy();
});

test('a dialog that the end of the ride has closed does not open again when the end was wrong (D28)', async () => {
  answer('ON_THE_WAY');
  await open();
  press('Cancel Booking');
  expect(screen.getByRole('dialog', { name: 'Cancel Booking' })).toBeTruthy();
  await act(async () => void server.send({ key: 'customer_job_driver_tracking', status: false }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await pass(10_000);
  expect(screen.getByText('Driver on the way')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('After the ride', () => {
  const completed = (paymentStatus: number) => ({
    body: {
      content: [{ orderId: 'O1', bookingId: 'B1', invoicePrice: 14.8, paymentType: 2, paymentStatus }],
      totalPages: 1,
    },
  });

  test.each([
    [1, 'Paid: €14.80 by card'],
    [0, '€14.80, by card. Payment pending.'],
  ])('payment status %s: %s, and the way to the feedback', async (paymentStatus, expected) => {
    backend.reply('GET /bookings/doneOrder', completed(paymentStatus));
    answer('JOB_SETTLED');
    await open();
    expect(screen.getByText('Ride completed. Thank you!')).toBeTruthy();
    expect(screen.getByText(expected)).toBeTruthy();
    // This ride, although a later one may wait for its feedback.
    const rate = screen.getByRole('link', { name: 'Rate your ride' });
    expect(rate.getAttribute('href')).toBe('/private/feedback#booking=B1');
    expect(screen.queryByRole('button', { name: 'SOS' })).toBeNull();
  });
});

test('words of the customer’s own stand before the district, without the operator’s country', async () => {
  const words = { pickup: 'Wilhelmshöher Allee 1, 34117 Kassel, Germany', drop: '' };
  personalStore.write('taxi.rides', pagePerson.get().person, { rides: [{ bookingId: 'B1', words }] });
  await open();
  expect(screen.getAllByText('Wilhelmshöher Allee 1')).toBeTruthy();
  expect(screen.getByText('34117 Kassel')).toBeTruthy();
});

describe('A pre-order says when the taxi comes, and that one is sent in time', () => {
  const NOW = Date.parse('2026-11-22T12:00:00Z');
  const booked = (orderStartDateTime: string) => ({ body: [{ bookingId: 'B1', orderStartDateTime }] });
  const sentence = () => screen.getAllByRole('status')[0]?.textContent;
  beforeEach(() => {
    sessionStore.set({ status: 'anonymous' });
    loadAt(NOW);
    startSession({ token: sampleToken(), refreshToken: 'any' });
    server.answer.to705 = () => undefined;
  });

  test('with a driver already, its status is said, and when it was booked for', async () => {
    answer('ACCEPTED');
    backend.reply(LIST, booked('2026-11-24 08:00:00'));
    await open();
    expect(sentence()).toMatch(/^Your driver has accepted/);
    expect(screen.getByText(/^Tue,? 24 Nov, 08:00$/)).toBeTruthy();
  });

  test('a quarter of an hour before, a driver is looked for; the booked time stays until it has passed', async () => {
    answer('JOB_ACCEPTED_YN', { driverName: '', carNo: '' });
    backend.reply(LIST, booked('2026-11-22 13:16:00'));
    await open();
    expect(sentence()).toMatch(/in time/);
    await pass(60_000);
    expect([sentence(), screen.queryByText(/, 13:16$/) !== null]).toEqual([status.banner.finding, true]);
    await pass(15 * 60_000);
    expect([sentence(), screen.queryByText(/, 13:16$/)]).toEqual([status.banner.finding, null]);
  });

  test('while the list has not answered nothing is said about a search; without it the status counts', async () => {
    answer('JOB_ACCEPTED_YN', { driverName: '', carNo: '' });
    backend.reply(LIST, 'hangs');
    await open();
    expect(sentence()).toBe('Ride has been booked.');
    page.unmount();
    backend.reply(LIST, { status: 500 });
    await open();
    expect(sentence()).toBe(status.banner.finding);
  });
});

describe('A booking that the backend no longer knows', () => {
  test('is said to be gone, with the phone and the last known status; SOS stays', async () => {
    await open();
    backend.reply(CALL, { status: 404 });
    await server.drop(1000);
    for (let second = 0; second < 30; second += 1) await pass(1_000);
    const [news] = screen.getAllByRole('status');
    expect(news?.textContent).toBe(
      'We can no longer find this booking. Please call us: 069\u00a090009\u00a0123Last known: Driver on the way',
    );
    expect(document.body.textContent).not.toMatch(/\bin \d+ min/);
    expect(screen.queryByText(/^No connection/)).toBeNull();
    press('SOS');
    answer('AT_CUSTOMER');
    await pass(10_000);
    await pass(SERVER_MOMENT_MS);
    expect(news?.textContent).toBe('Your driver is at the pickup');
  });
});

describe('A completion goes to the feedback (Spec §4), once a read has confirmed it (D28)', () => {
  const complete = () => server.tell({ key: 'customer_job_completed', job_status: 'JOB_COMPLETED' });

  test('confirmed: at once', async () => {
    await open();
    answer('JOB_COMPLETED');
    await complete();
    expect(navigate.mock.calls).toEqual([['/private/feedback#booking=B1', { replace: true }]]);
  });

  test('contradicted: the ride stays on the screen, corrected with a sentence', async () => {
    await open();
    await complete();
    await pass(5_000);
    expect(navigate).not.toHaveBeenCalled();
    expect(screen.getAllByRole('status')[0]?.textContent).toBe(`Driver on the way${ride.news.corrected}`);
  });

  test('an open SOS stays; the feedback follows when it is closed (D10)', async () => {
    await open();
    press('SOS');
    answer('JOB_COMPLETED');
    await complete();
    await pass(10_000);
    expect(screen.getByRole('dialog', { name: 'SOS' })).toBeTruthy();
    expect(navigate).not.toHaveBeenCalled();
    press('Close');
    expect(navigate.mock.calls).toEqual([['/private/feedback#booking=B1', { replace: true }]]);
  });

  test('unanswered: after 3 s', async () => {
    await open();
    backend.reply(CALL, 'hangs');
    await complete();
    expect(screen.getByText('Ride completed. Thank you!')).toBeTruthy();
    await pass(2_900);
    expect(navigate).not.toHaveBeenCalled();
    await pass(100);
    expect(navigate).toHaveBeenCalledTimes(1);
  });
});

describe('No 705 after logout (D5, D7)', () => {
  test.each([
    ['a logout, here or in another window', endSession],
    ['a login that has expired or was refused', expireSession],
  ])('%s: the line is closed, nothing is asked any more, and nothing of the ride is shown', async (_what, end) => {
    await open();
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
  });
});
