import { type Coordinates, formatCoordinates } from '../lib/coordinates';
import type { Device } from './device';
import type { ClientFrame } from './wire';

/** The first frame of each connection: identifies the customer and device (Spec §7, case 700). */
export function connectFrame(customerId: string | number, device: Device): ClientFrame {
  return {
    case_value: 700,
    customer_id: customerId,
    device_id: device.id,
    cav: '0.0.1',
    device_name: device.name,
    device_type: 'Web',
  };
}

/** The subject of a frame. */
export interface Tracked {
  readonly customerId: string | number;
  readonly bookingId: string;
  readonly pickup?: Coordinates;
  readonly drop?: Coordinates | null;
}

/** Cancels the booking (Spec §7, case 706); the reason must not be empty (Spec §5). */
export function cancelFrame({ customerId, bookingId }: Tracked, reason: string): ClientFrame {
  return { case_value: 706, customer_id: customerId, booking_id: bookingId, reason };
}

/** Requests the vehicle's position (Spec §7, case 705); the searching dialog sends it without coordinates. */
export function trackFrame({ customerId, bookingId, pickup, drop }: Tracked): ClientFrame {
  return {
    case_value: 705,
    customer_id: customerId,
    booking_id: bookingId,
    ...(pickup ? { pickup_latlng: formatCoordinates(pickup) } : {}),
    ...(drop ? { drop_latlng: formatCoordinates(drop) } : {}),
  };
}
