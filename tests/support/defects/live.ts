import type { Plant } from '../planted/planted-backend';
import { type Defect, details, fields } from '../planted/planted-stage';

const tracking = 'customer_job_driver_tracking';
const update = 'customer_job_update';
const completed = 'customer_job_completed';
const ignored = 'frames that are ignored';
const proof = 'the token of the live connection';
// biome-ignore lint/suspicious/noExplicitAny: frames are bent in every way.
type Frame = any;
const isStatus = (frame: Frame) => frame.job_status !== undefined;
const isPosition = (frame: Frame) => frame.key === tracking;
const isAnswer = (frame: Frame) => frame.key === 'customer_connected';
const isCompleted = (frame: Frame) => frame.key === completed;
const isUpdate = (frame: Frame) => frame.key === update;
/** Changes fields in some of the frames that the client receives. */
const bent = (fits: (frame: Frame) => boolean, change: (frame: Frame) => object): Plant => ({
  told: (frame) => [fits(frame) ? { ...frame, ...change(frame) } : frame],
});
const negativeMinutes = bent(isPosition, () => ({ time_to_reach_drop_in_min: -1 }));
const minutesAsText = bent(isPosition, () => ({ time_to_reach_pickup_in_min: '4' }));
const turned = ({ driver_location: at }: Frame) => ({ driver_location: { lat: at.lng, lng: at.lat } });
const minutes = { time_to_reach_pickup_in_min: 0, time_to_reach_drop_in_min: 0 };
const position = { key: tracking, status: true, driver_location: null, ...minutes };
/** Answers some client frames immediately, before the backend. */
const answers = (fits: (text: string, isBinary: boolean) => boolean): Plant => ({
  heard: (text, isBinary, say) => {
    if (fits(text, isBinary)) say(position);
    return null;
  },
});
const isCase = (text: string, value: number) => text.includes(`"case_value":${value}`);
const ofAnother = (text: string) => text.includes('"customer_id":"1050"');
const ofNoBooking = (text: string) => text.includes('no-such-booking');

/** Wrong frames. */
export const wrongFrames: readonly Defect[] = [
  ['one position', '705', 'with 2 positions', { told: (frame) => (isPosition(frame) ? [frame, frame] : [frame]) }],
  ['the status first', '705', 'not answered with the', { told: (frame) => (isStatus(frame) ? [] : [frame]) }],
  ['one booking id of frames', '705', 'booking_id of the status is 7', bent(isStatus, () => ({ booking_id: '7' }))],
  ['the status over HTTP', '705', 'AT_CUSTOMER over HTTP', fields(details, { jobStatus: 'AT_CUSTOMER' })],
  ['statuses of frames', update, 'DRIVING', bent(isUpdate, () => ({ job_status: 'DRIVING' }))],
  ['names of drivers', update, 'driver_name is empty in', bent(isStatus, () => ({ driver_name: '' }))],
  ['lat and lng', tracking, 'are lat and lng swapped?', bent((frame) => Boolean(frame.driver_location), turned)],
  ['minutes of positions', tracking, 'drop_in_min is wrong: Invalid value: Expected >=0', negativeMinutes],
  ['minutes as numbers', tracking, 'time_to_reach_pickup_in_min is wrong', minutesAsText],
  ['a place', tracking, 'driver_location is missing', bent(isPosition, () => ({ driver_location: undefined }))],
  ['a name in each status', update, 'driver_name is missing', bent(isStatus, () => ({ driver_name: undefined }))],
  ['a booking', completed, 'booking_id is missing', bent(isCompleted, () => ({ booking_id: undefined }))],
  ['an answer to 700', '700', 'no customer_connected', { told: (frame) => (isAnswer(frame) ? [] : [frame]) }],
  ['no refusal', '700', 'the customer was refused', bent(isAnswer, () => ({ status: false }))],
  ['text', 'frames', 'a frame was binary', { told: (frame) => [Buffer.from(JSON.stringify(frame)), frame] }],
  ['minutes of nobody', tracking, 'is not 0 without a position', bent(isPosition, () => ({ driver_location: null }))],
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
];
