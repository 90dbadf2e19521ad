import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import * as v from 'valibot';
import { isPolluted, jsonTexts, plainTexts } from './damage';
import { FUZZ_RUNS, FUZZ_SEED } from './runs';

/** A place where the site reads what it has not written in this page: one row of the table in tests/unit/fuzz. */
export interface Boundary {
  readonly name: string;
  /** The files that read it. */
  readonly files: readonly string[];
  /** The form of the text that arrives: JSON, or plain. */
  readonly form: 'json' | 'text';
  /** Good inputs: each is read as something else than `nothing`. */
  readonly samples: readonly unknown[];
  /** The real reader. */
  readonly read: (input: string) => unknown;
  /** What the site may get. */
  readonly answers: v.GenericSchema;
  /** What the reader answers for an unreadable input; null if left out. */
  readonly nothing?: unknown;
}

const textOf = ({ form }: Boundary, sample: unknown) => (form === 'json' ? JSON.stringify(sample) : String(sample));

/** The parts of an answer that the site may not get; empty for a good one. */
async function faultsOf({ read, answers, nothing = null }: Boundary, input: string): Promise<readonly string[]> {
  const answer = await read(input);
  if (isPolluted()) return ['Object.prototype has changed'];
  if (isDeepStrictEqual(answer, nothing)) return [];
  const checked = v.safeParse(answers, answer);
  return checked.success ? [] : checked.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`);
}

/** The good inputs are read, and no other one throws, passes unchecked, or changes Object.prototype. */
export async function checkBoundary(boundary: Boundary): Promise<void> {
  for (const sample of boundary.samples) {
    const input = textOf(boundary, sample);
    expect([input, await faultsOf(boundary, input)]).toEqual([input, []]);
    expect(await boundary.read(input)).not.toEqual(boundary.nothing ?? null);
  }
  const inputs =
    boundary.form === 'json' ? jsonTexts(boundary.samples) : plainTexts(boundary.samples as readonly string[]);
  await fc.assert(
    fc.asyncProperty(inputs, async (input) => {
      const faults = await faultsOf(boundary, input);
      if (faults.length > 0) throw new Error(faults.join('\n'));
    }),
    { numRuns: FUZZ_RUNS, seed: FUZZ_SEED },
  );
}
