/** @jest-environment jsdom */
import { keepPlace } from '../../../../src/layout/before-react/language-link';

/** A link of a built page to the other language, pressed twice before React. */
function press(here: string, pagePath: string | undefined, href: string) {
  window.history.replaceState(null, '', here);
  Object.assign(window, { pagePath });
  document.body.innerHTML = `<a href="${href}" hreflang="${href.includes('/de') ? 'de' : 'en'}"><span>Other</span></a>`;
  document.addEventListener('click', keepPlace);
  const link = document.querySelector('a');
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.querySelector('span')?.click();
  link?.querySelector('span')?.click();
  document.removeEventListener('click', keepPlace);
  return link?.getAttribute('href')?.replace(window.location.origin, '');
}

test.each([
  ['a customer’s screen', '/website/private/profile', '/private', '/website/de/private', '/website/de/private/profile'],
  [
    'a ride',
    '/website/de/booking-details/a%2Fb',
    '/de/booking-details',
    '/website/booking-details',
    '/website/booking-details/a%2Fb',
  ],
  [
    'a feedback',
    '/website/private/feedback/#booking=12',
    '/private',
    '/website/de/private',
    '/website/de/private/feedback/#booking=12',
  ],
  [
    'the booking page',
    '/website/bookings/?source=card#from=A',
    '/bookings',
    '/website/de/bookings',
    '/website/de/bookings?source=card#from=A',
  ],
  ['Home while React loads', '/website/', '/', '/website/de', '/website/de'],
  ['German Home while React loads', '/website/de/', '/de/', '/website/', '/website/'],
  [
    'a page that React has not been loaded for',
    '/website/partner',
    undefined,
    '/website/de/partner',
    '/website/de/partner',
  ],
])('before React the other language is that of the same page: %s', (_, here, pagePath, href, expected) => {
  expect(press(here, pagePath, href)).toBe(expected);
  expect(document.cookie).toContain(`taxi-language=${href.includes('/de') ? 'de' : 'en'}`);
});
