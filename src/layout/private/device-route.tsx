import { DeviceScreen } from '../../account/device/device-screen';
import { useLogout } from '../use-logout';

/** The page of the data on this device. Clearing the device is a logout: it ends the sharing of rides too. */
export const DeviceRoute = () => <DeviceScreen logout={useLogout()} />;
