import { vehicles } from '../../mock-server/data/vehicles';
import { createFleet } from '../../mock-server/simulation/fleet';
import { lengthInMeters, pointAlong } from '../../mock-server/simulation/polyline';
import { planRide, type RideMoment, rideAt } from '../../mock-server/simulation/ride';
import { isCancelable, statusesSince } from '../../mock-server/simulation/ride-status';
import { routeAlongStreets } from '../../mock-server/simulation/street-route';
import { priceOf } from '../../mock-server/simulation/tariff';
import { distanceInMeters } from '../../src/lib/coordinates';

const carStart = { lat: 51.311, lng: 9.523 };
const pickup = { lat: 51.3183, lng: 9.4897 };
const drop = { lat: 51.2963, lng: 9.4865 };
const plan = planRide({ carStart, pickup, drop, seed: 1 }, routeAlongStreets);
const everySecond = Array.from({ length: 320 }, (_, second) => rideAt(plan, second - 10));

/** How far a point is from the nearest corner of a line cut into pieces of a few metres. */
function metersBeside(point: { lat: number; lng: number }, path: readonly { lat: number; lng: number }[]): number {
  const length = lengthInMeters(path);
  const pieces = Array.from({ length: 1001 }, (_, index) => pointAlong(path, (length * index) / 1000).position);
  return Math.min(...pieces.map((piece) => distanceInMeters(piece, point)));
}

describe('A ride (Spec §4)', () => {
  it('goes through its statuses in order, each in HTTP words that agree', () => {
    const seen = everySecond.map(({ status, jobStatus }) => `${status} ${jobStatus}`);
    expect([...new Set(seen)]).toEqual([
      'JOB_ACCEPTED_YN JOB_ACCEPTED_YN',
      'SEARCHING JOB_ACCEPTED_YN',
      'ASSIGNED JOB_ACCEPTED_YN',
      'ACCEPTED ACCEPTED',
      'ON_THE_WAY ON_THE_WAY',
      'AT_CUSTOMER AT_CUSTOMER',
      'CUSTOMER_ONBOARD CUSTOMER_ONBOARD',
      'JOB_COMPLETED JOB_COMPLETED',
      'JOB_SETTLED JOB_SETTLED',
    ]);
  });

  it.each([
    [5, 'SEARCHING'],
    [6, 'ASSIGNED'],
    [9, 'ACCEPTED'],
    [179.9, 'CUSTOMER_ONBOARD'],
    [180, 'JOB_COMPLETED'],
  ])('at second %d is %s: a whole ride takes three minutes', (second, status) => {
    expect(rideAt(plan, second).status).toBe(status);
  });

  it('shows a car only from ASSIGNED on', () => {
    for (const { status, position } of everySecond) {
      expect(position === null).toBe(status === 'JOB_ACCEPTED_YN' || status === 'SEARCHING');
    }
  });

  it('drives along the streets from where the car stood, over the pickup, to the drop', () => {
    expect(rideAt(plan, 9).position).toEqual(carStart);
    expect(rideAt(plan, 80).position).toEqual(pickup);
    const end = rideAt(plan, 180).position;
    expect(end && distanceInMeters(end, drop)).toBeLessThan(1);
    for (let second = 15; second < 180; second += 5) {
      const { position, status } = rideAt(plan, second);
      const { path } = status === 'CUSTOMER_ONBOARD' ? plan.journey : plan.approach;
      expect(position && metersBeside(position, path)).toBeLessThan(10);
    }
  });

  it('tells real minutes that only fall, and none once they have no meaning', () => {
    const driving = everySecond.filter(({ status }) => status !== 'JOB_ACCEPTED_YN' && status !== 'SEARCHING');
    const falls = (minutes: (moment: RideMoment) => number) =>
      driving.every((moment, index) => {
        const before = driving[index - 1];
        return !before || minutes(moment) <= minutes(before);
      });
    expect(falls(({ minutesToPickup }) => minutesToPickup)).toBe(true);
    expect(falls(({ minutesToDrop }) => minutesToDrop)).toBe(true);
    expect(rideAt(plan, 20).minutesToPickup).toBe(Math.ceil((plan.approach.durationSeconds * (1 - 5 / 60)) / 60));
    expect(rideAt(plan, 80).minutesToPickup).toBe(0);
    expect(rideAt(plan, 200)).toMatchObject({ minutesToDrop: 0, kilometersToDrop: 0 });
  });

  it('without a drop ends after a short drive and never tells minutes to a drop', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const short = planRide({ carStart, pickup, drop: null, seed }, routeAlongStreets);
      expect(short.journey.distanceMeters).toBeGreaterThan(500);
      expect(short.journey.distanceMeters).toBeLessThan(6000);
      expect(rideAt(short, 100)).toMatchObject({ minutesToDrop: 0, kilometersToDrop: 0 });
    }
  });

  it('works where no streets are known, as the crow flies', () => {
    const away = planRide({ carStart, pickup: { lat: 53.55, lng: 10 }, drop: null, seed: 1 }, routeAlongStreets);
    expect(rideAt(away, 80).position).toEqual({ lat: 53.55, lng: 10 });
    expect(rideAt(away, 20).minutesToPickup).toBeGreaterThan(120);
  });

  it('that is cancelled is CANCELED at every second, without a car', () => {
    for (const second of [0, 20, 500]) {
      expect(rideAt(plan, second, true)).toMatchObject({ status: 'CANCELED', jobStatus: 'CANCELED', position: null });
    }
  });

  it('can be cancelled only in JOB_ACCEPTED_YN, ACCEPTED and ON_THE_WAY', () => {
    const cancelable = everySecond.map(({ jobStatus }) => jobStatus).filter(isCancelable);
    expect([...new Set(cancelable)]).toEqual(['JOB_ACCEPTED_YN', 'ACCEPTED', 'ON_THE_WAY']);
  });

  it.each([
    ['SEARCHING', 'SEARCHING', []],
    ['SEARCHING', 'ON_THE_WAY', ['ASSIGNED', 'ACCEPTED', 'ON_THE_WAY']],
    ['JOB_ACCEPTED_YN', 'SEARCHING', ['SEARCHING']],
    ['ACCEPTED', 'CANCELED', ['CANCELED']],
  ] as const)('from %s to %s misses no status', (before, now, expected) => {
    expect(statusesSince(before, now)).toEqual(expected);
  });
});

describe('The fleet', () => {
  it('drives slowly along streets; where a car is depends on the time alone', () => {
    const noon = Date.parse('2026-06-09T10:00:00Z');
    const fleet = createFleet(routeAlongStreets, 1);
    for (const vehicle of vehicles) {
      const one = fleet.positionOf(vehicle, noon);
      const later = fleet.positionOf(vehicle, noon + 10_000);
      expect(distanceInMeters(one, later)).toBeLessThanOrEqual(61);
      expect(createFleet(routeAlongStreets, 1).positionOf(vehicle, noon)).toEqual(one);
    }
  });
});

describe('The tariff', () => {
  const tariff = { id: '1', name: '', description: '', carType: 'PKW', seats: 4, basePrice: 4.2, pricePerKm: 2.4 };

  it.each([
    [0, 0, 4.2],
    [5.3, 0, 16.92],
    [5.3, 5, 11.92],
    [0, 5, 0],
  ])('of %d km with %d euro bonus is %d euro', (kilometers, bonus, price) => {
    expect(priceOf(tariff, kilometers, bonus)).toBe(price);
  });
});
