import type { Order } from '../../mock-server/dispatch/new-booking';
import { berlinWallTime } from '../../src/lib/berlin-time';

/** An order along streets of Kassel that starts at a moment (milliseconds since 1970). */
export function sampleOrder(startMs: number, changes: Partial<Order> = {}): Order {
  const { date, time } = berlinWallTime(new Date(startMs));
  return {
    custName: 'Jörg Beispiel',
    custMobile: '+49 171 3920001',
    pickupCoordinates: '51.3183,9.4897',
    pickupAreaName: 'Mitte',
    pickupCity: 'Kassel',
    pickupZipcode: '34117',
    dropCoordinates: '51.2963,9.4865',
    dropAreaName: 'Südstadt',
    dropCity: 'Kassel',
    dropZipcode: '34121',
    noOfPassanger: 2,
    orderStartDate: `${date} ${time}:00`,
    custInstruction: '',
    isDropRequired: 1,
    carType: 'PKW',
    carCategoryIds: ['c-1'],
    driverFeatureIds: [],
    useMiles: false,
    ...changes,
  };
}
