import { useEffect, useInsertionEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { typedText } from '../../ui/form/typed-text';
import { emptyStop, FEWEST_TRAVELLERS, type QuoteForm } from './quote';

const firstValues: QuoteForm = {
  pickups: [emptyStop],
  drop: emptyStop,
  travellers: String(FEWEST_TRAVELLERS),
};

/** The form of a quote. What was typed into the built HTML, before the page's script arrived, stays. */
export function useQuoteForm() {
  const form = useForm<QuoteForm>({ defaultValues: firstValues });
  // Looked at in the last moment before the fields take the form's, and once more in the effect: what has been typed since is newer. What was
  // typed between React's handlers and the effect is known to the form alone: React has put the field back.
  const typed = useRef({ pickup: '', drop: '', travellers: '' });
  useInsertionEffect(() => {
    typed.current = { pickup: textIn('pickup-1'), drop: textIn('drop'), travellers: textIn('travellers') };
  }, []);
  // Set one by one: a reset would give the pickups new fields, and whoever is in one would lose it.
  useEffect(() => {
    const { pickups, drop } = form.getValues();
    form.setValue('pickups.0', { text: textIn('pickup-1') || pickups[0]?.text || typed.current.pickup, place: null });
    form.setValue('drop', { text: textIn('drop') || drop.text || typed.current.drop, place: null });
    form.setValue('travellers', typed.current.travellers || firstValues.travellers);
  }, [form]);
  return form;
}

const textIn = (name: string): string => typedText(`business-${name}`);
