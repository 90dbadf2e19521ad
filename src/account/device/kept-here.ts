import { type KeptLifetime, type KeptPlace, type KeptPurpose, kept } from '../../lib/kept';

/** One thing that this device keeps, as the list of kept.ts names it. */
export interface KeptHere {
  readonly name: string;
  readonly place: KeptPlace;
  readonly purpose: KeptPurpose;
  readonly lifetime: KeptLifetime;
  /** Null where it would open the account to whoever reads it. */
  readonly value: string | null;
}

/** Whoever has these is the customer: they are named, and neither shown nor written into a file. */
const keys: readonly string[] = ['token', 'refreshToken'];

/** What is there of the list, in its order; `read` answers null for what is not. */
export const keptHere = (read: (name: keyof typeof kept, place: KeptPlace) => string | null): readonly KeptHere[] =>
  (Object.keys(kept) as (keyof typeof kept)[]).flatMap((name) => {
    const { place, purpose, lifetime } = kept[name];
    const value = read(name, place);
    return value === null ? [] : [{ name, place, purpose, lifetime, value: keys.includes(name) ? null : value }];
  });

/** The same as a file for the customer: what is JSON stays JSON. */
export const keptAsJson = (entries: readonly KeptHere[]): string =>
  JSON.stringify(
    Object.fromEntries(entries.map(({ name, value }) => [name, value === null ? null : valueIn(value)])),
    null,
    2,
  );

function valueIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
