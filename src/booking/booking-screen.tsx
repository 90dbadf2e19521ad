import { MapScreen } from '../maps/map-screen';
import { LoginDialog } from '../session/login-dialog';
import { useSession } from '../session/use-session';
import { BookingFormPanel } from './booking-form-panel';
import { BonusDialog } from './dialogs/bonus-dialog';
import { ConfirmDialog } from './dialogs/confirm-dialog';
import { EndedDialog } from './dialogs/ended-dialog';
import { SearchingDialog } from './dialogs/searching-dialog';
import { useBookingForm } from './form/use-booking-form';
import { useProblems } from './form/use-problems';
import { BookingMap } from './map/booking-map';
import { toRequest } from './order/booking-request';
import { FoundRideBar } from './order/found-ride-bar';
import { useBookingFlow } from './order/use-booking-flow';
import { useDriverSearch } from './order/use-driver-search';
import { useFoundRide } from './order/use-found-ride';
import { useVehicles } from './vehicles/use-vehicles';
import { findChosen } from './vehicles/vehicles';

/** The booking screen (Spec §2): form on the left, map on the right, and the dialogs of the booking flow over both. */
export function BookingScreen() {
  const session = useSession();
  const { flow, send } = useBookingFlow();
  const isBooked = flow.step === 'searching' || flow.step === 'accepted' || flow.step === 'done';
  const { form, isTimeReset, setNow } = useBookingForm(isBooked);
  const values = form.watch();
  const vehicles = useVehicles(values.startPlace, values.endPlace);
  const chosen = findChosen(vehicles.list, values.vehicleOption, values.numberOfPersons);
  const problems = useProblems(values, chosen);
  const search = useDriverSearch(flow, send);
  const found = useFoundRide(flow.step === 'editing');

  /** The form as it is this minute: "now" is never in the past. */
  const isComplete = () => {
    if (form.getValues('isNow')) setNow();
    return problems.check(form.getValues());
  };
  const submit = () => {
    if (!isComplete()) return;
    const request = toRequest(form.getValues(), chosen);
    if (request) send({ type: 'submitted', request, isSignedIn: session.status === 'signed-in' });
  };
  const goBack = () => send({ type: 'wentBack' });
  /** A dialog may stand open for an hour: a chosen time may have passed since. */
  const confirm = () => (isComplete() ? send({ type: 'confirmed' }) : goBack());

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
            isTimeReset={isTimeReset}
            onNow={setNow}
            onSubmit={submit}
          />
        }
        map={<BookingMap pickup={values.startPlace} drop={values.endPlace} route={vehicles.route} />}
      />
      <FoundRideBar ride={found} />
      {/* In the order of the flow: what comes later opens after what came before has closed. */}
      <LoginDialog
        open={flow.step === 'signing-in'}
        onClose={() => send({ type: 'loginClosed' })}
        onSignedIn={() => send({ type: 'signedIn' })}
      />
      <ConfirmDialog flow={flow} onConfirm={confirm} onBack={goBack} />
      <BonusDialog flow={flow} onAnswer={(useMiles) => send({ type: 'bonusAnswered', useMiles })} onBack={goBack} />
      <SearchingDialog flow={flow} search={search} onFollow={() => send({ type: 'detailsOpened' })} />
      <EndedDialog flow={flow} onRetry={() => send({ type: 'retried' })} onBack={goBack} />
    </>
  );
}
