import { inColumns } from '../../../tools/bench/table';

/** A page's memory after garbage collection. */
export interface Kept {
  readonly heapBytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** The memory of every page at one time. */
export interface Measured {
  readonly when: string;
  readonly pages: readonly Kept[];
}

/** The allowed growth of a page from start to end: the ride continues, and its page shows other content. */
const MOST_GROWTH = 1.1;
const MEGABYTE = 1024 * 1024;

const quantities = {
  'heap MB': ({ heapBytes }: Kept) => heapBytes / MEGABYTE,
  nodes: ({ nodes }: Kept) => nodes,
  listeners: ({ listeners }: Kept) => listeners,
} as const;

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** A line for each time: the mean of all pages, and the largest page. */
export function growthTable(measured: readonly Measured[]): string {
  const names = Object.entries(quantities);
  const rows = measured.map(({ when, pages }) => [
    when,
    ...names.flatMap(([, of]) => [mean(pages.map(of)), Math.max(...pages.map(of))].map((number) => number.toFixed(1))),
  ]);
  return inColumns([['after a collection', ...names.flatMap(([name]) => [name, 'most'])], ...rows]);
}

/** The growth from the first to the last time, in words. */
export function growthsOf(measured: readonly Measured[]): readonly string[] {
  const [first, last] = [measured[0], measured.at(-1)];
  if (!first || !last) return ['Nothing was measured'];
  return Object.entries(quantities).flatMap(([name, of]) => {
    const [before, after] = [mean(first.pages.map(of)), mean(last.pages.map(of))];
    return after <= before * MOST_GROWTH ? [] : [`${name}: ${before.toFixed(1)} became ${after.toFixed(1)}`];
  });
}
