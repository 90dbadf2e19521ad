import { useState } from 'react';
import { personalTabStore } from '../../device/personal-store';
import { usePerson } from '../../session/use-session';
import { type InvoiceDetails, readDetails, withDetails } from './invoice-details';

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
