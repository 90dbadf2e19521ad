import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { VehicleCategory } from '../backend/types';
import { useLocalNavigate } from '../i18n/use-language';
import { RideCard } from '../job/ride-card';
import { useCurrentBooking } from '../job/use-current-booking';
import { readPhoneInTime } from '../lib/text/phone';
import { LoginDialog } from '../session/login/login-dialog';
import { useCurrentRide } from '../session/use-current-ride';
import { useSession } from '../session/use-session';
import { useStable } from '../ui/effects';
import { BonusDialog } from './dialogs/bonus-dialog';
import { BookedDialog } from './dialogs/booked-dialog';
import { BookingPrice, BookingTrip } from './dialogs/booking-summary';
import { ConfirmDialog } from './dialogs/confirm-dialog';
import { SearchEndedDialog } from './dialogs/search-ended-dialog';
import { SearchingDialog } from './dialogs/searching-dialog';
import { SignedOutDialog } from './dialogs/signed-out-dialog';
import { UnknownOutcomeDialog } from './dialogs/unknown-outcome-dialog';
import { stillOffered } from './extras/extras';
import type { Extras } from './extras/use-extras';
import { type BookingForm, fieldId } from './form/form';
import type { FormDraft } from './form/use-booking-form';
import type { CheckForm } from './form/use-form-check';
import { useProposal } from './form/use-proposal';
import type { MoreValues, OptionalDetails } from './more/more';
import { moreOfOrder, type OrderNumbers, riderOf } from './more/more-of-order';
import { forgetMore, keepMore, useStoredMore } from './more/use-stored-more';
import { type BookingRequest, toRequest } from './order/booking-request';
import { editing, endedWithoutRide, isBooked } from './order/flow';
import type { BookingEvent } from './order/flow-steps';
import { recentOrder } from './order/stored-attempt';
import { useBookingFlow } from './order/use-booking-flow';
import { useDriverSearch } from './order/use-driver-search';
import { SeveralRides } from './several-rides';
import { useRiddenAddresses } from './trip/use-ridden-addresses';
import type { Vehicles } from './vehicles/use-vehicles';

interface Offer extends Pick<Extras, 'offered'> {
  readonly vehicles: Vehicles;
  readonly chosen: VehicleCategory | null;
}

/** The trip and the price of a booking that waits for the login. */
const WaitingBooking = ({ request }: { readonly request: BookingRequest }) => (
  <>
    <BookingTrip request={request} />
    <BookingPrice request={request} />
  </>
);

/** Where a press of the screen meets the order flow, which may not have loaded yet. */
export interface Submissions {
  /** Begins the flow with a complete form; null until the flow is there. */
  begin: ((complete: BookingForm) => void) | null;
  /** The complete form that was submitted before; null for none. */
  waiting: BookingForm | null;
}

interface Beginning {
  /** The page has said that this order failed. */
  readonly isRetry?: boolean;
  /** What few rides need, if it has just been restored. */
  readonly details?: OptionalDetails | null;
}

/** The inputs of the booking flow. It returns nothing to the screen. */
export interface OrderFlowProps {
  readonly form: UseFormReturn<BookingForm>;
  readonly submissions: Submissions;
  readonly offer: Offer;
  readonly check: CheckForm;
  readonly draft: FormDraft;
  /** The booking that Book again has filled in; null for none. */
  readonly repeatedId: string | null;
  /** What few rides need; null for none. */
  readonly more: OptionalDetails | null;
  readonly onMore: (more: OptionalDetails | null) => void;
}

/**
 * Everything after the submit (Spec §4): the flow with its dialogs, the driver search, and the way back to an
 * order that no list shows yet. A chunk of its own, loaded when the page is idle, at the latest on submit.
 */
export function OrderFlow({ form, submissions, offer, check, draft, repeatedId, more, onMore }: OrderFlowProps) {
  const session = useSession();
  const { flow, send, run } = useBookingFlow(useLocalNavigate(), offer, (after, before) => {
    // A booked form is no longer a draft.
    if (isBooked(after) && !isBooked(before)) draft.pause();
    if (!isBooked(after) && isBooked(before)) draft.resume();
    // The form says that the time has passed.
    if (after.step === 'editing' && after.begins === 'at-time') check();
    // A booking that came to nothing becomes a draft again.
    if (endedWithoutRide(after) && !endedWithoutRide(before)) {
      draft.keep();
      if (more) keepMore(more.values);
    }
    // The next order begins without the passenger of this one; an earlier booking that is opened instead has no search.
    if (after.step === 'booked' || (after.step === 'done' && after.search)) onMore(null);
  });
  const search = useDriverSearch(flow, send);
  // The header has no Track Ride for it yet.
  const isUnlisted = useCurrentRide() === null;
  const found = useCurrentBooking(flow.step === 'editing' && isUnlisted, recentOrder);
  useRiddenAddresses();
  useProposal(form, draft, repeatedId);

  // A draft may be a day old. The form counts its extras, and the order contains those that are offered.
  useEffect(() => {
    const chosen = form.getValues('moreOption');
    const kept = stillOffered(chosen, offer.offered);
    if (kept.length < chosen.length) form.setValue('moreOption', kept);
  }, [form, offer.offered]);

  // Several rides take the place of the confirm dialog and of all that follows it.
  const [isResuming, setResuming] = useState(false);
  const several = flow.step === 'confirming' && (flow.request.series || isResuming) ? flow.request : null;

  const begin = useStable((complete: BookingForm, { isRetry = false, details = more }: Beginning = {}) => {
    const values = details?.values ?? null;
    const isSignedIn = session.status === 'signed-in';
    const submitted = (numbers: OrderNumbers): BookingEvent | null => {
      const request = makeRequest(complete, offer, values, numbers);
      return request && { type: 'submitted', request: isRetry ? { ...request, isRetry } : request, isSignedIn };
    };
    run(async () => submitted(await readNumbers(complete, values)), submitted(noNumbers));
  });
  useStoredMore(more, onMore, (restored) => {
    submissions.begin = begin;
    const { waiting } = submissions;
    submissions.waiting = null;
    // What has just been restored could not be checked at the press.
    const complete = restored && waiting ? check(restored.rules) : waiting;
    if (complete) begin(complete, { details: restored ?? more });
  });
  const submitAgain = (isRetry = false) => {
    const complete = check();
    if (complete) begin(complete, { isRetry });
  };
  const signedIn = useStable(async (): Promise<BookingEvent> => {
    const [values, moreValues] = [form.getValues(), more?.values ?? null];
    return { type: 'signedIn', request: makeRequest(values, offer, moreValues, await readNumbers(values, moreValues)) };
  });
  const continueSignedIn = () =>
    run(
      async () => {
        // The customer's data enters the form first, with the render that knows the session.
        await null;
        return signedIn();
      },
      { type: 'signedIn', request: null },
    );

  // On a phone the sheet leaves the map in view, which is at the top of the page.
  const hasSheet = flow.step !== 'editing' && flow.step !== 'done';
  const beginsAtVehicles = flow.step === 'editing' && flow.begins === 'at-vehicles';
  useEffect(() => {
    if (hasSheet) document.documentElement.scrollTop = 0;
    if (beginsAtVehicles) focusVehicles();
  }, [hasSheet, beginsAtVehicles]);

  const goBack = () => send({ type: 'wentBack' });
  const onSeriesPlaced = useStable(() => {
    draft.forget();
    draft.pause();
    forgetMore();
    onMore(null);
  });
  const leaveSeries = () => {
    draft.resume();
    setResuming(false);
    goBack();
  };
  /** The dialog may have been open for an hour: check the chosen time again. */
  const confirm = () => send({ type: check() ? 'confirmed' : 'wentBack' });
  /** An order that an earlier page left open is retried from the form, which still has its details. */
  const retryOrder = () => {
    if (flow.step === 'failed' && flow.request) return send({ type: 'retried' });
    goBack();
    submitAgain(flow.step === 'failed');
  };

  // A taxi for a chosen time comes at that time, however near it is now.
  const minutes = (form.getValues('isNow') && offer.chosen?.minutes) || null;

  return (
    <>
      {found && <RideCard ride={found} isFloating />}
      {/* In the order of the flow: a later dialog opens after the earlier one has closed. */}
      <LoginDialog
        open={flow.step === 'signing-in' || (flow.step === 'signed-out' && flow.isLoggingIn)}
        onClose={() => send({ type: 'loginClosed' })}
        onSignedIn={continueSignedIn}
        onRetry={flow.step === 'signed-out' ? () => send({ type: 'loginWanted' }) : () => submitAgain()}
        isSheet
        booking={flow.step === 'signing-in' && <WaitingBooking request={flow.request} />}
      />
      <SeveralRides request={several} onBack={leaveSeries} onResume={setResuming} onPlaced={onSeriesPlaced} />
      <ConfirmDialog flow={several ? editing : flow} onConfirm={confirm} send={send} onBack={goBack} />
      <BonusDialog flow={flow} onAnswer={(useMiles) => send({ type: 'bonusAnswered', useMiles })} onBack={goBack} />
      <SearchingDialog flow={flow} search={search} send={send} minutes={minutes} />
      <SignedOutDialog flow={flow} send={send} />
      <BookedDialog flow={flow} onBack={goBack} />
      <UnknownOutcomeDialog flow={flow} send={send} />
      <SearchEndedDialog flow={flow} send={send} onRetry={retryOrder} />
    </>
  );
}

const noNumbers: OrderNumbers = { customer: null, passenger: null };

/** Parses the phone numbers of customer and passenger. */
async function readNumbers({ phone }: BookingForm, more: MoreValues | null): Promise<OrderNumbers> {
  const typed = more?.passenger?.phone;
  const [customer, passenger] = await Promise.all([readPhoneInTime(phone), typed ? readPhoneInTime(typed) : null]);
  return { customer, passenger };
}

/**
 * The request of a complete form: only extras that are still offered, the passenger as the rider, and phone numbers as
 * far as they could be parsed.
 */
function makeRequest(
  form: BookingForm,
  { chosen, offered, vehicles }: Offer,
  more: MoreValues | null,
  numbers: OrderNumbers,
): BookingRequest | null {
  const moreOption = stillOffered(form.moreOption, offered);
  const phone = more?.passenger ? numbers.passenger : numbers.customer;
  const request = toRequest({ ...form, ...riderOf(more), moreOption }, chosen, vehicles.areLoading, phone);
  return request && more ? { ...request, ...moreOfOrder(more, form, numbers) } : request;
}

/** The previous dialog has returned the focus to its opener. Moves it to the chosen vehicle, else to the first one. */
function focusVehicles() {
  const vehicles = document.getElementById(fieldId('vehicleOption'));
  const first = vehicles?.querySelector<HTMLInputElement>('input:checked') ?? vehicles?.querySelector('input');
  first?.focus();
}
