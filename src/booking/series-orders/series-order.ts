import type { OrderRequest } from '../../backend/types';
import type { SeriesOrder, SeriesRecord, SeriesRow } from '../../job/series/series-record';
import type { BookingRequest } from '../order/booking-request';
import { instructionParts, toOrderRequest } from '../order/payload';
import type { PlannedRide } from '../series/plan';

/** The series of these rides; `newKey` makes random ids. No line with health data is part of it. */
export function newSeries(request: BookingRequest, rides: readonly PlannedRide[], newKey: () => string): SeriesRecord {
  const { form, category, pickup, drop, series, healthLines = [] } = request;
  const { there = [], back = [] } = series?.lines ?? {};
  const { startsAt: _startsAt, useMiles: _useMiles, ...order } = toOrderRequest(request, false);
  const [first, last] = instructionParts(form, category);
  return {
    version: 1,
    id: newKey(),
    words: { pickup: pickup.label, drop: drop?.label ?? '' },
    order: {
      ...order,
      carCategoryIds: [...order.carCategoryIds],
      driverFeatureIds: [...order.driverFeatureIds],
      instruction: {
        there: [...first, ...there].join('\n'),
        back: [...first, ...back].join('\n'),
        last: last.join('\n'),
      },
    },
    isTreatment: healthLines.length > 0,
    rows: rides.map(({ date, time, isBack }) => ({
      key: newKey(),
      startsAt: `${date} ${time}:00`,
      isBack,
      state: 'waiting',
    })),
  };
}

/**
 * The order of one ride; the way back has pickup and destination swapped. `lines` are the lines of the instructions
 * that are not stored.
 */
export function orderOf(order: SeriesOrder, { startsAt, isBack }: SeriesRow, lines: readonly string[]): OrderRequest {
  const { pickup, drop, instruction } = order;
  return {
    ...order,
    ...(isBack && drop && { pickup: drop, drop: pickup }),
    startsAt,
    instruction: [isBack ? instruction.back : instruction.there, ...lines, instruction.last].filter(Boolean).join('\n'),
    // One bonus cannot be shared by many rides.
    useMiles: false,
  };
}
