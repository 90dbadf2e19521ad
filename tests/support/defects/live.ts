import { sampleRides } from '../../../mock-server/samples/sample-rides';
import type { Frame, Plant } from '../planted/planted-backend';
import { bend, calls, type Defect, details, failures, fields, header } from '../planted/planted-stage';

const tracking = 'customer_job_driver_tracking';
const update = 'customer_job_update';
const completed = 'customer_job_completed';
const ignored = 'frames that are ignored';
const proof = 'the token of the live connection';

type Fits = (frame: Frame) => boolean;
const isStatus: Fits = ({ job_status }) => Boolean(job_status);
const isPosition: Fits = ({ key }) => key === tracking;
const isAnswer: Fits = ({ key }) => key === 'customer_connected';
const isUpdate: Fits = ({ key }) => key === update;
/** The client receives some frames changed, never or twice. */
const bent = (fits: Fits, change: object | ((frame: Frame) => object)): Plant => ({
  told: (frame) => [fits(frame) ? { ...frame, ...(typeof change === 'function' ? change(frame) : change) } : frame],
});
const without = (fits: Fits): Plant => ({ told: (frame) => (fits(frame) ? [] : [frame]) });
const twice = (fits: Fits): Plant => ({ told: (frame) => (fits(frame) ? [frame, frame] : [frame]) });

const turned = ({ driver_location: at }: Frame) => ({ driver_location: { lat: at.lng, lng: at.lat } });
const negativeMinutes = bent(isPosition, { time_to_reach_drop_in_min: -1 });
const minutesAsText = bent(isPosition, { time_to_reach_pickup_in_min: '4' });
const minutes = { time_to_reach_pickup_in_min: 0, time_to_reach_drop_in_min: 0 };
const position = { key: tracking, status: true, driver_location: null, ...minutes };
/** Answers some client frames immediately, before the backend. */
const answers = (fits: (text: string, isBinary: boolean) => boolean): Plant => ({
  heard: (text, isBinary, say) => {
    if (fits(text, isBinary)) say(position);
    return null;
  },
});
export const isCase = (text: string, value: number) => text.includes(`"case_value":${value}`);
const ofAnother = (text: string) => text.includes('"customer_id":"1050"');
const ofNoBooking = (text: string) => text.includes('no-such-booking');

let opened = 0;
/** Refuses each connection but the first. */
const oneConnection: Plant = {
  protocols: (offered) => (offered.includes('none') || ++opened === 1 ? offered : ['taxi-token', 'none']),
};

/** Wrong frames. */
export const wrongFrames: readonly Defect[] = [
  ['one position', '705', 'with 2 positions', twice(isPosition)],
  ['the status first', '705', 'not answered with the', without(isStatus)],
  ['one booking id of frames', '705', 'booking_id of the status is 7', bent(isStatus, { booking_id: '7' })],
  ['the status over HTTP', '705', 'AT_CUSTOMER over HTTP', fields(details, { jobStatus: 'AT_CUSTOMER' })],
  ['statuses of frames', update, 'DRIVING', bent(isUpdate, { job_status: 'DRIVING' })],
  ['names of drivers', update, 'driver_name is empty in', bent(isStatus, { driver_name: '' })],
  ['lat and lng', tracking, 'are lat and lng swapped?', bent((frame) => frame.driver_location, turned)],
  ['minutes of positions', tracking, 'drop_in_min is wrong: Invalid value: Expected >=0', negativeMinutes],
  ['minutes as numbers', tracking, 'time_to_reach_pickup_in_min is wrong', minutesAsText],
  ['a place', tracking, 'driver_location is missing', bent(isPosition, { driver_location: undefined })],
  ['a name in each status', update, 'driver_name is missing', bent(isStatus, { driver_name: undefined })],
  ['a booking', completed, 'booking_id is missing', bent(({ key }) => key === completed, { booking_id: undefined })],
  ['a booking that is not null', update, 'booking_id is wrong', bent(isUpdate, { booking_id: null })],
  ['an answer to 700', '700', 'no customer_connected', without(isAnswer)],
  ['no refusal', '700', 'the customer was refused', bent(isAnswer, { status: false })],
  ['text', 'frames', 'a frame was binary', { told: (frame) => [Buffer.from(JSON.stringify(frame)), frame] }],
  ['minutes of nobody', tracking, 'is not 0 without a position', bent(isPosition, { driver_location: null })],
  ['before 700', '700', 'a frame before 700', answers((text) => isCase(text, 705) && !ofNoBooking(text))],
  ['no JSON', ignored, 'that is no JSON', answers((text) => text === 'hello')],
  ['binary', ignored, 'that is binary', answers((_text, isBinary) => isBinary)],
  ['unknown cases', ignored, 'with an unknown case', answers((text) => isCase(text, 799))],
  ['a second 700', ignored, '700 of another customer', answers((text) => ofAnother(text) && isCase(text, 700))],
  ['another customer', ignored, '705 of another customer', answers((text) => ofAnother(text) && isCase(text, 705))],
  ['705 for no booking', ignored, '705 for a booking that', answers((text) => isCase(text, 705) && ofNoBooking(text))],
  ['706 for no booking', ignored, '706 for a booking that', answers((text) => isCase(text, 706))],
  ["somebody else's", ignored, 'booking 20001 of somebody else', answers((text) => text.includes('20001'))],
  ['wrong tokens', proof, 'was not refused', { protocols: (offered) => (offered.includes('none') ? [] : offered) }],
  ['bound tokens', proof, 'names another customer', { protocols: () => [] }],
  ['a second window', proof, 'beside the first connection: it does not open', oneConnection],
];

const { ongoing } = calls;
const order = `${calls.order} (an order)`;
const course = 'the course of a ride';
const FIRST_NUMBER = 20_001;
export const isOrder = (call: string) => call === calls.order;
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
const isLate = (text: string) => isCase(text, 706) && JSON.parse(text).booking_id < FIRST_NUMBER + sampleRides.length;
const lateUnanswered: Plant = { heard: (text) => (isLate(text) ? [] : null) };
const lateCancelled: Plant = {
  heard: (text, _isBinary, say) => {
    if (!isLate(text)) return null;
    say({ key: update, job_status: 'CANCELED', driver_name: '', booking_id: JSON.parse(text).booking_id });
    return [];
  },
};
export const ignoresKeys: Plant = {
  request: ({ headers }) => {
    delete headers['idempotency-key'];
  },
};
const failed = { status: 500, body: { message: 'Internal error' } };
const lost = failures((call, status) => isOrder(call) && status === 200, failed);
const withReason: Plant = { heard: (text) => (isCase(text, 706) ? [text.replace('" "', '"none"')] : null) };
const backwards: Plant = {
  told: (frame) =>
    frame.job_status === 'ACCEPTED' ? [frame, { ...frame, key: update, job_status: 'ASSIGNED' }] : [frame],
};
const early = bent((frame) => frame.driver_location === null, { driver_location: { lat: 51.3, lng: 9.5 } });
/** The statuses before a driver's acceptance, and after a cancellation. A busy machine may miss the search itself. */
const NAMELESS = ['SEARCHING', 'JOB_ACCEPTED_YN', 'CANCELED'];
const named = bent(({ job_status }) => NAMELESS.includes(job_status), { driver_name: 'A' });

let ends = 0;
/** Says only once that the ride is cancelled. */
const lively = bent(({ key, status }) => key === tracking && status === false && ++ends > 1, position);

const sharing = 'a shared ride';
const shareCall = /^POST \/bookings\/\d+\/share$/;
const sharesDone = failures((call, status) => shareCall.test(call) && status === 404, { status: 200 });
const followCall = /^GET \/follow\//;
const followed = (change: object) => fields(followCall, change);
const IN_A_DAY = new Date(Date.now() + 86_400_000).toISOString();
let links = 0;
const otherLinks = bend(shareCall, (link) => ({ ...link, token: `${link.token}${++links}` }));
const isKnownLink = (call: string) => followCall.test(call) && !call.includes('no-such-link');
const endedOtherwise = failures((call, status) => isKnownLink(call) && status === 404, { status: 410 });

/** Wrong orders and rides. */
export const wrongRides: readonly Defect[] = [
  ['the key', order, 'the same Idempotency-Key made booking', ignoresKeys],
  ['the list', order, 'not listed under ongoingAndPreOrder', bend(ongoing, () => [])],
  ['what was ordered', order, 'custMobile of the ride is 1, but', fields(ongoing, { custMobile: '1' })],
  ['an answer that gets lost', 'bookings of this check', 'was made, and cancelled', lost],
  ['each status once', course, 'was told twice', twice(isStatus)],
  ['the order of the statuses', course, 'ASSIGNED came after ACCEPTED', backwards],
  ['no position before a driver has accepted', course, 'before a driver had accepted', early],
  ['nobody is named without a driver who has accepted', update, 'driver_name is there in', named],
  ['a reason', '706', 'cancelled without a reason', withReason],
  ['CANCELED', '706', 'no CANCELED in time', without(({ job_status }) => job_status === 'CANCELED')],
  ['status false', '706', 'no position with', without(({ key, status }) => key === tracking && status === false)],
  ['status false afterwards', '706', '705 after that was not answered with status false', lively],
  ['CANCELED over HTTP', '706', 'over HTTP, not CANCELED', fields(details, { jobStatus: 'ON_THE_WAY' })],
  ['two orders', plainOrder, 'three orders are not three bookings', oneOrderEach],
  ['the newest order last', plainOrder, 'not the newest last', newestFirst],
  ['a bonus that is not there', wrongOrders, 'with a bonus that the customer does not have: expected 400', noBonus],
  ['DELETE', sharing, 'DELETE is not allowed', header('access-control-allow-methods', 'GET,POST,PUT')],
  ['a completed ride is not shared', sharing, 'POST for a completed ride: expected 404', sharesDone],
  ['four hours', sharing, 'minutes ahead, not at most 240', fields(shareCall, { expiresAt: IN_A_DAY })],
  ['the same link', sharing, 'the same call again made another link', otherLinks],
  ['a link made once', sharing, 'isNew is not true for the first call alone', fields(shareCall, { isNew: true })],
  ['nothing else', sharing, 'custName is not in the contract', followed({ custName: 'A' })],
  ['a name that was agreed to', sharing, 'named without having agreed', followed({ passengerFirstName: 'A' })],
  ['minutes of a shared ride', sharing, 'minutesToDrop is wrong: Invalid value', followed({ minutesToDrop: -1 })],
  ['links that have ended', sharing, 'an ended link answers something else', endedOtherwise],
  ['too late', '706', 'was not answered with its status', lateUnanswered, 'regular'],
  ['nothing is cancelled too late', '706', '706 cancelled the completed booking', lateCancelled, 'regular'],
];
