import { getFollowedRide } from '../../backend/share-calls';
import { now, pageAgeMs, watchWakes } from '../../device/clock';
import type { Language } from '../../i18n/languages';
import { tokenIn } from '../../job/follow-path';
import { referenceLetters } from '../../lib/id';
import { createStore } from '../../lib/store';
import {
  beforeReading,
  type FollowedView,
  nextFollowing,
  nextReadInMs,
  noRide,
  outcomeOf,
} from '../../ride/friend/following';
import type { FollowTexts } from '../../ride/friend/texts';
import { followWords, withReference } from '../../ride/friend/words';
import { keepPlace } from './language-link';

/**
 * The script of a shared ride's page, which replaces `main`: it polls the ride and fills the slots of the built page
 * (src/ride/friend/follow-screen.tsx). It loads React with the map on request. The token stays in the fragment and in
 * this script: it is not stored, and sent only to the backend.
 */
const SECOND_MS = 1_000;
/** The minimum time between two announcements for screen readers while only the minutes change. */
const NEWS_EVERY_MS = 30_000;

const screen = document.querySelector<HTMLElement>('[data-follow]');
const texts: FollowTexts = JSON.parse(screen?.dataset.follow ?? '{}');
const language = document.documentElement.lang as Language;
/** The reference of failures on this page, unless the backend's log names one. */
const letters = referenceLetters();

const view = createStore<FollowedView>({ following: beforeReading, isMapWanted: false });
window.followed = view;
const setView = (change: Partial<FollowedView>) => view.set({ ...view.get(), ...change });

let token: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let isReading = false;
/** The last announced sentence, with its status and the age of the page. */
let announced: { readonly news: string; readonly status: unknown; readonly atMs: number } | undefined;
/** `loading` after the request for the map, until React has started; `failed` if it could not load. */
let map: 'loading' | 'failed' | null = null;
/** The addresses of the scripts that the network has lost since the map was last asked for. */
const lost = new Set<string | null>();

/** What each slot's element says; a translator may have put other words into it (D55). */
const written = new WeakMap<Element, string>();

/** Writes a text only if it has changed, so that screen readers announce real changes only. */
function write(slot: string, text: string) {
  const element = document.querySelector(`[data-slot="${slot}"]`);
  if (!element || (written.get(element) ?? element.textContent) === text) return;
  written.set(element, text);
  element.textContent = text;
}

/** Announces a new status at once, and new minutes at most every 30 s. */
function announce(news: string, status: unknown) {
  const isSoon = announced && announced.status === status && pageAgeMs() - announced.atMs < NEWS_EVERY_MS;
  if (isSoon || announced?.news === news) return;
  announced = { news, status, atMs: pageAgeMs() };
  write('news', news);
}

const hide = (part: string, isHidden: boolean) =>
  document.querySelector(`[data-shown="${part}"]`)?.toggleAttribute('hidden', isHidden);

function show() {
  const { following, isMapWanted } = view.get();
  const { note, news, ...words } = followWords(following, now(), texts, language);
  for (const [slot, text] of Object.entries(words)) write(slot, text);
  announce(news, following.isOver || following.ride?.status);
  write('note', note || (map === 'failed' ? withReference(texts.mapFailed, texts, letters) : ''));
  write('map', map === 'loading' ? texts.mapLoading : texts.mapShow);
  hide('facts', following.isOver);
  hide('book', !following.isOver);
  hide('map-button', following.isOver || (isMapWanted && map === null));
}

function planRead() {
  clearTimeout(timer);
  const inMs = nextReadInMs(view.get().following, !document.hidden);
  if (inMs !== null) timer = setTimeout(read, inMs);
}

async function read() {
  const asked = token;
  if (asked === null || isReading || view.get().following.isOver) return;
  isReading = true;
  const result = await getFollowedRide(asked);
  isReading = false;
  if (asked === token) {
    const before = view.get().following;
    const following = nextFollowing(before, outcomeOf(result, now(), letters));
    if (!result.ok && following.reference !== before.reference) {
      console.warn(`${following.reference}: ${result.failure.kind} ${result.failure.status}`);
    }
    setView({ following });
    planRead();
  } else void read();
}

/** Starts with the token in the address, which changes when another link is opened in this tab. */
function begin() {
  token = tokenIn(window.location.hash);
  setView({ following: token === null ? noRide : beforeReading });
  void read();
}

/** Reads at once when the page becomes visible, unless the backend has requested a pause. */
function onShown() {
  if (!document.hidden && view.get().following.pauseMs === null) void read();
  planRead();
}

/**
 * Gatsby's scripts and data are in a template (scripts/post-build). After a failure it asks again for its scripts that
 * were lost: one that runs twice would start React twice. If none was, Gatsby has ended: everything is loaded anew, and
 * webpack's list of what has arrived goes, so that the former runtime does not read along.
 */
function loadReact() {
  const waiting = document.querySelector<HTMLTemplateElement>('#react');
  if (!waiting) return;
  const parts = document.importNode(waiting.content, true);
  const scripts = [...parts.querySelectorAll('script')];
  const others = scripts.filter((script) => !lost.has(script.getAttribute('src')));
  if (others.length < scripts.length) for (const script of others) script.remove();
  else
    for (const name of Object.keys(window)) if (name.startsWith('webpackChunk')) Reflect.deleteProperty(window, name);
  lost.clear();
  // React waits for the page's first style sheet: one that has failed before would not say so again.
  document.querySelector('link[rel="stylesheet"]')?.remove();
  document.body.append(parts);
}

function wantMap({ target }: Event) {
  if (!(target instanceof Element) || !target.closest('[data-map]') || map === 'loading') return;
  // Without this script's function, React has already started: in development.
  map = window.takeOver ? 'loading' : null;
  if (map) loadReact();
  setView({ isMapWanted: true });
}

/** A script that is lost says so; without the page's data Gatsby throws, and starts nothing. */
function onLoadError({ type, target }: Event) {
  if (type === 'error' && !(target instanceof HTMLScriptElement)) return;
  if (target instanceof HTMLScriptElement) lost.add(target.getAttribute('src'));
  if (map !== 'loading') return;
  map = 'failed';
  console.warn(`${letters}: map`);
  setView({ isMapWanted: false });
}

// This script has arrived, so the notice is hidden.
document.querySelector('[data-late]')?.toggleAttribute('hidden', true);

window.takeOver = () => {
  map = null;
  show();
};
watchWakes();
view.subscribe(show);
document.addEventListener('click', (event) => {
  keepPlace(event);
  wantMap(event);
});
document.addEventListener('error', onLoadError, true);
window.addEventListener('unhandledrejection', onLoadError);
document.addEventListener('visibilitychange', onShown);
window.addEventListener('online', onShown);
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) onShown();
});
window.addEventListener('hashchange', begin);
setInterval(() => {
  if (!document.hidden && !view.get().following.isOver) show();
}, SECOND_MS);
begin();
