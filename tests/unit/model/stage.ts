import { act } from 'react';
import type { createWindowLock } from '../../../src/device/window-lock';
import { createFakeLocks } from '../../support/fake-locks';
import { loadPage, type Plant } from './load-page';
import type { Page, Shown } from './page';
import { createWorld, FRAME_DELAY_MS, type Line, type Person, tokenOf } from './world';

/** 20 November 2026, 14:05 in Berlin. */
const START = new Date('2026-11-20T13:05:30Z');
/** Longer than an answer, a frame and React need, shorter than everything that is measured. */
export const MOMENT_MS = 50;

/** React adds this listener once for a document, and keeps it. */
const OF_REACT = 'selectionchange';

interface Tab {
  readonly name: string;
  readonly page: Page;
}

/** A text in the booking form. */
interface Typed {
  readonly text: string;
  /** Whose it is; null before anybody has signed in. */
  readonly by: Person | null;
  /** The device could store it. */
  readonly isKept: boolean;
  /** The pages that show it: the one where it was typed, and those that could read it when they were opened. */
  readonly pages: Set<string>;
}

/** The device with its pages, over a world of its own. Time is fake. */
export function createStage(plants: readonly Plant[] = []) {
  const world = createWorld();
  const tabs: Tab[] = [];
  const locks = createFakeLocks();
  const listeners = new Map<string, number>();
  let pages = 0;
  let sleptMs = 0;
  const restore = replaceBrowser();
  const startedMs = performance.now();
  /** The time of the servers, whatever the device's clock says. */
  const serverMs = () => START.getTime() + performance.now() - startedMs + sleptMs;
  const show = (isShown: boolean) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: !isShown });
    document.dispatchEvent(new Event('visibilitychange'));
  };

  const stage = {
    world,
    tabs,
    /** The tab that the customer is looking at. */
    tab: 0,
    /** Orders that the customer has meant: the first one, later ones after a success, and confirmed doubles. */
    wanted: { anna: 0, ben: 0 } as Record<Person, number>,
    hasSucceeded: { anna: true, ben: true } as Record<Person, boolean>,
    typed: null as Typed | null,
    /** Whose each typed text is. */
    owners: new Map<string, Person | null>(),
    /** What the pages have sent: calls with their bodies, and frames without the random id of the device. */
    sent: [] as string[],
    /** Lines that pages have left open. */
    leftLines: 0,
    storage: 'works' as 'works' | 'full' | 'blocked',
    shown: (): Shown => (stage.tabs[stage.tab] as Tab).page.shown,
    page: (): Page => (stage.tabs[stage.tab] as Tab).page,
    do: (action: () => void) => act(async () => action()),
    pass: (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms)),
    /** Somebody sets the device's clock. */
    setClock: (byMs: number) => jest.setSystemTime(Date.now() + byMs),
    /** The page is hidden while the device sleeps: time has passed, and no timer has run. */
    sleep: async (ms: number) => {
      await stage.do(() => show(false));
      jest.setSystemTime(Date.now() + ms);
      sleptMs += ms;
      await stage.do(() => show(true));
    },
    person: (): Person | null => personIn(stage.shown()),
    open: async (path = '/bookings') => {
      const name = `page${++pages}`;
      const page = loadPage(name, [...plants, locksOf(name)]);
      stage.tabs.push({ name, page });
      stage.tab = stage.tabs.length - 1;
      if (stage.typed?.isKept && stage.storage !== 'blocked') stage.typed.pages.add(name);
      await stage.do(() => page.path.set(path));
    },
    /** The page goes away, with everything that it was waiting for. */
    leave: async () => {
      const [left] = stage.tabs.splice(stage.tab, 1);
      if (!left) return;
      // What could not be stored is lost with its page.
      if (!stage.typed?.isKept || stage.storage !== 'works') stage.typed = null;
      window.dispatchEvent(new Event('pagehide'));
      world.left.add(left.name);
      locks.leave(left.name);
      await stage.do(left.page.close);
      stage.leftLines += [...world.lines].filter(({ page }) => page === left.name).length;
      stage.tab = 0;
    },
    signIn: (person: Person) =>
      stage.do(() => {
        for (const [text, owner] of stage.owners) if (owner === null) stage.owners.set(text, person);
        if (stage.typed?.by === null) stage.typed = { ...stage.typed, by: person };
        else if (stage.typed?.by !== person) stage.typed = null;
        stage.page().signIn({ token: tokenOf(person, serverMs()), refreshToken: 'r' });
      }),
    /** What this page has changed in the storage reaches the other pages. */
    tellTabs: (key: string | null) =>
      stage.do(() => void window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))),
    setStorage: (kind: 'works' | 'full' | 'blocked') => {
      stage.storage = kind;
      const fail = () => {
        throw new DOMException('', kind === 'full' ? 'QuotaExceededError' : 'SecurityError');
      };
      for (const method of ['setItem', 'getItem', 'removeItem'] as const) {
        const spy = jest.spyOn(Storage.prototype, method);
        if (kind === 'blocked' || (kind === 'full' && method === 'setItem')) spy.mockImplementation(fail);
        else spy.mockRestore();
      }
    },
    /** Somebody has changed what is stored. */
    damage: (key: string) => localStorage.setItem(key, `{"9":${'9'.repeat(400)}`),
    /** Listeners that pages have left behind, by event. */
    leftListeners: () => [...listeners].filter(([event, count]) => count > 0 && event !== OF_REACT),
    end: restore,
  };
  return stage;

  /** Gives a page the locks of the browser, which jsdom lacks. */
  function locksOf(page: string): Plant {
    const wait = (delayMs: number) => new Promise<void>((resolve) => setTimeout(resolve, delayMs));
    return {
      module: 'device/window-lock',
      change: (own) => ({
        browserLock: (name: string) =>
          (own.createWindowLock as typeof createWindowLock)(name, { locks: locks.of(page), wait }),
      }),
    };
  }

  /** Puts the world in the place of network and line, and counts listeners; answers the way back. */
  function replaceBrowser(): () => void {
    jest.useFakeTimers({ now: START });
    const before = { fetch: globalThis.fetch, WebSocket: globalThis.WebSocket, timeout: AbortSignal.timeout };
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), ms);
      return controller.signal;
    };
    globalThis.fetch = (input, init) => throughNetwork(String(input), init ?? {});
    globalThis.WebSocket = fakeSocket() as unknown as typeof WebSocket;
    const stops = [window, document].map((target) => countListeners(target));
    return () => {
      for (const stop of stops) stop();
      jest.restoreAllMocks();
      Object.assign(globalThis, { fetch: before.fetch, WebSocket: before.WebSocket });
      AbortSignal.timeout = before.timeout;
      localStorage.clear();
      sessionStorage.clear();
      // Where nothing can be stored, a tab remembers in its name.
      window.name = '';
      jest.useRealTimers();
    };
  }

  async function throughNetwork(address: string, init: RequestInit): Promise<Response> {
    const { hostname, pathname } = new URL(address);
    const token = new Headers(init.headers).get('Authorization')?.replace('Bearer ', '') ?? null;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    stage.sent.push(JSON.stringify([init.method, pathname, body]));
    const aborted = new Promise<never>((_, reject) =>
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
    );
    const reply = await Promise.race([
      world.answer(hostname, init.method ?? 'GET', decodeURIComponent(pathname), token, body),
      aborted,
    ]);
    const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body);
    const headers = { get: () => new Date(serverMs()).toUTCString() };
    return { ok: reply.status < 300, status: reply.status, headers, text: async () => text } as unknown as Response;
  }

  function fakeSocket() {
    return class {
      readyState = 0;
      readonly #target = new EventTarget();
      readonly #line: Line;
      addEventListener = this.#target.addEventListener.bind(this.#target);
      constructor(url: string) {
        const later = (action: () => void) =>
          setTimeout(() => !world.left.has(this.#line.page) && action(), FRAME_DELAY_MS);
        this.#line = {
          page: new URL(url).hostname,
          person: null,
          bookingId: null,
          say: (frame) =>
            later(() => {
              if (this.readyState === 1)
                act(
                  () => void this.#target.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) })),
                );
            }),
          close: (code) => {
            this.readyState = 3;
            world.lines.delete(this.#line);
            later(() => act(() => void this.#target.dispatchEvent(Object.assign(new Event('close'), { code }))));
          },
        };
        world.lines.add(this.#line);
        later(() => {
          if (this.readyState !== 0) return;
          if (world.line === 'down') return this.#line.close(1006);
          this.readyState = 1;
          act(() => void this.#target.dispatchEvent(new Event('open')));
        });
      }
      send(text: string) {
        const frame = JSON.parse(text);
        stage.sent.push(JSON.stringify({ ...frame, device_id: '' }));
        world.hear(this.#line, frame);
      }
      close() {
        this.readyState = 3;
        world.lines.delete(this.#line);
      }
    };
  }

  function countListeners(target: EventTarget): () => void {
    const { addEventListener, removeEventListener } = target;
    const known = new Map<string, Set<unknown>>();
    const count = (type: string, by: number) => listeners.set(type, (listeners.get(type) ?? 0) + by);
    target.addEventListener = (type: string, listener: never, options?: AddEventListenerOptions | boolean) => {
      const set = known.get(type) ?? new Set();
      known.set(type, set);
      if (!set.has(listener)) count(type, 1);
      set.add(listener);
      const drop = () => {
        if (set.delete(listener)) count(type, -1);
      };
      if (typeof options === 'object') options.signal?.addEventListener('abort', drop);
      addEventListener.call(target, type, listener, options);
    };
    target.removeEventListener = (type: string, listener: never, options?: EventListenerOptions | boolean) => {
      if (known.get(type)?.delete(listener)) count(type, -1);
      removeEventListener.call(target, type, listener, options);
    };
    return () => Object.assign(target, { addEventListener, removeEventListener });
  }
}

export type Stage = Awaited<ReturnType<typeof createStage>>;

const personIn = ({ session }: Shown): Person | null =>
  session.status === 'signed-in' ? (session.customer.id as Person) : null;
