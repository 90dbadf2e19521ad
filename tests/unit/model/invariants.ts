import type { BookingFlow } from '../../../src/booking/order/flow-steps';
import type { Shown } from './page';
import type { Stage } from './stage';
import type { Person } from './world';

/** A broken promise of the site, in words. */
export class Broken extends Error {}

const insist = (isKept: boolean, promise: string) => {
  if (!isKept) throw new Broken(promise);
};

/** The steps in which only the site acts, and the longest time of each. Everywhere else the customer can act. */
const BUSY_MS: Partial<Record<BookingFlow['step'], number>> = {
  // After ten seconds it becomes `checking`, with a phone number.
  creating: 10_000,
  accepted: 2_000,
};
const BUSY_RIDE_MS = 21_000;
const TOLERANCE_MS = 200;

const bookingIdIn = (flow: BookingFlow | undefined): string | null => {
  if (!flow) return null;
  if (flow.step === 'signed-out') return null;
  return 'bookingId' in flow ? flow.bookingId : null;
};

/** How long each page has been in its step. */
const since = new WeakMap<Shown, { readonly what: string; readonly fromMs: number }>();

function busyMs(shown: Shown): readonly [what: string, ms: number] {
  const what = shown.ride ? `ride ${shown.ride.followed.step}` : (shown.booking?.flow.step ?? '');
  const known = since.get(shown);
  const now = performance.now();
  if (known?.what !== what) since.set(shown, { what, fromMs: now });
  return [what, now - (since.get(shown)?.fromMs ?? now)];
}

/** What holds after every action, on every page of the device. */
export function checkStage(stage: Stage): void {
  const { world } = stage;
  for (const person of ['anna', 'ben'] as const) {
    const count = world.ordersOf(person).length;
    insist(count <= stage.wanted[person], `${person} has ${count} orders, and wanted ${stage.wanted[person]}`);
  }
  for (const { name, page } of stage.tabs) checkPage(stage, name, page.shown);
}

function checkPage(stage: Stage, name: string, shown: Shown): void {
  const { world } = stage;
  const person = shown.session.status === 'signed-in' ? (shown.session.customer.id as Person) : null;
  const flow = shown.booking?.flow;
  const ids = [bookingIdIn(flow), shown.ride?.followed.step === 'working' ? shown.ride.bookingId : null];
  for (const id of ids) {
    const booking = world.bookings.find((one) => one.id === id);
    if (!booking) continue;
    insist(person === null || booking.owner === person, `${person} sees the booking ${id} of ${booking.owner}`);
  }
  if (flow?.step === 'searching' || flow?.step === 'booked' || flow?.step === 'done') noteSuccess(stage, person);
  if (flow?.step === 'accepted') {
    const statuses = ['ACCEPTED', 'ON_THE_WAY', 'AT_CUSTOMER', 'CUSTOMER_ONBOARD', 'JOB_COMPLETED', 'JOB_SETTLED'];
    insist(
      statuses.some((status) => world.wasTold(flow.bookingId, status)),
      `a driver for ${flow.bookingId}, whom nobody has named`,
    );
  }
  if (flow?.step === 'cancelled' || flow?.step === 'nobody-found')
    insist(world.wasTold(flow.bookingId, 'CANCELED'), `${flow.bookingId} is ${flow.step}, which nobody has said`);
  if (flow?.step === 'failed' && !flow.isOffline && person)
    insist(stage.world.ordersOf(person).length < stage.wanted[person], 'an order that exists is said to have failed');
  if (shown.ride?.followed.step === 'working') {
    const { status, driverName } = shown.ride.followed.tracking;
    const { bookingId } = shown.ride;
    insist(world.wasTold(bookingId, status), `${bookingId} is ${status}, which nobody has said`);
    insist(['', `Driver of ${bookingId}`].includes(driverName), `${bookingId} has the driver of another booking`);
  }
  const [what, ms] = busyMs(shown);
  const longest =
    what === 'ride loading' ? BUSY_RIDE_MS : (BUSY_MS[what as BookingFlow['step']] ?? Number.POSITIVE_INFINITY);
  insist(ms <= longest + TOLERANCE_MS, `no way out of "${what}" for ${Math.round(ms)} ms`);
  const text = shown.booking?.text() ?? '';
  const owner = stage.owners.get(text) ?? person;
  insist(person === null || owner === person, `${person} reads "${text}" of ${owner}`);
  if (flow?.step === 'editing' && person && stage.typed?.by === person && stage.typed.pages.has(name))
    insist(text === stage.typed.text, `"${stage.typed.text}" is lost`);
}

/** The form is booked: its draft ends, and the next order is meant as another one. */
function noteSuccess(stage: Stage, person: Person | null): void {
  if (!person) return;
  stage.hasSucceeded[person] = true;
  if (stage.typed?.by === person) stage.typed = null;
}

/** What holds once all pages are left: no timer, no line, no listener. */
export async function checkEnd(stage: Stage): Promise<void> {
  stage.setStorage('works');
  Object.assign(stage.world, { reads: 'none', line: 'up', order: 'none' });
  while (stage.tabs.length > 0) await stage.leave();
  // The cache of answers keeps them for five minutes.
  const SLOWEST_MS = 700_000;
  await stage.pass(SLOWEST_MS);
  insist(jest.getTimerCount() === 0, `${jest.getTimerCount()} timers are left`);
  insist(stage.leftLines === 0, `${stage.leftLines} lines are left`);
  const listeners = stage.leftListeners();
  insist(listeners.length === 0, `listeners are left: ${listeners.join(' ')}`);
}
