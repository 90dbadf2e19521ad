import { chosenRide } from '../../../../src/account/feedback/feedback-flow';
import { sampleRide } from '../../../support/sample-ride';

const [first, second] = [sampleRide({ bookingId: 'B1' }), sampleRide({ bookingId: 'B/2' })];

test.each([
  ['the most recent one', [first, second], '', first, false],
  ['the one that the address names', [first, second], '#booking=B%2F2', second, false],
  ['another one, and says so', [first, second], '#booking=B9', first, true],
  ['the most recent one when the address was cut', [first, second], '#booking=%', first, false],
  ['none when none waits', [], '#booking=B9', null, false],
])('the ride that is rated: %s', (_name, waiting, hash, ride, isAnother) => {
  expect(chosenRide(waiting, hash)).toEqual({ ride, isAnother });
});
