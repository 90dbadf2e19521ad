import { siteCookies } from './site-cookies';

/** Where an entry is stored: local storage (all tabs), session storage (one tab) or a cookie. */
export type StoragePlace = 'local' | 'tab' | 'cookie';

/** The purpose of an entry, as a key of `purposes` in `locales/…/storage.json`. */
export type StoragePurpose =
  | 'login'
  | 'loginRenewal'
  | 'loginLife'
  | 'name'
  | 'email'
  | 'person'
  | 'device'
  | 'order'
  | 'rides'
  | 'orderChoices'
  | 'bookingDraft'
  | 'bookingMore'
  | 'series'
  | 'sharedRides'
  | 'feedbackDraft'
  | 'feedbackSending'
  | 'profileDraft'
  | 'invoiceDetails'
  | 'emergencyContact'
  | 'recentPlaces'
  | 'favouritePlaces'
  | 'language'
  | 'consent'
  | 'scrolling';

/**
 * The lifetime of an entry, as a key of `lifetimes` in `locales/…/storage.json`. `session`: until the session ends in
 * any way (D5).
 */
export type StorageLifetime =
  | 'session'
  | 'logout'
  | 'person'
  | 'booked'
  | 'dayOrBooked'
  | 'lastRide'
  | 'sent'
  | 'feedbackSent'
  | 'saved'
  | 'tab'
  | 'year'
  | 'halfYear';

interface Kept {
  readonly place: StoragePlace;
  readonly purpose: StoragePurpose;
  readonly lifetime: StorageLifetime;
  /** The rooms that may read and write it. */
  readonly readers: readonly string[];
}

/**
 * Everything that the site stores on a device, by its key or the cookie's name (Spec §3, D5). Names of Spec §3 hold raw
 * strings; all our other keys start with `taxi.`, cookies with `taxi-`.
 */
export const storedData = {
  token: { place: 'local', purpose: 'login', lifetime: 'session', readers: ['backend', 'session', 'layout'] },
  refreshToken: { place: 'local', purpose: 'loginRenewal', lifetime: 'session', readers: ['session'] },
  customerName: { place: 'local', purpose: 'name', lifetime: 'session', readers: ['session'] },
  customerEmail: { place: 'local', purpose: 'email', lifetime: 'session', readers: ['session'] },
  'taxi.tokenReceivedAt': { place: 'local', purpose: 'loginLife', lifetime: 'session', readers: ['session'] },
  'taxi.person': { place: 'local', purpose: 'person', lifetime: 'session', readers: ['session'] },
  'taxi.deviceId': { place: 'local', purpose: 'device', lifetime: 'logout', readers: ['live'] },
  'taxi.orderAttempt': { place: 'local', purpose: 'order', lifetime: 'logout', readers: ['booking'] },
  'taxi.tabOrderAttempt': { place: 'tab', purpose: 'order', lifetime: 'tab', readers: ['booking'] },
  'taxi.orderLock': { place: 'local', purpose: 'order', lifetime: 'booked', readers: ['booking'] },
  'taxi.rides': { place: 'local', purpose: 'rides', lifetime: 'session', readers: ['job'] },
  'taxi.orderChoices': { place: 'local', purpose: 'orderChoices', lifetime: 'person', readers: ['session'] },
  'taxi.draft': { place: 'local', purpose: 'bookingDraft', lifetime: 'dayOrBooked', readers: ['booking'] },
  'taxi.more': { place: 'tab', purpose: 'bookingMore', lifetime: 'booked', readers: ['booking'] },
  'taxi.series': { place: 'local', purpose: 'series', lifetime: 'lastRide', readers: ['job', 'booking', 'account'] },
  'taxi.share': { place: 'local', purpose: 'sharedRides', lifetime: 'person', readers: ['ride', 'layout'] },
  'taxi.feedback': { place: 'tab', purpose: 'feedbackDraft', lifetime: 'sent', readers: ['account'] },
  'taxi.feedbackLock': { place: 'local', purpose: 'feedbackSending', lifetime: 'feedbackSent', readers: ['account'] },
  'taxi.feedbackSent': { place: 'local', purpose: 'feedbackSending', lifetime: 'session', readers: ['account'] },
  'taxi.profile': { place: 'tab', purpose: 'profileDraft', lifetime: 'saved', readers: ['account'] },
  'taxi.invoice': { place: 'tab', purpose: 'invoiceDetails', lifetime: 'tab', readers: ['account'] },
  'taxi.emergencyContact': { place: 'local', purpose: 'emergencyContact', lifetime: 'person', readers: ['session'] },
  'taxi.recentPlaces': { place: 'local', purpose: 'recentPlaces', lifetime: 'person', readers: ['maps'] },
  'taxi.favouritePlaces': { place: 'local', purpose: 'favouritePlaces', lifetime: 'person', readers: ['maps'] },
  ...siteCookies,
} as const satisfies Record<string, Kept>;

/** Entries that libraries store on their own, by the prefix of the key: Gatsby's scroll positions. */
export const storedByLibraries = {
  '@@scroll|': { place: 'tab', purpose: 'scrolling', lifetime: 'tab' },
} as const satisfies Record<string, Omit<Kept, 'readers'>>;

type NameIn<Place extends StoragePlace> = {
  [Name in keyof typeof storedData]: (typeof storedData)[Name]['place'] extends Place ? Name : never;
}[keyof typeof storedData];

/** A key of local storage. */
export type LocalKey = NameIn<'local'>;
/** A key of session storage. */
export type TabKey = NameIn<'tab'>;
/** The name of a cookie. */
export type CookieName = NameIn<'cookie'>;
