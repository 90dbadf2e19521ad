import {
  purposeOf,
  type StorageLifetime,
  type StoragePlace,
  type StoragePurpose,
  storedData,
} from '../../device/stored-data';

/** An entry that is stored on this device. */
export interface StoredEntry {
  readonly name: string;
  readonly place: StoragePlace;
  readonly purpose: StoragePurpose;
  readonly lifetime: StorageLifetime;
  /** Null if the value would give access to the account. */
  readonly value: string | null;
}

/** Credentials: listed by name, but neither shown nor exported. */
const keys: readonly string[] = ['token', 'refreshToken'];

/** The entries present on this device, in the order of `storedData`; `read` answers null for a missing one. */
export const listStoredEntries = (
  read: (name: keyof typeof storedData, place: StoragePlace) => string | null,
): readonly StoredEntry[] =>
  (Object.keys(storedData) as (keyof typeof storedData)[]).flatMap((name) => {
    const { place, lifetime } = storedData[name];
    const purpose = purposeOf(name);
    const value = read(name, place);
    return value === null ? [] : [{ name, place, purpose, lifetime, value: keys.includes(name) ? null : value }];
  });

/** The entries as they are now: those on the screen keep their order, and new ones follow, so that nothing moves. */
export const updateEntries = (shown: readonly StoredEntry[], now: readonly StoredEntry[]): readonly StoredEntry[] => {
  const position = new Map(shown.map(({ name }, index) => [name, index]));
  const positionOf = ({ name }: StoredEntry) => position.get(name) ?? shown.length;
  return now.toSorted((one, other) => positionOf(one) - positionOf(other));
};

/** The entries as a JSON file for the customer; values that are JSON stay JSON. */
export const storedEntriesAsJson = (entries: readonly StoredEntry[]): string =>
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
