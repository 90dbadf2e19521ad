import { valibotResolver } from '@hookform/resolvers/valibot';
import { type RefObject, useEffect, useInsertionEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { VehicleCategory } from '../../backend/types';
import { berlinWallTime } from '../../lib/berlin-time';
import { backendNow } from '../../lib/clock';
import { tabStore } from '../../lib/storage';
import { useSession } from '../../session/use-session';
import { readDraft, restore, type TypedTexts, typedFields, withTyped, writeDraft } from './draft';
import { type BookingForm, emptyForm, fieldId, givenTo, nobody, prefillTime, withoutCustomer } from './form';
import { withLinkedTrip } from './start-link';
import { useStartLink } from './use-start-link';
import { bookingSchema } from './validate';

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
 * in. What is typed is kept in this tab until it is booked. The chosen vehicle is handed over by reference: which one it
 * is follows from what the form says.
 */
export function useBookingForm(isBooked: boolean, chosen: RefObject<VehicleCategory>): BookingFormState {
  const session = useSession();
  const form = useForm<BookingForm>({
    defaultValues: emptyForm,
    // The schema of the moment of asking. Every rule is asked, not only the first that fails.
    resolver: (values, context, options) =>
      valibotResolver(bookingSchema(chosen.current, new Date(backendNow())))(values, context, options),
    criteriaMode: 'all',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const [isTimeReset, setTimeReset] = useState(false);
  // On a slow network people type while the script is on its way: looked at in the last moment before React takes the fields over.
  const typed = useRef<TypedTexts>({});
  useInsertionEffect(() => {
    typed.current = readTypedTexts();
  }, []);
  const link = useStartLink();
  const customer = session.status === 'signed-in' ? session.customer : null;

  // Only in the browser: the built HTML knows neither clock nor storage.
  useEffect(() => {
    const now = berlinWallTime(new Date(backendNow()));
    const draft = readDraft(tabStore.read('taxi.draft'));
    const restored = draft ? restore(draft, now) : { form: prefillTime(emptyForm, now), hasTimePassed: false };
    // What came with the link is newer than the draft, and what was typed here is newer than both. Nothing is ordered by a link.
    const linked = withLinkedTrip(restored.form, link.trip);
    // Looked at once more: what has been typed since is the newest of all.
    const texts = { ...(link.text && { start: link.text }), ...typed.current, ...readTypedTexts() };
    form.reset(withTyped(linked, texts));
    setTimeReset(restored.hasTimePassed);
  }, [form, link]);

  // After the draft, so that what was typed wins over what is stored. What came from the last customer leaves with them (D5).
  const given = useRef(nobody);
  const isGiving = useRef(false);
  useEffect(() => {
    const typedByHand = withoutCustomer(form.getValues(), given.current);
    given.current = givenTo(typedByHand, customer ?? nobody);
    isGiving.current = true;
    form.setValue('name', given.current.name || typedByHand.name);
    form.setValue('phone', given.current.phone || typedByHand.phone);
    isGiving.current = false;
  }, [form, customer]);

  // "Now" moves on while the form is open.
  useEffect(() => {
    const follow = () => {
      if (form.getValues('isNow')) showTime(form);
    };
    const timer = setInterval(follow, CLOCK_MS);
    return () => clearInterval(timer);
  }, [form]);

  // The draft: on every change, and when the page goes away; without what the session gives again. A booked form is none.
  useEffect(() => {
    if (isBooked) return;
    const save = () => {
      // What the session gives or takes is no typing: a logout has just cleared the draft.
      if (isGiving.current) return;
      tabStore.write('taxi.draft', writeDraft(withoutCustomer(form.getValues(), given.current)));
    };
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
  const { date, time } = berlinWallTime(new Date(backendNow()));
  if (form.getValues('date') !== date) form.setValue('date', date);
  if (form.getValues('time') !== time) form.setValue('time', time);
}
