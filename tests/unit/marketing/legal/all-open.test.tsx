/** @jest-environment jsdom */
import { legalTexts } from '../../../support/legal-texts';

jest.mock('map-provider/service', () => jest.requireActual('../../../../src/maps/open/map/service'));
jest.mock('addresses-provider/service', () => jest.requireActual('../../../../src/maps/open/addresses/service'));
jest.mock('ways-provider/service', () => jest.requireActual('../../../../src/maps/open/ways/service'));

const { privacy, terms, accessibility, businessForm } = legalTexts();

test('with own services for all three the privacy page says so, and asks about the sign-in alone', () => {
  expect(privacy?.text).toContain('Map, routes and address suggestions come from our own server and from nobody else.');
  expect(privacy?.text).toContain('Google Ireland Limited for the login, if you allow it.');
  expect(privacy?.text).toContain('Your answer about Google sign-in, with its date');
  expect(privacy?.text).not.toContain('Google Maps');
  expect(privacy?.links).not.toContain('https://policies.google.com/privacy');
});

test('neither the terms nor the accessibility page names Google’s map', () => {
  expect(terms?.text).not.toContain('Google');
  expect(accessibility?.text).toContain('The drawing of the map has no text for screen readers.');
  expect(accessibility?.text).not.toContain('service of Google');
});

test('the business form credits OpenStreetMap, with its page', () => {
  expect(businessForm).toEqual({
    text: 'Address suggestions: © OpenStreetMap contributors',
    links: ['https://www.openstreetmap.org/copyright'],
  });
});
