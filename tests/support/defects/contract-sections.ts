/** A section of the contract in docs/backend.md, and how the check of a backend covers its rules. */
interface ContractSection {
  readonly heading: string;
  /** The number of its sentences, list items and rows. A new one needs a planted defect or a reason below. */
  readonly sentences: number;
  /** The planted defects of its rules, by their names. */
  readonly defects: readonly string[];
  /** How its other rules are covered, or why they are not. */
  readonly others: string;
}

const shape = 'the shape of each answer: contract-documents.test.ts';
const refusals = 'each wrong request: planted-refusals.long.test.ts';

/** Every section of the contract, in its order. */
export const contractSections: readonly ContractSection[] = [
  {
    heading: 'What a real backend must provide',
    sentences: 15,
    defects: ['one booking id of frames', 'the status over HTTP', 'CANCELED over HTTP', 'the list'],
    others: 'each repeats a rule from below',
  },
  {
    heading: 'HTTP calls',
    sentences: 48,
    defects: [
      'PUT',
      'DELETE',
      'Authorization by its name',
      'Content-Type',
      'Idempotency-Key',
      'preflights',
      'the origin',
      'the clock',
      'what belongs to a customer',
      'one spelling of a path',
      '10 MB',
      'charsets',
      'refresh tokens',
    ],
    others: `${refusals}; 429 and 500 cannot be made; X-Reference is optional; the rest is about the site`,
  },
  {
    heading: 'POST /google/login',
    sentences: 4,
    defects: ['signatures of identity tokens'],
    others: `${refusals}; only Google can sign a right token`,
  },
  {
    heading: 'GET /bookings/get-more-option and GET /vehicle-location',
    sentences: 4,
    defects: ['c- and d-', 'cars', 'car types of cars'],
    others: shape,
  },
  {
    heading: 'POST /bookings/get-categories and POST /vehicle-location/get-vehicles-distance',
    sentences: 9,
    defects: [
      'no category',
      'seats',
      'car types',
      'prices',
      'minutes to the pickup',
      'the tariff',
      '0.1 km',
      'minutes of the nearest',
    ],
    others: `${shape}; ${refusals}`,
  },
  {
    heading: 'The kind of a price',
    sentences: 18,
    defects: [
      'kinds of prices',
      'a fixed price',
      'a corridor',
      'a price in its corridor',
      'limits without a corridor',
      'the end of a promise',
    ],
    others: 'the price that is charged in the end is seen on the receipt; the rest is about the site',
  },
  {
    heading: 'POST /bookings/createWebsiteOrder',
    sentences: 17,
    defects: ['the key', 'two orders', 'what was ordered', 'a bonus that is not there', 'an answer that gets lost'],
    others:
      'each wrong order: planted-orders.long.test.ts; the line that says who has ordered is the site’s: lines.test.ts',
  },
  {
    heading: 'GET /bookings/{id}',
    sentences: 2,
    defects: ['one booking id of an answer', 'no driver yet', 'pickups', 'drops', 'minutes of a booking'],
    others: `${shape}; ${refusals}`,
  },
  {
    heading: 'GET /bookings/ongoingAndPreOrder',
    sentences: 3,
    defects: [
      'rides that are not over',
      'pre-orders first',
      'the newest ride on the road last',
      'the newest order last',
    ],
    others: shape,
  },
  {
    heading: 'GET /bookings/doneOrder and GET /bookings/missing-feedback',
    sentences: 2,
    defects: [
      'rides that are completed',
      'the newest first',
      '20 rides a page',
      'pages',
      'pages from 0',
      'the newest first without feedback',
    ],
    others: `${shape}; ${refusals}`,
  },
  { heading: 'POST /bookings/feedback', sentences: 3, defects: [], others: `${refusals}; no feedback is stored` },
  {
    heading: 'GET /bookings/get-miles and GET /business-status',
    sentences: 2,
    defects: ['a bonus of 5', '{ status }'],
    others: `points cannot be read; ${shape}`,
  },
  { heading: 'GET /auth/me and PUT /auth/me', sentences: 3, defects: [], others: `${shape}; no profile is changed` },
  {
    heading: 'POST /bookings/{id}/share and DELETE /bookings/{id}/share',
    sentences: 12,
    defects: ['four hours', 'the same link', 'links that have ended'],
    others: `the shape of each answer: share-check.ts; ${refusals}`,
  },
  {
    heading: 'GET /follow/{token}',
    sentences: 10,
    defects: ['nothing else', 'a name that was agreed to', 'minutes of a shared ride'],
    others: `${refusals}; the check does not ask often enough for 429`,
  },
  {
    heading: 'A ride in a list',
    sentences: 12,
    defects: [
      'texts of the drop',
      'invoices once completed',
      '1 to 8 people',
      'Berlin wall time',
      'invoices',
      'no negative price',
      'a price set before the ride',
    ],
    others: shape,
  },
  {
    heading: 'The course of a ride',
    sentences: 16,
    defects: ['statuses', 'the order of the statuses', 'each status once'],
    others: 'the check cancels its ride once a driver has accepted',
  },
  {
    heading: 'The live connection',
    sentences: 2,
    defects: ['no JSON', 'binary'],
    others: 'frames: check-backend.test.ts',
  },
  {
    heading: 'From the site',
    sentences: 5,
    defects: [
      'before 700',
      'unknown cases',
      'a second 700',
      'another customer',
      '705 for no booking',
      '706 for no booking',
      "somebody else's",
      'a reason',
    ],
    others: 'the frames of the site are its own',
  },
  {
    heading: 'To the site',
    sentences: 25,
    defects: [
      'one position',
      'the status first',
      'statuses of frames',
      'names of drivers',
      'lat and lng',
      'minutes of positions',
      'minutes of nobody',
      'no position before a driver has accepted',
      'nobody is named without a driver who has accepted',
      'CANCELED',
      'status false',
      'too late',
      'nothing is cancelled too late',
    ],
    others: 'a search that is given up and the close codes cannot be brought about from outside',
  },
  {
    heading: 'Proof of identity',
    sentences: 12,
    defects: ['wrong tokens', 'bound tokens'],
    others: 'the local backend accepts a socket without a token',
  },
];
