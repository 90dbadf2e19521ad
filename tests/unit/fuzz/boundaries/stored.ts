import * as v from 'valibot';
import { storedEntriesAsJson } from '../../../../src/account/device/stored-entries';
import {
  readDraft as readFeedbackDraft,
  wasSent,
  withDraft,
  withoutSent,
  withSent,
} from '../../../../src/account/feedback/feedback-draft';
import { readDetails, withDetails } from '../../../../src/account/invoice/invoice-details';
import { readProfileDraft } from '../../../../src/account/profile/profile-form';
import { readDraft, restoreForm, toDraft } from '../../../../src/booking/form/draft';
import { INSTRUCTIONS_MAX } from '../../../../src/booking/form/form';
import { toKept } from '../../../../src/booking/more/kept-more';
import { CONNECTION_MAX, LUGGAGE_MAX, noMore, STOPS_MAX } from '../../../../src/booking/more/more';
import { storedMore } from '../../../../src/booking/more/use-stored-more';
import { readAttempt } from '../../../../src/booking/order/attempt-record';
import { WEEKS_MAX, weekdays } from '../../../../src/booking/series/series-choice';
import { pagePerson, personalStore } from '../../../../src/device/personal-store';
import { localStore, tabStore } from '../../../../src/device/storage';
import { termsPrice } from '../../../../src/job/saved-ride';
import { readSeries, SERIES_MAX } from '../../../../src/job/series/series-record';
import { readStoredSeries } from '../../../../src/job/series/stored-series';
import { readSavedRide, saveRide } from '../../../../src/job/stored-ride';
import { endShares } from '../../../../src/layout/end-shares';
import { LINE_MAX } from '../../../../src/lib/text/clean-text';
import { FAVOURITES_MAX, readPlaces } from '../../../../src/maps/addresses/stored-places';
import { keepShare, readShare } from '../../../../src/ride/sharing/use-share';
import { keepChoice, readChoiceOf, readLatestChoice } from '../../../../src/session/order-choice';
import { readEmergencyContact } from '../../../../src/session/use-emergency-contact';
import { site } from '../../../../src/site';
import type { Boundary } from '../../../support/fuzz/boundary';
import * as shape from '../../../support/fuzz/shapes';
import { completeForm, hauptbahnhof, now } from '../../booking/samples';
import { seriesOfTwelve } from '../../booking/series-orders/series-backend';

const { id, line, name, orNull, text } = shape;
const PERSON = 'p';
const NOW_MS = now.getTime();

/** A device of this person with this text under the key. */
function put(key: Parameters<typeof localStore.write>[0], stored: string): void {
  localStore.clear();
  pagePerson.set({ person: PERSON, resetCount: 0 });
  localStore.write(key, stored);
}

function putInTab(key: Parameters<typeof tabStore.write>[0], stored: string): void {
  tabStore.clear();
  pagePerson.set({ person: PERSON, resetCount: 0 });
  tabStore.write(key, stored);
}

const json = (stored: string): unknown => {
  try {
    return JSON.parse(stored);
  } catch {
    return null;
  }
};

/** A stored text that only the customer typed on this device: as long as a storage can be. */
const typed = v.string();
const payment = orNull(v.picklist(site.paymentTypes));

const savedRide = {
  bookingId: 'B1',
  words: { pickup: 'Hauptbahnhof', drop: '' },
  terms: { price: 20, kind: 'corridor', range: { from: 18, to: 24 }, payment: 'cash' },
  lastKnown: {
    knownAtMs: NOW_MS,
    jobStatus: 'ON_THE_WAY',
    driverName: 'Ayşe',
    carNumber: 'KS TX 417',
    vehicleName: 'PKW',
    driverRating: 4.9,
    pickup: { lat: 51.31, lng: 9.49 },
    drop: null,
    vehicle: { position: { lat: 51.3, lng: 9.48 }, seenAtMs: NOW_MS },
    pickupAtMs: NOW_MS,
    dropAtMs: null,
    promisedAtMs: NOW_MS,
  },
} as const;
const moment = shape.number(0, 8.64e15);
const savedRideShape = v.strictObject({
  bookingId: id,
  words: v.optional(v.strictObject({ pickup: typed, drop: typed })),
  terms: v.optional(
    v.strictObject({
      price: orNull(shape.number(0, 100_000)),
      kind: v.optional(v.picklist(['taximeter', 'corridor', 'fixed'])),
      range: v.optional(v.strictObject({ from: shape.euros, to: shape.euros })),
      payment: orNull(v.picklist(['cash', 'card', 'wallet'])),
    }),
  ),
  lastKnown: v.optional(
    v.strictObject({
      knownAtMs: moment,
      jobStatus: typed,
      driverName: typed,
      carNumber: typed,
      vehicleName: typed,
      driverRating: orNull(shape.number(Number.MIN_VALUE, 5)),
      pickup: shape.position,
      drop: orNull(shape.position),
      vehicle: orNull(v.strictObject({ position: shape.position, seenAtMs: moment })),
      pickupAtMs: orNull(moment),
      dropAtMs: orNull(moment),
      promisedAtMs: orNull(moment),
    }),
  ),
});

const formShape = v.strictObject({
  name: line,
  phone: line,
  start: line,
  startPlace: orNull(shape.storedPlace),
  end: line,
  endPlace: orNull(shape.storedPlace),
  vehicleOption: orNull(v.strictObject({ id: text(LINE_MAX), name: line })),
  numberOfPersons: shape.whole(1, 8),
  moreOption: v.array(v.strictObject({ id: text(LINE_MAX), name: line })),
  instructions: text(2 * INSTRUCTIONS_MAX),
  date: line,
  time: line,
  isNow: v.boolean(),
  paymentType: payment,
});

const moreShape = v.strictObject({
  passenger: orNull(v.strictObject({ name: line, phone: line })),
  stops: v.pipe(v.array(v.strictObject({ text: line, place: orNull(shape.storedPlace) })), v.maxLength(STOPS_MAX)),
  connection: text(CONNECTION_MAX),
  needsHelpAtDoor: v.boolean(),
  luggage: shape.whole(0, LUGGAGE_MAX),
  treatment: v.null(),
  series: v.strictObject({
    back: v.picklist(['none', 'timed', 'call']),
    backDate: line,
    backTime: line,
    isRepeated: v.boolean(),
    days: v.array(v.picklist(weekdays)),
    weeks: shape.whole(1, WEEKS_MAX),
  }),
});

const clockMoment = v.strictObject({
  deviceMs: v.pipe(v.number(), v.finite()),
  aheadMs: orNull(v.pipe(v.number(), v.finite())),
});
const attempt = {
  version: 2,
  key: 'k',
  intent: 'i',
  ride: { startsAt: '2026-11-20 14:05', phone: 'f', passengers: 1, area: 'f' },
  isNow: true,
  knownIds: ['1'],
  startedAt: { deviceMs: NOW_MS, aheadMs: 0 },
} as const;
const attemptBase = {
  version: v.literal(2),
  key: name,
  intent: v.string(),
  ride: v.strictObject({
    startsAt: v.string(),
    phone: v.string(),
    passengers: v.pipe(v.number(), v.finite()),
    area: v.string(),
  }),
  isNow: v.boolean(),
  knownIds: orNull(v.array(v.string())),
  startedAt: clockMoment,
};

const row = { key: name, startsAt: v.string(), isBack: v.boolean() };
const located = v.strictObject({ coordinates: shape.position, area: typed, city: typed, zipcode: typed });
const seriesShape = v.strictObject({
  version: v.literal(1),
  id: name,
  words: v.strictObject({ pickup: typed, drop: typed }),
  order: orNull(
    v.strictObject({
      name: typed,
      phone: typed,
      pickup: located,
      drop: orNull(located),
      passengers: shape.seats,
      instruction: v.strictObject({ there: typed, back: typed, last: typed }),
      carType: typed,
      carCategoryIds: v.array(typed),
      driverFeatureIds: v.array(typed),
    }),
  ),
  isTreatment: v.boolean(),
  rows: v.pipe(
    v.array(
      v.variant('state', [
        v.strictObject({ ...row, state: v.picklist(['waiting', 'late']) }),
        v.strictObject({
          ...row,
          state: v.picklist(['sending', 'unknown', 'absent']),
          knownIds: v.array(v.string()),
          startedAt: clockMoment,
        }),
        v.strictObject({ ...row, state: v.picklist(['placed', 'taken']), bookingId: id }),
      ]),
    ),
    v.minLength(1),
    v.maxLength(SERIES_MAX),
  ),
});

const feedbackForm = {
  answers: { punctuality: 'yes', driving: 'no', friendliness: null, cleanliness: null, payment: 'yes' },
  message: 'Gut',
} as const;
const answer = orNull(v.picklist(['yes', 'no']));
const feedbackShape = v.strictObject({
  answers: v.strictObject({
    punctuality: answer,
    driving: answer,
    friendliness: answer,
    cleanliness: answer,
    payment: answer,
  }),
  message: typed,
});

/** Each entry that the site reads from this device's storage. */
export const storedBoundaries: readonly Boundary[] = [
  {
    name: 'the draft of the booking form',
    files: ['src/booking/form/draft.ts', 'src/booking/form/use-booking-form.ts', 'src/lib/places/place-shape.ts'],
    form: 'json',
    samples: [{ ...toDraft({ ...completeForm, moreOption: [{ id: 'c-1', name: 'Kombi' }] }, NOW_MS), person: PERSON }],
    read: (stored) => {
      put('taxi.draft', stored);
      const form = readDraft(personalStore.read('taxi.draft', PERSON), NOW_MS);
      return form && restoreForm(form, now).form;
    },
    answers: formShape,
  },
  {
    name: 'what few rides need',
    files: ['src/booking/more/kept-more.ts', 'src/booking/more/use-stored-more.ts'],
    form: 'json',
    samples: [
      {
        ...toKept({
          ...noMore,
          passenger: { name: 'Oma', phone: '0171' },
          stops: [{ text: hauptbahnhof.label, place: hauptbahnhof }],
          luggage: 2,
          series: { ...noMore.series, days: [1, 5] },
        }),
        person: PERSON,
      },
    ],
    read: (stored) => {
      putInTab('taxi.more', stored);
      return storedMore(PERSON);
    },
    answers: moreShape,
  },
  {
    name: 'the record of an order',
    files: ['src/booking/order/attempt-record.ts', 'src/booking/order/stored-attempt.ts'],
    form: 'json',
    samples: [
      { ...attempt, state: 'sending', person: PERSON },
      { ...attempt, state: 'settled', bookingId: '9', person: PERSON },
      { ...attempt, state: 'over', bookingId: '9', person: PERSON },
    ],
    read: (stored) => {
      put('taxi.orderAttempt', stored);
      const kept = personalStore.read('taxi.orderAttempt', PERSON);
      return readAttempt(kept, { deviceMs: NOW_MS, aheadMs: 0 });
    },
    answers: v.variant('state', [
      v.strictObject({ ...attemptBase, state: v.picklist(['sending', 'unknown', 'absent']) }),
      v.strictObject({ ...attemptBase, state: v.picklist(['settled', 'over']), bookingId: id }),
    ]),
  },
  {
    name: 'a series of rides',
    files: ['src/job/series/series-record.ts', 'src/job/series/stored-series.ts'],
    form: 'json',
    samples: [{ ...seriesOfTwelve(), person: PERSON }],
    read: (stored) => {
      put('taxi.series', stored);
      readStoredSeries(PERSON);
      return readSeries(personalStore.read('taxi.series', PERSON), NOW_MS);
    },
    answers: seriesShape,
  },
  {
    name: 'the saved rides',
    files: ['src/job/saved-ride.ts', 'src/job/stored-ride.ts'],
    form: 'json',
    samples: [{ rides: [savedRide], person: PERSON }],
    read: (stored) => {
      put('taxi.rides', stored);
      const ride = readSavedRide(PERSON, 'B1');
      saveRide(PERSON, { bookingId: 'B2' });
      return ride;
    },
    answers: savedRideShape,
  },
  {
    name: 'the price of a saved ride',
    files: ['src/job/saved-ride.ts'],
    form: 'json',
    samples: [{ rides: [savedRide], person: PERSON }],
    read: (stored) => {
      put('taxi.rides', stored);
      return termsPrice(readSavedRide(PERSON, 'B1')?.terms);
    },
    answers: v.strictObject({
      kind: v.picklist(['taximeter', 'corridor', 'fixed']),
      isPromised: v.boolean(),
      euro: orNull(shape.number(0, 100_000)),
      range: orNull(v.strictObject({ from: shape.euros, to: shape.euros })),
      validUntil: v.null(),
    }),
  },
  {
    name: 'the choices of earlier orders',
    files: ['src/session/order-choice.ts', 'src/session/order-choice.ts'],
    form: 'json',
    samples: [{ choices: [{ bookingId: 'B1', vehicle: { id: '1', name: 'PKW' }, payment: 'cash' }], person: PERSON }],
    read: (stored) => {
      put('taxi.orderChoices', stored);
      const latest = readLatestChoice(PERSON);
      readChoiceOf(PERSON, 'B1');
      keepChoice(PERSON, { bookingId: 'B2', vehicle: { id: '1', name: 'PKW' }, payment: null });
      return latest;
    },
    answers: v.strictObject({
      bookingId: id,
      vehicle: v.strictObject({ id: text(LINE_MAX), name: line }),
      payment,
    }),
  },
  {
    name: 'the rides that are shared',
    files: ['src/ride/sharing/shares.ts', 'src/ride/sharing/use-share.ts'],
    form: 'json',
    samples: [{ shares: [{ bookingId: 'B1', expiresAtMs: 8e15, showsName: true }], person: PERSON }],
    read: (stored) => {
      put('taxi.share', stored);
      const share = readShare(PERSON, 'B1');
      keepShare(PERSON, { bookingId: 'B2', expiresAtMs: 8e15, showsName: false });
      return share;
    },
    answers: v.strictObject({ bookingId: id, expiresAtMs: shape.momentMs, showsName: v.boolean() }),
  },
  {
    name: 'the rides whose sharing ends with a logout',
    files: ['src/layout/end-shares.ts', 'src/layout/use-logout.ts'],
    form: 'json',
    samples: [{ shares: [{ bookingId: 'B1', expiresAtMs: 1, showsName: true }], person: PERSON }],
    read: (stored) => {
      const asked: string[] = [];
      globalThis.fetch = (input) => {
        asked.push(String(input));
        return new Promise(() => {});
      };
      endShares(stored, 'a.b.c');
      return asked;
    },
    nothing: [],
    answers: v.array(v.pipe(v.string(), v.regex(/\/bookings\/[^/?#]+\/share$/))),
  },
  {
    name: 'the favourite places',
    files: ['src/maps/addresses/stored-places.ts', 'src/maps/addresses/use-stored-places.ts'],
    form: 'json',
    samples: [{ places: [hauptbahnhof], provider: 'google', person: PERSON }],
    read: (stored) => {
      put('taxi.favouritePlaces', stored);
      return readPlaces(personalStore.read('taxi.favouritePlaces', PERSON), 'google');
    },
    answers: v.pipe(v.array(shape.storedPlace), v.maxLength(FAVOURITES_MAX)),
  },
  {
    name: 'the emergency contact',
    files: ['src/session/use-emergency-contact.ts'],
    form: 'json',
    samples: [{ name: 'Oma', phone: '0171', person: PERSON }],
    read: (stored) => {
      put('taxi.emergencyContact', stored);
      return readEmergencyContact(personalStore.read('taxi.emergencyContact', PERSON));
    },
    answers: v.strictObject({ name: line, phone: line }),
  },
  {
    name: 'the unsaved changes of the profile',
    files: ['src/account/profile/profile-form.ts', 'src/account/profile/use-profile-form.ts'],
    form: 'json',
    samples: [{ form: { name: 'Jörg', phone: '', email: '' } }],
    read: (stored) => readProfileDraft(json(stored)),
    answers: v.partial(v.strictObject({ name: typed, phone: typed, email: typed })),
  },
  {
    name: 'the additions to an invoice',
    files: ['src/account/invoice/invoice-details.ts', 'src/account/invoice/use-invoice.ts'],
    form: 'json',
    samples: [{ recipient: 'Firma', costCentre: '4', occasions: { '900': 'Messe', constructor2: '' } }],
    read: (stored) => {
      const kept = withDetails(json(stored), '901', readDetails(json(stored), '900'));
      return ['900', 'constructor', '__proto__', 'toString'].map((document) => readDetails(kept, document));
    },
    answers: v.array(v.strictObject({ recipient: typed, costCentre: typed, occasion: typed })),
  },
  {
    name: 'the drafts of feedback',
    files: ['src/account/feedback/feedback-draft.ts', 'src/account/feedback/use-feedback-form.ts'],
    form: 'json',
    samples: [{ drafts: [{ bookingId: 'B1', form: feedbackForm }] }],
    read: (stored) => {
      withDraft(json(stored), 'B2', null);
      return readFeedbackDraft(json(stored), 'B1');
    },
    answers: feedbackShape,
  },
  {
    name: 'the rides whose feedback was sent',
    files: ['src/account/feedback/feedback-draft.ts', 'src/account/feedback/use-feedback.ts'],
    form: 'json',
    samples: [['B1', 'B2']],
    read: (stored) => ({
      isSent: wasSent(stored, 'B1'),
      kept: json(withSent(stored, 'B3')),
      others: json(withoutSent(stored, 'B1')),
    }),
    answers: v.strictObject({ isSent: v.boolean(), kept: v.array(v.string()), others: v.array(v.string()) }),
  },
  {
    name: 'the export of what this device stores',
    files: ['src/account/device/stored-entries.ts', 'src/account/device/device-screen.tsx'],
    form: 'json',
    samples: [{ places: [hauptbahnhof] }],
    read: (stored) => {
      const entry = { name: 'taxi.draft', place: 'local', purpose: 'draft', lifetime: 'dayOrBooked' } as const;
      return Object.keys(json(storedEntriesAsJson([{ ...entry, value: stored }])) as object);
    },
    answers: v.tuple([v.literal('taxi.draft')]),
  },
  {
    name: 'personal data handed over to its person',
    files: ['src/device/personal-store.ts', 'src/device/storage.ts'],
    form: 'json',
    samples: [{ a: 1, person: null }],
    read: (stored) => {
      put('taxi.draft', stored);
      personalStore.handOver(PERSON);
      return personalStore.read('taxi.draft', PERSON);
    },
    answers: v.looseObject({ person: v.literal(PERSON) }),
  },
];
