import type { storedByLibraries, storedData } from './stored-data';

/**
 * What each entry is for: a key of `purposes` in `locales/…/storage.json`. Beside the table of stored data, because only
 * the pages that list the entries need it.
 */
export const storedPurposes = {
  token: 'login',
  refreshToken: 'loginRenewal',
  customerName: 'person',
  customerEmail: 'person',
  'taxi.tokenReceivedAt': 'login',
  'taxi.person': 'person',
  'taxi.deviceId': 'device',
  'taxi.orderAttempt': 'order',
  'taxi.tabOrderAttempt': 'order',
  'taxi.rides': 'rides',
  'taxi.orderChoices': 'orderChoices',
  'taxi.draft': 'bookingDraft',
  'taxi.more': 'bookingMore',
  'taxi.series': 'series',
  'taxi.share': 'sharedRides',
  'taxi.feedback': 'feedbackDraft',
  'taxi.feedbackSent': 'feedbackSending',
  'taxi.profile': 'profileDraft',
  'taxi.invoice': 'invoiceDetails',
  'taxi.emergencyContact': 'emergencyContact',
  'taxi.recentPlaces': 'recentPlaces',
  'taxi.favouritePlaces': 'favouritePlaces',
  'taxi-language': 'language',
  'taxi-consent': 'consent',
  '@@scroll|': 'scrolling',
} as const satisfies Record<keyof typeof storedData | keyof typeof storedByLibraries, string>;
