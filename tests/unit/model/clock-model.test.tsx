/** @jest-environment jsdom */
import fc from 'fast-check';
import { FUZZ_SEED } from '../../support/fuzz/runs';
import { actions, play } from './actions';
import type { Shown } from './page';
import { beginnings, phrases } from './phrases';
import { createStage, MOMENT_MS } from './stage';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** A tenth of the stories: each is played twice. */
const CLOCK_RUNS = Math.ceil(Number(process.env.MODEL_RUNS ?? 200) / 10);
jest.setTimeout(600_000 + CLOCK_RUNS * 2_000);

/** Whatever is shown; the functions are left out, and the expiry of a session, which nobody sees. */
const look = ({ session, booking, ride }: Shown) =>
  JSON.stringify([{ ...session, expiresAtMs: 0 }, booking, booking?.text(), ride]);

/** A page that is loaded with a wrong clock learns the time from a header whose seconds are whole. */
const HEADER_MS = 1_500;
const TIME = /\b1[78]\d{11}\b/g;
const withoutTimes = (text: string) => text.replace(TIME, 'time');
const timesIn = (texts: readonly string[]) => texts.flatMap((text) => (text.match(TIME) ?? []).map(Number));

/** Plays a story on a new device: what is shown after each action that is not of its clock, and all that is sent. */
async function run(story: readonly string[]) {
  // React's own warnings, as in ride-model.
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  const stage = createStage();
  const shown: string[] = [];
  try {
    await stage.open();
    for (const name of story) {
      if (name in clock) clock[name]?.(stage);
      else {
        await play(stage, [name], () => {});
        // React renders at the end of each act.
        for (let act = 0; act < 4; act += 1) await stage.pass(MOMENT_MS);
        // An answer that arrives as the last act ends: with the clock set, another change may render it 1 ms earlier.
        await stage.pass(1);
        shown.push(`${name}: ${stage.tabs.map(({ page }) => look(page.shown))}`);
      }
    }
    return { shown, sent: [...stage.sent] };
  } finally {
    while (stage.tabs.length > 0) await stage.leave();
    stage.end();
    errors.mockClear();
  }
}

const clock: Readonly<Record<string, (stage: ReturnType<typeof createStage>) => void>> = {
  'the clock is set back by an hour': (stage) => stage.setClock(-3_600_000),
  'the clock is set forward by two hours': (stage) => stage.setClock(7_200_000),
};
/** What was once found: the device's clock ended what another window held, where its end was a time. */
const found = [
  [
    ...['anna signs in', 'submits', 'confirms', 'order: refused', 'submits', 'confirms', 'ten seconds pass', 'retries'],
    ...['the ride is CANCELED', 'goes back', 'submits', 'confirms', 'opens a second tab', 'submits', 'confirms'],
    ...['the clock is set back by an hour', 'submits', 'confirms'],
  ],
  [
    ...['types', 'submits', 'anna signs in', 'goes on after the login', 'confirms', 'goes back', 'submits', 'confirms'],
    ...['order: lost before', 'submits', 'confirms', 'ten seconds pass', 'retries', 'submits', 'confirms'],
    ...['wants another', 'confirms another', 'the clock is set back by an hour', 'the clock is set back by an hour'],
    'opens a second tab',
  ],
  // The profile arrives as the last action ends.
  [
    ...['anna signs in', 'submits', 'confirms', 'reads: late', 'reloads', 'a second passes', 'checks again'],
    ...['the clock is set back by an hour', 'confirms another', 'submits', 'confirms', 'submits', 'confirms'],
  ],
];
/**
 * Set forward by a login's ten hours, and hidden and shown: that looks like ten hours of sleep, after which the login
 * has ended (docs/reliability.md).
 */
const isLikeSleep = (story: readonly string[]) =>
  story.filter((name) => name === 'the clock is set forward by two hours').length >= 5;
const isOfClock = (name: string) => name in clock;

test('whatever the device’s clock does, the customer sees the same, and the site sends the same (D53)', async () => {
  const others = Object.keys(actions).filter((name) => !/^the clock is set/.test(name));
  const part = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...others).map((name) => [name]) },
    {
      weight: 2,
      arbitrary: fc.constantFrom(...phrases.filter((phrase) => phrase.every((name) => others.includes(name)))),
    },
    { weight: 2, arbitrary: fc.constantFrom(...Object.keys(clock)).map((name) => [name]) },
  );
  const story = fc
    .tuple(fc.constantFrom(...beginnings), fc.array(part, { minLength: 3, maxLength: 10 }))
    .map(([beginning, rest]) => [...beginning, ...rest.flat()])
    .filter((names) => !isLikeSleep(names));
  await fc.assert(
    fc.asyncProperty(story, async (names) => {
      const [withClock, without] = [await run(names), await run(names.filter((name) => !isOfClock(name)))];
      expect(withClock.sent.toSorted()).toEqual(without.sent.toSorted());
      expect(withClock.shown.map(withoutTimes)).toEqual(without.shown.map(withoutTimes));
      const times = timesIn(without.shown);
      const apart = timesIn(withClock.shown).map((atMs, index) => Math.abs(atMs - (times[index] ?? 0)));
      expect(Math.max(0, ...apart)).toBeLessThan(HEADER_MS);
    }),
    { numRuns: CLOCK_RUNS, seed: FUZZ_SEED, examples: found.map((names) => [names]) },
  );
});
