import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { demoCustomers } from '../../../mock-server/company/demo-accounts';
import { LIVE_PATH } from '../../../mock-server/live/server';
import { checkBackend, checkConnection } from '../../../tools/check-backend/check';
import { readKnownRides } from '../../../tools/check-backend/http-check';
import type { CheckSettings } from '../../../tools/check-backend/settings';
import { CHECK_NAME } from '../../../tools/check-backend/wrong-requests';
import { type Finding, lineOf } from '../../../tools/shared/report';
import { createCaller, signIn, startBackend, temporaryFolder } from '../../backend/harness';
import { createPlantedBackend, type PassingAnswer, type Plant } from './planted-backend';

/** Customers of the sample data: with completed rides, without rides or a bonus, and on a ride with a pre-order. */
const people = { regular: '101', newcomer: '102', traveller: '105' } as const;
export type Person = keyof typeof people;

/** A planted defect: the rule that it breaks, the line of the check, a part of it, and the customer (the traveller). */
export type Defect = [rule: string, name: string, words: string, plant: Plant, person?: Person];

/** The names of calls at the start of the check's lines. */
export const calls = {
  cors: 'preflights (CORS)',
  extras: 'GET /bookings/get-more-option',
  vehicles: 'GET /vehicle-location',
  categories: 'POST /bookings/get-categories',
  nearest: 'POST /vehicle-location/get-vehicles-distance',
  order: 'POST /bookings/createWebsiteOrder',
  booking: 'GET /bookings/{id}',
  ongoing: 'GET /bookings/ongoingAndPreOrder',
  done: 'GET /bookings/doneOrder',
  missing: 'GET /bookings/missing-feedback',
  miles: 'GET /bookings/get-miles',
  business: 'GET /business-status',
} as const;

/** `GET /bookings/{id}` with an id. */
export const details = /^GET \/bookings\/\d+$/;

export const failing = (findings: readonly Finding[]) =>
  findings.filter(({ problems }) => problems.length > 0).map(lineOf);

const folder = temporaryFolder();
/** Fast, but slow enough to observe each status on a busy machine. */
const SPEED = 5;

/** A local backend of its own behind a planted one, with the real clock and fast rides. */
async function openStage() {
  const dataFile = join(mkdtempSync(join(folder, 'stage-')), 'backend.json');
  const backend = await startBackend(dataFile, Date, { speed: SPEED });
  /** The addresses of the backend itself, without defects. */
  const direct = { url: `http://localhost:${backend.apiPort}`, live: `ws://localhost:${backend.livePort}${LIVE_PATH}` };
  const planted = await createPlantedBackend(direct);
  const loginOf = (person: Person) => signIn(backend, Date, demoCustomers[person].sub);
  /** The settings for a check by a customer who has signed in. */
  const settings = async (person: Person = 'traveller'): Promise<CheckSettings> => {
    const { token, refreshToken } = await loginOf(person);
    return {
      ...{ url: planted.url, live: planted.live, origin: 'http://localhost:8000' },
      ...{ token, refreshToken, protocols: ['taxi-token', token], customerId: people[person], clientId: null },
      ...{ takesOrderKey: true, mayOrder: false, waitMs: 5_000, answerWaitMs: 1_500, quietMs: 60 },
      ...{ at: { lat: 51.3118828, lng: 9.4915751 }, foreignBooking: person === 'regular' ? null : '20001' },
      made: new Set(),
    };
  };
  const linesOf =
    (check: (settings: CheckSettings) => Promise<readonly Finding[]>) =>
    async (plant: Plant, person?: Person, changes: Partial<CheckSettings> = {}) => {
      planted.plant(plant);
      return failing(await check({ ...(await settings(person)), ...changes }));
    };
  return {
    direct,
    settings,
    /** A call without a token. */
    call: createCaller(backend).call,
    /** The check's failing lines about a backend with a defect: of the HTTP calls alone. */
    httpLines: linesOf((target) => checkBackend({ ...target, live: null })),
    /** The same for the live connection only, and for orders if they are allowed. */
    liveLines: linesOf(async (target) => checkConnection(target, await readKnownRides(target))),
    /** The same for everything, with orders. */
    allLines: linesOf((target) => checkBackend({ ...target, mayOrder: true })),
    /** Uncancelled bookings of the check, according to the backend's own list. */
    left: async (person: Person = 'traveller') => {
      const { token } = await loginOf(person);
      const { body } = await createCaller(backend, token).call('GET', '/bookings/ongoingAndPreOrder');
      const rides = body as { custName: string; bookingId: string }[];
      return rides.filter(({ custName }) => custName === CHECK_NAME);
    },
    close: async () => {
      await planted.close();
      await backend.close();
    },
  };
}
export type PlantedStage = Awaited<ReturnType<typeof openStage>>;

const staged =
  <Row extends unknown[]>(test: (stage: PlantedStage, ...row: Row) => Promise<void>) =>
  async (...row: Row) => {
    const stage = await openStage();
    try {
      await test(stage, ...row);
    } finally {
      await stage.close();
    }
  };

/** A test on a stage of its own, with `each` one for every row: they run side by side, as their checks mostly wait. */
export const onStage = Object.assign(
  (name: string, test: (stage: PlantedStage) => Promise<void>) => it.concurrent(name, staged(test)),
  {
    each:
      <Row extends unknown[]>(rows: readonly Row[]) =>
      (name: string, test: (stage: PlantedStage, ...row: Row) => Promise<void>) =>
        it.concurrent.each(rows)(name, staged(test)),
  },
);

// biome-ignore lint/suspicious/noExplicitAny: answers are bent in every way.
type Json = any;

/** A defect in the answers of one call. */
export const bend = (call: string | RegExp, change: (body: Json, answer: PassingAnswer) => unknown): Plant => ({
  answer: (answer, request) => {
    const fits = typeof call === 'string' ? call === request.call : call.test(request.call);
    if (fits && answer.status === 200) answer.body = change(answer.body, answer);
  },
});

/** Changes fields in every entry of a list or page, or in a single answer. */
export function fields(call: string | RegExp, change: object | ((entry: Json) => object)): Plant {
  const changed = (entry: object) => ({ ...entry, ...(typeof change === 'function' ? change(entry) : change) });
  return bend(call, (body) => {
    if (Array.isArray(body)) return body.map(changed);
    return Array.isArray(body.content) ? { ...body, content: body.content.map(changed) } : changed(body);
  });
}

export const isPreflight = (call: string) => call.startsWith('OPTIONS');

/** Changes or removes a header, on preflights unless another call fits. */
export const header = (name: string, value: string | null, fits = isPreflight): Plant => ({
  answer: ({ headers }, { call }) => {
    if (fits(call) && value === null) delete headers[name];
    else if (fits(call) && value !== null) headers[name] = value;
  },
});

/** Changes the status and body of some failures. */
export const failures = (fits: (call: string, status: number) => boolean, change: Partial<PassingAnswer>): Plant => ({
  answer: (answer, { call }) => {
    if (fits(call, answer.status)) Object.assign(answer, change);
  },
});

/** Changes the ids of bookings. */
export const withIds = (change: (id: string) => string | number) =>
  bend(/\/bookings\//, (body) =>
    JSON.parse(JSON.stringify(body), (name, value) => (/^(temp)?bookingId$/i.test(name) ? change(value) : value)),
  );
