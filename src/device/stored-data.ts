import type { CookieName } from './cookies';

/** Where an entry is stored: local storage (all tabs), session storage (one tab) or a cookie. */
export type StoragePlace = 'local' | 'tab' | 'cookie';

interface StoredRow {
  readonly place: StoragePlace;
  /** A key of `names` and `purposes` in `locales/…/storage.json`; missing: its own name, without its prefix. */
  readonly purpose?: string;
  /**
   * A key of `lifetimes` there. `session`: until the session ends in any way (D5); `logout`, `person`: until a logout, or
   * somebody else signs in; `booked`, `sent`, `saved`: until it is done; `dayOrBooked`: 24 hours, or until
   * it is booked; `lastRide`: until the day after it; `tab`: until the tab is closed; cookies: `year`, `halfYear`.
   */
  readonly lifetime: string;
  /**
   * Whose it is (D45), and what becomes of it when another person signs in. `person`: JSON that names its person; it is
   * removed. `session`: a raw text without a name, of the person in `taxi.person`; it is removed. Missing: nobody's, or
   * the login itself; it stays, or is replaced.
   */
  readonly owner?: 'person' | 'session';
}

/**
 * Everything that the site stores on a device, by its key or the cookie's name (Spec §3, D5). Names of Spec §3 hold raw
 * strings; all our other keys start with `taxi.`, cookies with `taxi-`.
 */
export const storedData = {
  token: { place: 'local', lifetime: 'session' },
  refreshToken: { place: 'local', lifetime: 'session' },
  customerName: { place: 'local', purpose: 'person', lifetime: 'session', owner: 'session' },
  customerEmail: { place: 'local', purpose: 'person', lifetime: 'session', owner: 'session' },
  'taxi.tokenReceivedAt': { place: 'local', purpose: 'token', lifetime: 'session', owner: 'session' },
  'taxi.person': { place: 'local', lifetime: 'session' },
  'taxi.deviceId': { place: 'local', lifetime: 'logout' },
  'taxi.orderAttempt': { place: 'local', lifetime: 'person', owner: 'person' },
  'taxi.tabOrderAttempt': { place: 'tab', purpose: 'orderAttempt', lifetime: 'tab', owner: 'person' },
  'taxi.rides': { place: 'local', lifetime: 'session', owner: 'person' },
  'taxi.orderChoices': { place: 'local', lifetime: 'person', owner: 'person' },
  'taxi.draft': { place: 'local', lifetime: 'dayOrBooked', owner: 'person' },
  'taxi.more': { place: 'tab', lifetime: 'booked', owner: 'person' },
  'taxi.series': { place: 'local', lifetime: 'lastRide', owner: 'person' },
  'taxi.share': { place: 'local', lifetime: 'person', owner: 'person' },
  'taxi.feedback': { place: 'tab', lifetime: 'sent', owner: 'person' },
  'taxi.feedbackSent': { place: 'local', lifetime: 'session', owner: 'session' },
  'taxi.profile': { place: 'tab', lifetime: 'saved', owner: 'person' },
  'taxi.invoice': { place: 'tab', lifetime: 'tab', owner: 'person' },
  'taxi.emergencyContact': { place: 'local', lifetime: 'person', owner: 'person' },
  'taxi.recentPlaces': { place: 'local', lifetime: 'person', owner: 'person' },
  'taxi.favouritePlaces': { place: 'local', lifetime: 'person', owner: 'person' },
  'taxi-language': { place: 'cookie', lifetime: 'year' },
  'taxi-consent': { place: 'cookie', lifetime: 'halfYear' },
} as const satisfies Record<string, StoredRow> & Record<CookieName, StoredRow>;

/** The rooms that may read and write each entry. Beside the table, because no page needs it: a test holds it. */
export const storageReaders = {
  token: ['backend', 'session', 'layout'],
  refreshToken: ['session'],
  customerName: ['session'],
  customerEmail: ['session'],
  'taxi.tokenReceivedAt': ['session'],
  'taxi.person': ['session'],
  'taxi.deviceId': ['live'],
  'taxi.orderAttempt': ['booking'],
  'taxi.tabOrderAttempt': ['booking'],
  'taxi.rides': ['job'],
  'taxi.orderChoices': ['layout', 'session'],
  'taxi.draft': ['booking', 'layout'],
  'taxi.more': ['booking'],
  'taxi.series': ['job', 'booking', 'account'],
  'taxi.share': ['ride', 'layout'],
  'taxi.feedback': ['account'],
  'taxi.feedbackSent': ['account'],
  'taxi.profile': ['account'],
  'taxi.invoice': ['account'],
  'taxi.emergencyContact': ['session'],
  'taxi.recentPlaces': ['maps'],
  'taxi.favouritePlaces': ['maps'],
  'taxi-language': ['layout'],
  'taxi-consent': ['consent', 'layout'],
} as const satisfies Record<keyof typeof storedData, readonly string[]>;

/** Entries that libraries store on their own, by the prefix of the key: Gatsby's scroll positions. */
export const storedByLibraries = {
  '@@scroll|': { place: 'tab', purpose: 'scrolling', lifetime: 'tab' },
} as const satisfies Record<string, StoredRow>;

type Table = typeof storedData;
type Unprefixed<Name> = Name extends `taxi${'.' | '-'}${infer Rest}` ? Rest : Name;
/** A key of `names` and `purposes` in `locales/…/storage.json`. */
export type StoragePurpose = {
  [Name in keyof Table]: Table[Name] extends { readonly purpose: infer Purpose } ? Purpose : Unprefixed<Name>;
}[keyof Table];
export type StorageLifetime = Table[keyof Table]['lifetime'];
type NameWith<Row extends Partial<StoredRow>> = {
  [Name in keyof Table]: Table[Name] extends Row ? Name : never;
}[keyof Table];

/** A key of local storage. */
export type LocalKey = NameWith<{ readonly place: 'local' }>;
/** A key of session storage. */
export type TabKey = NameWith<{ readonly place: 'tab' }>;
/** A key of local storage with the data of a person. */
export type PersonalKey = NameWith<{ readonly place: 'local'; readonly owner: 'person' }>;
/** A key of session storage with the data of a person. */
export type PersonalTabKey = NameWith<{ readonly place: 'tab'; readonly owner: 'person' }>;

/** What an entry is for. */
export const purposeOf = (name: keyof Table): StoragePurpose =>
  ((storedData[name] as StoredRow).purpose ?? name.replace(/^taxi./, '')) as StoragePurpose;

/** The names of the rows in a place for which this holds. */
const namesIn = <Name extends keyof Table>(place: StoragePlace, holds: (row: StoredRow) => boolean) =>
  (Object.keys(storedData) as Name[]).filter((name) => storedData[name].place === place && holds(storedData[name]));

/** The keys of local storage that are removed when a session ends (D5). */
export const sessionKeys = /* @__PURE__ */ namesIn<LocalKey>('local', ({ lifetime }) => lifetime === 'session');
/** The keys of local storage that are removed when a token of another person replaces theirs (D45). */
export const ownerlessKeys = /* @__PURE__ */ namesIn<LocalKey>('local', ({ owner }) => owner === 'session');
/** The keys of local storage with personal data. */
export const personalKeys = /* @__PURE__ */ namesIn<PersonalKey>('local', ({ owner }) => owner === 'person');
/** The keys of session storage with personal data. */
export const personalTabKeys = /* @__PURE__ */ namesIn<PersonalTabKey>('tab', ({ owner }) => owner === 'person');
