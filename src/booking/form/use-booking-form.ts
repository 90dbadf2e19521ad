import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { berlinWallTime } from '../../lib/berlin-time';
import { tabStore } from '../../lib/storage';
import { useSession } from '../../session/use-session';
import { DRAFT_KEY, readDraft, restore, type TypedTexts, typedFields, withTyped, writeDraft } from './draft';
import { type BookingForm, emptyForm, fieldId, prefillCustomer, prefillTime } from './form';
import { useStartLink } from './use-start-link';

/** How often a pickup time of "now" is set by the clock; well below a minute, so that it is never seen late. */
const CLOCK_MS = 10_000;

/** The form with its draft, its clock and the customer's name and phone. */
interface BookingFormState {
  readonly form: UseFormReturn<BookingForm>;
  /** The restored draft's pickup time had passed and is now again. */
  readonly isTimeReset: boolean;
  /** Back to "as soon as possible". */
  readonly setNow: () => void;
}

/**
 * The booking form (Spec §2): empty in the built HTML, then the draft or now, then name and phone of whoever is signed
 * in. What is typed is kept in this tab until it is booked.
 */
export function useBookingForm(isBooked: boolean): BookingFormState {
  const session = useSession();
  const form = useForm<BookingForm>({ defaultValues: emptyForm, shouldFocusError: false });
  const [isTimeReset, setTimeReset] = useState(false);
  // Looked at before React takes the fields over: on a slow network people type while the script is on its way.
  const [typed] = useState(readTypedTexts);
  const start = useStartLink();
  const customer = session.status === 'signed-in' ? session.customer : null;

  // Only in the browser: the built HTML knows neither clock nor storage.
  useEffect(() => {
    const now = berlinWallTime(new Date());
    const draft = readDraft(tabStore.read(DRAFT_KEY));
    const restored = draft ? restore(draft, now) : { form: prefillTime(emptyForm, now), hasTimePassed: false };
    // A pickup that came with the link is newer than the draft, and what was typed here is newer than both.
    form.reset(withTyped(restored.form, { ...(start && { start }), ...typed }));
    setTimeReset(restored.hasTimePassed);
  }, [form, typed, start]);

  // After the draft, so that what was typed wins over what is stored.
  useEffect(() => {
    if (!customer) return;
    const { name, phone } = prefillCustomer(form.getValues(), customer);
    form.setValue('name', name);
    form.setValue('phone', phone);
  }, [form, customer]);

  // "Now" moves on while the form is open.
  useEffect(() => {
    const follow = () => {
      if (form.getValues('isNow')) showTime(form);
    };
    const timer = setInterval(follow, CLOCK_MS);
    return () => clearInterval(timer);
  }, [form]);

  // The draft: on every change, and when the page goes away. A booked form is no draft any more.
  useEffect(() => {
    if (isBooked) return;
    const save = () => void tabStore.write(DRAFT_KEY, writeDraft(form.getValues()));
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: save });
    window.addEventListener('pagehide', save);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', save);
    };
  }, [form, isBooked]);

  const setNow = () => {
    form.setValue('isNow', true);
    showTime(form);
    setTimeReset(false);
  };
  return { form, isTimeReset, setNow };
}

/** What stands in the fields of the built HTML; nothing on the server and after a navigation within the site. */
function readTypedTexts(): TypedTexts {
  if (typeof document === 'undefined') return {};
  const texts = typedFields.map((field) => {
    const element = document.getElementById(fieldId(field));
    const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    return [field, isText ? element.value : ''] as const;
  });
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

/** Shows the running minute in Berlin, when it is not shown already. */
function showTime(form: UseFormReturn<BookingForm>) {
  const { date, time } = berlinWallTime(new Date());
  if (form.getValues('date') !== date) form.setValue('date', date);
  if (form.getValues('time') !== time) form.setValue('time', time);
}
