import { isPreOrder } from '../../../src/job/ride-time';
import { parseBerlinTime } from '../../../src/lib/berlin-time';

const at = (text: string) => Date.parse(text);

describe('a pickup more than 15 minutes ahead is a pre-order', () => {
  it.each([
    ['as soon as possible', null, '2026-11-20T13:05:00Z', false],
    ['ten minutes ago', '2026-11-20 13:55:00', '2026-11-20T13:05:00Z', false],
    ['this minute', '2026-11-20 14:05:00', '2026-11-20T13:05:00Z', false],
    ['15 minutes ahead, to the second', '2026-11-20 14:20:00', '2026-11-20T13:05:00Z', false],
    ['15 minutes and a millisecond ahead', '2026-11-20 14:20:00', '2026-11-20T13:04:59.999Z', true],
    ['14 minutes and 30 seconds ahead', '2026-11-20 14:20:00', '2026-11-20T13:05:30Z', false],
    ['16 minutes ahead', '2026-11-20 14:21:00', '2026-11-20T13:05:00Z', true],
    ['tomorrow', '2026-11-21 09:00:00', '2026-11-20T13:05:00Z', true],
    // Summer begins: 03:10 is ten minutes after 01:59, not 71.
    ['across the hour that March skips', '2026-03-29 03:10:00', '2026-03-29T00:59:00Z', false],
    ['across it, further ahead', '2026-03-29 03:15:00', '2026-03-29T00:59:00Z', true],
    // The double hour is the first one (D21).
    ['in the double hour of October, first round', '2026-10-25 02:20:00', '2026-10-25T00:00:00Z', true],
    ['in its second round, when the first 02:20 has passed', '2026-10-25 02:20:00', '2026-10-25T01:00:00Z', false],
  ])('%s', (_when, startsAt, now, isOne) => {
    expect(isPreOrder(startsAt === null ? null : parseBerlinTime(startsAt), at(now))).toBe(isOne);
  });
});
