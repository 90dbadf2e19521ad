import { skipSpareEntries } from '../../ui/dialog/dialog-entries';
import './take-over';

/**
 * At the end of the booking page, after the main script. After a reload, the entry that a closed dialog has left in the
 * history costs no Back. A press on a button that nothing answers brings the sentence of a page whose scripts do not
 * arrive after three seconds rather than ten (decision 360); React takes it away.
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
    // Enter in a field is a click on the form's button, too.
    if (around('button') && notice) notice.dataset.pressed = '';
    if (!around('#late a[href="?"]')) return;
    // Unlike the link, this keeps the pickup that a link to the page has in its fragment.
    event.preventDefault();
    window.location.reload();
  },
  { capture: true, signal },
);
// Where there is no room beside the form, it is at the end of the page.
notice?.addEventListener(
  'animationend',
  () => {
    if ('pressed' in notice.dataset) bar?.scrollIntoView({ block: 'nearest' });
  },
  { signal },
);

const { takeOver } = window;
window.takeOver = () => {
  untilReact.abort();
  bar?.remove();
  takeOver?.();
};
