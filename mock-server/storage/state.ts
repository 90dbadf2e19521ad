import * as v from 'valibot';
import { CreateOrderRequest, FeedbackRequest } from '../../src/backend/wire';
import { CoordinatesText } from '../../src/lib/text/coordinates-text';
import { scenarioNames } from '../scenario';

/** Increased when the stored shape changes, so that an old file is refused instead of misread. */
export const STATE_VERSION = 5;

const text = v.string();
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** An instant in ISO 8601, UTC. */
const instant = v.pipe(text, v.isoTimestamp());

const StoredCustomer = v.object({
  /** `sub` is Google's id of the account. */
  ...{ id: text, sub: text, name: text, email: text, phone: text },
  /** Points from before `meta.seededAt`. */
  startPoints: count,
  /** Only an active one may use the business page (D2). */
  businessAccount: v.picklist(['none', 'inactive', 'active']),
});

const StoredBooking = v.object({
  ...{ bookingId: text, orderId: text, customerId: text, order: CreateOrderRequest, orderedAt: instant },
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
  /** 1 cash, 2 card, other online (Spec §3). It may be open although the ride is over. */
  paymentType: v.number(),
  isPaymentPending: v.boolean(),
  /** VAT percentage if it is not the site's default (D13). */
  vatRate: v.nullable(v.number()),
  /** The kind of its price, if the company had all kinds at the time of the order. */
  orderedPrice: v.optional(v.object({ kind: v.picklist(['taximeter', 'corridor', 'fixed']), raisedEuro: v.number() })),
  canceledAt: v.nullable(instant),
  cancelReason: text,
});

const StoredShare = v.object({
  /** SHA-256 of the link's token, which is stored nowhere; `nonce` is its random part. */
  ...{ tokenHash: text, nonce: text, bookingId: text },
  /** The passenger agreed to be named. */
  showsName: v.boolean(),
  /** Also the time at which the link was ended. */
  expiresAt: instant,
});

/** The whole state of the local backend. */
export const State = v.object({
  /** The number of the next customer or booking; when the sample data was made: later rides earn points. */
  meta: v.object({ version: v.literal(STATE_VERSION), nextNumber: count, seededAt: instant }),
  customers: v.array(StoredCustomer),
  bookings: v.array(StoredBooking),
  feedback: v.array(FeedbackRequest),
  shares: v.array(StoredShare),
});

export type StoredCustomer = v.InferOutput<typeof StoredCustomer>;
/** The order and its settled details. The status of a booking is computed, never stored. */
export type StoredBooking = v.InferOutput<typeof StoredBooking>;
/** A link with which anyone can follow a ride (D51). */
export type StoredShare = v.InferOutput<typeof StoredShare>;
/** The whole content of the data file. A list never changes in place: another list takes its place. */
export type State = v.InferOutput<typeof State>;
