import * as v from 'valibot';
import { CreateOrderRequest, FeedbackRequest } from '../../src/backend/wire';
import { CoordinatesText } from '../../src/lib/text/coordinates-text';
import { tariffs } from '../company/tariff';
import { scenarioNames } from '../scenario/scenario';

/** Bumped when the stored shape changes, so that an old file is recognised instead of misread. */
export const STATE_VERSION = 4;

const text = v.string();
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** An instant in ISO 8601, UTC. */
const instant = v.pipe(
  v.string(),
  v.isoTimestamp(),
  // The form alone would let the 30th of February pass.
  v.check((one) => !Number.isNaN(Date.parse(one)) && new Date(one).toISOString() === one),
);
const carTypes = tariffs.map(({ carType }) => carType);

const StoredCustomer = v.object({
  id: text,
  /** Google's id of the account. */
  sub: text,
  name: text,
  email: text,
  phone: text,
  /** Points from before {@link State}'s `seededAt`. */
  startPoints: count,
  /** Only an active one may use the business page (D2). */
  businessAccount: v.picklist(['none', 'inactive', 'active']),
});

const StoredBooking = v.object({
  bookingId: text,
  orderId: text,
  customerId: text,
  order: v.pipe(
    CreateOrderRequest,
    v.check(({ carType }) => carTypes.includes(carType)),
  ),
  orderedAt: instant,
  /** The key that the order came with; null without one. */
  orderKey: v.nullable(text),
  /** When the search for a driver begins; everything else about the ride follows from it. */
  dispatchAt: instant,
  /** The pace at which this ride runs, kept so that a restart at another pace does not make it jump. */
  speed: v.pipe(v.number(), v.gtValue(0)),
  /** How the ride goes, and the number that its details are drawn from. */
  scenario: v.picklist(scenarioNames),
  seed: count,
  /** The cars whose drivers are asked, one after the other; the last one comes. */
  askedVehicleIds: v.pipe(v.array(v.pipe(text, v.regex(/^[1-9]\d*$/))), v.minLength(1)),
  /** The position of the car when it is sent. */
  carStart: CoordinatesText,
  bonusEuro: v.number(),
  customerTip: v.number(),
  /** 1 cash, 2 card, other online (Spec §3). */
  paymentType: v.number(),
  /** The customer has not paid although the ride is over. */
  isPaymentPending: v.boolean(),
  /** VAT percentage when it is not the site's default (D13). */
  vatRate: v.nullable(v.number()),
  /** The kind of its price, where the company had all kinds at the order. */
  orderedPrice: v.optional(v.object({ kind: v.picklist(['taximeter', 'corridor', 'fixed']), raisedEuro: v.number() })),
  canceledAt: v.nullable(instant),
  cancelReason: text,
});

const StoredShare = v.object({
  /** SHA-256 of the link's token, which is stored nowhere. */
  tokenHash: text,
  /** The random part that the token is made from. */
  nonce: text,
  bookingId: text,
  /** The passenger agreed to be named. */
  showsName: v.boolean(),
  /** Also the moment at which the link was ended. */
  expiresAt: instant,
});

const StateShape = v.object({
  meta: v.object({
    version: v.literal(STATE_VERSION),
    /** The number that the next customer or booking gets. */
    nextNumber: count,
    /** When the sample data was made; later rides earn points. */
    seededAt: instant,
    /** Which journal goes on where this file ends. */
    journal: text,
  }),
  customers: v.array(StoredCustomer),
  bookings: v.array(StoredBooking),
  feedback: v.array(FeedbackRequest),
  shares: v.array(StoredShare),
});

/** Everything the local backend remembers. */
export const State = v.pipe(
  StateShape,
  v.check(({ customers, bookings, feedback, shares }) => {
    const [customerIds, bookingIds] = [customers.map(({ id }) => id), bookings.map(({ bookingId }) => bookingId)];
    const lists = [
      customerIds,
      customers.map(({ sub }) => sub),
      bookingIds,
      feedback.map(({ bookingId }) => bookingId),
      shares.map(({ tokenHash }) => tokenHash),
    ];
    return lists.every((ids) => new Set(ids).size === ids.length);
  }, 'an id stands twice'),
  v.check(({ customers, bookings, feedback, shares }) => {
    const customerIds = new Set(customers.map(({ id }) => id));
    const bookingIds = new Set(bookings.map(({ bookingId }) => bookingId));
    return (
      bookings.every(({ customerId }) => customerIds.has(customerId)) &&
      [...feedback, ...shares].every(({ bookingId }) => bookingIds.has(bookingId))
    );
  }, 'a record belongs to nothing'),
  v.check(
    ({ meta, customers, bookings }) =>
      [...customers.map(({ id }) => id), ...bookings.map(({ bookingId }) => bookingId)].every(
        (id) => Number(id) < meta.nextNumber,
      ),
    'a number is given twice',
  ),
);

/** What is new: records, each in place of the one with the same id where there is one. */
export const Change = v.object({
  nextNumber: v.optional(count),
  customers: v.optional(v.array(StoredCustomer)),
  bookings: v.optional(v.array(StoredBooking)),
  feedback: v.optional(v.array(FeedbackRequest)),
  shares: v.optional(v.array(StoredShare)),
});

/** A customer as stored. */
export type StoredCustomer = v.InferOutput<typeof StoredCustomer>;
/** A booking as stored: the order and what was settled when it was placed. Its status is computed, never stored. */
export type StoredBooking = v.InferOutput<typeof StoredBooking>;
/** A link with which anybody can follow a ride (D51). */
export type StoredShare = v.InferOutput<typeof StoredShare>;
/** The whole content of the data file. */
export type State = v.InferOutput<typeof State>;
/** See the schema of this name. */
export type Change = v.InferOutput<typeof Change>;
