import * as v from 'valibot';
import { orderIdsOf } from '../../../../src/account/completed-rides/invoice-path';
import { chosenRide } from '../../../../src/account/feedback/feedback-flow';
import { readBookAgainLink, readStartLink } from '../../../../src/booking/form/start-link';
import { bookingIdIn } from '../../../../src/job/booking-path';
import { tokenIn } from '../../../../src/job/follow-path';
import { site } from '../../../../src/site';
import type { Boundary } from '../../../support/fuzz/boundary';
import { id, line, orNull, position } from '../../../support/fuzz/shapes';
import { sampleRide } from '../../../support/sample-ride';

const waiting = [sampleRide(), sampleRide({ bookingId: 'B2' })];
const linked = v.strictObject({ label: v.pipe(line, v.nonEmpty()), coordinates: position });

/** What the address of a page says: its path and its fragment. No page reads a query. */
export const addressBoundaries: readonly Boundary[] = [
  {
    name: 'the fragment of a link to the booking screen',
    files: ['src/booking/form/start-link.ts', 'src/lib/places/place-link.ts', 'src/lib/links.ts'],
    form: 'text',
    samples: ['#from=51.318,9.4895,Hauptbahnhof&to=51.3,9.44,Bahnhof', '#from=Hauptbahnhof%2C%20Kassel'],
    read: readStartLink,
    nothing: { text: '', trip: null },
    answers: v.strictObject({
      text: line,
      trip: orNull(v.strictObject({ from: orNull(linked), to: orNull(linked) })),
    }),
  },
  {
    name: 'the fragment of a link that repeats a booking',
    files: ['src/booking/form/start-link.ts'],
    form: 'text',
    samples: ['#again=20001&payment=card', '#again=A%2F12'],
    read: readBookAgainLink,
    answers: v.strictObject({ bookingId: id, payment: orNull(v.picklist(site.paymentTypes)) }),
  },
  {
    name: 'the ride in the fragment of the feedback page',
    files: ['src/account/feedback/feedback-flow.ts'],
    form: 'text',
    samples: ['#booking=B2'],
    read: (hash) => chosenRide(waiting, hash),
    answers: v.strictObject({ ride: v.custom((ride) => waiting.includes(ride as never)), isAnother: v.boolean() }),
  },
  {
    name: 'the booking in the path of a ride',
    files: ['src/job/booking-path.ts', 'src/lib/id.ts'],
    form: 'text',
    samples: ['/website/de/booking-details/2026%2F0815', '/booking-details/A.12/'],
    read: bookingIdIn,
    answers: id,
  },
  {
    name: 'the orders in the path of an invoice',
    files: ['src/account/completed-rides/invoice-path.ts'],
    form: 'text',
    samples: ['/private/invoice/900,901'],
    read: orderIdsOf,
    nothing: [],
    answers: v.array(id),
  },
  {
    name: 'the token in the fragment of a shared ride',
    files: ['src/job/follow-path.ts'],
    form: 'text',
    samples: ['#abcdefghijklmnopqrstuv'],
    read: tokenIn,
    answers: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22,200}$/)),
  },
];
