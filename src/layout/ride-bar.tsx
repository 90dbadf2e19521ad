import { useCurrentBooking } from '../job/use-current-booking';
import { useCurrentRide } from '../session/use-current-ride';
import { lazyPart, useLazyPart } from '../ui/use-lazy-part';

const currentRideBar = lazyPart(async () => (await import('../job/current-ride-bar')).CurrentRideBar);

/** The bar of a page without a form: shows the current ride. Its code loads for a customer with a ride only. */
export const RideBar = () => (useCurrentRide() === null ? null : <LoadedBar />);

function LoadedBar() {
  const ride = useCurrentBooking();
  const { Part: CurrentRideBar } = useLazyPart(currentRideBar, true);
  return CurrentRideBar && <CurrentRideBar ride={ride} />;
}
