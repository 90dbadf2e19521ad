import { useForm } from 'react-hook-form';
import { typedText } from '../../ui/form/typed-text';
import { useBrowserLayoutEffect } from '../../ui/use-mounted';
import { emptyStop, type QuoteForm, TRAVELLERS_MIN } from './quote';

const firstValues: QuoteForm = {
  pickups: [emptyStop],
  drop: emptyStop,
  travellers: String(TRAVELLERS_MIN),
};

/** The form of a quote. Keeps text that was typed into the built HTML before the script arrived. */
export function useQuoteForm() {
  const form = useForm<QuoteForm>({ defaultValues: firstValues });
  // Set one by one: a reset would replace the pickup fields, and a focused one would lose the focus.
  useBrowserLayoutEffect(() => {
    const [pickup, drop] = [textIn('pickup-1'), textIn('drop')];
    if (pickup) form.setValue('pickups.0', { text: pickup, place: null });
    if (drop) form.setValue('drop', { text: drop, place: null });
    form.setValue('travellers', textIn('travellers') || firstValues.travellers);
  }, [form]);
  return form;
}

const textIn = (name: string): string => typedText(`business-${name}`);
