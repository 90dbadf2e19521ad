import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { VehicleCategory } from '../backend/types';
import { useLocalNavigate } from '../i18n/use-language';
import { CurrentRideBar } from '../job/current-ride-bar';
import { useCurrentBooking } from '../job/use-current-booking';
import { readPhoneInTime } from '../lib/text/phone';
import { LoginDialog } from '../session/login/login-dialog';
import { useSession } from '../session/use-session';
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
import { useStoredMore } from './more/use-stored-more';
import { type BookingRequest, toRequest } from './order/booking-request';
import { editing, endedWithoutRide, isBooked } from './order/flow';
import type { BookingEvent } from './order/flow-steps';
import { recentOrder } from './order/stored-attempt';
import { useAwaitedPrice, useBookingFlow } from './order/use-booking-flow';
import { useDriverSearch } from './order/use-driver-search';
import { useRenewedPrice } from './order/use-renewed-price';
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

/** The inputs of the booking flow. It returns nothing to the screen. */
export interface OrderFlowProps {
  readonly form: UseFormReturn<BookingForm>;
  /** A complete form that was submitted, a new object each time; null before the first. */
  readonly submission: BookingForm | null;
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
 * Everything after the submit (Spec §4): the flow with its dialogs, the driver search, and the bar that leads back to a
 * ride. A chunk of its own, loaded when the page is idle, at the latest on submit.
 */
export function OrderFlow({ form, submission, offer, check, draft, repeatedId, more, onMore }: OrderFlowProps) {
  const session = useSession();
  const { flow, send, run } = useBookingFlow(useLocalNavigate());
  const { vehicles, chosen } = offer;
  useAwaitedPrice(flow, vehicles, chosen, send);
  useRenewedPrice(flow, vehicles, chosen, send);
  const search = useDriverSearch(flow, send);
  const found = useCurrentBooking(flow.step === 'editing', recentOrder);
  useRiddenAddresses();
  useProposal(form, draft, repeatedId);

  // Several rides take the place of the confirm dialog and of all that follows it.
  const [isResuming, setResuming] = useState(false);
  const several = flow.step === 'confirming' && (flow.request.series || isResuming) ? flow.request : null;
  const [isSeriesPlaced, setSeriesPlaced] = useState(false);
  const [underWay, isOver] = [isBooked(flow) || isSeriesPlaced, endedWithoutRide(flow)];
  const isDone = flow.step === 'booked' || flow.step === 'done' || isSeriesPlaced;
  const isMoreRead = useStoredMore({ more, onMore, underWay, isOver, isDone });

  const latest = useRef({ offer, more, check, isSignedIn: false });
  useEffect(() => {
    latest.current = { offer, more, check, isSignedIn: session.status === 'signed-in' };
  });
  const begin = useCallback(
    (complete: BookingForm, isRetry = false) => {
      const { isSignedIn, offer, more, check } = latest.current;
      // The stored values of a slow page arrive with this code: they have not been checked yet.
      if (more?.rules(complete, offer.chosen).length) return void check();
      const values = more?.values ?? null;
      const submitted = (numbers: OrderNumbers): BookingEvent | null => {
        const request = makeRequest(complete, offer, values, numbers);
        return request && { type: 'submitted', request: isRetry ? { ...request, isRetry } : request, isSignedIn };
      };
      run(async () => submitted(await readNumbers(complete, values)), submitted(noNumbers));
    },
    [run],
  );
  useEffect(() => {
    if (submission && isMoreRead) begin(submission);
  }, [submission, isMoreRead, begin]);
  const submitAgain = (isRetry = false) => {
    const complete = check();
    if (complete) begin(complete, isRetry);
  };

  // After a login the customer's data enters the form first; then the request is made from the form.
  const [isJustSignedIn, setJustSignedIn] = useState(false);
  useEffect(() => {
    if (!isJustSignedIn) return;
    setJustSignedIn(false);
    const { offer, more } = latest.current;
    const values = form.getValues();
    const moreValues = more?.values ?? null;
    const signedIn = (numbers: OrderNumbers): BookingEvent => ({
      type: 'signedIn',
      request: makeRequest(values, offer, moreValues, numbers),
    });
    run(async () => signedIn(await readNumbers(values, moreValues)), signedIn(noNumbers));
  }, [isJustSignedIn, form, run]);

  // A booked form is no longer a draft; a booking that came to nothing becomes one again.
  useEffect(() => (underWay ? draft.pause() : undefined), [underWay, draft]);
  useEffect(() => {
    if (isOver) draft.keep();
  }, [isOver, draft]);
  // On a phone the sheet leaves the map in view, which is at the top of the page.
  const hasSheet = flow.step !== 'editing' && flow.step !== 'done';
  useEffect(() => {
    if (hasSheet) document.documentElement.scrollTop = 0;
  }, [hasSheet]);
  const beginsAtVehicles = flow.step === 'editing' && flow.begins === 'at-vehicles';
  useEffect(() => {
    if (beginsAtVehicles) focusVehicles();
  }, [beginsAtVehicles]);

  const goBack = () => send({ type: 'wentBack' });
  const onSeriesPlaced = useCallback(() => {
    draft.forget();
    setSeriesPlaced(true);
  }, [draft]);
  const leaveSeries = () => {
    setSeriesPlaced(false);
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

  return (
    <>
      <CurrentRideBar ride={found} isOverMap />
      {/* In the order of the flow: a later dialog opens after the earlier one has closed. */}
      <LoginDialog
        open={flow.step === 'signing-in' || (flow.step === 'signed-out' && flow.isLoggingIn)}
        onClose={() => send({ type: 'loginClosed' })}
        onSignedIn={() => setJustSignedIn(true)}
        onRetry={flow.step === 'signed-out' ? () => send({ type: 'loginWanted' }) : () => submitAgain()}
        isSheet
        booking={flow.step === 'signing-in' && <WaitingBooking request={flow.request} />}
      />
      <SeveralRides request={several} onBack={leaveSeries} onResume={setResuming} onPlaced={onSeriesPlaced} />
      <ConfirmDialog flow={several ? editing : flow} onConfirm={confirm} send={send} onBack={goBack} />
      <BonusDialog flow={flow} onAnswer={(useMiles) => send({ type: 'bonusAnswered', useMiles })} onBack={goBack} />
      <SearchingDialog flow={flow} search={search} send={send} minutes={chosen?.minutes ?? null} />
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
