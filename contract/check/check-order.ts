import { berlinInstant, berlinWallTime } from '../../src/lib/berlin-time';
import { formatCoordinates } from '../../src/lib/coordinates';
import type { HttpTarget } from './targets';
import { tripOf, type WrongRequest } from './wrong-requests';

/** The customer name on the check's orders, which identifies them. */
export const CHECK_NAME = 'Check of the contract';
const DAY_MS = 86_400_000;
const DAYS_OF_A_YEAR = 366;

const wallTimeAt = (timeMs: number) => {
  const { date, time } = berlinWallTime(new Date(timeMs));
  return `${date} ${time}:00`;
};

/** An order for now, without a drop-off. */
export function orderOf({ at, nowMs }: HttpTarget) {
  return {
    custName: CHECK_NAME,
    custMobile: '+49 171 3920009',
    pickupCoordinates: formatCoordinates(at),
    pickupAreaName: 'Check',
    pickupCity: 'Unknown',
    pickupZipcode: '',
    dropCoordinates: '',
    dropAreaName: '',
    dropCity: '',
    dropZipcode: '',
    noOfPassanger: 1,
    orderStartDate: wallTimeAt(nowMs()),
    custInstruction: 'A check of the interface: it is cancelled at once.',
    isDropRequired: 0,
    carType: 'PKW',
    carCategoryIds: [] as readonly string[],
    driverFeatureIds: [] as readonly string[],
    useMiles: false,
  };
}

/** A local time in the next year that does not exist in Berlin, because the clock is set forward. */
function skippedTime(nowMs: number): string {
  const days = Array.from(
    { length: DAYS_OF_A_YEAR - 1 },
    (_, day) => berlinWallTime(new Date(nowMs + day * DAY_MS)).date,
  );
  const skipped = days.find((date) => berlinInstant({ date, time: '02:30' }) === null);
  return `${skipped} 02:30:00`;
}

/** Orders that each break one rule of docs/backend.md, for a customer with this bonus (null: unknown). */
export function wrongOrders(target: HttpTarget, milesDiscount: number | null): readonly WrongRequest[] {
  const order = orderOf(target);
  const nowMs = target.nowMs();
  const { dropCoordinates } = tripOf(target);
  const wrong = (when: string, changes: object): WrongRequest => ({
    when: `with ${when}`,
    body: { ...order, ...changes },
    status: 400,
  });
  return [
    wrong('no name', { custName: ' ' }),
    wrong('a name of 90,000 characters', { custName: 'x'.repeat(90_000) }),
    wrong('a control character in the name', { custName: 'a\0b' }),
    wrong('no phone number', { custMobile: '' }),
    wrong('a pickup outside Germany', { pickupCoordinates: '-33.8688,151.2093' }),
    wrong('a pickup that is no decimal number', { pickupCoordinates: '0x33,9.4897' }),
    wrong('a drop more than 1000 km away', {
      dropCoordinates: '-33.8688,151.2093',
      isDropRequired: 1,
    }),
    wrong('a drop that is not required', { dropCoordinates }),
    wrong('no drop although it is required', { isDropRequired: 1 }),
    wrong('nobody', { noOfPassanger: 0 }),
    wrong('five people in a PKW', { noOfPassanger: 5 }),
    wrong('nine people', { noOfPassanger: 9, carType: 'MINIVAN' }),
    wrong('a start of three hours ago', { orderStartDate: wallTimeAt(nowMs - 3 * 3_600_000) }),
    wrong('a start in 368 days', { orderStartDate: wallTimeAt(nowMs + 368 * DAY_MS) }),
    wrong('a start in the hour that Berlin skips', { orderStartDate: skippedTime(nowMs) }),
    wrong('a date with T and Z', { orderStartDate: new Date(nowMs).toISOString() }),
    wrong('1001 characters of instructions', { custInstruction: 'x'.repeat(1001) }),
    wrong('an unknown car type', { carType: 'BUS' }),
    wrong('an unknown extra', { carCategoryIds: ['c-no-such-extra'] }),
    wrong('an extra of the other list', { driverFeatureIds: ['c-1'] }),
    wrong('a field that is not in the contract', { more: 1 }),
    ...(milesDiscount === 0 ? [wrong('a bonus that the customer does not have', { useMiles: true })] : []),
  ];
}
