import { useEffect, useInsertionEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { typedText } from '../../ui/form/typed-text';
import { emptyStop, type QuoteForm, TRAVELLERS_MIN } from './quote';

const firstValues: QuoteForm = {
  pickups: [emptyStop],
  drop: emptyStop,
  travellers: String(TRAVELLERS_MIN),
};

/** The form of a quote. Keeps text that was typed into the built HTML before the script arrived. */
export function useQuoteForm() {
  const form = useForm<QuoteForm>({ defaultValues: firstValues });
  // Reads the fields just before React sets their values, and again in the effect, because later typing is newer.
  // Typing between those two is known to the form only: React has already restored the field's value.
  const typed = useRef({ pickup: '', drop: '', travellers: '' });
  useInsertionEffect(() => {
    typed.current = { pickup: textIn('pickup-1'), drop: textIn('drop'), travellers: textIn('travellers') };
  }, []);
  // Set one by one: a reset would replace the pickup fields, and a focused one would lose the focus.
  useEffect(() => {
    const { pickups, drop } = form.getValues();
    form.setValue('pickups.0', { text: textIn('pickup-1') || pickups[0]?.text || typed.current.pickup, place: null });
    form.setValue('drop', { text: textIn('drop') || drop.text || typed.current.drop, place: null });
    form.setValue('travellers', typed.current.travellers || firstValues.travellers);
  }, [form]);
  return form;
}

const textIn = (name: string): string => typedText(`business-${name}`);
