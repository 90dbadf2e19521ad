import { useEffect, useState } from 'react';
import { MapScreen } from '../maps/screen/map-screen';
import { useSession } from '../session/use-session';
import { lazyPart, useLazyPart } from '../ui/use-lazy-part';
import { BookingFoot } from './booking-foot';
import { BookingFormPanel } from './booking-form-panel';
import { useExtras } from './extras/use-extras';
import type { BookingForm } from './form/form';
import { useBookAgain } from './form/use-book-again';
import { useBookingForm } from './form/use-booking-form';
import { useFormCheck } from './form/use-form-check';
import type { BookingField } from './form/validate';
import { BookingMap } from './map/booking-map';
import type { OptionalDetails } from './more/more';
import type { Submissions } from './order-flow';
import { useSetPickup } from './trip/pickup-tools';
import { useVehicles } from './vehicles/use-vehicles';
import { findChosen, soonest } from './vehicles/vehicles';

/** Loaded lazily: customers can fill in the form before this code arrives. */
const orderFlow = lazyPart(async () => (await import('./order-flow')).OrderFlow);

/** The booking screen (Spec §2): form on the left, map on the right, and the dialogs of the booking flow over both. */
export function BookingScreen() {
  const { form, draft, linkedStart, hasTimePassed, setNow } = useBookingForm();
  const again = useBookAgain(form);
  const values = form.watch();
  const pickup = useSetPickup(form);
  const vehicles = useVehicles(values.startPlace, values.endPlace);
  const extras = useExtras(vehicles.list);
  const chosen = findChosen(vehicles.list, values.vehicleOption, values.numberOfPersons);
  const [more, setMore] = useState<OptionalDetails | null>(null);
  const [focusRequest, setFocusRequest] = useState<{ readonly field: BookingField } | null>(null);
  const goTo = (field: BookingField) => setFocusRequest({ field });
  const { check, problems } = useFormCheck(form, values, chosen, setNow, goTo, more?.rules);

  // A press that comes before the order flow has loaded waits for it.
  const [submissions] = useState<Submissions>(() => ({ begin: null, waiting: null }));
  const [submission, setSubmission] = useState<BookingForm | null>(null);
  const submit = () => {
    const complete = check();
    if (!complete) return;
    again.end();
    if (submissions.begin) return submissions.begin(complete);
    submissions.waiting = complete;
    setSubmission(complete);
  };
  // Signed-in customers may have an order or a ride to return to, so the code loads on slow networks too.
  const isSignedIn = useSession().status === 'signed-in';
  useEffect(() => {
    if (isSignedIn) void orderFlow.load();
  }, [isSignedIn]);
  const { Part: OrderFlow, isLoading, hasFailed } = useLazyPart(orderFlow, submission);

  return (
    <>
      <MapScreen
        panel={
          <BookingFormPanel
            form={form}
            values={values}
            linkedStart={linkedStart}
            vehicles={vehicles}
            chosen={chosen}
            problems={problems}
            focusRequest={focusRequest}
            onGo={goTo}
            extras={extras}
            more={more}
            onMore={setMore}
            again={again}
            hasTimePassed={hasTimePassed}
            onNow={setNow}
            onSubmit={submit}
          />
        }
        foot={
          <BookingFoot
            hasPickup={values.startPlace !== null}
            chosen={chosen}
            vehicles={vehicles}
            hasStops={more?.hasStops ?? false}
            problems={problems}
            isSending={isLoading}
            hasSendingFailed={hasFailed}
          />
        }
        map={
          <BookingMap
            pickup={values.startPlace}
            drop={values.endPlace}
            route={vehicles.route}
            vehicle={chosen ?? soonest(vehicles.list)}
            isNow={values.isNow}
            onPickup={pickup.take}
            onPosition={pickup.offer}
            onType={pickup.type}
          />
        }
      />
      {OrderFlow && (
        <OrderFlow
          form={form}
          submissions={submissions}
          offer={{ vehicles, chosen, offered: extras.offered }}
          check={check}
          draft={draft}
          repeatedId={again.bookingId}
          more={more}
          onMore={setMore}
        />
      )}
    </>
  );
}
