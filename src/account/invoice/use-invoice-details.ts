import { useState } from 'react';
import { tabStore } from '../../lib/storage';
import { useSession } from '../../session/use-session';
import { type InvoiceDetails, readDetails, withDetails } from './invoice-details';

/** What the signed-in customer adds to a document of receipts; kept in this tab only. */
export function useInvoiceDetails(document: string): {
  readonly details: InvoiceDetails;
  readonly change: (change: Partial<InvoiceDetails>) => void;
} {
  const session = useSession();
  const customerId = session.status === 'signed-in' ? session.customer.id : '';
  const owner = { customerId, document };
  const [details, setDetails] = useState(() => readDetails(tabStore.read('taxi.invoice'), owner));
  const change = (changed: Partial<InvoiceDetails>) => {
    const next = { ...details, ...changed };
    setDetails(next);
    tabStore.write('taxi.invoice', withDetails(tabStore.read('taxi.invoice'), owner, next));
  };
  return { details, change };
}
