import { useState } from 'react';
import type { CallFailure } from '../../backend/failure';
import type { Ride } from '../../backend/types';
import { personalTabStore } from '../../device/personal-store';
import { usePerson } from '../../session/use-session';
import { useLoadPagesWhile, useRidePages } from '../completed-rides/use-completed-rides';
import { type InvoiceDetails, readDetails, withDetails } from './invoice-details';

/** The rides of a document: searched for page by page, then the rides found. */
export type InvoicedRides =
  | { readonly status: 'looking' }
  | { readonly status: 'failed'; readonly failure: CallFailure | null; readonly retry: () => void }
  | { readonly status: 'found'; readonly rides: readonly Ride[]; readonly notFound: readonly string[] };

/** The completed rides with these order ids, in this order. */
export function useInvoicedRides(orderIds: readonly string[]): InvoicedRides {
  const pages = useRidePages();
  const { query } = pages;
  const byOrder = new Map(pages.rides.map((ride) => [ride.orderId, ride]));
  const rides = orderIds.flatMap((orderId) => byOrder.get(orderId) ?? []);
  const notFound = orderIds.filter((orderId) => !byOrder.has(orderId));
  useLoadPagesWhile(notFound.length > 0, pages);

  if (notFound.length > 0 && query.isError) {
    const retry = () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch());
    return { status: 'failed', failure: query.error, retry };
  }
  // A ride that has just ended is in no list read before.
  if (notFound.length > 0 && (query.isFetching || query.hasNextPage)) return { status: 'looking' };
  return { status: 'found', rides, notFound };
}

/** The signed-in customer's additions to a document of receipts, stored in this tab only. */
export function useInvoiceDetails(document: string): {
  readonly details: InvoiceDetails;
  readonly change: (change: Partial<InvoiceDetails>) => void;
} {
  const person = usePerson();
  const [details, setDetails] = useState(() => readDetails(personalTabStore.read('taxi.invoice', person), document));
  const change = (changed: Partial<InvoiceDetails>) => {
    const next = { ...details, ...changed };
    setDetails(next);
    const kept = personalTabStore.read('taxi.invoice', person);
    personalTabStore.write('taxi.invoice', person, withDetails(kept, document, next));
  };
  return { details, change };
}
