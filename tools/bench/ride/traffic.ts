import type { CDPSession } from '@playwright/test';

/** Requests of one kind, with the transferred bytes of their answers. */
export interface Requests {
  readonly requests: number;
  readonly bytes: number;
}

/** The cost of a part of a visit for its three servers. */
export interface Cost {
  readonly name: string;
  readonly seconds: number;
  /** The site's files, by kind: `Document`, `Script`, `Stylesheet`, `Image`, `Font`, `Data`. */
  readonly site: Readonly<Record<string, Requests>>;
  /** The backend over HTTP, including preflights. */
  readonly backend: Requests;
  /** The live connection. */
  readonly live: { readonly opened: number; readonly sent: number; readonly received: number; readonly bytes: number };
  /** Google's scripts and billable calls, by name. */
  readonly google: Readonly<Record<string, number>>;
}

/** The servers of the measured site. */
export interface Servers {
  readonly site: string;
  readonly api: string;
}

interface Sums {
  site: Record<string, { requests: number; bytes: number }>;
  backend: { requests: number; bytes: number };
  live: { opened: number; sent: number; received: number; bytes: number };
  google: Record<string, number>;
}
const nothing = (): Sums => ({
  site: {},
  backend: { requests: 0, bytes: 0 },
  live: { opened: 0, sent: 0, received: 0, bytes: 0 },
  google: {},
});

/** The kinds of the site's files that are counted separately; `fetch` requests are data. */
const KINDS = ['Document', 'Script', 'Stylesheet', 'Image', 'Font'];

/** The name of Google's file or billable call at a path of the stand-ins; null for a path of the backend's own. */
function googleNameOf({ pathname, searchParams }: URL): string | null {
  if (pathname === '/maps/api/call') return searchParams.get('name');
  if (pathname === '/maps/api/js') return 'maps script';
  return pathname === '/gsi/client' ? 'sign-in script' : null;
}

/** Counts a page's requests to its servers, starting now. */
export interface Traffic {
  /** Adds one of something that only the page can see. */
  addGoogle(name: string): void;
  /** The counts since the last part; throws for an address of an unknown server. */
  endPart(name: string): Cost;
}

/** Watches a page's network. Answers from the browser's own cache cost nothing. */
export async function watchTraffic(client: CDPSession, { site, api }: Servers): Promise<Traffic> {
  let sums = nothing();
  let beganMs = performance.now();
  const sessions = new Set<string>();
  const strangers = new Set<string>();
  const asked = new Map<string, { readonly url: URL; readonly type: string }>();
  const addGoogle = (name: string) => {
    sums.google[name] = (sums.google[name] ?? 0) + 1;
  };
  const add = ({ url, type }: { readonly url: URL; readonly type: string }, bytes: number) => {
    const google = url.origin === api ? googleNameOf(url) : null;
    if (google !== null) {
      addGoogle(google);
      const session = url.searchParams.get('session');
      if (session && !sessions.has(session)) addGoogle('places sessions');
      if (session) sessions.add(session);
      return;
    }
    const kind = KINDS.includes(type) ? type : 'Data';
    if (url.origin === site) sums.site[kind] ??= { requests: 0, bytes: 0 };
    const counted = url.origin === site ? sums.site[kind] : sums.backend;
    if (!counted || (url.origin !== site && url.origin !== api)) return void strangers.add(url.href);
    counted.requests += 1;
    counted.bytes += bytes;
  };
  const end = (id: string, bytes: number) => {
    const request = asked.get(id);
    asked.delete(id);
    if (request) add(request, bytes);
  };

  await client.send('Network.enable');
  client.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    if (/^https?:/.test(request.url)) asked.set(requestId, { url: new URL(request.url), type });
  });
  client.on('Network.requestServedFromCache', ({ requestId }) => asked.delete(requestId));
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) asked.delete(requestId);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength));
  client.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  client.on('Network.webSocketCreated', () => {
    sums.live.opened += 1;
  });
  client.on('Network.webSocketFrameSent', ({ response }) => {
    sums.live.sent += 1;
    sums.live.bytes += response.payloadData.length;
  });
  client.on('Network.webSocketFrameReceived', ({ response }) => {
    sums.live.received += 1;
    sums.live.bytes += response.payloadData.length;
  });

  return {
    addGoogle,
    endPart: (name) => {
      if (strangers.size > 0) throw new Error(`The page has asked strangers: ${[...strangers].join(', ')}`);
      const cost = { name, seconds: Math.round((performance.now() - beganMs) / 1000), ...sums };
      sums = nothing();
      beganMs = performance.now();
      return cost;
    },
  };
}
