/** @jest-environment jsdom */
import { legalTexts } from '../../../support/legal-texts';

const { privacy, terms, accessibility, businessForm } = legalTexts();

test('with Google for all three the privacy page names Google Maps, and links its policy', () => {
  expect(privacy?.text).toContain(
    'Map, routes and suggestions come from Google Maps and are loaded only after you have allowed it ' +
      '(Art. 6(1)\u2060(a) GDPR, section 25(1) TDDDG). Google then learns your IP address and what you type into an ' +
      'address field. You can book without: by phone, WhatsApp or with a typed address.',
  );
  expect(privacy?.text).toContain('Google Ireland Limited for map and login, if you allow them.');
  expect(privacy?.text).toContain('Your answers about Google Maps and Google sign-in, with their dates');
  expect(privacy?.text).not.toContain('our own server');
  expect(privacy?.links).toContain('https://policies.google.com/privacy');
});

test('the terms link those of Google Maps', () => {
  expect(terms?.links).toContain('https://maps.google.com/help/terms_maps/');
});

test('the accessibility page names Google’s map, the business form credits Google Maps', () => {
  expect(accessibility?.text).toContain('The map is a service of Google: its drawing has no text');
  expect(businessForm?.text).toBe('Address suggestions: Google Maps');
});
