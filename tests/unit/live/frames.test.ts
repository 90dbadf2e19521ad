import fc from 'fast-check';
import * as v from 'valibot';
import { parseFrame, type Received } from '../../../src/live/parse';
import { anyJson, brokenNumbersIn, jsonTextOf } from '../../support/any-json';
import { type Bent, bent, type FrameKind, frames, SILENT } from './frame-table';

const read = (frame: unknown) => parseFrame(jsonTextOf(frame)) ?? SILENT;

/** What the table says about a field that holds something else. */
function expectedOf({ rows }: FrameKind, field: string, name: Bent, good: Received) {
  const row = rows[field];
  const part = row?.reads[name] ?? row?.otherwise ?? SILENT;
  if (part === SILENT) return SILENT;
  const { message: change = {}, ...rest } = part as { readonly message?: object };
  return good.type === 'news' ? { ...good, ...rest, message: { ...good.message, ...change } } : { ...good, ...rest };
}

describe.each(frames.map((kind) => [jsonTextOf(kind.sample), kind] as const))('%s', (_text, kind) => {
  const { shape, sample, rows } = kind;
  const good = parseFrame(jsonTextOf(sample)) as Received;

  test('is what the contract says, and each of its fields has a row', () => {
    expect(v.is(shape as unknown as v.GenericSchema, sample)).toBe(!kind.isBesideContract);
    expect(['key', ...Object.keys(rows)].sort()).toEqual(Object.keys(shape.entries).sort());
  });

  test.each(Object.keys(rows))('%s is judged alone (D42)', (field) => {
    const names = Object.keys(bent) as Bent[];
    const seen = Object.fromEntries(names.map((name) => [name, read({ ...sample, [field]: bent[name] })]));
    const expected = Object.fromEntries(names.map((name) => [name, expectedOf(kind, field, name, good)]));
    expect(seen).toEqual(expected);
  });

  test('other fields are ignored, and so is a byte order mark', () => {
    expect(read({ ...sample, later: { a: 1 } })).toEqual(good);
    expect(parseFrame(`\uFEFF${jsonTextOf(sample)}`)).toEqual(good);
  });
});

test('a tracking frame whose status and place are both unreadable says nothing', () => {
  const frame = { key: 'customer_job_driver_tracking', status: 1, time_to_reach_drop_in_min: 9 };
  expect(read({ ...frame, driver_location: { lat: 0, lng: 0 } })).toBe(SILENT);
});

describe('no text whatever makes the reader throw or lets NaN or Infinity through (D42)', () => {
  const keys = frames.map(({ sample }) => sample.key);
  const fields = ['key', ...new Set(frames.flatMap(({ rows }) => Object.keys(rows)))];

  test('any text', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseFrame(text)));
  });

  test('any JSON, often with the key and fields of a frame', () => {
    const frame = fc.tuple(fc.constantFrom(...keys), anyJson(fields)).map(([key, json]) => {
      return typeof json === 'object' && !Array.isArray(json) ? { ...json, key } : json;
    });
    fc.assert(
      fc.property(frame, (json) => {
        expect(brokenNumbersIn(parseFrame(jsonTextOf(json)))).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });
});
