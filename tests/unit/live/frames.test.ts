import * as v from 'valibot';
import { FRAME_LIMIT, parseFrame } from '../../../src/live/parse';
import { jsonTextOf } from '../../support/any-json';
import { type Bent, bent, type FrameKind, frames, SILENT } from './frame-table';

const read = (frame: unknown) => parseFrame(jsonTextOf(frame)) ?? SILENT;

/** What the table says about a field that holds something else. */
function expectedOf({ rows, received }: FrameKind, field: string, name: Bent) {
  const row = rows[field];
  const part = row?.reads[name] ?? row?.otherwise ?? SILENT;
  if (part === SILENT) return SILENT;
  const { message: change = {}, ...rest } = part as { readonly message?: object };
  return received.type === 'news'
    ? { ...received, ...rest, message: { ...received.message, ...change } }
    : { ...received, ...rest };
}

describe.each(frames.map((kind) => [jsonTextOf(kind.sample), kind] as const))('%s', (_text, kind) => {
  const { shape, sample, rows, received } = kind;

  test('is what the contract says, each of its fields has a row, and it is read (Spec §7, D31)', () => {
    expect(v.is(shape as unknown as v.GenericSchema, sample)).toBe(!kind.isBesideContract);
    expect(['key', ...Object.keys(rows)].sort()).toEqual(Object.keys(shape.entries).sort());
    expect(read(sample)).toEqual(received);
  });

  test.each(Object.keys(rows))('%s is judged alone (D42)', (field) => {
    const names = Object.keys(bent) as Bent[];
    const seen = Object.fromEntries(names.map((name) => [name, read({ ...sample, [field]: bent[name] })]));
    const expected = Object.fromEntries(names.map((name) => [name, expectedOf(kind, field, name)]));
    expect(seen).toEqual(expected);
  });

  test('other fields are ignored, and so is a byte order mark', () => {
    expect(read({ ...sample, later: { a: 1 } })).toEqual(received);
    expect(parseFrame(`\uFEFF${jsonTextOf(sample)}`)).toEqual(received);
  });
});

describe('Whatever is not a frame of §7 is ignored and never throws', () => {
  test.each([
    ['no text', new ArrayBuffer(4)],
    ['undefined', undefined],
    ['empty text', ''],
    ['half a frame', '{"key":"customer_con'],
    ['HTML', '<html>502</html>'],
    ['a number', '17'],
    ['null', 'null'],
    ['a list', '[{"key":"customer_connected","status":true}]'],
    ['no key', '{"status":true}'],
    ['an unknown key', '{"key":"driver_connected","status":true}'],
    ['a key of every object', '{"key":"constructor"}'],
    ['a vehicle without status and place', '{"key":"customer_job_driver_tracking","time_to_reach_drop_in_min":9}'],
    [
      'a vehicle whose status and place are unreadable',
      '{"key":"customer_job_driver_tracking","status":1,"driver_location":{"lat":0,"lng":0}}',
    ],
    ['a client frame', '{"case_value":700}'],
  ])('%s', (_name, data) => {
    expect(parseFrame(data)).toBeNull();
  });

  test.each([
    ['64 KiB', FRAME_LIMIT, true],
    ['one character more', FRAME_LIMIT + 1, false],
  ])('the limit is 64 KiB: %s', (_name, length, isRead) => {
    const frame = '{"key":"customer_connected","status":true}';
    expect(parseFrame(frame.padEnd(length, ' ')) !== null).toBe(isRead);
  });
});
