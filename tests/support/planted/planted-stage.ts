import { join } from 'node:path';
import type { Backend } from '../../../mock-server/backend';
import { demoCustomers } from '../../../mock-server/company/demo-accounts';
import { LIVE_PATH } from '../../../mock-server/live/server';
import { checkBackend, checkConnection } from '../../../tools/check-backend/check';
import { readKnownRides } from '../../../tools/check-backend/http-check';
import type { CheckSettings } from '../../../tools/check-backend/settings';
import { type Finding, lineOf } from '../../../tools/shared/report';
import { createCaller, signIn, startBackend, temporaryFolder } from '../../backend/harness';
import { createPlantedBackend, type PassingAnswer, type Plant, type PlantedBackend } from './planted-backend';

/** Customers of the sample data: with completed rides, without rides or a bonus, and on a ride with a pre-order. */
const people = { regular: '101', newcomer: '102', traveller: '105' } as const;
export type Person = keyof typeof people;

/** A planted defect: the rule that it breaks, the line of the check, a part of it, and the customer (the traveller). */
export type Defect = readonly [rule: string, name: string, words: string, plant: Plant, person?: Person];

/** The names of calls at the start of the check's lines. */
export const calls = {
  cors: 'OPTIONS /auth/me (CORS)',
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

/** A backend with defects, and the check's lines about it. */
export type PlantedStage = ReturnType<typeof setPlantedStage>;

const failing = (findings: readonly Finding[]) => findings.filter(({ problems }) => problems.length > 0).map(lineOf);

/** The settings for a check of the HTTP calls, by a customer who has signed in. */
export const checkSettings = (
  url: string,
  { token, refreshToken }: Readonly<Record<'token' | 'refreshToken', string>>,
  person: Person,
): CheckSettings => ({
  ...{ url, live: null, origin: 'http://localhost:8000', at: { lat: 51.3118828, lng: 9.4915751 } },
  ...{ token, refreshToken, protocols: ['taxi-token', token], customerId: people[person], clientId: null },
  ...{ takesOrderKey: true, mayOrder: false, waitMs: 5_000, answerWaitMs: 1_500, quietMs: 60 },
  foreignBooking: person === 'regular' ? null : '20001',
  made: new Set(),
});

/**
 * Starts a local backend behind a {@link PlantedBackend} for the tests of a file, with the real clock and fast rides.
 */
export function setPlantedStage() {
  const folder = temporaryFolder();
  const clock = { now: Date.now, advance: () => {} };
  const logins = new Map<Person, Awaited<ReturnType<typeof signIn>>>();
  const loginOf = (person: Person) => logins.get(person) ?? { token: '', refreshToken: '' };
  let backend: Backend;
  let planted: PlantedBackend;
  beforeAll(async () => {
    backend = await startBackend(join(folder, 'backend.json'), clock, { speed: SPEED });
    planted = await createPlantedBackend(
      `http://localhost:${backend.apiPort}`,
      `ws://localhost:${backend.livePort}${LIVE_PATH}`,
    );
    for (const person of ['regular', 'newcomer', 'traveller'] as const) {
      logins.set(person, await signIn(backend, clock, demoCustomers[person].sub));
    }
  });
  afterAll(async () => {
    await planted.close();
    await backend.close();
  });
  const settings = (person: Person) => checkSettings(planted.url, loginOf(person), person);
  return {
    settings,
    /** The address of the live connection. */
    live: () => planted.live,
    /** Checks the backend with a defect and returns the failing lines. */
    lines: async (plant: Plant, person: Person, changes: Partial<CheckSettings> = {}) => {
      planted.plant(plant);
      return failing(await checkBackend({ ...settings(person), ...changes }));
    },
    /** The same for the live connection only, and for orders if they are allowed. */
    connectionLines: async (plant: Plant, person: Person, changes: Partial<CheckSettings> = {}) => {
      planted.plant(plant);
      const target = { ...settings(person), live: planted.live, ...changes };
      return failing(await checkConnection(target, await readKnownRides(target)));
    },
    /** Uncancelled bookings of the check, according to the backend's own list. */
    left: async (person: Person = 'traveller') => {
      const { body } = await createCaller(backend, loginOf(person).token).call('GET', '/bookings/ongoingAndPreOrder');
      const rides = body as { custName: string; bookingId: string }[];
      return rides.filter(({ custName }) => custName === 'Check of the contract');
    },
    /** Restores the sample data. */
    reset: () => createCaller(backend).call('POST', '/__reset'),
  };
}

/** Fast, but slow enough to observe each status on a busy machine. */
const SPEED = 5;

/** The number of parallel stages of a file: their checks mostly wait for the backend. */
const STAGES = 5;

/** The time limit for all cases of a file. */
const ALL_CASES_MS = 1_800_000;

/**
 * Checks the cases of a file in parallel, each on an unused stage with fresh sample data. Returns a case's outcome by
 * its index in the list, or throws its check's error.
 */
export function checkSideBySide<Case, Outcome>(
  cases: readonly Case[],
  check: (stage: PlantedStage, one: Case) => Promise<Outcome>,
): (index: number) => Outcome {
  const stages = Array.from({ length: Math.min(STAGES, cases.length) }, setPlantedStage);
  const outcomes: PromiseSettledResult<Outcome>[] = [];
  beforeAll(async () => {
    const waiting = [...cases.entries()];
    const work = async (stage: PlantedStage) => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [index, one] = next;
        await stage.reset();
        const [outcome] = await Promise.allSettled([check(stage, one)]);
        outcomes[index] = outcome;
      }
    };
    await Promise.all(stages.map(work));
  }, ALL_CASES_MS);
  return (index) => {
    const outcome = outcomes[index];
    if (outcome?.status !== 'fulfilled') throw outcome?.reason;
    return outcome.value;
  };
}

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

/** Changes or removes a header on preflights or on every answer. */
export const header = (name: string, value: string | null, isEverywhere = false): Plant => ({
  answer: ({ headers }, { call }) => {
    if (!isEverywhere && !call.startsWith('OPTIONS')) return;
    if (value === null) delete headers[name];
    else headers[name] = value;
  },
});

/** Changes the status and body of some failures. */
export const failures = (fits: (call: string, status: number) => boolean, change: Partial<PassingAnswer>): Plant => ({
  answer: (answer, { call }) => {
    if (fits(call, answer.status)) Object.assign(answer, change);
  },
});

/** Replaces the texts of ids with numbers. */
export const numericIds = bend(/\/bookings\//, (body) =>
  JSON.parse(JSON.stringify(body), (name, value) => (/^(bookingId|tempBookingId)$/.test(name) ? Number(value) : value)),
);
