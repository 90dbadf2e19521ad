import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { emptyStop, FEWEST_TRAVELLERS, type QuoteForm } from './quote';

const firstValues: QuoteForm = {
  pickups: [emptyStop],
  drop: emptyStop,
  travellers: String(FEWEST_TRAVELLERS),
};

/** The form of a quote. What was typed into the built HTML, before the page's script arrived, stays. */
export function useQuoteForm() {
  const form = useForm<QuoteForm>({ defaultValues: firstValues });
  // Looked at in the first render: from then on the fields show what the form holds.
  const [typed] = useState(readTyped);
  useEffect(() => {
    if (typed) form.reset(typed);
  }, [form, typed]);
  return form;
}

/** What stands in the fields of the built HTML; null where the page came by a link within the site. */
function readTyped(): QuoteForm | null {
  if (typeof document === 'undefined') return null;
  const [pickup, drop, travellers] = ['pickup-1', 'drop', 'travellers'].map(
    (name) => document.querySelector<HTMLInputElement>(`#business-${name}`)?.value,
  );
  if (pickup === undefined) return null;
  return {
    pickups: [{ text: pickup, place: null }],
    drop: { text: drop ?? '', place: null },
    travellers: travellers || firstValues.travellers,
  };
}
