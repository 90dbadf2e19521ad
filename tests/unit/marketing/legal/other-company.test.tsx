/** @jest-environment jsdom */
import { legalTexts } from '../../../support/legal-texts';

jest.mock('map-provider/service', () => ({
  service: jest
    .requireActual('../../../../src/maps/open/open-service')
    .openService('https://tiles.example/{z}/{x}/{y}.png'),
}));
jest.mock('addresses-provider/service', () => jest.requireActual('../../../../src/maps/open/addresses/service'));
jest.mock('ways-provider/service', () => jest.requireActual('../../../../src/maps/open/ways/service'));

test('with another company’s map the choice on the privacy page is not called one about Google', () => {
  const { text } = legalTexts().privacy;
  expect(text).toContain('Your choice about maps and login');
  expect(text).not.toContain('Your choice about Google');
  expect(text).not.toContain('Google: your choice');
});
