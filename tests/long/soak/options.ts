import { parseArgs } from 'node:util';

/** The options of a run. */
export interface SoakOptions {
  readonly minutes: number;
  readonly customers: number;
  /** Without pages the site is not built. */
  readonly pages: number;
}

/** Parses the command line; throws a sentence about an unknown word. */
export function readOptions(words: readonly string[]): SoakOptions {
  const { values } = parseArgs({
    args: [...words],
    options: {
      minutes: { type: 'string', default: '15' },
      customers: { type: 'string', default: '200' },
      pages: { type: 'string', default: '20' },
    },
  });
  const minutes = Number(values.minutes);
  if (!(minutes > 0 && Number.isFinite(minutes))) throw new Error(`--minutes: "${values.minutes}" is no time to run`);
  return { minutes, customers: countIn('customers', values.customers), pages: countIn('pages', values.pages) };
}

function countIn(name: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`--${name}: "${text}" is no number of ${name}`);
  return Number(text);
}
