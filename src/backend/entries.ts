import * as v from 'valibot';
import type { Listed } from '../lib/reading';
import { mapValue, succeed } from '../lib/result';
import { type Answer, type Call, request } from './request';

/** The number of entries parsed at once: then the page can respond, so that a list of thousands delays no click. */
export const ENTRIES_AT_ONCE = 100;

/** The calls with unreadable entries already reported since the page load. */
const told = new Set<string>();

/**
 * The readable entries of a list. Reports the number of the others on the console, once per call and page load, without
 * any personal data (D42).
 */
export function readableEntries<Entry>(call: string, { entries, dropped }: Listed<Entry>): readonly Entry[] {
  if (dropped > 0 && !told.has(call)) {
    told.add(call);
    console.warn(`${call}: ${dropped} of ${entries.length + dropped} entries could not be read and were left out.`);
  }
  return entries;
}

/** Parses a list in slices, with a pause for the page after each; unreadable entries are left out and reported. */
export async function readEntries<Entry>(
  call: string,
  list: readonly unknown[],
  schema: v.GenericSchema<unknown, Listed<Entry>>,
): Promise<readonly Entry[]> {
  return readableEntries(call, await readListed(list, schema));
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

/** Requests a list: its readable entries, and the number of others. */
export async function requestListed<Entry>({
  answer,
  ...call
}: Call<v.GenericSchema<unknown, Listed<Entry>>>): Answer<Listed<Entry>> {
  const result = await request({ ...call, answer: v.array(v.unknown()) });
  return result.ok ? succeed(await readListed(result.value, answer)) : result;
}

/** Requests a list: its readable entries. */
export async function requestEntries<Entry>(
  call: Call<v.GenericSchema<unknown, Listed<Entry>>>,
): Answer<readonly Entry[]> {
  const listed = await requestListed(call);
  return mapValue(listed, (list) => readableEntries(`${call.method} ${call.path}`, list));
}
