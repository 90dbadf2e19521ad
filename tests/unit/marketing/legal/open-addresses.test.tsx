/** @jest-environment jsdom */
import { legalTexts } from '../../../support/legal-texts';

jest.mock('addresses-provider/service', () => jest.requireActual('../../../../src/maps/open/addresses/service'));

const { privacy, terms, businessForm } = legalTexts();

test('with Google’s map and ways and own addresses, Google learns nothing of what is typed', () => {
  expect(privacy?.text).toContain('Map and routes come from Google Maps and are loaded only after you have allowed it');
  expect(privacy?.text).toContain('Address suggestions come from our own server: nobody else learns what you type');
  expect(privacy?.text).not.toContain('Google then learns your IP address and what you type');
  expect(privacy?.text).toContain('You allow Google Maps: map and routes are loaded where you use them.');
});

test('the terms link those of Google Maps, the business form credits OpenStreetMap', () => {
  expect(terms?.links).toContain('https://maps.google.com/help/terms_maps/');
  expect(businessForm?.text).toBe('Address suggestions: © OpenStreetMap contributors');
});
