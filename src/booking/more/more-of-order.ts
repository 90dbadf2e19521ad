import type { PhoneNumber } from '../../lib/text/phone';
import type { Rider } from '../form/form';
import type { BookingRequest } from '../order/booking-request';
import { isSeries } from '../series/series-choice';
import { healthLinesOf, linesOf, seriesLinesOf } from './lines';
import { type MoreValues, namedStops } from './more';

/** The parsed phone numbers; null if a number could not be parsed. */
export interface OrderNumbers {
  readonly customer: PhoneNumber | null;
  readonly passenger: PhoneNumber | null;
}

/** Whom the driver picks up and calls, if it is not the customer; null for the customer. */
export const riderOf = (more: MoreValues | null): Rider | null => more?.passenger ?? null;

/** What these values add to an order of this customer. */
export function moreOfOrder(
  more: MoreValues,
  { name, phone }: Rider,
  numbers: OrderNumbers,
): Pick<BookingRequest, 'lines' | 'passenger' | 'hasStops' | 'hasHealthData' | 'healthLines' | 'series'> {
  const orderer = { name, phone: numbers.customer?.shown ?? phone };
  const { series } = more;
  return {
    lines: linesOf(more, orderer),
    passenger: more.passenger?.name.trim() ?? '',
    hasStops: namedStops(more).length > 0,
    hasHealthData: more.treatment !== null,
    healthLines: healthLinesOf(more),
    ...(isSeries(series) && { series: { choice: series, lines: seriesLinesOf(more, orderer) } }),
  };
}
