import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { VehicleCategory } from '../backend/types';
import { useLocalNavigate } from '../i18n/use-language';
import { CurrentRideBar } from '../job/current-ride-bar';
import { useCurrentBooking } from '../job/use-current-booking';
import { type PhoneNumber, readPhoneInTime } from '../lib/text/phone';
import { LoginDialog } from '../session/login/login-dialog';
import { useSession } from '../session/use-session';
import { AcceptedTaxi } from './dialogs/accepted-taxi';
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
import { type BookingRequest, toRequest } from './order/booking-request';
import { endedWithoutRide, isBooked } from './order/flow';
import type { BookingEvent } from './order/flow-steps';
import { useAwaitedPrice, useBookingFlow } from './order/use-booking-flow';
import { useDriverSearch } from './order/use-driver-search';
import { recentOrder } from './order/use-ordering';
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
  readonly sent: BookingForm | null;
  readonly offer: Offer;
  readonly check: CheckForm;
  readonly draft: FormDraft;
  /** The booking that Book again has filled in; null for none. */
  readonly repeatedId: string | null;
}

/**
 * Everything after the submit (Spec §4): the flow with its dialogs, the driver search, and the bar that leads back to a
 * ride. A chunk of its own, loaded when the page is idle, at the latest on submit.
 */
export function OrderFlow({ form, sent, offer, check, draft, repeatedId }: OrderFlowProps) {
  const session = useSession();
  const { flow, send, run } = useBookingFlow(useLocalNavigate());
  const { vehicles, chosen } = offer;
  useAwaitedPrice(flow, vehicles, chosen, send);
  const search = useDriverSearch(flow, send);
  const found = useCurrentBooking(flow.step === 'editing', recentOrder);
  useRiddenAddresses();
  useProposal(form, draft, repeatedId);

  const latest = useRef({ offer, isSignedIn: false });
  useEffect(() => {
    latest.current = { offer, isSignedIn: session.status === 'signed-in' };
  });
  const begin = useCallback(
    (complete: BookingForm) => {
      const { isSignedIn, offer } = latest.current;
      const submitted = (phone: PhoneNumber | null): BookingEvent | null => {
        const request = makeRequest(complete, offer, phone);
        return request && { type: 'submitted', request, isSignedIn };
      };
      run(async () => submitted(await readPhoneInTime(complete.phone)), submitted(null));
    },
    [run],
  );
  useEffect(() => {
    if (sent) begin(sent);
  }, [sent, begin]);
  const submitAgain = () => {
    const complete = check();
    if (complete) begin(complete);
  };

  // After a login the customer's data enters the form first; then the request is made from the form.
  const [isJustSignedIn, setJustSignedIn] = useState(false);
  useEffect(() => {
    if (!isJustSignedIn) return;
    setJustSignedIn(false);
    const { offer } = latest.current;
    const values = form.getValues();
    const signedIn = (phone: PhoneNumber | null): BookingEvent => ({
      type: 'signedIn',
      request: makeRequest(values, offer, phone),
    });
    run(async () => signedIn(await readPhoneInTime(values.phone)), signedIn(null));
  }, [isJustSignedIn, form, run]);

  const [underWay, isOver] = [isBooked(flow), endedWithoutRide(flow)];
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
  /** The dialog may have been open for an hour: check the chosen time again. */
  const confirm = () => send({ type: check() ? 'confirmed' : 'wentBack' });
  /** An order that an earlier page left open is retried from the form, which still has its details. */
  const retryOrder = () => {
    if (flow.step === 'failed' && flow.request) return send({ type: 'retried' });
    goBack();
    submitAgain();
  };

  return (
    <>
      <CurrentRideBar ride={found} isOverMap />
      {/* In the order of the flow: a later dialog opens after the earlier one has closed. */}
      <LoginDialog
        open={flow.step === 'signing-in' || (flow.step === 'signed-out' && flow.isLoggingIn)}
        onClose={() => send({ type: 'loginClosed' })}
        onSignedIn={() => setJustSignedIn(true)}
        onRetry={flow.step === 'signed-out' ? () => send({ type: 'loginWanted' }) : submitAgain}
        isSheet
        booking={flow.step === 'signing-in' && <WaitingBooking request={flow.request} />}
      />
      <ConfirmDialog flow={flow} onConfirm={confirm} onWaive={() => send({ type: 'bonusWaived' })} onBack={goBack} />
      <BonusDialog flow={flow} onAnswer={(useMiles) => send({ type: 'bonusAnswered', useMiles })} onBack={goBack} />
      <SearchingDialog
        flow={flow}
        search={search}
        send={send}
        taxi={flow.step === 'accepted' && <AcceptedTaxi bookingId={flow.bookingId} minutes={chosen?.minutes ?? null} />}
      />
      <SignedOutDialog flow={flow} send={send} />
      <BookedDialog flow={flow} onBack={goBack} />
      <UnknownOutcomeDialog flow={flow} send={send} />
      <SearchEndedDialog flow={flow} send={send} onRetry={retryOrder} />
    </>
  );
}

/** The request of a complete form: only extras that are still offered, and the phone number if it could be parsed. */
function makeRequest(form: BookingForm, { chosen, offered, vehicles }: Offer, phone: PhoneNumber | null) {
  const moreOption = stillOffered(form.moreOption, offered);
  return toRequest({ ...form, moreOption }, chosen, vehicles.areLoading, phone);
}

/** The previous dialog has returned the focus to its opener. Moves it to the chosen vehicle, else to the first one. */
function focusVehicles() {
  const vehicles = document.getElementById(fieldId('vehicleOption'));
  const first = vehicles?.querySelector<HTMLInputElement>('input:checked') ?? vehicles?.querySelector('input');
  first?.focus();
}
