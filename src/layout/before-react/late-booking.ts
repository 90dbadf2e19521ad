import { skipSpareEntries } from '../../ui/dialog/dialog-entries';

/**
 * At the end of the booking page, after the main script. After a reload, the history entry of a closed dialog is
 * skipped, so that it costs no extra Back. A press on a button without a handler shows the notice of late scripts after
 * three seconds instead of ten (decision scripts-that-do-not-arrive); React removes it.
 */
skipSpareEntries();

const bar = document.querySelector('#late');
const notice = bar?.querySelector<HTMLElement>('[data-late]');
const untilReact = new AbortController();
const { signal } = untilReact;

document.addEventListener(
  'click',
  (event) => {
    const around = (selector: string) => event.target instanceof Element && event.target.closest(selector);
    // Enter in a field also clicks the form's button.
    if (around('button') && notice) notice.dataset.pressed = '';
    if (!around('#late a[href="?"]')) return;
    // Unlike the link, a reload keeps the pickup in the page's fragment.
    event.preventDefault();
    window.location.reload();
  },
  { capture: true, signal },
);
// Without room beside the form, the notice is at the end of the page.
notice?.addEventListener(
  'animationend',
  () => {
    if ('pressed' in notice.dataset) bar?.scrollIntoView({ block: 'nearest' });
  },
  { signal },
);

const { takeOver } = window;
window.takeOver = (present) => {
  untilReact.abort();
  bar?.remove();
  takeOver?.(present);
};
