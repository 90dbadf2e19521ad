import { useCallback, useEffect, useInsertionEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { backendNow } from '../../device/clock';
import { pagePerson } from '../../device/page-person';
import { personalStore } from '../../device/personal-store';
import { berlinWallTime } from '../../lib/berlin-time';
import { useSession } from '../../session/use-session';
import { typedText } from '../../ui/form/typed-text';
import { draftOf, enteredIn, isOfAnotherVersion, readDraft, restore, typedFields, withEntered } from './draft';
import { type BookingForm, emptyForm, fieldId, givenTo, nobody, withoutCustomer } from './form';
import { withLinkedTrip } from './start-link';
import { useStartLink } from './use-start-link';

/**
 * The form is set in the same commit that shows it: an effect after the paint would let letters come between. (In the built HTML no effect
 * runs, and React warns of layout effects there.)
 */
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** How often a pickup time of "now" is set by the clock; well below a minute, so that it is never seen late. */
const CLOCK_MS = 10_000;

/** The draft that the form keeps on the device, for the booking flow. */
export interface FormDraft {
  /** Keeps nothing more: the form is booked. Answers how to undo that. */
  readonly pause: () => () => void;
  /** Keeps the form as it is now. */
  readonly keep: () => void;
}

/** The form with its draft, its clock and the customer's name and phone. */
interface BookingFormState {
  readonly form: UseFormReturn<BookingForm>;
  readonly draft: FormDraft;
  /** The pickup as text that a link to this page has brought; empty for none. */
  readonly linkedStart: string;
  /** The restored draft's pickup time had passed: it is asked again. */
  readonly hasTimePassed: boolean;
  /** Back to "as soon as possible". */
  readonly setNow: () => void;
}

/**
 * The booking form (Spec §2): empty in the built HTML, then the draft or now, then name and phone of whoever is signed
 * in. What is typed is kept on the device until it is booked, for a day at most.
 */
export function useBookingForm(): BookingFormState {
  const session = useSession();
  // Checked as a whole when it is sent, by `useFormCheck`.
  const form = useForm<BookingForm>({ defaultValues: emptyForm, shouldFocusError: false });
  const [hasTimePassed, setTimePassed] = useState(false);
  const link = useStartLink();
  const customer = session.status === 'signed-in' ? session.customer : null;
  const person = customer?.person ?? null;
  const isKnown = session.status !== 'checking';

  // What the site itself sets is no typing: a logout has just cleared the draft, and the clock alone is none.
  const isTyping = useRef(true);
  const setBySite = useCallback((set: () => void) => {
    isTyping.current = false;
    set();
    isTyping.current = true;
  }, []);

  // On a slow network people type before the script arrives. Their text is read before React changes the fields.
  const typedEarly = useRef<Partial<BookingForm>>({});
  useInsertionEffect(() => {
    typedEarly.current = readTypedTexts();
  }, []);
  useBrowserLayoutEffect(() => {
    if (Object.keys(typedEarly.current).length > 0)
      setBySite(() => setAll(form, { ...emptyForm, ...typedEarly.current }));
  }, [form, setBySite]);

  // Only in the browser: the built HTML knows neither clock nor storage. A draft is its person's (D45): it comes once they are known.
  const restoredFor = useRef<string | null | undefined>(undefined);
  const isTyped = useRef(false);
  useBrowserLayoutEffect(() => {
    if (!isKnown || restoredFor.current !== undefined) return;
    restoredFor.current = person;
    const draft = readOwnDraft(person);
    const restored = restore(draft ?? emptyForm, new Date(backendNow()));
    // What came with the link is newer than the draft, and what was entered here is newer than both. Nothing is ordered by a link.
    const linked = withLinkedTrip(restored.form, link.trip);
    const values = form.getValues();
    const entered = enteredIn({ ...values, start: values.start || link.text });
    setBySite(() => setAll(form, withEntered(linked, entered)));
    setTimePassed(restored.hasTimePassed);
    // The link leaves the address: what it has brought must survive a reload too.
    if (link.trip || Object.keys(entered).length > 0) keepDraft(form.getValues());
  }, [form, link, isKnown, person, setBySite]);

  // Who logs in at a form in which nobody has typed has their own draft again.
  useBrowserLayoutEffect(() => {
    if (person === null || person === restoredFor.current || isTyped.current) return;
    const draft = readOwnDraft(person);
    if (!draft) return;
    const restored = restore(draft, new Date(backendNow()));
    setBySite(() => setAll(form, restored.form));
    setTimePassed(restored.hasTimePassed);
  }, [form, person, setBySite]);

  // After the draft, so that what was typed wins over what is stored. What came from the last customer leaves with them (D5).
  const given = useRef(nobody);
  useBrowserLayoutEffect(() => {
    const typedByHand = withoutCustomer(form.getValues(), given.current);
    given.current = givenTo(typedByHand, customer ?? nobody);
    setBySite(() => {
      form.setValue('name', given.current.name || typedByHand.name);
      form.setValue('phone', given.current.phone || typedByHand.phone);
    });
  }, [form, customer, setBySite]);

  // "Now" moves on while the form is open.
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
        return () => {
          isPaused.current = false;
        };
      },
      keep: () => keepDraft(withoutCustomer(form.getValues(), given.current)),
    }),
    [form],
  );
  // The draft: on every change, without what the session gives again. Of two tabs the last change is kept; neither takes over
  // what the other writes while it is typed in.
  useEffect(() => {
    const keep = () => {
      if (!isTyping.current || isPaused.current) return;
      isTyped.current = true;
      draft.keep();
    };
    return form.subscribe({ formState: { values: true }, callback: keep });
  }, [form, draft]);

  const setNow = () => {
    form.setValue('isNow', true);
    showTime(form);
    setTimePassed(false);
  };
  return { form, draft, linkedStart: link.text, hasTimePassed, setNow };
}

/** The draft of this person, null: of nobody yet; one that is too old is forgotten. */
function readOwnDraft(person: string | null): BookingForm | null {
  const kept = personalStore.read('taxi.draft', person);
  const draft = readDraft(kept, Date.now());
  if (!draft && !isOfAnotherVersion(kept)) personalStore.remove('taxi.draft', person);
  return draft;
}

/** Whoever types on in a form belongs to the person whose page this is; before anybody has signed in it is nobody's yet (D45). */
const keepDraft = (form: BookingForm) =>
  personalStore.write('taxi.draft', pagePerson.get().person, draftOf(form, Date.now()));

/** What has been typed into the fields of the built HTML. */
const readTypedTexts = (): Partial<BookingForm> =>
  Object.fromEntries(typedFields.map((field) => [field, typedText(fieldId(field))]).filter(([, text]) => text !== ''));

/** Sets the whole form. Its fields stay registered: a letter typed before the next render would find no field otherwise. */
const setAll = (form: UseFormReturn<BookingForm>, values: BookingForm) => form.reset(values, { keepFieldsRef: true });

/** Shows the running minute in Berlin, when it is not shown already. */
function showTime(form: UseFormReturn<BookingForm>) {
  const { date, time } = berlinWallTime(new Date(backendNow()));
  if (form.getValues('date') !== date) form.setValue('date', date);
  if (form.getValues('time') !== time) form.setValue('time', time);
}
