import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import jsonServer from 'json-server';
import { Writer } from 'steno';
import * as v from 'valibot';
import { CreateOrderRequest, FeedbackRequest } from '../src/backend/wire';
import { CoordinatesText } from '../src/lib/text/coordinates-text';
import { scenarioNames } from './scenario';

const text = v.string();
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** An instant in ISO 8601, UTC. */
const instant = v.pipe(text, v.isoTimestamp());
const priceKind = v.picklist(['taximeter', 'corridor', 'fixed']);
const listOf = <Entries extends v.ObjectEntries>(entries: Entries) => v.array(v.object(entries));

/** The whole state of the local backend. */
export const State = v.object({
  /**
   * The version is increased when the stored shape changes, so that an old file is refused instead of misread. The
   * number of the next customer or booking; when the sample data was made: later rides earn points.
   */
  meta: v.object({ version: v.literal(5), nextNumber: count, seededAt: instant }),
  customers: listOf({
    /** `sub` is Google's id of the account. */
    ...{ id: text, sub: text, name: text, email: text, phone: text },
    /** Points from before `meta.seededAt`. */
    startPoints: count,
    /** Only an active one may use the business page (D2). */
    businessAccount: v.picklist(['none', 'inactive', 'active']),
  }),
  bookings: listOf({
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
    orderedPrice: v.optional(v.object({ kind: priceKind, raisedEuro: v.number() })),
    canceledAt: v.nullable(instant),
  }),
  feedback: v.array(FeedbackRequest),
  shares: listOf({
    /** SHA-256 of the link's token, which is stored nowhere; `nonce` is its random part. */
    ...{ tokenHash: text, nonce: text, bookingId: text },
    /** The passenger agreed to be named. */
    showsName: v.boolean(),
    /** Also the time at which the link was ended. */
    expiresAt: instant,
  }),
});

/** The whole content of the data file. A list never changes in place: another list takes its place. */
export type State = v.InferOutput<typeof State>;
export type StoredCustomer = State['customers'][number];
/** The order and its settled details. The status of a booking is computed, never stored. */
export type StoredBooking = State['bookings'][number];
/** A link with which anyone can follow a ride (D51). */
export type StoredShare = State['shares'][number];

/** An unusable data file; the message is one sentence for a person. */
export class DataFileError extends Error {}

/** The backend's state. A change is in memory at once, and in the data file once `saved` says so. */
export type DataStore = ReturnType<typeof openDataStore>;

/**
 * Opens the data file, or begins with the seed if there is none or if `isFresh`. The state is in json-server's lowdb,
 * whose file adapter is not used: it answers before the file is whole. Throws {@link DataFileError} for a file that
 * cannot be read.
 */
export function openDataStore(path: string, seed: () => State, isFresh = false) {
  let inFile = isFresh || !existsSync(path) ? null : readDataFile(path);
  const { db } = jsonServer.router<State>(inFile ?? seed());
  const file = new Writer(path);
  let writing: Promise<void> | null = null;
  /** Writes the present state; after a crash at any moment the file is the old one or the new one. */
  const write = async () => {
    const state = db.getState();
    try {
      mkdirSync(dirname(path), { recursive: true });
      await file.write(JSON.stringify(state));
      inFile = state;
    } catch (error) {
      if (inFile) db.setState(inFile);
      throw new DataFileError(`The data file ${path} cannot be written: ${(error as Error).message}.`);
    }
  };
  return {
    read: (): State => db.getState(),
    /** Puts new records, and new versions of known ones, which take the place of those with the same key. */
    put: ({ nextNumber, ...changed }: Partial<Omit<State, 'meta'> & { nextNumber: number }>): void => {
      const { meta, ...lists } = db.getState();
      db.setState({
        meta: { ...meta, nextNumber: nextNumber ?? meta.nextNumber },
        customers: withRecords(lists.customers, changed.customers, ({ id }) => id),
        bookings: withRecords(lists.bookings, changed.bookings, ({ bookingId }) => bookingId),
        feedback: withRecords(lists.feedback, changed.feedback, ({ bookingId }) => bookingId),
        shares: withRecords(lists.shares, changed.shares, ({ tokenHash }) => tokenHash),
      });
    },
    /** Replaces the whole state. */
    replace: (next: State): void => void db.setState(next),
    /**
     * Resolves once the data file has every change up to now: no change is answered before. Rejects if it cannot be
     * written; then these changes are forgotten.
     */
    saved: async (): Promise<void> => {
      // A write under way began before the last change. What changes meanwhile is part of the next write.
      if (db.getState() !== inFile) await writing;
      if (db.getState() === inFile) return;
      writing ??= write().finally(() => {
        writing = null;
      });
      await writing;
    },
  };
}

function readDataFile(path: string): State {
  try {
    return v.parse(v.pipe(v.string(), v.parseJson(), State), readFileSync(path, 'utf8'));
  } catch (error) {
    if (!v.isValiError(error))
      throw new DataFileError(`The data file ${path} cannot be read: ${(error as Error).message}.`);
    const what = `The data file ${path} is damaged or of another version, and was not changed`;
    throw new DataFileError(`${what}: move it away, or delete it with npm run backend -- --reset.`);
  }
}

/** The list with these new and changed entries: a key keeps its place in a Map when it is set again. */
function withRecords<Entry>(list: Entry[], changed: readonly Entry[] = [], keyOf: (entry: Entry) => string): Entry[] {
  return [...new Map([...list, ...changed].map((entry) => [keyOf(entry), entry])).values()];
}
