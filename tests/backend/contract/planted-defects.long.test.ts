import { contractCalls } from '../../../contract/calls';
import type { CheckSettings } from '../../../tools/check-backend/settings';
import { wrongRequests, wrongTokens } from '../../../tools/check-backend/wrong-requests';
import { wrongAnswers } from '../../support/defects/answers';
import { ignoresKeys, isCase, isOrder, wrongFrames, wrongRides } from '../../support/defects/live';
import { rightInItsWay } from '../../support/defects/right';
import type { Plant } from '../../support/planted/planted-backend';
import { failures, header, onStage, type Person, withIds } from '../../support/planted/planted-stage';

/** Lines about the ride up to a driver who has accepted. */
const COURSE = ['the course of a ride', 'customer_job_update'];
const lineOf = (lines: readonly string[], name: string) =>
  lines.find((line) => line.startsWith(`FAIL  ${name}: `)) ?? '';
const isFailure = (_call: string, status: number) => status >= 400;
const OTHER = 'https://x.example';
const allowedOrigin = (origin: string | null) => header('access-control-allow-origin', origin, () => true);

describe('npm run check:backend', () => {
  onStage.each(wrongAnswers)('names the broken rule alone: %s', async (stage, _rule, name, words, plant, person) => {
    const lines = await stage.httpLines(plant, person);
    expect(lineOf(lines, name)).toContain(words);
    expect(lines).toHaveLength(1);
  });

  onStage.each(wrongFrames)('names the broken live rule: %s', async (stage, _rule, name, words, plant, person) => {
    expect(lineOf(await stage.liveLines(plant, person, { answerWaitMs: 800 }), name)).toContain(words);
  });

  onStage.each(wrongRides)(
    'with --orders names a rule that is broken, and leaves no order behind: %s',
    async (stage, _rule, name, words, plant, person) => {
      // Only these rules are about a driver who accepts.
      const waitMs = COURSE.includes(name) ? 5_000 : 0;
      expect(lineOf(await stage.liveLines(plant, person, { mayOrder: true, waitMs }), name)).toContain(words);
      expect(await stage.left(person)).toEqual([]);
    },
  );

  onStage.each<[what: string, plant: Plant, person?: Person, changes?: Partial<CheckSettings>]>([
    ['is right, to a customer with completed rides', {}, 'regular'],
    ['is right, to a new customer', {}, 'newcomer'],
    ["allows the site's origin alone", allowedOrigin('http://localhost:8000')],
    ['has numbers for ids', withIds(Number)],
    ['has messages of its own', failures(isFailure, { body: { message: 'Oops' } })],
    ...rightInItsWay,
    ['does not know Idempotency-Key, without --order-key', ignoresKeys, 'traveller', { takesOrderKey: false }],
  ])('names nothing of a backend that %s', async (stage, _what, plant, person, changes) => {
    // A slow machine answers late, and is not wrong: nothing here waits for an answer that does not come.
    expect(await stage.allLines(plant, person, { answerWaitMs: 60_000, ...changes })).toEqual([]);
  });

  onStage('names every wrong request that a backend takes, and what it may have stored', async (stage) => {
    const lines = await stage.httpLines(failures(isFailure, { status: 200, body: {} }));
    const settings = await stage.settings();
    for (const call of contractCalls) {
      const wrongs = wrongRequests(settings)[call.name] ?? [];
      for (const { when } of [...(call.isBearer ? wrongTokens(settings) : []), ...wrongs]) {
        expect(lineOf(lines, call.name)).toContain(`${when}: expected`);
      }
    }
    for (const words of ['may have made a booking', 'profile may be empty', 'stored a feedback', 'made a customer']) {
      expect(lines.join('\n')).toContain(words);
    }
  });

  const refusing = contractCalls.filter(({ isBearer, request }) => isBearer || request);
  onStage.each<[what: string, plant: Plant, words: string, named: typeof contractCalls]>([
    ['failures with an empty text', failures(isFailure, { body: { message: ' ' } }), 'the message is empty', refusing],
    ['failures without text', failures(isFailure, { body: { error: '' } }), 'the body is not { message }', refusing],
    ['what no page may read', allowedOrigin(null), 'there is no Access-Control-Allow-Origin', contractCalls],
    ['what another page may read', allowedOrigin(OTHER), `Access-Control-Allow-Origin is ${OTHER}`, contractCalls],
  ])('names with each call %s', async (stage, _what, plant, words, named) => {
    const lines = await stage.httpLines(plant);
    for (const { name } of named) expect(lineOf(lines, name)).toContain(words);
  });

  onStage('with --client-id names a sign-in that verifies no signatures, like the local backend’s', async (stage) => {
    const unsigned = 'an identity token that nobody has signed: expected 401, got 200';
    const lines = await stage.httpLines({}, 'traveller', { clientId: 'local-client-id' });
    expect(lines).toEqual([expect.stringContaining(unsigned)]);
  });

  const wrongExp = 'exp is wrong: Invalid type: Expected number but received "tomorrow"';
  onStage.each<[claims: object, line: string]>([
    [{ id: '105', exp: 'tomorrow' }, `${wrongExp}; sub is missing; name is missing; phone is missing`],
    [{ id: 105, sub: 'a', exp: 99_999_999_999, name: 'A', phone: null }, ''],
  ])('names the claims that are missing in a token: %j', async (stage, claims, words) => {
    const token = `a.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.b`;
    const line = lineOf(await stage.httpLines({}, 'traveller', { token }), 'the token of the customer');
    expect(line.replace('FAIL  the token of the customer: ', '')).toBe(words);
  });

  /** A backend that makes this booking for each wrong order. */
  const taken = (tempBookingId: string | number) =>
    failures((call, status) => isOrder(call) && status === 400, { status: 200, body: { tempBookingId } });

  onStage('names a booking that an empty order has made, also without --orders', async (stage) => {
    const lines = await stage.httpLines(taken(4711));
    expect(lines.at(-1)).toBe('FAIL  bookings of this check: booking 4711 is not cancelled: cancel it by hand');
  });

  onStage('names every wrong order that is taken', async (stage) => {
    const lines = await stage.liveLines(taken('x'), 'traveller', { mayOrder: true });
    const line = lines.find((one) => one.includes('(wrong orders)')) ?? '';
    expect(line.match(/expected 400, got 200: it may have made a booking \(x\)/g)).toHaveLength(24);
    expect(lines.at(-1)).toContain('booking x is not cancelled: cancel it by hand');
  });

  onStage('names a booking that it cannot cancel', async (stage) => {
    const deaf: Plant = { heard: (text) => (isCase(text, 706) ? [] : null) };
    const made = new Set<string>();
    const lines = await stage.liveLines(deaf, 'traveller', { mayOrder: true, made, answerWaitMs: 300 });
    const left = (await stage.left()).map(({ bookingId }) => bookingId);
    expect(left).toHaveLength(3);
    for (const id of left) expect(lines.at(-1)).toContain(`booking ${id} is not cancelled: cancel it by hand`);
    expect([...made].sort()).toEqual(left.sort());
  });
});
