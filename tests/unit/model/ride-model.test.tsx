/** @jest-environment jsdom */
import fc from 'fast-check';
import { FUZZ_SEED } from '../../support/fuzz/runs';
import { actions, play } from './actions';
import { checkEnd, checkStage } from './invariants';
import type { Plant } from './load-page';
import { beginnings, phrases } from './phrases';
import { planted } from './planted';
import { createStage } from './stage';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Stories: 200 in `npm test`, 20,000 in `npm run test:long -- model`. */
const MODEL_RUNS = Number(process.env.MODEL_RUNS ?? 200);
const MS_PER_RUN = 1_000;
jest.setTimeout(600_000 + MODEL_RUNS * MS_PER_RUN);

/** Plays a story on a new device. Throws where a promise is broken, at the latest once all pages are left. */
async function run(story: readonly string[], plants: readonly Plant[] = []): Promise<void> {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  const stage = createStage(plants);
  try {
    await stage.open();
    await play(stage, story, checkStage);
    await checkEnd(stage);
    // React's own warnings are texts: a promise of the world may end between two actions.
    expect(errors.mock.calls.flat().filter((error) => error instanceof Error)).toEqual([]);
  } finally {
    while (stage.tabs.length > 0) await stage.leave();
    stage.end();
    errors.mockClear();
  }
}

/** Stories that broke a promise, with the promise; each is kept by now. */
const found: readonly (readonly [promise: string, story: readonly string[]])[] = [
  [
    'an order without an answer says so after ten seconds, with the phone number',
    ['anna signs in', 'order: hangs before', 'submits', 'confirms', 'ten seconds pass', 'a second passes'],
  ],
  [
    'also where each list is late',
    ['anna signs in', 'reads: late', 'order: hangs after', 'submits', 'a minute passes', 'confirms', 'a minute passes'],
  ],
  [
    'the form of another ride stays when the customer looks at the one that is ordered',
    [
      ...['anna signs in', 'types', 'submits', 'confirms', 'the ride is ACCEPTED', 'opens the ride'],
      ...['a second passes', 'opens the booking screen', 'types', 'submits', 'confirms', 'opens the ride'],
      'opens a second tab',
    ],
  ],
  [
    'an order without an id is found by its phone and minute if no list could be loaded before it',
    [
      ...[
        'anna signs in',
        'submits',
        'confirms',
        'the clock is set back',
        'goes back',
        'reads: refused',
        'order: no id',
      ],
      ...['submits', 'confirms', 'reads: none', 'ten seconds pass'],
    ],
  ],
  [
    'a text that a full device could not store stays in its own tab, and is not expected in another one',
    [
      ...['anna signs in', 'types', 'the storage is full', 'types', 'opens a second tab', 'looks at the other tab'],
      ...['submits', 'goes back'],
    ],
  ],
];

describe('The promises of the site', () => {
  test.each(found)('%s', (_promise, story) => run(story));

  test('hold in any order of events: customers, backend, network, clock, tabs and browser', async () => {
    const names = Object.keys(actions);
    const part = fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...names).map((name) => [name]) },
      { weight: 2, arbitrary: fc.constantFrom(...phrases) },
    );
    const story = fc
      .tuple(fc.constantFrom(...beginnings), fc.array(part, { minLength: 3, maxLength: 10 }))
      .map(([beginning, rest]) => [...beginning, ...rest.flat()]);
    await fc.assert(
      fc.asyncProperty(story, (names) => run(names)),
      { numRuns: MODEL_RUNS, seed: FUZZ_SEED },
    );
  });

  test.each(planted)('break where $fault', async ({ plants, story, breaks }) => {
    await expect(run(story, plants)).rejects.toThrow(breaks);
    // The same story holds without the fault.
    await run(story);
  });

  test('every action of a phrase and of a story has a name that the model knows', () => {
    const all = [...beginnings, ...phrases, ...found.map(([, story]) => story), ...planted.map(({ story }) => story)];
    expect(all.flat().filter((name) => !(name in actions))).toEqual([]);
  });
});
