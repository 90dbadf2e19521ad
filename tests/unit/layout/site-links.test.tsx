/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { NotFound } from '../../../src/layout/not-found';
import { SiteLinks } from '../../../src/layout/site-links';
import { textsOf } from '../../support/all-texts';
import { renderScreen } from '../../support/render-screen-hook';

jest.mock('../../../src/site', () => {
  const actual = jest.requireActual('../../../src/site');
  return { ...actual, site: { ...actual.site, links: { about: null, contact: 'https://nord.example/kontakt' } } };
});

test('About and Contact lead to the operator’s other website, or else to pages of this one (Spec §2, D48)', () => {
  renderScreen(<SiteLinks />, {});
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses.slice(-2)).toEqual([expect.stringMatching(/\/about$/), 'https://nord.example/kontakt']);
});

test('so does Contact on the page of an unknown address', () => {
  renderScreen(<NotFound />, textsOf('en'));
  expect(screen.getByRole('link', { name: 'Contact' }).getAttribute('href')).toBe('https://nord.example/kontakt');
});
