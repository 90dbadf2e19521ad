import { contractCalls } from '../../../contract/calls';
import { wrongRequests, wrongTokens } from '../../../tools/check-backend/wrong-requests';
import { bend, calls, failures, header, numericIds, setPlantedStage } from '../../support/planted/planted-stage';

const stage = setPlantedStage();
const lineOfCall = (lines: readonly string[], name: string) =>
  lines.find((line) => line.startsWith(`FAIL  ${name}: `)) ?? '';
const isFailure = (_call: string, status: number) => status >= 400 && status !== 413;

describe('npm run check:backend', () => {
  it('names every wrong request that a backend takes, and what it may have stored', async () => {
    const lines = await stage.lines(failures(isFailure, { status: 200, body: {} }), 'traveller');
    const settings = stage.settings('traveller');
    for (const call of contractCalls) {
      const wrongs = wrongRequests(settings)[call.name] ?? [];
      for (const { when } of [...(call.isBearer ? wrongTokens(settings) : []), ...wrongs]) {
        expect(lineOfCall(lines, call.name)).toContain(`${when}: expected`);
      }
    }
    for (const words of ['may have made a booking', 'profile may be empty', 'stored a feedback', 'made a customer']) {
      expect(lines.join('\n')).toContain(words);
    }
  });

  it('names a booking that an empty order has made, with or without --orders', async () => {
    const taken = failures((call, status) => call.endsWith('/createWebsiteOrder') && status === 400, {
      status: 200,
      body: { tempBookingId: 4711 },
    });
    const lines = await stage.lines(taken, 'traveller');
    expect(lines.at(-1)).toBe('FAIL  bookings of this check: booking 4711 is not cancelled: cancel it by hand');
  });

  it.each([
    [{ message: ' ' }, 'the message is empty'],
    [{ error: 'Oops' }, 'the body is not { message }'],
  ])('names failures without a text, which is free: %j', async (body, words) => {
    const lines = await stage.lines(failures(isFailure, { body }), 'traveller');
    for (const call of contractCalls.filter(({ isBearer, request }) => isBearer || request)) {
      expect(lineOfCall(lines, call.name)).toContain(words);
    }
  });

  it.each([
    [null, 'there is no Access-Control-Allow-Origin'],
    ['https://x.example', 'Access-Control-Allow-Origin is https://x.example'],
  ])('names answers that a page of the site may not read: Access-Control-Allow-Origin %s', async (origin, words) => {
    const lines = await stage.lines(header('access-control-allow-origin', origin, true), 'traveller');
    for (const call of contractCalls) expect(lineOfCall(lines, call.name)).toContain(words);
  });

  it('with --client-id names a sign-in that does not verify signatures, like that of the local backend', async () => {
    const lines = await stage.lines({}, 'traveller', { clientId: 'local-client-id' });
    expect(lines).toEqual([expect.stringContaining('an identity token that nobody has signed: expected 401, got 200')]);
  });

  it('names the claims that are missing in a token', async () => {
    const token = `a.${Buffer.from('{"id":"105","exp":99999999999}').toString('base64url')}.b`;
    const line = lineOfCall(await stage.lines({}, 'traveller', { token }), 'the token of the customer');
    expect(line).toContain('name is missing; phone is missing; exp is wrong: more than 8 hours ahead');
  });

  it.each([
    ["allows the site's origin alone", header('access-control-allow-origin', 'http://localhost:8000', true)],
    ['has numbers for ids', numericIds],
    ['has messages of its own', failures(isFailure, { body: { message: 'Oops' } })],
    ['offers one kind of car', bend(calls.categories, (list) => list.slice(0, 1))],
  ])('names nothing of a backend that %s', async (_what, plant) => {
    expect(await stage.lines(plant, 'traveller')).toEqual([]);
  });
});
