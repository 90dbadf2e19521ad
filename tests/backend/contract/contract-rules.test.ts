import { readFileSync } from 'node:fs';
import { wrongAnswers } from '../../support/defects/answers';
import { wrongFrames } from '../../support/defects/live';
import { wrongRides } from '../../support/defects/orders';

/**
 * The sections of the contract in docs/backend.md, in their order: the planted defects of their rules by name, and how
 * the other rules are covered, or why they are not.
 */
type ContractSection = readonly [heading: string, defects: string, others: string];

const shape = 'the shape of each answer: contract-documents.test.ts';
const refusals = 'each wrong request: planted-refusals.long.test.ts';

const contractSections: readonly ContractSection[] = [
  [
    'What a real backend must provide',
    'one booking id of frames, the status over HTTP, CANCELED over HTTP, the list',
    'each repeats a rule from below',
  ],
  [
    'HTTP calls',
    'PUT, DELETE, Authorization by its name, Content-Type, Idempotency-Key, preflights, the origin, the ' +
      'clock, what belongs to a customer, one spelling of a path, 10 MB, charsets, refresh tokens',
    `${refusals}; 429 and 500 cannot be made; X-Reference is optional; the rest is about the site`,
  ],
  ['POST /google/login', 'signatures of identity tokens', `${refusals}; only Google can sign a right token`],
  ['GET /bookings/get-more-option and GET /vehicle-location', 'c- and d-, cars, car types of cars', shape],
  [
    'POST /bookings/get-categories and POST /vehicle-location/get-vehicles-distance',
    'no category, seats, car types, prices, minutes to the pickup, the tariff, 0.1 km, minutes of the ' + 'nearest',
    `${shape}; ${refusals}`,
  ],
  [
    'The kind of a price',
    'kinds of prices, a fixed price, a corridor, a price in its corridor, limits without a corridor, the ' +
      'end of a promise',
    'the price that is charged in the end is seen on the receipt; the rest is about the site',
  ],
  [
    'POST /bookings/createWebsiteOrder',
    'the key, two orders, what was ordered, a bonus that is not there, an answer that gets lost',
    'each wrong order: planted-orders.long.test.ts; the line that says who has ordered is the site’s: lines.test.ts',
  ],
  [
    'GET /bookings/{id}',
    'one booking id of an answer, no driver yet, pickups, drops, minutes of a booking',
    `${shape}; ${refusals}`,
  ],
  [
    'GET /bookings/ongoingAndPreOrder',
    'rides that are not over, pre-orders first, the newest ride on the road last, the newest order last',
    shape,
  ],
  [
    'GET /bookings/doneOrder and GET /bookings/missing-feedback',
    'rides that are completed, the newest first, 20 rides a page, pages, pages from 0, the newest first ' +
      'without feedback',
    `${shape}; ${refusals}`,
  ],
  ['POST /bookings/feedback', '', `${refusals}; no feedback is stored`],
  ['GET /bookings/get-miles and GET /business-status', 'a bonus of 5, { status }', `points cannot be read; ${shape}`],
  ['GET /auth/me and PUT /auth/me', '', `${shape}; no profile is changed`],
  [
    'POST /bookings/{id}/share and DELETE /bookings/{id}/share',
    'four hours, the same link, links that have ended',
    `the shape of each answer: share-check.ts; ${refusals}`,
  ],
  [
    'GET /follow/{token}',
    'nothing else, a name that was agreed to, minutes of a shared ride',
    `${refusals}; the check does not ask often enough for 429`,
  ],
  [
    'A ride in a list',
    'texts of the drop, invoices once completed, 1 to 8 people, Berlin wall time, invoices, no negative ' +
      'price, a price set before the ride',
    shape,
  ],
  [
    'The course of a ride',
    'statuses, the order of the statuses, each status once',
    'the check cancels its ride once a driver has accepted',
  ],
  ['The live connection', 'no JSON, binary, text', 'frames: check-backend.test.ts'],
  [
    'From the site',
    'before 700, unknown cases, a second 700, another customer, 705 for no booking, 706 for no booking, ' +
      "somebody else's, a reason",
    'the frames of the site are its own',
  ],
  [
    'To the site',
    'one position, the status first, statuses of frames, names of drivers, lat and lng, minutes of ' +
      'positions, minutes as numbers, a place, a name in each status, a booking, an answer to 700, no refusal, ' +
      'minutes of nobody, no position before a driver has accepted, nobody is named without a ' +
      'driver who has accepted, CANCELED, status false, too late, nothing is cancelled too late',
    'a search that is given up and the close codes cannot be brought about from outside',
  ],
  ['Proof of identity', 'wrong tokens, bound tokens', 'the local backend accepts a socket without a token'],
];

const CONTRACT = ['HTTP calls', 'The course of a ride', 'The live connection', 'What a real backend must provide'];
const document = readFileSync('docs/backend.md', 'utf8');
const parts = document.split(/^## /m).filter((part) => CONTRACT.some((heading) => part.startsWith(`${heading}\n`)));
const headings = parts.flatMap((part) => part.split(/^### /m)).map((section) => section.split('\n')[0]);

describe('Each rule of docs/backend.md has a planted defect, or a reason why it has none', () => {
  it('each section of the contract says which, and why others have none', () => {
    expect(contractSections.map(([heading]) => heading)).toEqual(headings);
    expect(contractSections.filter(([, , others]) => others === '')).toEqual([]);
  });

  it('each planted defect belongs to one section', () => {
    const planted = [...wrongAnswers, ...wrongFrames, ...wrongRides].map(([rule]) => rule);
    const named = contractSections.flatMap(([, defects]) => defects.split(', ').filter((rule) => rule !== ''));
    expect(named.sort()).toEqual(planted.sort());
  });
});
