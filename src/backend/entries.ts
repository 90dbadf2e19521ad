import * as v from 'valibot';
import type { Listed } from '../lib/reading';
import { mapValue, succeed } from '../lib/result';
import { type Answer, type Call, request } from './request';

/** So many entries are read before the page may do something else: no click waits for a list of thousands. */
export const ENTRIES_AT_ONCE = 100;

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

/** Reads a list slice by slice, with a pause for the page between two of them; what could not be read is left out and told. */
export async function readEntries<Entry>(
  call: string,
  list: readonly unknown[],
  schema: v.GenericSchema<unknown, Listed<Entry>>,
): Promise<readonly Entry[]> {
  return takeEntries(call, await readListed(list, schema));
}

async function readListed<Entry>(
  list: readonly unknown[],
  schema: v.GenericSchema<unknown, Listed<Entry>>,
): Promise<Listed<Entry>> {
  const slices: Listed<Entry>[] = [];
  for (let from = 0; from < list.length; from += ENTRIES_AT_ONCE) {
    if (from > 0) await new Promise((resolve) => setTimeout(resolve));
    slices.push(v.parse(schema, list.slice(from, from + ENTRIES_AT_ONCE)));
  }
  return {
    entries: slices.flatMap(({ entries }) => entries),
    dropped: slices.reduce((sum, { dropped }) => sum + dropped, 0),
  };
}

/** A call that answers a list: its entries that could be read, and how many could not. */
export async function requestListed<Entry>({
  answer,
  ...call
}: Call<v.GenericSchema<unknown, Listed<Entry>>>): Answer<Listed<Entry>> {
  const result = await request({ ...call, answer: v.array(v.unknown()) });
  return result.ok ? succeed(await readListed(result.value, answer)) : result;
}

/** A call that answers a list: its entries that could be read. */
export async function requestEntries<Entry>(
  call: Call<v.GenericSchema<unknown, Listed<Entry>>>,
): Answer<readonly Entry[]> {
  const listed = await requestListed(call);
  return mapValue(listed, (list) => takeEntries(`${call.method} ${call.path}`, list));
}
