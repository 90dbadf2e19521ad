import type { CDPSession } from '@playwright/test';

/** Requests of one kind, with the transferred bytes of their answers. */
interface Requests {
  requests: number;
  bytes: number;
}

/** The cost of a part of a visit for its three servers. */
export interface Cost {
  readonly name: string;
  readonly seconds: number;
  /** The site's files, by kind: `Document`, `Script`, `Stylesheet`, `Image`, `Font`, `Data`. */
  readonly site: Record<string, Requests>;
  /** The backend over HTTP, including preflights. */
  readonly backend: Requests;
  /** The live connection. */
  readonly live: { opened: number; sent: number; received: number; bytes: number };
  /** Google's scripts and billable calls, by name. */
  readonly google: Record<string, number>;
}

/** The servers of the measured site. */
export interface Servers {
  readonly site: string;
  readonly api: string;
}

const nothing = (): Omit<Cost, 'name' | 'seconds'> => ({
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

/** Counts a page's requests to its servers, starting now. Answers from the browser's own cache cost nothing. */
export async function watchTraffic(client: CDPSession, { site, api }: Servers) {
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
    if (url.origin !== site && url.origin !== api) return void strangers.add(url.href);
    const kind = KINDS.includes(type) ? type : 'Data';
    if (url.origin === site) sums.site[kind] ??= { requests: 0, bytes: 0 };
    const counted = (url.origin === site && sums.site[kind]) || sums.backend;
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
  const addFrame = (way: 'sent' | 'received', { payloadData }: { readonly payloadData: string }) => {
    sums.live[way] += 1;
    sums.live.bytes += payloadData.length;
  };
  client.on('Network.webSocketFrameSent', ({ response }) => addFrame('sent', response));
  client.on('Network.webSocketFrameReceived', ({ response }) => addFrame('received', response));

  return {
    /** Adds one of something that only the page can see. */
    addGoogle,
    /** The counts since the last part; throws for an address of an unknown server. */
    endPart: (name: string): Cost => {
      if (strangers.size > 0) throw new Error(`The page has asked strangers: ${[...strangers].join(', ')}`);
      const cost = { name, seconds: Math.round((performance.now() - beganMs) / 1000), ...sums };
      sums = nothing();
      beganMs = performance.now();
      return cost;
    },
  };
}
