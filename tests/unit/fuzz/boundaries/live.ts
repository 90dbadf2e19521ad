import * as v from 'valibot';
import { parseFrame, type Received } from '../../../../src/live/parse';
import type { Boundary } from '../../../support/fuzz/boundary';
import { id, minutes, name, orNull, position, status } from '../../../support/fuzz/shapes';
import { frames } from '../../live/frame-table';

const received: v.GenericSchema<unknown, Received> = v.variant('type', [
  v.strictObject({ type: v.literal('connected'), isAccepted: v.boolean() }),
  v.strictObject({
    type: v.literal('news'),
    bookingId: orNull(id),
    message: v.variant('type', [
      v.strictObject({ type: v.literal('job-updated'), status, driverName: orNull(name) }),
      v.strictObject({ type: v.literal('job-accepted'), status, driverName: orNull(name) }),
      v.strictObject({ type: v.literal('job-completed'), status }),
      v.strictObject({
        type: v.literal('vehicle-tracked'),
        isActive: v.boolean(),
        position: orNull(position),
        pickupMinutes: orNull(minutes),
        dropMinutes: orNull(minutes),
      }),
    ]),
  }),
]);

/** The frames of the live connection. */
export const liveBoundaries: readonly Boundary[] = frames.map(({ sample }) => ({
  name: `the frame ${sample.key} with ${Object.keys(sample).slice(1).join(', ')}`,
  files: ['src/live/parse.ts', 'src/backend/status-word.ts'],
  form: 'json',
  samples: [sample],
  read: parseFrame,
  answers: received,
}));
