import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import jsonwebtoken from 'jsonwebtoken';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import { type Backend, type BackendOptions, createBackend } from '../../mock-server/backend';
import { parseCommandLine } from '../../mock-server/command-line';
import type { Order } from '../../mock-server/dispatch/new-booking';
import { LIVE_PATH } from '../../mock-server/live/server';
import { CreateOrderResponse } from '../../src/backend/wire';
import { sampleOrder } from '../support/sample-order';

export const ORDER = '/bookings/createWebsiteOrder';

interface Clock {
  now(): number;
}

/** A clock that only moves on request, from a Tuesday noon in Berlin. */
export function createClock() {
  let nowMs = Date.parse('2026-06-09T10:00:00Z');
  return {
    now: () => nowMs,
    advance: (seconds: number) => {
      nowMs += seconds * 1000;
    },
  };
}

/** A folder that is gone after the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'taxi-backend-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The usual settings of a backend on any two free ports, with some changes. */
export function settingsFor(dataFile: string, changes: Partial<BackendOptions> = {}): BackendOptions {
  const usual = parseCommandLine(['--port=0', '--live-port=0'], {});
  if (usual.kind !== 'settings') throw new Error('no settings');
  const googleScripts = async () => ({ maps: 'maps()', identity: 'identity()' });
  return { ...usual.settings, dataFile, googleScripts, ...changes };
}

export const startBackend = (dataFile: string, clock: Clock, changes: Partial<BackendOptions> = {}) =>
  createBackend(settingsFor(dataFile, { now: clock.now, ...changes }));

/** An order that starts so many minutes from now. */
export const orderFor = (clock: Clock, changes: Partial<Order> = {}, minutesAhead = 0): Order =>
  sampleOrder(clock.now() + minutesAhead * 60_000, changes);

/** An unsigned identity token, as from the stand-in for Google. */
export function identityToken(clock: Clock, claims: object): string {
  const exp = Math.floor(clock.now() / 1000) + 3600;
  const iss = 'https://accounts.google.com';
  const payload = { iss, aud: 'local-client-id', name: 'N', email: 'n@example.com', exp, ...claims };
  return jsonwebtoken.sign(payload, '', { algorithm: 'none', noTimestamp: true });
}

export type Caller = ReturnType<typeof createCaller>;

/** Calls of one person: with a token after signing in, without one before. */
export function createCaller(backend: Pick<Backend, 'apiPort'>, token?: string) {
  const bearer: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  return {
    token,
    /** The body of an answer is null if there is none. */
    call: async (method: string, path: string, body?: unknown, more: Readonly<Record<string, string>> = {}) => {
      const headers = { 'Content-Type': 'application/json', ...bearer, ...more };
      const sent = body === undefined ? null : JSON.stringify(body);
      const response = await fetch(`http://localhost:${backend.apiPort}${path}`, { method, headers, body: sent });
      const text = await response.text();
      return { status: response.status, headers: response.headers, body: text === '' ? null : parsed(text) };
    },
  };
}

/** The value of a JSON text; any other text as it is. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Signs in with Google's id and answers the tokens. */
export async function signIn(backend: Pick<Backend, 'apiPort'>, clock: Clock, sub: string) {
  const { body } = await createCaller(backend).call('POST', '/google/login', loginRequest(clock, sub));
  return body as { token: string; refreshToken: string };
}

export const loginRequest = (clock: Clock, sub: string) => ({
  idToken: identityToken(clock, { sub }),
  userInfo: { id: sub, name: 'N', email: 'n@example.com', picture: '' },
});

/** Orders a taxi and answers the id of the booking. */
export async function placeOrder({ call }: Caller, order: Order, headers = {}): Promise<string> {
  const { body } = await call('POST', ORDER, order, headers);
  return v.parse(CreateOrderResponse, body).tempBookingId;
}

/** A socket on the live port, with the token of a customer or without. */
export const openSocket = ({ livePort }: Pick<Backend, 'livePort'>, token?: string) =>
  new WebSocket(`ws://localhost:${livePort}${LIVE_PATH}`, token === undefined ? [] : ['taxi-token', token]);

/** A fresh backend for every test or for the whole file, with its clock, its data file and the people who call it. */
export function setStage(lasts: 'a test' | 'the file' = 'a test') {
  const [before, after] = lasts === 'a test' ? [beforeEach, afterEach] : [beforeAll, afterAll];
  const folder = temporaryFolder();
  let clock = createClock();
  let dataFile = '';
  let backend: Backend;
  const others: Backend[] = [];
  const newFile = () => join(mkdtempSync(join(folder, 'test-')), 'backend.json');
  const peopleOf = (called: Pick<Backend, 'apiPort'>) => ({
    visitor: createCaller(called),
    customer: async (sub = 'somebody new') => createCaller(called, (await signIn(called, clock, sub)).token),
  });
  const people = peopleOf({
    get apiPort() {
      return backend.apiPort;
    },
  });
  before(async () => {
    clock = createClock();
    dataFile = newFile();
    backend = await startBackend(dataFile, clock);
  });
  after(() => Promise.all([backend, ...others.splice(0)].map((one) => one.close())));
  return {
    ...people,
    get clock() {
      return clock;
    },
    get backend() {
      return backend;
    },
    get dataFile() {
      return dataFile;
    },
    url: (path: string) => `http://localhost:${backend.apiPort}${path}`,
    /** Puts faults into force. */
    misbehave: (...faults: readonly object[]) => people.visitor.call('POST', '/__faults', faults),
    /** Ends the backend and starts it again with its data file; the people of before call the new one. */
    restart: async () => {
      await backend.close();
      backend = await startBackend(dataFile, clock);
    },
    /** One more backend with settings of its own, until the test ends. */
    startOther: async (changes: Partial<BackendOptions>) => {
      const other = await startBackend(newFile(), clock, changes);
      others.push(other);
      return { ...peopleOf(other), backend: other };
    },
  };
}

/** Runs a program of the project to its end. */
export const runProgram = (argv: readonly string[], environment = {}) =>
  new Promise<{ code: unknown; out: string; complaint: string }>((resolve) => {
    const env = { ...process.env, ...environment };
    execFile(process.execPath, ['--import', 'tsx', ...argv], { env }, (error, out, complaint) => {
      resolve({ code: error?.code ?? 0, out, complaint });
    });
  });

/** Once the fault that the log counts under this name has happened. */
export async function untilHappened(visitor: Caller, label: string): Promise<void> {
  const happened = async () => ((await visitor.call('GET', '/__log')).body as { faults: object }).faults;
  while (!Object.hasOwn(await happened(), label));
}
