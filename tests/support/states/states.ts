import { type Language, languages } from '../../../src/i18n/languages';
import type { StatesOfWalk } from './state';

/**
 * Every state of the product, by the walk that reaches it (`tests/e2e/states/<walk>.spec.ts`) and in the walk’s order.
 * A state that the walk skips fails it; a part of the source without a state fails tests/unit/states/states.test.ts.
 * How to add one: docs/testing.md, "States".
 */
export const states = {
  'public-pages': {
    home: ['page /', 'signed out'],
    'menu of the site': ['page /', 'menu layout/menu-button'],
    bookings: ['page /bookings'],
    business: ['page /business'],
    'question about the company': ['page /business', 'menu marketing/business/business-screen'],
    partner: ['page /partner'],
    'becoming a partner': ['page /partner', 'menu marketing/partner/partner-screen'],
    imprint: ['page /imprint'],
    privacy: ['page /privacy'],
    accessibility: ['page /accessibility'],
    terms: ['page /terms'],
    'unknown page': [],
  },
  'booking-form': {
    'missing fields': ['page /bookings', 'alert booking/form/booking-problems'],
    'search of an address': ['menu maps/addresses/address-field'],
    'question about the house number': [],
    'form with payment': ['menu booking/booking-options'],
    'form with more': ['menu booking/booking-options'],
    'somebody else, stops, to treatment': ['menu booking/more/more-section', 'alert booking/form/booking-problems'],
  },
  order: {
    'login of an order': ['dialog session/login/login-form'],
    'order to confirm': ['dialog booking/dialogs/confirm-dialog: confirm.title'],
    'question about the bonus': ['dialog booking/dialogs/bonus-dialog: bonus.title'],
    search: ['dialog booking/dialogs/searching-dialog: searching.title'],
    'long search': ['dialog booking/dialogs/searching-dialog: searching.title'],
    'cancelled search': [
      'dialog booking/dialogs/search-ended-dialog: ended.cancelled',
      'alert booking/dialogs/search-ended-dialog',
    ],
    'nobody found': [
      'dialog booking/dialogs/search-ended-dialog: nobody.title',
      'alert booking/dialogs/search-ended-dialog',
    ],
    'pre-order': ['dialog booking/dialogs/booked-dialog'],
  },
  'order-failures': {
    'order without a network': [
      'offline',
      'dialog booking/dialogs/search-ended-dialog',
      'alert booking/dialogs/search-ended-dialog',
    ],
    'order that failed': [
      'failed',
      'dialog booking/dialogs/search-ended-dialog',
      'alert booking/dialogs/search-ended-dialog',
    ],
    'order of unknown outcome': [
      'dialog booking/dialogs/unknown-outcome-dialog: doubt.unsure.title',
      'alert booking/dialogs/unknown-outcome-dialog',
    ],
    'warning of a second taxi': [
      'dialog booking/dialogs/unknown-outcome-dialog: doubt.warned.title',
      'alert booking/dialogs/unknown-outcome-dialog',
    ],
    'search without its booking': ['dialog booking/dialogs/searching-dialog: searching.title'],
    'search without a connection': [
      'dialog booking/dialogs/searching-dialog: searching.title',
      'alert booking/dialogs/searching-dialog',
    ],
    'search whose cancellation is not confirmed': [
      'dialog booking/dialogs/searching-dialog: searching.title',
      'alert booking/dialogs/search-actions',
    ],
    'search whose login has ended': [
      'dialog booking/dialogs/signed-out-dialog: signedOut.title',
      'alert booking/dialogs/signed-out-dialog',
    ],
  },
  'two-windows': {
    'taxi that is ordered already': [
      'dialog booking/dialogs/unknown-outcome-dialog: doubt.placed.title',
      'alert booking/dialogs/unknown-outcome-dialog',
    ],
    'order in another window': ['dialog booking/dialogs/unknown-outcome-dialog: doubt.elsewhere.title'],
  },
  'booking-failures': {
    'nearest taxis in words': ['menu booking/map/nearest-taxis'],
    'saved addresses': ['menu maps/addresses/saved-places'],
    'form without prices and extras': ['failed', 'alert booking/vehicles/price-line'],
    'form without a map': ['failed', 'alert maps/screen/map-panel'],
    'map that Google refuses': ['failed', 'alert maps/screen/map-panel'],
    'price that ran out': [
      'dialog booking/dialogs/confirm-dialog: confirm.title',
      'alert booking/dialogs/confirm-dialog',
    ],
    'changed price': ['dialog booking/dialogs/confirm-dialog: confirm.title'],
  },
  series: {
    'form with several rides': ['menu booking/more/more-section'],
    'rides to check': ['dialog booking/series-orders/series-review: review.title'],
    'series whose login has ended': [
      'dialog booking/series-orders/series-flow: signedOut.title',
      'alert booking/series-orders/series-flow',
    ],
    'series that stopped': [
      'dialog booking/series-orders/series-progress',
      'alert booking/series-orders/series-progress',
    ],
    'booked series without its calendar': [
      'dialog booking/series-orders/series-progress',
      'alert job/series/series-calendar',
    ],
    'series in My Bookings': ['private your-ride'],
    'question about a cancellation': ['dialog account/rides/series-card: mine.ask'],
    'cancellation of a series that failed': ['alert account/rides/series-card'],
  },
  'sign-in': {
    'ride before the login is known': ['loading session/login/require-customer'],
    'ride whose page did not load': ['failed', 'loading session/login/require-customer'],
    'private page before its script': ['loading layout/private/private-routes'],
    'private page that did not load': ['failed', 'loading layout/private/private-routes'],
    'login required': ['private your-ride', 'signed out'],
    login: ['dialog session/login/login-form'],
    'login that failed': ['alert session/login/login-notice-bar'],
    'login without Google': ['dialog session/login/login-form', 'alert session/identity/google/sign-in-button'],
    'login that the backend refuses': ['alert session/login/require-customer'],
  },
  consent: {
    'question about the map': ['page /bookings', 'consent asked'],
    'refused map': ['page /bookings', 'consent refused'],
    'question about the login': ['dialog session/login/login-form', 'consent asked'],
    'refused login': ['dialog session/login/login-form', 'consent refused'],
  },
  'private-screens': {
    wallet: ['private wallet', 'signed in'],
    'invite-friends': ['private invite-friends'],
    support: ['private support'],
    'emergency-contact': ['private emergency-contact'],
    'driver-list': ['private driver-list'],
    'business-account': ['private business-account'],
    'apply-referral': ['private apply-referral'],
    'change-password': ['private change-password'],
    device: ['private device'],
    'question about the device': ['dialog account/device/device-screen: device.ask'],
    profile: ['private profile'],
    'incomplete profile': ['alert account/profile/profile-editor'],
    'question about the changes': ['dialog account/profile/profile-screen: discard.title'],
    feedback: ['private feedback'],
    'incomplete feedback': ['alert account/feedback/feedback-questions'],
    'skipped feedback': ['private feedback'],
    'completed rides': ['private your-ride'],
    'opened ride': ['dialog account/rides/completed-ride'],
    'chosen rides': ['private your-ride'],
    'receipt with its recipient': ['private invoice/:orderIds', 'menu account/invoice/invoice-screen'],
    'receipt that cannot be printed': ['alert account/invoice/print-button'],
    'menu of the private pages': ['menu layout/menu-button'],
    'unknown private page': [],
  },
  'private-failures': {
    'no rides': ['empty', 'private your-ride'],
    'receipt of an unknown ride': ['empty', 'alert account/invoice/invoice-screen'],
    'rides that load': ['loading account/loading/loading'],
    'rides that did not load': ['failed', 'alert account/loading/loading'],
    'bonus that loads': ['loading account/pages/answer'],
    'bonus that did not load': ['failed', 'alert account/loading/loading'],
    'profile that loads': ['loading account/profile/profile-screen'],
    'profile that did not load': ['failed', 'alert account/loading/loading'],
    'receipt that loads': ['loading account/invoice/invoice-screen'],
    'receipt that did not load': ['failed', 'alert account/loading/loading'],
    'feedback that loads': ['loading account/feedback/feedback-screen'],
    'feedback that did not load': ['failed', 'alert account/loading/loading'],
    'drivers that load': ['loading account/pages/driver-list-screen'],
    'drivers that did not load': ['failed'],
    'profile that was not saved': ['failed', 'alert account/profile/profile-editor'],
  },
  'customer-with-ride': {
    'current rides': ['private your-ride', 'signed in'],
    'ride on Home': ['page /', 'signed in'],
    'menu of the account': ['menu layout/site-header'],
    'current rides in foreign text': ['private your-ride', 'foreign text'],
    'ride in foreign text': ['foreign text'],
  },
  ride: {
    'ride without a driver': ['status JOB_ACCEPTED_YN'],
    'ride with a driver': ['status ACCEPTED'],
    'taxi on its way': ['status ON_THE_WAY'],
    SOS: ['dialog ride/safety/sos-dialog: sos.title'],
    cancellation: ['dialog ride/cancel/cancel-dialog: cancel.title'],
    'cancellation without a reason': [
      'dialog ride/cancel/cancel-dialog: cancel.title',
      'alert ride/cancel/cancel-dialog',
    ],
    'shared link': ['dialog ride/safety/share-dialog'],
    'code of the shared link': [
      'dialog ride/safety/share-dialog',
      'menu ride/sharing/link-ways',
      'menu ride/safety/share-dialog',
    ],
    'shared ride whose sharing did not end': [
      'dialog ride/safety/share-dialog',
      'menu ride/sharing/link-ways',
      'menu ride/safety/share-dialog',
      'alert ride/sharing/sharing-state',
    ],
    'link that could not be made': ['dialog ride/safety/share-dialog', 'alert ride/safety/share-dialog'],
    'taxi at the pickup': ['status AT_CUSTOMER'],
    'ride to the destination': ['status CUSTOMER_ONBOARD'],
    'cancelled ride': ['status CANCELED'],
    'completed ride': ['status JOB_COMPLETED'],
    'ride in another status': ['status OTHER'],
    'settled ride': ['status JOB_SETTLED'],
  },
  'ride-failures': {
    'cancellation that was not confirmed': [
      'dialog ride/cancel/cancel-dialog: cancel.title',
      'alert ride/cancel/cancel-status',
    ],
    'ride without the backend': ['failed'],
    'ride that did not load': ['failed', 'alert ride/tracking/tracking-screen'],
    'ride not found': ['empty'],
  },
  'shared-ride': {
    'shared ride whose page did not load': ['page /follow', 'failed'],
    'link without a ride': ['page /follow', 'empty'],
    'shared ride': ['page /follow', 'signed out'],
    'shared ride on the map': ['page /follow'],
    'shared ride without the backend': ['page /follow', 'failed'],
  },
  'parts-missing': {
    'booking form without its scripts': ['page /bookings', 'failed'],
    'options that did not load': ['alert booking/booking-options', 'menu booking/booking-options'],
    'next step that did not load': ['alert booking/booking-foot'],
    'rides to check that did not load': ['dialog booking/several-rides: confirm.title', 'alert booking/several-rides'],
    'pre-order without its calendar': ['dialog booking/dialogs/booked-dialog', 'alert job/calendar-button'],
    'private screen that did not load': ['alert layout/private/private-routes'],
    'actions that did not load': ['alert ride/tracking/ride-actions'],
    'screen that failed without its part': ['private your-ride', 'failed', 'alert layout/failed/screen-boundary'],
    'screen that failed': ['private your-ride', 'failed'],
    'screen that failed again': ['private your-ride', 'failed'],
  },
} as const satisfies Readonly<Record<string, StatesOfWalk>>;

export type WalkName = keyof typeof states;
export type StateOf<Walk extends WalkName> = Extract<keyof (typeof states)[Walk], string>;

/** The states of a walk, with their facts. */
export const statesOf = (walk: WalkName): StatesOfWalk => states[walk];

/** The index of a state in the whole list. */
export const placeOf = (state: string) =>
  Object.values(states)
    .flatMap((each) => Object.keys(each))
    .indexOf(state);

/** Whether `npm test` goes this walk in this language: walks take turns. */
export const isShortWalk = (walk: WalkName, language: Language): boolean =>
  languages[Object.keys(states).indexOf(walk) % languages.length] === language;
