import { type Coordinates, formatCoordinates } from '../lib/coordinates';
import type { Device } from './device';
import type { ClientFrame } from './wire';

/** First frame of every connection: who is there (Spec §7, case 700). */
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

/** What a frame is about. */
export interface Tracked {
  readonly customerId: string | number;
  readonly bookingId: string;
  readonly pickup?: Coordinates;
  readonly drop?: Coordinates | null;
}

/** Cancels the booking (Spec §7, case 706); the reason must say something (Spec §5). */
export function cancelFrame({ customerId, bookingId }: Tracked, reason: string): ClientFrame {
  return { case_value: 706, customer_id: customerId, booking_id: bookingId, reason };
}

/** Asks for the vehicle (Spec §7, case 705); the searching dialog asks without coordinates. */
export function trackFrame({ customerId, bookingId, pickup, drop }: Tracked): ClientFrame {
  return {
    case_value: 705,
    customer_id: customerId,
    booking_id: bookingId,
    ...(pickup ? { pickup_latlng: formatCoordinates(pickup) } : {}),
    ...(drop ? { drop_latlng: formatCoordinates(drop) } : {}),
  };
}
