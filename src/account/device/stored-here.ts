import { type StorageLifetime, type StoragePlace, type StoragePurpose, storedData } from '../../device/stored-data';

/** One thing that this device keeps, as the list of kept.ts names it. */
export interface StoredHere {
  readonly name: string;
  readonly place: StoragePlace;
  readonly purpose: StoragePurpose;
  readonly lifetime: StorageLifetime;
  /** Null where it would open the account to whoever reads it. */
  readonly value: string | null;
}

/** Whoever has these is the customer: they are named, and neither shown nor written into a file. */
const keys: readonly string[] = ['token', 'refreshToken'];

/** What is there of the list, in its order; `read` answers null for what is not. */
export const storedHere = (
  read: (name: keyof typeof storedData, place: StoragePlace) => string | null,
): readonly StoredHere[] =>
  (Object.keys(storedData) as (keyof typeof storedData)[]).flatMap((name) => {
    const { place, purpose, lifetime } = storedData[name];
    const value = read(name, place);
    return value === null ? [] : [{ name, place, purpose, lifetime, value: keys.includes(name) ? null : value }];
  });

/** The same as a file for the customer: what is JSON stays JSON. */
export const storedHereAsJson = (entries: readonly StoredHere[]): string =>
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
