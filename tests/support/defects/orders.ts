import { sampleRides } from '../../../mock-server/samples/sample-rides';
import type { Plant } from '../planted/planted-backend';
import { bend, calls, type Defect, details, failures, fields } from '../planted/planted-stage';

const { ongoing } = calls;
const order = `${calls.order} (an order)`;
const course = 'the course of a ride';
const update = 'customer_job_update';
const tracking = 'customer_job_driver_tracking';
const FIRST_NUMBER = 20_001;
const isOrder = (call: string) => call === calls.order;
const caseOf = (text: string): number | null => (text.startsWith('{') ? JSON.parse(text).case_value : null);
const plainOrder = `${calls.order} (orders without a key)`;
const wrongOrders = `${calls.order} (wrong orders)`;
/** One more key for every order of a customer. */
const oneOrderEach: Plant = {
  request: ({ call, headers }) => {
    if (isOrder(call)) headers['idempotency-key'] ??= 'the same for all';
  },
};
const newestFirst = bend(ongoing, (list) => [...list].reverse());
const noBonus = bend(calls.miles, () => ({ milesDiscount: 0 }));
/** True for a completed ride of the sample data: its number is lower than that of every later order. */
const isLate = (text: string) =>
  caseOf(text) === 706 && JSON.parse(text).booking_id < FIRST_NUMBER + sampleRides.length;
const lateUnanswered: Plant = { heard: (text) => (isLate(text) ? [] : null) };
const lateCancelled: Plant = {
  heard: (text, _isBinary, say) => {
    if (!isLate(text)) return null;
    say({ key: update, job_status: 'CANCELED', driver_name: '', booking_id: JSON.parse(text).booking_id });
    return [];
  },
};
const ignoresKeys: Plant = {
  request: ({ headers }) => {
    delete headers['idempotency-key'];
  },
};
const failed = { status: 500, body: { message: 'Internal error' } };
const lost = failures((call, status) => isOrder(call) && status === 200, failed);
const withReason: Plant = { heard: (text) => (caseOf(text) === 706 ? [text.replace('" "', '"none"')] : null) };
const without = (fits: (frame: Record<string, unknown>) => boolean): Plant => ({
  told: (frame) => (fits(frame) ? [] : [frame]),
});
const backwards: Plant = {
  told: (frame) =>
    frame.job_status === 'ACCEPTED' ? [frame, { ...frame, key: update, job_status: 'ASSIGNED' }] : [frame],
};
const early: Plant = {
  told: (frame) => [frame.driver_location === null ? { ...frame, driver_location: { lat: 51.3, lng: 9.5 } } : frame],
};
/** The statuses before a driver's acceptance, and after a cancellation. A busy machine may miss the search itself. */
const NAMELESS = ['SEARCHING', 'JOB_ACCEPTED_YN', 'CANCELED'];
const named: Plant = {
  told: (frame) => [NAMELESS.includes(frame.job_status) ? { ...frame, driver_name: 'A' } : frame],
};

const sharing = 'a shared ride';
const shareCall = /^POST \/bookings\/\d+\/share$/;
const followCall = /^GET \/follow\//;
const IN_A_DAY = new Date(Date.now() + 86_400_000).toISOString();
let links = 0;
const otherLinks = bend(shareCall, (link) => {
  links += 1;
  return { ...link, token: `${link.token}${links}` };
});
const isKnownLink = (call: string) => followCall.test(call) && !call.includes('no-such-link');
const endedOtherwise = failures((call, status) => isKnownLink(call) && status === 404, { status: 410 });

/** Wrong orders and rides. */
export const wrongRides: readonly Defect[] = [
  ['the key', order, 'the same Idempotency-Key made booking', ignoresKeys],
  ['the list', order, 'not listed under ongoingAndPreOrder', bend(ongoing, () => [])],
  ['what was ordered', order, 'custMobile of the ride is 1, but', fields(ongoing, { custMobile: '1' })],
  ['an answer that gets lost', 'bookings of this check', 'was made, and cancelled', lost],
  ['each status once', course, 'was told twice', { told: (frame) => (frame.job_status ? [frame, frame] : [frame]) }],
  ['the order of the statuses', course, 'ASSIGNED came after ACCEPTED', backwards],
  ['no position before a driver has accepted', course, 'before a driver had accepted', early],
  ['nobody is named without a driver who has accepted', update, 'driver_name is there in', named],
  ['a reason', '706', 'cancelled without a reason', withReason],
  ['CANCELED', '706', 'no CANCELED in time', without(({ job_status }) => job_status === 'CANCELED')],
  ['status false', '706', 'no position with', without(({ key, status }) => key === tracking && status === false)],
  ['CANCELED over HTTP', '706', 'over HTTP, not CANCELED', fields(details, { jobStatus: 'ON_THE_WAY' })],
  ['two orders', plainOrder, 'three orders are not three bookings', oneOrderEach],
  ['the newest order last', plainOrder, 'not the newest last', newestFirst],
  ['a bonus that is not there', wrongOrders, 'with a bonus that the customer does not have: expected 400', noBonus],
  ['four hours', sharing, 'minutes ahead, not at most 240', fields(shareCall, { expiresAt: IN_A_DAY })],
  ['the same link', sharing, 'the same call again made another link', otherLinks],
  ['nothing else', sharing, 'custName is not in the contract', fields(followCall, { custName: 'A' })],
  [
    'a name that was agreed to',
    sharing,
    'named without having agreed',
    fields(followCall, { passengerFirstName: 'A' }),
  ],
  [
    'minutes of a shared ride',
    sharing,
    'minutesToDrop is wrong: Invalid value',
    fields(followCall, { minutesToDrop: -1 }),
  ],
  ['links that have ended', sharing, 'an ended link answers something else', endedOtherwise],
  ['too late', '706', 'was not answered with its status', lateUnanswered, 'regular'],
  ['nothing is cancelled too late', '706', '706 cancelled the completed booking', lateCancelled, 'regular'],
];
