import fc from 'fast-check';

/** Words and numbers that equal or resemble the expected ones. */
const nearly: fc.Arbitrary<unknown> = fc.constantFrom(
  ...[
    '',
    ' ',
    '7',
    '-1',
    '4.8',
    '1e999',
    'NaN',
    'Infinity',
    '0x10',
    '51.3,9.4',
    '0,0',
    '2026-12-01 14:05:00',
    'true',
    'ACCEPTED',
  ],
  ...[0, -0, 1, 1e308, 5e-324, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  ...[true, null],
);

/**
 * Any JSON value, infinite numbers included (1e999 reads as Infinity); often an object with some of the given fields,
 * or a list of such objects.
 */
export function anyJson(fields: readonly string[]): fc.Arbitrary<unknown> {
  const value = fc.oneof(nearly, fc.jsonValue());
  const object = fc.dictionary(fc.oneof({ arbitrary: fc.constantFrom(...fields), weight: 9 }, fc.string()), value, {
    maxKeys: fields.length + 1,
  });
  return fc.oneof(value, object, fc.array(object, { maxLength: 4 }));
}

/** Every invalid number and date in a value: NaN, infinite, or an invalid date. */
export function brokenNumbersIn(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [value];
  if (value instanceof Date) return Number.isFinite(value.getTime()) ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(brokenNumbersIn) : [];
}

/** JSON from a server without a limit for numbers: infinite ones become 1e999. */
export function jsonTextOf(value: unknown): string {
  const marked = JSON.stringify(value, (_key, one) =>
    typeof one === 'number' && !Number.isFinite(one) ? `<${one}>` : one,
  );
  return marked.replaceAll('"<Infinity>"', '1e999').replaceAll('"<-Infinity>"', '-1e999');
}
