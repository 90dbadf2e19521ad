import type { Listed } from '../lib/reading';

/** The calls whose losses have been told since the page was loaded. */
const told = new Set<string>();

/**
 * The entries of a list that could be read. What could not be is told on the console, once per call and page load, by its number alone:
 * nothing of a person's stands in it (D42).
 */
export function takeEntries<Entry>(call: string, { entries, dropped }: Listed<Entry>): readonly Entry[] {
  if (dropped > 0 && !told.has(call)) {
    told.add(call);
    console.warn(`${call}: ${dropped} of ${entries.length + dropped} entries could not be read and were left out.`);
  }
  return entries;
}
