import { useEffect, useRef, useState } from 'react';
import type { VehicleCategory } from '../backend/types';
import { useLocalNavigate } from '../i18n/use-language';
import { readPhoneInTime } from '../lib/phone';
import { MapScreen } from '../maps/map-screen';
import { LoginDialog } from '../session/login-dialog';
import { useSession } from '../session/use-session';
import { useProblemList } from '../ui/use-problem-list';
import { BookingFormPanel } from './booking-form-panel';
import { BonusDialog } from './dialogs/bonus-dialog';
import { BookedDialog } from './dialogs/booked-dialog';
import { ConfirmDialog } from './dialogs/confirm-dialog';
import { DoubtDialog } from './dialogs/doubt-dialog';
import { EndedDialog } from './dialogs/ended-dialog';
import { SearchingDialog } from './dialogs/searching-dialog';
import { stillOffered } from './extras/extras';
import { type Extras, useExtras } from './extras/use-extras';
import { type BookingForm, fieldId } from './form/form';
import { useBookAgain } from './form/use-book-again';
import { useBookingForm } from './form/use-booking-form';
import { type BookingField, type BookingSentence, bookingSchema } from './form/validate';
import { BookingMap } from './map/booking-map';
import { type BookingRequest, toRequest } from './order/booking-request';
import { hasComeToNothing, isUnderWay } from './order/flow';
import { FoundRideBar } from './order/found-ride-bar';
import { useAwaitedPrice, useBookingFlow } from './order/use-booking-flow';
import { useDriverSearch } from './order/use-driver-search';
import { useFoundRide } from './order/use-found-ride';
import { useTakePickup } from './trip/use-take-pickup';
import { useVehicles } from './vehicles/use-vehicles';
import { findChosen } from './vehicles/vehicles';

/** The booking screen (Spec §2): form on the left, map on the right, and the dialogs of the booking flow over both. */
export function BookingScreen() {
  const session = useSession();
  const { flow, send } = useBookingFlow(useLocalNavigate());
  const vehicle = useRef<VehicleCategory | null>(null);
  const { form, hasTimePassed, setNow } = useBookingForm(isUnderWay(flow), vehicle, hasComeToNothing(flow));
  const again = useBookAgain(form);
  const values = form.watch();
  const pickup = useTakePickup(form);
  const vehicles = useVehicles(values.startPlace, values.endPlace);
  const extras = useExtras(vehicles.list);
  const chosen = findChosen(vehicles.list, values.vehicleOption, values.numberOfPersons);
  useEffect(() => {
    vehicle.current = chosen;
  });
  const problems = useProblemList<BookingField, BookingSentence>(
    form.formState,
    values,
    bookingSchema(chosen, new Date()),
  );
  useAwaitedPrice(flow, vehicles, chosen, send);
  const { areLoading } = vehicles;
  const { offered } = extras;
  const search = useDriverSearch(flow, send);
  const found = useFoundRide(flow.step === 'editing');
  const beginsAtVehicles = flow.step === 'editing' && flow.begins === 'at-vehicles';
  useEffect(() => {
    if (beginsAtVehicles) focusVehicles();
  }, [beginsAtVehicles]);

  /** Asks the form as it is this minute: "now" is never in the past. */
  const ask = (onComplete: (complete: BookingForm) => void, onIncomplete?: () => void) => {
    if (form.getValues('isNow')) setNow();
    void form.handleSubmit(onComplete, onIncomplete)();
  };
  const submit = () =>
    ask(async (complete) => {
      const request = await makeRequest(complete, { chosen, offered, areLoading });
      if (request) send({ type: 'submitted', request, isSignedIn: session.status === 'signed-in' });
    });
  // After a login the form has to take the customer in first: the request is made of what stands in it then.
  const [isJustSignedIn, setJustSignedIn] = useState(false);
  useEffect(() => {
    if (!isJustSignedIn) return;
    setJustSignedIn(false);
    void makeRequest(form.getValues(), { chosen, offered, areLoading }).then((request) =>
      send({ type: 'signedIn', request }),
    );
  }, [isJustSignedIn, form, chosen, offered, areLoading, send]);

  const goBack = () => send({ type: 'wentBack' });
  /** A dialog may stand open for an hour: a chosen time may have passed since. */
  const confirm = () => ask(() => send({ type: 'confirmed' }), goBack);
  /** An order that an earlier page has left open is retried from the form, where its details still stand. */
  const retryOrder = () => {
    if (flow.step === 'failed' && flow.request) return send({ type: 'retried' });
    goBack();
    submit();
  };

  return (
    <>
      <MapScreen
        panel={
          <BookingFormPanel
            form={form}
            values={values}
            vehicles={vehicles}
            chosen={chosen}
            problems={problems}
            extras={extras}
            again={again}
            hasTimePassed={hasTimePassed}
            onNow={setNow}
            onSubmit={submit}
          />
        }
        map={
          <BookingMap
            pickup={values.startPlace}
            drop={values.endPlace}
            route={vehicles.route}
            onPickup={pickup.take}
            onPosition={pickup.offer}
          />
        }
      />
      <FoundRideBar ride={found} />
      {/* In the order of the flow: what comes later opens after what came before has closed. */}
      <LoginDialog
        open={flow.step === 'signing-in'}
        onClose={() => send({ type: 'loginClosed' })}
        onSignedIn={() => setJustSignedIn(true)}
        onRetry={submit}
      />
      <ConfirmDialog flow={flow} onConfirm={confirm} onWaive={() => send({ type: 'bonusWaived' })} onBack={goBack} />
      <BonusDialog flow={flow} onAnswer={(useMiles) => send({ type: 'bonusAnswered', useMiles })} onBack={goBack} />
      <SearchingDialog flow={flow} search={search} send={send} />
      <BookedDialog flow={flow} onBack={goBack} />
      <DoubtDialog flow={flow} send={send} />
      <EndedDialog flow={flow} send={send} onRetry={retryOrder} />
    </>
  );
}

/** The request of a complete form: its extras as far as they can still be had, its phone number as far as it could be read. */
async function makeRequest(
  form: BookingForm,
  offer: { readonly chosen: VehicleCategory | null; readonly areLoading: boolean } & Pick<Extras, 'offered'>,
): Promise<BookingRequest | null> {
  const phone = await readPhoneInTime(form.phone);
  const moreOption = stillOffered(form.moreOption, offer.offered);
  return toRequest({ ...form, moreOption }, offer.chosen, offer.areLoading, phone);
}

/** The dialog before has given the focus back to whatever opened it: now it goes to the chosen vehicle, else to the first one. */
function focusVehicles() {
  const vehicles = document.getElementById(fieldId('vehicleOption'));
  const first = vehicles?.querySelector<HTMLInputElement>('input:checked') ?? vehicles?.querySelector('input');
  first?.focus();
}
