import { nearestOnLine } from '../../../mock-server/city/geometry/lines';
import { priceOf } from '../../../mock-server/company/tariff';
import { isCancelable, type ScenarioName, scenarioIn, scenarioNames } from '../../../mock-server/scenario';
import { planRide, type RidePlan, rideAt } from '../../../mock-server/simulation/ride';
import { bearingInDegrees, type Coordinates, distanceInMeters } from '../../../src/lib/coordinates';

const carStart = { lat: 51.311, lng: 9.523 };
const pickup = { lat: 51.3183, lng: 9.4897 };
const drop = { lat: 51.2963, lng: 9.4865 };
const plan = (changes: Partial<Parameters<typeof planRide>[0]> = {}) =>
  planRide({ carStart, pickup, drop, scenario: 'happy', seed: 1, ...changes });
/** A ride second by second, from a little before its search to after its settling. */
const watch = (ride: RidePlan, seconds = 900) =>
  Array.from({ length: seconds + 10 }, (_, second) => rideAt(ride, second - 10));
const happy = plan();
const everySecond = watch(happy, 320);

/** Each status of a ride in order, with the second in which it begins. */
function courseOf(scenario: ScenarioName): string {
  const seen = watch(plan({ scenario }));
  const changes = seen.filter(({ history }, index) => history.length !== seen[index - 1]?.history.length);
  return changes.map((moment) => `${moment.status} ${seen.indexOf(moment) - 10}`).join(', ');
}

describe('A ride (Spec §4)', () => {
  it('goes through its statuses in order, in HTTP words that agree (D30), with a car once a driver accepts', () => {
    const seen = everySecond.map(
      ({ status, jobStatus }) => `${status} ${jobStatus}${isCancelable(jobStatus) ? ', can be cancelled' : ''}`,
    );
    expect([...new Set(seen)]).toEqual([
      'JOB_ACCEPTED_YN JOB_ACCEPTED_YN, can be cancelled',
      'SEARCHING JOB_ACCEPTED_YN, can be cancelled',
      'ASSIGNED JOB_ACCEPTED_YN, can be cancelled',
      'ACCEPTED ACCEPTED, can be cancelled',
      'ON_THE_WAY ON_THE_WAY, can be cancelled',
      'AT_CUSTOMER AT_CUSTOMER',
      'CUSTOMER_ONBOARD CUSTOMER_ONBOARD',
      'JOB_COMPLETED JOB_COMPLETED',
      'JOB_SETTLED JOB_SETTLED',
    ]);
    for (const { jobStatus, position } of everySecond) {
      expect(position === null).toBe(jobStatus === 'JOB_ACCEPTED_YN');
    }
  });

  it('follows streets from where the car stood, waits at the kerb of the pickup, ends at the kerb of the drop', () => {
    const at = (second: number) => rideAt(happy, second).position ?? { lat: 0, lng: 0 };
    expect(distanceInMeters(at(9), carStart)).toBeLessThan(150);
    expect(distanceInMeters(at(75), pickup)).toBeLessThan(150);
    expect(distanceInMeters(at(180), drop)).toBeLessThan(150);
    for (let second = 15; second < 180; second += 5) {
      const leg = rideAt(happy, second).status === 'CUSTOMER_ONBOARD' ? happy.journey : happy.approach;
      expect(nearestOnLine(leg.line, at(second)).metersAway).toBeLessThan(1);
    }
    const waiting = everySecond.filter(({ status }) => status === 'AT_CUSTOMER');
    expect(new Set(waiting.map(({ position }) => JSON.stringify(position))).size).toBe(1);
  });

  it('drives at changing speeds, stands at a red light, and drives south', () => {
    const driving = everySecond.filter(({ status }) => status === 'CUSTOMER_ONBOARD');
    const steps = driving.slice(1).map(({ position }, index) => {
      const way = [driving[index]?.position as Coordinates, position as Coordinates] as const;
      return { meters: distanceInMeters(...way), heading: bearingInDegrees(...way) };
    });
    const moving = steps.filter(({ meters }) => meters > 1);
    expect(steps.filter(({ meters }) => meters === 0).length).toBeGreaterThan(3);
    const speeds = moving.map(({ meters }) => meters);
    expect(Math.max(...speeds)).toBeGreaterThan(1.5 * Math.min(...speeds));
    // From the station to the stadium the way leads south: no step looks north for long.
    expect(moving.filter(({ heading }) => heading > 90 && heading < 270).length).toBeGreaterThan(moving.length / 2);
  });

  it('tells real minutes, and none once they have no meaning', () => {
    const { approach, journey } = happy;
    expect(rideAt(happy, 15).minutesToPickup).toBe(Math.ceil(approach.durationSeconds / 60));
    const whole = approach.durationSeconds + journey.durationSeconds;
    expect(rideAt(happy, 15).minutesToDrop).toBe(Math.ceil(whole / 60));
    expect(rideAt(happy, 5)).toMatchObject({ minutesToPickup: 0, minutesToDrop: 0 });
    expect(rideAt(happy, 80).minutesToPickup).toBe(0);
    expect(rideAt(happy, 200)).toMatchObject({ minutesToDrop: 0, kilometersToDrop: 0 });
  });

  it.each([
    ['happy', 1, false],
    ['happy', 3, true],
    ['slow', 1, true],
  ] as const)('%s with seed %d: minutes fall; that they rise in between is %s', (scenario, seed, rises) => {
    const ride = plan({ scenario, seed });
    const onTheWay = watch(ride).filter(({ status }) => status === 'ON_THE_WAY');
    const minutes = onTheWay.map(({ minutesToPickup }) => minutesToPickup);
    const isHigher = (value: number, index: number) => value > (minutes[index - 1] ?? Number.POSITIVE_INFINITY);
    expect(minutes.some(isHigher)).toBe(rises);
    expect(minutes.at(-1)).toBeLessThan(minutes[0] ?? 0);
  });

  it('kilometres to the drop only fall', () => {
    const kilometers = everySecond.map(({ kilometersToDrop }) => kilometersToDrop);
    expect(kilometers[0]).toBeGreaterThan(1);
    expect(kilometers).toEqual([...kilometers].sort((one, other) => other - one));
  });

  it('is the same for the same seed and another one for another', () => {
    expect(watch(plan({ seed: 7 }))).toEqual(watch(plan({ seed: 7 })));
    expect(watch(plan({ seed: 7 }))).not.toEqual(watch(plan({ seed: 8 })));
  });

  it('without a drop ends after a short drive and never tells minutes to a drop', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const short = plan({ drop: null, seed });
      expect(short.journey.distanceMeters).toBeGreaterThan(500);
      expect(short.journey.distanceMeters).toBeLessThan(6000);
      expect(rideAt(short, 100)).toMatchObject({ minutesToDrop: 0, kilometersToDrop: 0 });
    }
  });

  it('works where no streets are known, as the crow flies', () => {
    const away = plan({ pickup: { lat: 53.55, lng: 10 }, drop: null });
    expect(rideAt(away, 80).position).toEqual({ lat: 53.55, lng: 10 });
    expect(rideAt(away, 20).minutesToPickup).toBeGreaterThan(120);
  });

  it.each([0, 500])('that was cancelled at second 0 is CANCELED at second %d, without a car', (second) => {
    const history = ['JOB_ACCEPTED_YN', 'SEARCHING', 'CANCELED'];
    expect(rideAt(happy, second, 0)).toMatchObject({ jobStatus: 'CANCELED', position: null, history });
  });
});

describe('The scenarios', () => {
  const waiting = 'JOB_ACCEPTED_YN -10, SEARCHING';
  const rideOn = (pickup: number, onBoard: number, completed: number, settled: number) =>
    `AT_CUSTOMER ${pickup}, CUSTOMER_ONBOARD ${onBoard}, JOB_COMPLETED ${completed}, JOB_SETTLED ${settled}`;
  const refused = 'ASSIGNED 6, REJECTED 14, SEARCHING 16, ASSIGNED 60, REJECTED 68, SEARCHING 70';
  const again = 'ASSIGNED 6, REJECTED 10, SEARCHING 12, ASSIGNED 18, ACCEPTED 21, ON_THE_WAY 27';

  it.each([
    ['happy', `${waiting} 0, ASSIGNED 6, ACCEPTED 9, ON_THE_WAY 15, ${rideOn(75, 90, 180, 300)}`],
    ['rejected-then-accepted', `${waiting} 0, ${again}, ${rideOn(87, 102, 192, 312)}`],
    ['nobody-found', `${waiting} 0, ${refused}, CANCELED 120`],
    ['driver-cancels', `${waiting} 0, ASSIGNED 6, ACCEPTED 9, ON_THE_WAY 15, CANCELED 45`],
    ['slow', `${waiting} 0, ASSIGNED 45, ACCEPTED 60, ON_THE_WAY 75, ${rideOn(315, 375, 735, 855)}`],
    ['pre-order', `${waiting} 60, ASSIGNED 66, ACCEPTED 69, ON_THE_WAY 75, ${rideOn(135, 150, 240, 360)}`],
  ] as const)('%s runs like this', (scenario, course) => {
    expect(courseOf(scenario)).toBe(course);
  });

  it.each<[string, string | null]>([
    ['', null],
    ['Please drive slowly', null],
    ...scenarioNames.map((name) => [name, name] as [string, string]),
    ['Slow ', 'slow'],
    ['Two suitcases\nscenario: driver-cancels', 'driver-cancels'],
    ['scenario:nobody-found\nPayment: card', 'nobody-found'],
    ['driver-cancels please', null],
    ['scenario: something else', null],
  ])('the instruction %j asks for %s', (instructions, scenario) => {
    expect(scenarioIn(instructions)).toBe(scenario);
  });
});

test.each([
  [0, 4.2],
  [5.249, 16.68],
  [5.25, 16.92],
])('the tariff of %d km is %d euro: the distance is rounded to 100 m', (kilometers, price) => {
  expect(priceOf({ basePrice: 4.2, pricePerKm: 2.4 }, kilometers)).toBe(price);
});
