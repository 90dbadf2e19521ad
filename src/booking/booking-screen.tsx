import { useEffect, useRef, useState } from 'react';
import type { VehicleCategory } from '../backend/types';
import { MapScreen } from '../maps/map-screen';
import { useSession } from '../session/use-session';
import { problemList } from '../ui/problem-list';
import { lazyPart, useLazyPart } from '../ui/use-lazy-part';
import { BookingFormPanel } from './booking-form-panel';
import { useExtras } from './extras/use-extras';
import { atTheForm, type BookingForm } from './form/form';
import { useBookAgain } from './form/use-book-again';
import { schemaNow, useBookingForm } from './form/use-booking-form';
import type { BookingField, BookingSentence } from './form/validate';
import { BookingMap } from './map/booking-map';
import { useTakePickup } from './trip/use-take-pickup';
import { useVehicles } from './vehicles/use-vehicles';
import { findChosen } from './vehicles/vehicles';

/** Whatever follows a form that has been sent: the form can be filled in before it is there. */
const orderFlow = lazyPart(async () => (await import('./order-flow')).OrderFlow);

/** The booking screen (Spec §2): form on the left, map on the right, and the dialogs of the booking flow over both. */
export function BookingScreen() {
  const [stand, setStand] = useState(atTheForm);
  const vehicle = useRef<VehicleCategory | null>(null);
  const { form, hasTimePassed, setNow } = useBookingForm(stand.isUnderWay, vehicle, stand.hasComeToNothing);
  const again = useBookAgain(form);
  const values = form.watch();
  const pickup = useTakePickup(form);
  const vehicles = useVehicles(values.startPlace, values.endPlace);
  const extras = useExtras(vehicles.list);
  const chosen = findChosen(vehicles.list, values.vehicleOption, values.numberOfPersons);
  useEffect(() => {
    vehicle.current = chosen;
  });
  const problems = problemList<BookingField, BookingSentence>(form.formState, values, schemaNow(chosen));

  /** Asks the form as it is this minute: "now" is never in the past. */
  const ask = (onComplete: (complete: BookingForm) => void, onIncomplete?: () => void) => {
    if (form.getValues('isNow')) setNow();
    void form.handleSubmit(onComplete, onIncomplete)();
  };
  const [sent, setSent] = useState<BookingForm | null>(null);
  const submit = () => ask((complete) => setSent({ ...complete }));
  // A customer may have an order or a ride to come back to, on a dear network too.
  const isSignedIn = useSession().status === 'signed-in';
  useEffect(() => {
    if (isSignedIn) void orderFlow.load();
  }, [isSignedIn]);
  const { Part: OrderFlow, isLoading, hasFailed } = useLazyPart(orderFlow, sent);

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
            isSending={isLoading}
            hasSendingFailed={hasFailed}
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
      {OrderFlow && (
        <OrderFlow
          form={form}
          sent={sent}
          offer={{ vehicles, chosen, offered: extras.offered }}
          ask={ask}
          onSubmit={submit}
          onStand={setStand}
        />
      )}
    </>
  );
}
