import { misbehave } from '../support/backend';
import { expect } from '../support/browser/browser';
import { inEveryEngine, type Visit } from './engines';
import { leavesHome, openFilledForm, order, SAMPLE_MAP, sendTaxi, startSignedIn } from './ways';

/** The day in Berlin so many days from now. */
const dayFromToday = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(Date.now() + days * 86_400_000);

const WITHOUT = ['navigator.locks', 'navigator.share', 'navigator.clipboard', 'navigator.wakeLock', 'Notification'];

inEveryEngine(
  'without locks, share sheet, clipboard, wake lock and notifications: a ride, and the text to share',
  { without: WITHOUT, expectedErrors: /status of 501/ },
  async (visit) => {
    const { customer, browser } = visit;
    const { ride } = customer.texts;
    await startSignedIn(visit, 'Anna Muster');
    const present = await browser.run((names) => {
      const { navigator } = globalThis;
      const holds = (name: string) =>
        name.startsWith('navigator.') ? name.slice('navigator.'.length) in navigator : name in globalThis;
      return names.filter(holds);
    }, WITHOUT);
    expect(present).toEqual([]);
    await openFilledForm(visit);
    await order(visit);
    await sendTaxi(visit);
    await customer.seesNot('button', ride.options.notify);
    await customer.seesNot('button', ride.options.awake);
    await misbehave(visit, { match: 'POST /bookings/*/share', status: 501 });
    await customer.presses('button', ride.actions.share);
    await customer.reads(ride.share.contains);
    await customer.seesNot('button', ride.share.send);
    await customer.presses('button', ride.share.copy);
    await customer.reads(ride.share.notCopied);
    await customer.finds('text to share');
  },
);

/** Types the parts of a date or time into its native field. WebKit stays in a part, the others go on. */
async function typeInto({ browser, engine }: Visit, id: string, parts: readonly string[], value: string) {
  await browser.click(
    await browser.run((field) => {
      const input = document.getElementById(field);
      input?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left = 0, top = 0, height = 0 } = input?.getBoundingClientRect() ?? {};
      return { x: left + 20, y: top + height / 2 };
    }, id),
  );
  for (const [index, part] of parts.entries()) {
    if (index > 0 && engine === 'WebKit') await browser.press('ArrowRight');
    await browser.type(part);
  }
  const read = (field: string) => (document.getElementById(field) as HTMLInputElement).value;
  await expect(async () => expect(await browser.run(read, id)).toBe(value)).toPass();
}

inEveryEngine('a pre-order with the browser’s own fields of date and time', {}, async (visit) => {
  const { customer } = visit;
  const { booking } = customer.texts;
  await startSignedIn(visit, 'Anna Muster');
  await openFilledForm(visit);
  await customer.presses('button', `${booking.form.when}: ${booking.form.nowChoice}`);
  const [year = '', month = '', day = ''] = dayFromToday(2).split('-');
  // The browsers are American: month, day and year; the clock of WebKit has 24 hours.
  await typeInto(visit, 'booking-date', [month, day, year], `${year}-${month}-${day}`);
  await typeInto(visit, 'booking-time', visit.engine === 'WebKit' ? ['14', '45'] : ['02', '45', 'PM'], '14:45');
  await customer.finds('later');
  await customer.presses('button', booking.form.continue);
  await customer.sees('button', booking.confirm.book);
  await customer.reads(/14:45/);
  await customer.finds('order to confirm');
  await customer.presses('button', booking.confirm.book);
  await customer.reads(/14:45/);
  await customer.sees('link', booking.booked.myBookings);
  await customer.finds('booked');
});

inEveryEngine('the slide control opens the booking form by a finger, and by a tap', {}, async (visit) => {
  const { customer } = visit;
  const { slide } = customer.texts.home;
  await customer.opens('/');
  await customer.drags('link', slide, 0.7, 'finger');
  await leavesHome(visit);
  await customer.reads(SAMPLE_MAP);
  await customer.opens('/');
  // Not far enough: it goes back to its start.
  await customer.drags('link', slide, 0.3, 'finger');
  await customer.presses('link', slide);
  await leavesHome(visit);
  await customer.reads(SAMPLE_MAP);
});

/** In the page: how light its background and its text are, from 0 to 1. */
function readShades() {
  const shadeOf = (color: string) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (!canvas) return Number.NaN;
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return (red + green + blue) / (3 * 255);
  };
  const { backgroundColor, color } = getComputedStyle(document.body);
  return { background: shadeOf(backgroundColor), text: shadeOf(color) };
}

/** Goes through the states that matter most, and keeps a picture of each. */
async function lookThrough(visit: Visit) {
  const { customer } = visit;
  const { account, home, ride, status } = customer.texts;
  await customer.opens('/');
  await customer.sees('link', home.slide);
  await customer.finds('home');
  await startSignedIn(visit, 'Mehmet Probefirma');
  await openFilledForm(visit);
  await customer.finds('form');
  await order(visit);
  await sendTaxi(visit);
  await customer.finds('ride');
  await customer.presses('button', ride.actions.cancel);
  await customer.sees('dialog', ride.cancel.title);
  await customer.finds('cancel');
  await customer.opens('/private/your-ride');
  await customer.sees('heading', account.rides.completed);
  await customer.reads(status.banner.onTheWay);
  await customer.finds('rides');
}

inEveryEngine('the dark scheme of the device', { isDark: true }, async (visit) => {
  await lookThrough(visit);
  const { background, text } = await visit.browser.run(readShades);
  expect(background).toBeLessThan(0.2);
  expect(text).toBeGreaterThan(0.8);
});

// Chromium has its own walk (npm run test:long -- states), and WebKit has no forced colours.
inEveryEngine('the few colours of the device', { forcedColors: true, only: ['Firefox'] }, async (visit) => {
  await lookThrough(visit);
  expect(await visit.browser.run(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
});

inEveryEngine('text of twice its size', { textPx: 32 }, lookThrough);
