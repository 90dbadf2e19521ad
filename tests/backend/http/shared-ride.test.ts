import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { districtAt } from '../../../mock-server/city/search/place-lookup';
import * as wire from '../../../src/backend/wire';
import { type Caller, orderFor, placeOrder, setStage } from '../harness';

const stage = setStage();
const FOUR_HOURS_S = 4 * 3600;
const noSuchLink = { status: 404, body: { message: 'Not found' } };
const noSuchBooking = { status: 404, body: { message: 'Booking not found' } };

/** A customer with a booking that can be shared. */
async function sharer(changes = {}, minutesAhead = 0) {
  const caller = await stage.customer();
  const bookingId = await placeOrder(caller, orderFor(stage.clock, changes, minutesAhead));
  const path = `/bookings/${bookingId}/share`;
  const share = async (request = {}) => v.parse(wire.ShareResponse, (await caller.call('POST', path, request)).body);
  return { caller, bookingId, path, share };
}
const follow = (token: string, as: Caller = stage.visitor) => as.call('GET', `/follow/${token}`);
const followed = async (token: string) =>
  v.parse(v.strictObject(wire.FollowedRide.entries), (await follow(token)).body);

describe('A shared ride', () => {
  it('is followed without a login: all that a friend may see, the first name with consent alone', async () => {
    const changes = { custName: ' Jörg  Beispiel', dropAreaName: 'Goethestraße 5', dropCoordinates: '51.2963,9.4865' };
    const { share } = await sharer(changes);
    const { token, expiresAt } = await share();
    expect(Date.parse(expiresAt)).toBe(stage.clock.now() + FOUR_HOURS_S * 1000);
    expect(await followed(token)).toEqual({
      ...{ jobStatus: 'JOB_ACCEPTED_YN', location: '', locatedAt: null, minutesToPickup: 0, minutesToDrop: 0 },
      ...{ vehicleName: '', vehicleColour: '', carNo: '', driverFirstName: '', passengerFirstName: '' },
      dropDistrict: 'Südstadt',
    });
    stage.clock.advance(20);
    const ride = await followed(token);
    expect(ride).toMatchObject({ jobStatus: 'ON_THE_WAY', locatedAt: new Date(stage.clock.now()).toISOString() });
    expect(ride.location).toMatch(/^51\.\d+,9\.\d+$/);
    expect(ride.minutesToPickup).toBeGreaterThan(0);
    expect([ride.vehicleName, ride.vehicleColour, ride.carNo]).not.toContain('');
    expect(ride.driverFirstName).toMatch(/^\S+$/);
    stage.clock.advance(10);
    expect((await followed(token)).location).not.toBe(ride.location);
    expect(JSON.stringify(await followed(token))).not.toMatch(/Beispiel|Jörg|Goethe|51\.2963/);
    await share({ showsName: true });
    expect((await followed(token)).passengerFirstName).toBe('Jörg');
    await share({ showsName: false });
    expect((await followed(token)).passengerFirstName).toBe('');
  });

  it('has one link of at least 128 bits, stored hashed, which the same call extends, after a restart too', async () => {
    const { share } = await sharer({}, 600);
    const link = await share();
    expect(readFileSync(stage.dataFile, 'utf8')).not.toContain(link.token);
    await stage.restart();
    expect((await follow(link.token)).status).toBe(200);
    expect(link.token).toMatch(/^[\w-]{43}$/);
    stage.clock.advance(FOUR_HOURS_S - 60);
    const extended = await share();
    expect(extended.token).toBe(link.token);
    expect([link.isNew, extended.isNew]).toEqual([true, false]);
    expect(Date.parse(extended.expiresAt) - Date.parse(link.expiresAt)).toBe((FOUR_HOURS_S - 60) * 1000);
    stage.clock.advance(FOUR_HOURS_S - 1);
    expect((await follow(link.token)).status).toBe(200);
    stage.clock.advance(1);
    expect(await follow(link.token)).toMatchObject(noSuchLink);
    const next = await share();
    expect(next.token).not.toBe(link.token);
    expect(await follow(link.token)).toMatchObject(noSuchLink);
  });

  // Without a token, of a completed ride, and that no cache keeps an answer: the check of a backend.
  it('ends when its own customer ends it, twice too; the next link is another, and ends with the ride', async () => {
    const { caller, bookingId, path, share } = await sharer();
    const { token } = await share();
    const other = await stage.customer('somebody else');
    for (const method of ['POST', 'DELETE']) expect(await other.call(method, path, {})).toMatchObject(noSuchBooking);
    expect((await follow(token)).status).toBe(200);
    for (const _ of [1, 2]) {
      expect(await caller.call('DELETE', path)).toMatchObject({ status: 200, body: { bookingId } });
      expect(await follow(token)).toMatchObject(noSuchLink);
    }
    const again = await share();
    expect(again.token).not.toBe(token);
    expect(await follow(token)).toMatchObject(noSuchLink);
    stage.clock.advance(179);
    expect((await follow(again.token)).status).toBe(200);
    stage.clock.advance(1);
    expect(await follow(again.token)).toMatchObject(noSuchLink);
  });
});

describe('A stranger with a token that opens nothing', () => {
  const inTheOtherCase = (text: string) =>
    text.replace(/[a-z]/gi, (one) => (one === one.toLowerCase() ? one.toUpperCase() : one.toLowerCase()));

  it('gets the answer of every unknown token', async () => {
    const { bookingId, share } = await sharer();
    const { token } = await share();
    const shown = async (one: string) => {
      const { status, body, headers } = await follow(one);
      // Each answer has a time and a reference of its own; neither depends on the token.
      return { status, body, headers: [...headers].filter(([name]) => name !== 'date' && name !== 'x-reference') };
    };
    const unknown = await shown('unknown');
    expect(unknown).toMatchObject(noSuchLink);
    for (const one of [
      token.replace(/./g, 'a'),
      token.slice(0, -1),
      `${token}a`,
      inTheOtherCase(token),
      `%20${token}%20`,
      token.repeat(10_000).slice(0, 10_000),
      bookingId,
      createHash('sha256').update(token).digest('hex'),
    ]) {
      expect(await shown(one)).toEqual(unknown);
    }
  });

  it('asks 120 times a minute at most, whatever the token; after that minute again', async () => {
    const { token } = await (await sharer({}, 600)).share();
    for (let asked = 0; asked < 120; asked += 1) await follow(asked % 2 ? token : 'guessed');
    for (const one of [token, 'guessed']) {
      const answer = await follow(one);
      expect(answer).toMatchObject({ status: 429, body: { message: 'Too many requests' } });
      expect(answer.headers.get('retry-after')).toBe('60');
    }
    stage.clock.advance(60);
    expect((await follow(token)).status).toBe(200);
  });
});

test.each([
  ['Königsplatz, Kassel', 51.3155, 9.497, 'Mitte'],
  ['Bergpark', 51.3158, 9.4072, 'Bad Wilhelmshöhe'],
  ['Baunatal', 51.2525, 9.4172, 'Baunatal'],
  ['Frankfurt Airport', 50.0379, 8.5622, 'Frankfurt am Main'],
  ['the North Sea', 54.6, 7.0, ''],
])('the district of a drop: %s', (_where, lat, lng, district) => {
  expect(districtAt({ lat, lng })).toBe(district);
});

it('with --shares off, the calls of shared rides are no calls', async () => {
  const caller = await (await stage.startOther({ shares: 'off' })).customer();
  for (const method of ['POST', 'DELETE']) {
    expect(await caller.call(method, '/bookings/20038/share', {})).toMatchObject(noSuchLink);
  }
  expect(await follow('anything', caller)).toMatchObject(noSuchLink);
});
