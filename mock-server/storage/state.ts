import * as v from 'valibot';
import { CreateOrderRequest, FeedbackRequest } from '../../src/backend/wire';
import { CoordinatesText } from '../../src/lib/text/coordinates-text';
import { tariffs } from '../company/tariff';
import { scenarioNames } from '../scenario/scenario';

/** Increased when the stored shape changes, so that an old file is recognised instead of misread. */
export const STATE_VERSION = 4;

const text = v.string();
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** An instant in ISO 8601, UTC. */
const instant = v.pipe(
  v.string(),
  v.isoTimestamp(),
  // The format alone would allow the 30th of February.
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
  /** The start of the driver search, from which all other times of the ride follow. */
  dispatchAt: instant,
  /** The speed of this ride, stored so that a restart at another speed does not make it jump. */
  speed: v.pipe(v.number(), v.gtValue(0)),
  /** The scenario of the ride, and the seed of its details. */
  scenario: v.picklist(scenarioNames),
  seed: count,
  /** The cars whose drivers are asked, in order; the last one accepts. */
  askedVehicleIds: v.pipe(v.array(v.pipe(text, v.regex(/^[1-9]\d*$/))), v.minLength(1)),
  /** The car's position when it is dispatched. */
  carStart: CoordinatesText,
  bonusEuro: v.number(),
  customerTip: v.number(),
  /** 1 cash, 2 card, other online (Spec §3). */
  paymentType: v.number(),
  /** Whether the payment is open although the ride is over. */
  isPaymentPending: v.boolean(),
  /** VAT percentage if it is not the site's default (D13). */
  vatRate: v.nullable(v.number()),
  /** The kind of its price, if the company had all kinds at the time of the order. */
  orderedPrice: v.optional(v.object({ kind: v.picklist(['taximeter', 'corridor', 'fixed']), raisedEuro: v.number() })),
  canceledAt: v.nullable(instant),
  cancelReason: text,
});

const StoredShare = v.object({
  /** SHA-256 of the link's token, which is stored nowhere. */
  tokenHash: text,
  /** The random part of the token. */
  nonce: text,
  bookingId: text,
  /** The passenger agreed to be named. */
  showsName: v.boolean(),
  /** Also the time at which the link was ended. */
  expiresAt: instant,
});

const StateShape = v.object({
  meta: v.object({
    version: v.literal(STATE_VERSION),
    /** The number of the next customer or booking. */
    nextNumber: count,
    /** The creation time of the sample data; later rides earn points. */
    seededAt: instant,
    /** The id of the journal that continues this file. */
    journal: text,
  }),
  customers: v.array(StoredCustomer),
  bookings: v.array(StoredBooking),
  feedback: v.array(FeedbackRequest),
  shares: v.array(StoredShare),
});

/** The whole state of the local backend. */
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

/** The changed records, each replacing the one with the same id, if any. */
export const Change = v.object({
  nextNumber: v.optional(count),
  customers: v.optional(v.array(StoredCustomer)),
  bookings: v.optional(v.array(StoredBooking)),
  feedback: v.optional(v.array(FeedbackRequest)),
  shares: v.optional(v.array(StoredShare)),
});

/** A customer as stored. */
export type StoredCustomer = v.InferOutput<typeof StoredCustomer>;
/** A stored booking: the order and its settled details. Its status is computed, never stored. */
export type StoredBooking = v.InferOutput<typeof StoredBooking>;
/** A link with which anyone can follow a ride (D51). */
export type StoredShare = v.InferOutput<typeof StoredShare>;
/** The whole content of the data file. */
export type State = v.InferOutput<typeof State>;
export type Change = v.InferOutput<typeof Change>;
