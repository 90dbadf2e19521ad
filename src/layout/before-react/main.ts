import { readCookie } from '../../device/cookies';
import { hasLocalKey } from '../../device/storage';
import { keepPlace } from './language-link';
import { enableSlide } from './slide';
import { ownCode } from './trusted-types';

/**
 * The inline script at the end of every page but a shared ride's, minified by scripts/post-build. A content page has its
 * scripts in a template: this loads React when the visitor starts to use the page. Until then it handles menu, language
 * and slide control. It stores the last tap or submit that needs React, and replays it when React has started.
 */
const untilReact = new AbortController();

/** Listens until React takes over, in the capture phase. */
function listen<Type extends keyof DocumentEventMap>(
  types: readonly Type[],
  listener: (event: DocumentEventMap[Type]) => void,
) {
  for (const type of types) {
    document.addEventListener(type, listener, { capture: true, passive: type !== 'submit', signal: untilReact.signal });
  }
}

/** The closest element around an event's target that matches the selector. */
const around = <Kind extends Element>(event: Event, selector: string) =>
  event.target instanceof Element ? event.target.closest<Kind>(selector) : null;

/** Replaces the template with its content, which starts at once. Without effect on a program, and the second time. */
function start() {
  const waiting = document.querySelector<HTMLTemplateElement>('#react');
  waiting?.replaceWith(waiting.content);
}

const openMenu = () => document.querySelector<HTMLDetailsElement>('details[data-menu][open]');

let keptTap: HTMLElement | null = null;

window.trustedTypes?.createPolicy('default', ownCode);
enableSlide();
listen(['touchstart', 'pointerover', 'pointerdown', 'keydown', 'focusin'], start);

/** The site's scripts that the network has lost: React waits for each. The next press asks again, but for a link's. */
const lost: Element[] = [];
listen(['error'], (event) => {
  const script = around(event, 'script[src^="/"]');
  if (script) lost.push(script);
});
listen(['pointerdown', 'keydown'], (event) => {
  if (around(event, 'a')) return;
  for (const script of lost.splice(0)) {
    const again = document.createElement('script');
    again.src = script.getAttribute('src') ?? '';
    script.replaceWith(again);
  }
});

if (hasLocalKey('token')) {
  // The header shows a signed-in customer's ride, and Home an earlier one, so React loads when the page is idle.
  window.addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(start));
}

// The built page shows the choices of a visitor without answers, so a visitor with answers, or with a link to this
// section, needs React at once.
if (document.querySelector('#consent') && (location.hash || readCookie('taxi-consent'))) start();

// Marks typed, pasted and filled-in text. Text that the browser restores on a return to the page does not count: its
// author may have signed out since (D45).
listen(['input', 'change'], ({ target }) => {
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
  keepPlace(event);
  keptTap = around(event, 'button[type="button"]');
  // React must not handle the tap as well.
  if (keptTap) event.stopPropagation();
});

listen(['submit'], (event) => {
  const form = event.target as HTMLFormElement;
  if (!form.matches('[data-kept]')) return;
  event.preventDefault();
  event.stopPropagation();
  keptTap = event.submitter;
});

window.takeOver = (present) => {
  untilReact.abort();
  if (keptTap) present(keptTap)?.click();
};
