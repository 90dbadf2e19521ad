/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { LanguageSwitch } from '../../../src/layout/language-switch';
import { renderScreen } from '../../support/render-screen-hook';

jest.mock('../../../src/address-table', () => {
  const actual = jest.requireActual('../../../src/address-table');
  return { ...actual, languageTable: { ...actual.languageTable, fr: { locale: 'fr-FR' } } };
});
jest.mock('gatsby', () => ({ withPrefix: (path: string) => `/website${path}` }));

test('the switch leads to each other language, under the name that it has for itself', () => {
  renderScreen(<LanguageSwitch />, {});
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.lang, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Deutsch', 'de', '/website/de'],
    ['français', 'fr', '/website/fr'],
  ]);
});
