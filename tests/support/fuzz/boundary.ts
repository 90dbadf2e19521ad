import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import * as v from 'valibot';
import { isPolluted, jsonTexts, plainTexts } from './damage';
import { FUZZ_RUNS, FUZZ_SEED } from './runs';

/** A boundary where the site reads data that this page has not written: one row of the table in tests/unit/fuzz. */
export interface Boundary {
  readonly name: string;
  /** The files that read it. */
  readonly files: readonly string[];
  /** The form of the text that arrives: JSON, or plain. */
  readonly form: 'json' | 'text';
  /** Valid inputs: none of them is read as `nothing`. */
  readonly samples: readonly unknown[];
  /** The real reader. */
  readonly read: (input: string) => unknown;
  /** The allowed results. */
  readonly answers: v.GenericSchema;
  /** The reader's result for an invalid input; null if missing. */
  readonly nothing?: unknown;
}

const textOf = ({ form }: Boundary, sample: unknown) => (form === 'json' ? JSON.stringify(sample) : String(sample));

/** The parts of a result that are not allowed; empty for a valid one. */
async function faultsOf({ read, answers, nothing = null }: Boundary, input: string): Promise<readonly string[]> {
  const answer = await read(input);
  if (isPolluted()) return ['Object.prototype has changed'];
  if (isDeepStrictEqual(answer, nothing)) return [];
  const checked = v.safeParse(answers, answer);
  return checked.success ? [] : checked.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`);
}

/** Expects valid inputs to be read, and no other one to throw, pass unchecked, or change Object.prototype. */
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
