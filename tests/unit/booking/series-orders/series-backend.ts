import type { CallFailure } from '../../../../src/backend/failure';
import type { OrderRequest, Ride } from '../../../../src/backend/types';
import type { SeriesTools } from '../../../../src/booking/series-orders/place-series';
import type { SeriesRecord } from '../../../../src/job/series/series-record';
import { parseBerlinTime } from '../../../../src/lib/berlin-time';
import { fail, succeed } from '../../../../src/lib/result';
import { sampleRide } from '../../../support/sample-ride';
import { hauptbahnhof, wilhelmshoehe } from '../samples';

/** A fault of one POST. */
export type OrderFault =
  | { readonly kind: 'answer'; readonly status: number; readonly isStored: boolean }
  /** The request or its answer is lost. */
  | { readonly kind: 'lost' | 'hanging'; readonly isStored: boolean }
  | { readonly kind: 'without-id' }
  /** The page goes away while the request is under way: its answer never arrives. */
  | { readonly kind: 'left'; readonly isStored: boolean };

/** Twelve rides: Monday, Wednesday and Friday of two weeks, there and back. */
export function seriesOfTwelve(): SeriesRecord {
  const days = ['11-23', '11-25', '11-27', '11-30', '12-02', '12-04'];
  const { id: _id, label: pickup, ...start } = hauptbahnhof;
  const { id: _other, label: drop, ...end } = wilhelmshoehe;
  return {
    version: 1,
    id: 'series',
    words: { pickup, drop },
    isTreatment: false,
    order: {
      name: 'Jörg Beispiel',
      phone: '+49 171 3920001',
      pickup: start,
      drop: end,
      passengers: 1,
      instruction: { there: '', back: '', last: '' },
      carType: 'PKW',
      carCategoryIds: [],
      driverFeatureIds: [],
    },
    rows: days.flatMap((day) =>
      ['06:30', '11:30'].map((time, index) => ({
        key: `key ${day} ${time}`,
        startsAt: `2026-${day} ${time}:00`,
        isBack: index === 1,
        state: 'waiting' as const,
      })),
    ),
  };
}

/** 20 November 2026, 14:05 in Berlin. */
const START_MS = Date.parse('2026-11-20T13:05:30Z');
const TIMEOUT_MS = 20_000;
const failure = (kind: CallFailure['kind'], status: number | null): CallFailure => ({
  kind,
  status,
  message: 'bookingFailed',
});

/** A promise that is never settled: the page has gone. */
const never = <Answer>() => new Promise<Answer>(() => {});

/**
 * A backend that knows no keys: each POST that arrives is one more order. It has one device with one clock. A fault
 * belongs to the first POST of a row, which is counted from 1.
 */
export function seriesBackend(record: SeriesRecord | null = seriesOfTwelve()) {
  let passedMs = 0;
  let posts = 0;
  let nextNumber = 100;
  let kept: SeriesRecord | null = record;
  let isHeld = false;
  let onLeft = () => {};
  const queue: (() => void)[] = [];
  const orders: { readonly bookingId: string; readonly order: OrderRequest; readonly key: string }[] = [];
  const faults = new Map<number, OrderFault>();
  const list = { status: 200, dropped: 0, isOffline: false, others: [] as Ride[] };

  const store = (order: OrderRequest, key: string) => {
    const bookingId = String(nextNumber);
    nextNumber += 1;
    orders.push({ bookingId, order, key });
    return bookingId;
  };
  const rideOf = ({ bookingId, order }: (typeof orders)[number]) =>
    sampleRide({
      bookingId,
      startsAt: parseBerlinTime(order.startsAt),
      customerPhone: order.phone,
      passengers: order.passengers,
      pickup: order.pickup,
    });

  const createOrder: SeriesTools['createOrder'] = async (order, key) => {
    posts += 1;
    const row = seriesOfTwelve().rows.findIndex((row) => row.startsAt === order.startsAt) + 1;
    const fault = faults.get(row);
    faults.delete(row);
    if (!fault) return succeed(store(order, key));
    if (fault.kind === 'without-id' || fault.isStored) store(order, key);
    switch (fault.kind) {
      case 'answer':
        return fail(failure(fault.status === 401 ? 'unauthorized' : 'refused', fault.status));
      case 'lost':
        return fail(failure('unreachable', null));
      case 'hanging':
        passedMs += TIMEOUT_MS;
        return fail(failure('timeout', null));
      case 'without-id':
        return fail(failure('malformed', 200));
      case 'left':
        onLeft();
        return never();
    }
  };
  const release = () => {
    isHeld = false;
    queue.shift()?.();
  };
  const alone: SeriesTools['alone'] = async (step) => {
    if (isHeld) await new Promise<void>((resolve) => queue.push(resolve));
    isHeld = true;
    try {
      return await step();
    } finally {
      release();
    }
  };

  const tools: SeriesTools = {
    createOrder,
    readRides: async () => {
      if (list.isOffline) return fail(failure('unreachable', null));
      if (list.status === 401) return fail(failure('unauthorized', 401));
      if (list.status !== 200) return fail(failure('refused', list.status));
      return succeed({ entries: [...list.others, ...orders.map(rideOf)], dropped: list.dropped });
    },
    wait: async (delayMs) => {
      passedMs += delayMs;
    },
    isOver: async () => false,
    seemsOffline: () => list.isOffline,
    now: () => ({ deviceMs: START_MS + passedMs, aheadMs: 0 }),
    read: () => kept,
    keep: (next) => {
      kept = next;
    },
    alone,
  };
  return {
    tools,
    orders,
    list,
    faults,
    posts: () => posts,
    record: () => kept,
    setRecord: (next: SeriesRecord | null) => {
      kept = next;
    },
    states: () => kept?.rows.map(({ state }) => state) ?? [],
    pass: (ms: number) => {
      passedMs += ms;
    },
    /** Resolves when a page has left during its POST; the browser frees its lock then. */
    left: () =>
      new Promise<void>((resolve) => {
        onLeft = () => {
          release();
          resolve();
        };
      }),
  };
}
