import fc from 'fast-check';
import { type TroubleName, troubles } from './troubles';

/** A ride and what goes wrong on the way. */
export interface ChaosStory {
  readonly seed: number;
  /** How the backend lets the ride go (docs/backend.md). */
  readonly scenario: string;
  /** What goes wrong, each after this many steps of the customer. */
  readonly troubles: readonly { readonly name: TroubleName; readonly steps: number }[];
}

const SCENARIOS = ['', 'rejected-then-accepted', 'driver-cancels'];
const STEPS_MAX = 2;

const story = fc.record({
  scenario: fc.constantFrom(...SCENARIOS),
  troubles: fc.array(
    fc.record({
      name: fc.constantFrom(...(Object.keys(troubles) as TroubleName[])),
      steps: fc.integer({ min: 0, max: STEPS_MAX }),
    }),
    { minLength: 5, maxLength: 10, size: 'max' },
  ),
});

/** The story of a seed: always the same. */
export function storyOf(seed: number): ChaosStory {
  const [told] = fc.sample(story, { seed, numRuns: 1 });
  if (!told) throw new Error('The generator has no story');
  return { seed, ...told };
}

/** The story in words, as a report names it. */
export const wordsOf = ({ scenario, troubles: told }: ChaosStory) =>
  [scenario || 'happy', ...told.map(({ name, steps }) => (steps > 0 ? `${steps} x on, ${name}` : name))].join('; ');
