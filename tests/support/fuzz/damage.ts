import fc from 'fast-check';
import { anyJson, jsonTextOf } from '../any-json';

/** Names that exist on every object, or change it. */
const POLLUTING = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'] as const;

/** The mark of a changed `Object.prototype`: see `isPolluted`. */
const MARK = 'polluted';

/** Whether an input has added a field to every object of this process. */
export const isPolluted = (): boolean => MARK in {};

/** An object with own properties under these names, as JSON.parse creates it. */
function polluting(name: string, value: unknown): object {
  const object = {};
  Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
  return object;
}

const evil = fc
  .tuple(fc.constantFrom(...POLLUTING), fc.constantFrom<unknown>({ [MARK]: 1 }, null, 1, 'ACCEPTED', []))
  .map(([name, value]) => polluting(name, value));

/** Values that a reader may mistake for good ones. */
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  anyJson(['status', 'id']),
  evil,
  fc.constantFrom<unknown>(
    ...[-1, 0, 2 ** 53, 1e16, 1e21, 1e308, -1e308, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0.1],
    ...['1e400', '9'.repeat(400), '-0', '0,0', '90,180', '91,181', ' ', '\u0000', '\ud83d', '\u202e', '<b>', '..'],
    ...['2026-02-30 25:61:00', '9999-12-31 23:59:59', '2026-11-20T14:05:00Z', '275760-09-13T00:00:01Z', '1'],
    ...['__proto__', 'constructor', 'x'.repeat(1_000), ...[true, false, null], [], {}, [[]], [null]],
  ),
);

type Path = readonly (string | number)[];

const isObject = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null;

/** A copy of JSON, with own properties under every name. */
const copyOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(copyOf);
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copyOf(part)]))
    : value;
};

/** The paths of all values inside a value, its own (empty) first. */
const pathsIn = (value: unknown, path: Path = []): readonly Path[] => [
  path,
  ...(isObject(value) ? Object.keys(value).flatMap((key) => pathsIn(value[key], [...path, key])) : []),
];

const kinds = ['delete', 'replace', 'duplicate', 'nest in a list', 'nest in an object', 'add'] as const;
interface Damage {
  readonly kind: (typeof kinds)[number];
  readonly place: number;
  readonly value: unknown;
}

/**
 * The value with one part deleted, replaced, duplicated or nested, or with an added field; the original is unchanged.
 */
function withDamage(original: unknown, { kind, place, value }: Damage): unknown {
  const root = { whole: copyOf(original) };
  const paths = pathsIn(root.whole, ['whole']);
  const path = paths[place % paths.length] as Path;
  const parent = path.slice(0, -1).reduce<unknown>((part, key) => (part as never)[key], root) as Record<
    string,
    unknown
  >;
  const key = String(path.at(-1));
  const old = parent[key];
  if (kind === 'replace') parent[key] = copyOf(value);
  if (kind === 'nest in a list') parent[key] = [old];
  if (kind === 'nest in an object') parent[key] = { value: old };
  if (kind === 'delete' && Array.isArray(parent)) parent.splice(Number(key), 1);
  else if (kind === 'delete') delete parent[key];
  if (kind === 'duplicate' && Array.isArray(parent)) parent.splice(Number(key), 0, old);
  else if (kind === 'duplicate') parent[`${key}2`] = old;
  if (kind === 'add' && isObject(old) && !Array.isArray(old))
    Object.defineProperties(old, Object.getOwnPropertyDescriptors(value ?? {}));
  return root.whole;
}

const damage: fc.Arbitrary<Damage> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom(...kinds), place: fc.nat(500), value: hostile }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('add' as const), place: fc.nat(500), value: evil }) },
);

/** One of the samples with one to four parts damaged, at any depth. */
export const damagedJson = (samples: readonly unknown[]): fc.Arbitrary<unknown> =>
  fc
    .tuple(fc.constantFrom(...samples), fc.array(damage, { minLength: 1, maxLength: 4 }))
    .map(([sample, damages]) => damages.reduce(withDamage, sample));

const PIECES = [
  ...['', ' ', '%', '%00', '%E0%A4%A', '%F0%9F', '&', '=', '#', '?', '/', '..', ',', ';', '"', '{', '[', 'null'],
  ...['\u0000', '\ud83d', '\u202e', '\ufeff', '\n', '<script>', '__proto__', 'constructor', 'prototype', 'e999'],
  ...['-1', '0', '9'.repeat(400), 'NaN', 'Infinity', '1e999', 'x'.repeat(2_000), 'from=', 'booking=', '&from=1,2,a'],
] as const;

/** One of the texts with one to four parts replaced, deleted or inserted. */
export const damagedText = (samples: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(...samples),
      fc.array(fc.tuple(fc.nat(300), fc.nat(12), fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 6 }))), {
        minLength: 1,
        maxLength: 4,
      }),
    )
    .map(([sample, changes]) =>
      changes.reduce((text, [place, length, piece]) => {
        const at = place % (text.length + 1);
        return text.slice(0, at) + piece + text.slice(at + length);
      }, sample),
    );

/** The names of all fields in a value. */
const namesIn = (value: unknown): readonly string[] =>
  isObject(value) ? Object.entries(value).flatMap(([name, part]) => [name, ...namesIn(part)]) : [];

/** JSON texts: damaged samples, any JSON with the samples' fields, damaged texts of samples, and any text. */
export const jsonTexts = (samples: readonly unknown[]): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: damagedJson(samples).map((json) => jsonTextOf(json ?? null)) },
    {
      weight: 2,
      arbitrary: anyJson([...new Set([...namesIn(samples), 'id'])]).map((json) => jsonTextOf(json ?? null)),
    },
    { weight: 1, arbitrary: damagedText(samples.map((sample) => JSON.stringify(sample))) },
    { weight: 1, arbitrary: fc.oneof(fc.string(), fc.string({ unit: 'binary' })) },
  );

/** Plain texts: damaged samples, and any text. */
export const plainTexts = (samples: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: damagedText(samples) },
    { weight: 1, arbitrary: fc.oneof(fc.string(), fc.string({ unit: 'binary' })) },
  );
