import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

const STEPS = 1_000_000;

/** Numbers from 0 up to but not including 1; the same seed always gives the same row of them. */
export function randomNumbers(seed: number): () => number {
  const generator = xoroshiro128plus(seed);
  return () => uniformInt(generator, 0, STEPS - 1) / STEPS;
}

/** One of a list, by a number from {@link randomNumbers}. */
export function pick<Item>(list: readonly [Item, ...Item[]], random: () => number): Item {
  return list[Math.floor(random() * list.length)] ?? list[0];
}
