import fc from 'fast-check';
import { type TroubleName, troubles } from './troubles';

/** The participants: one tab, two parallel tabs of one customer, or two customers on their devices. */
const CASTS = ['one tab', 'two tabs', 'two customers'] as const;

/** A ride with its troubles. */
export interface ChaosStory {
  readonly seed: number;
  readonly cast: (typeof CASTS)[number];
  /** The scenario of the ride (docs/local-backend.md). */
  readonly scenario: string;
  /** The troubles, each after this many steps of the customer, and on the first or the last device. */
  readonly troubles: readonly {
    readonly name: TroubleName;
    readonly steps: number;
    readonly isFirst: boolean;
  }[];
}

const SCENARIOS = ['', 'rejected-then-accepted', 'driver-cancels'];
const STEPS_MAX = 2;

const story = fc.record({
  cast: fc.constantFrom(...CASTS),
  scenario: fc.constantFrom(...SCENARIOS),
  troubles: fc.array(
    fc.record({
      name: fc.constantFrom(...(Object.keys(troubles) as TroubleName[])),
      steps: fc.integer({ min: 0, max: STEPS_MAX }),
      isFirst: fc.boolean(),
    }),
    { minLength: 4, maxLength: 8, size: 'max' },
  ),
});

/** The story of a seed, which is always the same. */
export function storyOf(seed: number): ChaosStory {
  const [sampled] = fc.sample(story, { seed, numRuns: 1 });
  if (!sampled) throw new Error('The generator has no story');
  return { seed, ...sampled };
}

/** The story in words, for a report. */
export function wordsOf({ seed, cast, scenario, troubles: planned }: ChaosStory): string {
  const parts = planned.map(({ name, steps }) => (steps > 0 ? `${steps} x on, ${name}` : name));
  return `${cast}, ${scenario || 'happy'}; ${parts.join('; ')}. To repeat it: CHAOS_SEED=${seed} npm run test:long -- chaos`;
}
