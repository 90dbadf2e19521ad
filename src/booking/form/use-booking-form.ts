import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { momentNow, now } from '../../device/clock';
import { pagePerson, personalStore } from '../../device/personal-store';
import { berlinWallTime } from '../../lib/berlin-time';
import { useSession } from '../../session/use-session';
import { useBrowserLayoutEffect } from '../../ui/effects';
import { useFormValues } from '../../ui/form/entered-texts';
import { typedText } from '../../ui/form/typed-text';
import { enteredValues, isOfAnotherVersion, mergeEntered, readDraft, restoreForm, toDraft, typedFields } from './draft';
import { type BookingForm, emptyForm, fieldId, noRider, prefilledRider, withoutCustomer } from './form';
import { withLinkedTrip } from './start-link';
import { useStartLink } from './use-start-link';

/** Update interval of the "now" pickup time: well below a minute, so that the time is never visibly late. */
const CLOCK_MS = 10_000;

/** Controls the saved draft, for the booking flow. */
export interface FormDraft {
  /** Stops saving: the form is booked. */
  readonly pause: () => void;
  readonly resume: () => void;
  readonly keep: () => void;
  /** Removes the stored draft: the form is booked. */
  readonly forget: () => void;
}

interface BookingFormState {
  readonly form: UseFormReturn<BookingForm>;
  readonly draft: FormDraft;
  /** The pickup text of a link to this page; empty for none. */
  readonly linkedStart: string;
  /** True if the restored draft's pickup time had passed, so that the customer must choose again. */
  readonly hasTimePassed: boolean;
  readonly setNow: () => void;
}

/**
 * The booking form (Spec §2): empty in the built HTML, then filled with the draft or the current time, then with the
 * signed-in customer's name and phone. Input is saved on the device until it is booked, for at most a day.
 */
export function useBookingForm(): BookingFormState {
  const session = useSession();
  // `useFormCheck` validates the whole form on submit.
  const form = useForm<BookingForm>({ defaultValues: emptyForm, shouldFocusError: false });
  const [hasTimePassed, setTimePassed] = useState(false);
  const link = useStartLink();
  const customer = session.status === 'signed-in' ? session.customer : null;
  const person = customer?.person ?? null;
  const isKnown = session.status !== 'checking';

  // Values set by the site do not count as typing: after a logout, for example, they would restore the draft just
  // cleared.
  const isTyping = useRef(true);
  const setBySite = useCallback((set: () => void) => {
    isTyping.current = false;
    set();
    isTyping.current = true;
  }, []);

  // On a slow network, customers type before the script arrives.
  useBrowserLayoutEffect(() => {
    const typed = readTypedTexts();
    if (Object.keys(typed).length > 0) setBySite(() => setAll(form, { ...emptyForm, ...typed }));
  }, [form, setBySite]);

  // Runs in the browser only: the built HTML has neither clock nor storage. A draft belongs to one person (D45), so it
  // loads once that person is known.
  const restoredFor = useRef<string | null | undefined>(undefined);
  const isTyped = useRef(false);
  useBrowserLayoutEffect(() => {
    if (!isKnown || restoredFor.current !== undefined) return;
    restoredFor.current = person;
    const draft = readOwnDraft(person);
    const restored = restoreForm(draft ?? emptyForm, new Date(now()));
    // The link overrides the draft, and values entered here override both. A link orders nothing.
    const linked = withLinkedTrip(restored.form, link.trip);
    const values = form.getValues();
    const entered = enteredValues({ ...values, start: values.start || link.text });
    setBySite(() => setAll(form, mergeEntered(linked, entered)));
    setTimePassed(restored.hasTimePassed);
    // The link is removed from the address, so the draft saves its values for a reload.
    if (link.trip || Object.keys(entered).length > 0) keepDraft(form.getValues());
  }, [form, link, isKnown, person, setBySite]);

  // A customer who signs in before typing gets their own draft.
  useBrowserLayoutEffect(() => {
    if (person === null || person === restoredFor.current || isTyped.current) return;
    const draft = readOwnDraft(person);
    if (!draft) return;
    const restored = restoreForm(draft, new Date(now()));
    setBySite(() => setAll(form, restored.form));
    setTimePassed(restored.hasTimePassed);
  }, [form, person, setBySite]);

  // Runs after the draft, so that typed values win over the profile's. A customer's data leaves the form when they sign
  // out (D5).
  const given = useRef(noRider);
  useBrowserLayoutEffect(() => {
    const typedByHand = withoutCustomer(form.getValues(), given.current);
    given.current = prefilledRider(typedByHand, customer ?? noRider);
    setBySite(() => {
      form.setValue('name', given.current.name || typedByHand.name);
      form.setValue('phone', given.current.phone || typedByHand.phone);
    });
  }, [form, customer, setBySite]);

  // "Now" follows the clock while the form is open.
  useEffect(() => {
    const follow = () => {
      if (form.getValues('isNow')) setBySite(() => showTime(form));
    };
    const timer = setInterval(follow, CLOCK_MS);
    return () => clearInterval(timer);
  }, [form, setBySite]);

  const isPaused = useRef(false);
  const draft = useMemo<FormDraft>(
    () => ({
      pause: () => {
        isPaused.current = true;
      },
      resume: () => {
        isPaused.current = false;
      },
      keep: () => keepDraft(withoutCustomer(form.getValues(), given.current)),
      forget: () => personalStore.remove('taxi.draft', pagePerson.get().person),
    }),
    [form],
  );
  // Saves the draft on every change, without the session's values. With two tabs the last change wins; neither tab
  // loads the other's draft while open.
  useFormValues(form, () => {
    if (!isTyping.current || isPaused.current) return;
    isTyped.current = true;
    draft.keep();
  });

  const setNow = () => {
    form.setValue('isNow', true);
    showTime(form);
    setTimePassed(false);
  };
  return { form, draft, linkedStart: link.text, hasTimePassed, setNow };
}

/** The draft of this person (null: not signed in yet); removes an expired one. */
function readOwnDraft(person: string | null): BookingForm | null {
  const kept = personalStore.read('taxi.draft', person);
  const draft = readDraft(kept, momentNow().deviceMs);
  if (!draft && !isOfAnotherVersion(kept)) personalStore.remove('taxi.draft', person);
  return draft;
}

/** A draft belongs to the page's person; before the first sign-in it belongs to no one (D45). */
const keepDraft = (form: BookingForm) =>
  personalStore.write('taxi.draft', pagePerson.get().person, toDraft(form, momentNow().deviceMs));

const readTypedTexts = (): Partial<BookingForm> =>
  Object.fromEntries(typedFields.map((field) => [field, typedText(fieldId(field))]).filter(([, text]) => text !== ''));

/** Sets the whole form and keeps its fields registered, so that a key typed before the next render finds its field. */
const setAll = (form: UseFormReturn<BookingForm>, values: BookingForm) => form.reset(values, { keepFieldsRef: true });

/** Sets the form's time to the current minute in Berlin, if it differs. */
function showTime(form: UseFormReturn<BookingForm>) {
  const { date, time } = berlinWallTime(new Date(now()));
  if (form.getValues('date') !== date) form.setValue('date', date);
  if (form.getValues('time') !== time) form.setValue('time', time);
}
