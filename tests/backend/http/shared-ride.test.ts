import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { districtAt } from '../../../mock-server/city/search/place-lookup';
import { demoCustomers } from '../../../mock-server/company/demo-accounts';
import { journalOf } from '../../../mock-server/storage/journal';
import * as wire from '../../../src/backend/wire';
import { type Caller, orderFor, setStage } from '../harness';

const stage = setStage();
const FOUR_HOURS_S = 4 * 3600;
const noSuchLink = { status: 404, body: { message: 'Not found' } };
const noSuchBooking = { status: 404, body: { message: 'Booking not found' } };

async function orderOf(caller: Caller, changes = {}, minutesAhead = 0): Promise<string> {
  const { body } = await caller.call(
    'POST',
    '/bookings/createWebsiteOrder',
    orderFor(stage.clock, changes, minutesAhead),
  );
  return v.parse(wire.CreateOrderResponse, body).tempBookingId;
}
const share = async (caller: Caller, bookingId: string, body: object = {}) =>
  v.parse(wire.ShareResponse, (await caller.call('POST', `/bookings/${bookingId}/share`, body)).body);
const follow = (token: string) => stage.visitor.call('GET', `/follow/${token}`);
const followed = async (token: string) =>
  v.parse(v.strictObject(wire.FollowedRide.entries), (await follow(token)).body);

describe('A shared ride', () => {
  it('is followed without a login, with everything that a friend may see and nothing else', async () => {
    const caller = await stage.customer('shares');
    const changes = { custName: 'Jörg Beispiel', dropAreaName: 'Goethestraße 5', dropCoordinates: '51.2963,9.4865' };
    const id = await orderOf(caller, changes);
    const { token, expiresAt } = await share(caller, id);
    expect(Date.parse(expiresAt)).toBe(stage.clock.now() + FOUR_HOURS_S * 1000);
    expect(await followed(token)).toEqual({
      jobStatus: 'JOB_ACCEPTED_YN',
      location: '',
      locatedAt: null,
      minutesToPickup: 0,
      minutesToDrop: 0,
      vehicleName: '',
      vehicleColour: '',
      carNo: '',
      driverFirstName: '',
      passengerFirstName: '',
      dropDistrict: 'Südstadt',
    });
    stage.clock.advance(20);
    const ride = await followed(token);
    expect(ride).toMatchObject({ jobStatus: 'ON_THE_WAY', locatedAt: new Date(stage.clock.now()).toISOString() });
    expect(ride.location).toMatch(/^51\.\d+,9\.\d+$/);
    expect(ride.minutesToPickup).toBeGreaterThan(0);
    for (const text of [ride.vehicleName, ride.vehicleColour, ride.carNo]) expect(text).not.toBe('');
    expect(ride.driverFirstName).toMatch(/^\S+$/);
    stage.clock.advance(10);
    expect((await followed(token)).location).not.toBe(ride.location);
    expect(JSON.stringify(await followed(token))).not.toMatch(/Beispiel|Jörg|Goethe|51\.2963/);
  });

  it('names the passenger by first name only, and only with consent, which the next call may take back', async () => {
    const caller = await stage.customer('shares');
    const id = await orderOf(caller, { custName: ' Jörg  Beispiel' });
    const { token } = await share(caller, id, { showsName: true });
    expect((await followed(token)).passengerFirstName).toBe('Jörg');
    await share(caller, id, { showsName: false });
    expect((await followed(token)).passengerFirstName).toBe('');
  });

  it('has one link of at least 128 random bits, which the same call extends', async () => {
    const caller = await stage.customer('shares');
    const id = await orderOf(caller, {}, 600);
    const link = await share(caller, id);
    expect(link.token).toMatch(/^[\w-]{43}$/);
    stage.clock.advance(FOUR_HOURS_S - 60);
    const extended = await share(caller, id);
    expect(extended.token).toBe(link.token);
    expect(Date.parse(extended.expiresAt) - Date.parse(link.expiresAt)).toBe((FOUR_HOURS_S - 60) * 1000);
    stage.clock.advance(FOUR_HOURS_S - 1);
    expect((await follow(link.token)).status).toBe(200);
    stage.clock.advance(1);
    expect(await follow(link.token)).toMatchObject(noSuchLink);
    const next = await share(caller, id);
    expect(next.token).not.toBe(link.token);
    expect(await follow(link.token)).toMatchObject(noSuchLink);
  });

  it('ends with the ride', async () => {
    const caller = await stage.customer('shares');
    const id = await orderOf(caller);
    const { token } = await share(caller, id);
    stage.clock.advance(179);
    expect((await follow(token)).status).toBe(200);
    stage.clock.advance(1);
    expect(await follow(token)).toMatchObject(noSuchLink);
    expect(await caller.call('POST', `/bookings/${id}/share`, {})).toMatchObject(noSuchBooking);
  });

  it('ends when its customer ends it, twice too; the next link is another one', async () => {
    const caller = await stage.customer('shares');
    const id = await orderOf(caller);
    const { token } = await share(caller, id);
    for (const _ of [1, 2]) {
      const ended = await caller.call('DELETE', `/bookings/${id}/share`);
      expect(ended).toMatchObject({ status: 200, body: { bookingId: id } });
      expect(await follow(token)).toMatchObject(noSuchLink);
    }
    const again = await share(caller, id);
    expect(again.token).not.toBe(token);
    expect((await follow(again.token)).status).toBe(200);
    expect(await follow(token)).toMatchObject(noSuchLink);
  });

  it('survives a restart, and its token is not in the data file', async () => {
    const caller = await stage.customer('shares');
    const id = await orderOf(caller);
    const { token } = await share(caller, id);
    const written = [stage.dataFile, journalOf(stage.dataFile)].map((file) => readFileSync(file, 'utf8'));
    expect(written.join('')).not.toContain(token);
    await stage.restart();
    expect(readFileSync(stage.dataFile, 'utf8')).not.toContain(token);
    expect((await follow(token)).status).toBe(200);
    expect((await share(caller, id)).token).toBe(token);
  });

  it.each([
    ['POST', { showsName: 'yes' }, 400],
    ['POST', { showsName: true, more: 1 }, 400],
  ])('%s %j answers %i', async (method, body, status) => {
    const caller = await stage.customer('shares');
    const id = await orderOf(caller);
    expect((await caller.call(method, `/bookings/${id}/share`, body)).status).toBe(status);
  });

  it.each(['POST', 'DELETE'])('%s is for its own customer alone', async (method) => {
    const id = await orderOf(await stage.customer('shares'));
    const path = `/bookings/${id}/share`;
    expect((await stage.visitor.call(method, path, {})).status).toBe(401);
    const other = await stage.customer('somebody else');
    expect(await other.call(method, path, {})).toMatchObject(noSuchBooking);
    expect(await other.call(method, '/bookings/99999/share', {})).toMatchObject(noSuchBooking);
  });
});

describe('A stranger with a token that opens nothing', () => {
  const swapCase = (text: string) =>
    text.replace(/[a-z]/gi, (letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    );

  it.each([
    ['guessed', (token: string) => token.replace(/./g, 'a')],
    ['cut by one character', (token: string) => token.slice(0, -1)],
    ['cut to its beginning', (token: string) => token.slice(0, 22)],
    ['one character longer', (token: string) => `${token}a`],
    ['in the other case', swapCase],
    ['with a space around it', (token: string) => `%20${token}%20`],
    ['of 10,000 characters', (token: string) => token.repeat(10_000).slice(0, 10_000)],
    ['the number of the booking', (_: string, id: string) => id],
    ['the hash that is stored', (_: string, __: string, hash: string) => hash],
  ])('%s: gets the answer of every unknown token', async (_what, change) => {
    const caller = await stage.customer('shares');
    const id = await orderOf(caller);
    const { token } = await share(caller, id);
    const { createHash } = await import('node:crypto');
    const hash = createHash('sha256').update(token).digest('hex');
    const [answer, unknown] = [await follow(change(token, id, hash)), await follow('unknown')];
    const shown = ({ status, body, headers }: typeof answer) => ({
      status,
      body,
      // Each answer has a time and a reference of its own; neither depends on the token.
      headers: [...headers].filter(([name]) => name !== 'date' && name !== 'x-reference'),
    });
    expect(answer).toMatchObject(noSuchLink);
    expect(shown(answer)).toEqual(shown(unknown));
  });

  it('of another booking: sees that one only', async () => {
    const [one, other] = [await stage.customer('one'), await stage.customer('other')];
    const mine = await share(one, await orderOf(one, { custName: 'Anna' }), { showsName: true });
    const theirs = await share(other, await orderOf(other, { custName: 'Zoë' }), { showsName: true });
    expect((await followed(mine.token)).passengerFirstName).toBe('Anna');
    expect((await followed(theirs.token)).passengerFirstName).toBe('Zoë');
  });

  it('asks 120 times a minute at most, whatever the token; after that minute again', async () => {
    const caller = await stage.customer('shares');
    const { token } = await share(caller, await orderOf(caller, {}, 600));
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

describe('Answers about a shared ride', () => {
  it('are kept by no cache', async () => {
    const caller = await stage.customer('shares');
    const id = await orderOf(caller);
    const made = await caller.call('POST', `/bookings/${id}/share`, {});
    const read = await follow(v.parse(wire.ShareResponse, made.body).token);
    for (const { headers } of [made, read]) expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('The district of a drop', () => {
  it.each([
    ['Königsplatz, Kassel', 51.3155, 9.497, 'Mitte'],
    ['Bergpark', 51.3158, 9.4072, 'Bad Wilhelmshöhe'],
    ['Baunatal', 51.2525, 9.4172, 'Baunatal'],
    ['Frankfurt Airport', 50.0379, 8.5622, 'Frankfurt am Main'],
    ['the North Sea', 54.6, 7.0, ''],
  ])('%s', (_where, lat, lng, district) => {
    expect(districtAt({ lat, lng })).toBe(district);
  });
});

it('with --shares off, the calls of shared rides are no calls', async () => {
  const caller = await (await stage.startOther({ hasShares: false })).customer(demoCustomers.traveller.sub);
  for (const method of ['POST', 'DELETE'] as const) {
    expect(await caller.call(method, '/bookings/20038/share', {})).toMatchObject(noSuchLink);
  }
  expect(await caller.call('GET', '/follow/anything')).toMatchObject(noSuchLink);
});
