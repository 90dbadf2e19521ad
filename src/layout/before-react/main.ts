import { readCookie, writeCookie } from '../../device/cookies';
import { holdsLocally } from '../../device/storage';
import { pickupFragment } from '../../marketing/home/book/pickup-link';
import { letSlide } from './slide';

/**
 * The inline script at the end of every page, minified by scripts/post-build. It fetches React for a page that is read as it
 * arrives (its scripts wait in a template) when somebody begins to use it, and does until then what a person may want at once:
 * menu, language, slide control and pickup field. Only what needs React is kept, the last tap on such a button or the sending of
 * such a form, and handed on.
 */
const untilReact = new AbortController();

/** Listens until React takes over, before anything on the page does. */
function listen<Type extends keyof DocumentEventMap>(
  types: readonly Type[],
  listener: (event: DocumentEventMap[Type]) => void,
) {
  for (const type of types) {
    document.addEventListener(type, listener, { capture: true, passive: type !== 'submit', signal: untilReact.signal });
  }
}

/** The element of a kind in which something happened. */
const around = <Kind extends Element>(event: Event, selector: string) =>
  event.target instanceof Element ? event.target.closest<Kind>(selector) : null;

function start() {
  const waiting = document.querySelector<HTMLTemplateElement>('#react');
  if (!waiting) return;
  waiting.remove();
  document.body.append(waiting.content);
}

const openMenu = () => document.querySelector<HTMLDetailsElement>('details[data-menu][open]');

const typedPickup = () => pickupFragment(document.querySelector<HTMLInputElement>('[data-pickup]')?.value ?? '');

let keptTap: HTMLElement | null = null;

letSlide();
listen(['touchstart', 'pointerover', 'pointerdown', 'keydown', 'focusin'], start);
if (holdsLocally('token')) {
  // A signed-in customer has a ride to see in the header: when the page has nothing better to do.
  window.addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(start));
}

// The built page shows its choices as somebody sees them who has not answered; whoever has, or comes for them, needs React at once.
if (document.querySelector('#consent') && (location.hash || readCookie('taxi-consent'))) start();

// Typed, pasted or filled in; what the browser puts back on the way back to a page was left by somebody, who may have logged out since (D45).
listen(['input'], ({ target }) => {
  if (target instanceof HTMLElement) target.dataset.typed = '';
});

listen(['keydown'], ({ key }) => {
  const menu = key === 'Escape' && openMenu();
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
});
listen(['pointerdown', 'focusin'], ({ target }) => {
  const menu = openMenu();
  if (menu && !menu.contains(target as Node)) menu.open = false;
});

listen(['click'], (event) => {
  const { search, hash } = window.location;
  const toLanguage = around<HTMLAnchorElement>(event, 'a[hreflang]');
  if (toLanguage) {
    toLanguage.search = search;
    toLanguage.hash = hash;
    writeCookie('taxi-language', toLanguage.hreflang);
  }
  const slide = around<HTMLAnchorElement>(event, '[data-slide]');
  if (slide) slide.hash = typedPickup();
  keptTap = around(event, 'button[type="button"]');
  // React may be about to answer it, too.
  if (keptTap) event.stopPropagation();
});

listen(['submit'], (event) => {
  const form = event.target as HTMLFormElement;
  const leadsOn = form.querySelector('[data-pickup]');
  if (!leadsOn && !form.matches('[data-kept]')) return;
  event.preventDefault();
  event.stopPropagation();
  if (leadsOn) window.location.assign(form.action + typedPickup());
  else keptTap = event.submitter;
});

window.takeOver = () => {
  untilReact.abort();
  if (keptTap?.isConnected) keptTap.click();
};
