import type * as Menu from '../../../../src/layout/private/private-menu';
import { privateTitle } from '../../../../src/layout/private/private-menu';
import { textsOf } from '../../../support/all-texts';

const edges = Object.entries(textsOf('de')).map(([ns, texts]) => ({ node: { ns, data: JSON.stringify(texts) } }));

test.each([
  ['/website/de/private/your-ride', 'Meine Fahrten'],
  ['/website/de/private/profile/', 'Profil'],
  ['/website/de/private/device', 'Daten auf diesem Gerät'],
  ['/website/de/private', 'Mein Konto'],
  ['/website/de/private/unknown', 'Mein Konto'],
])('a private screen has a title of its own, in the words of the menu: %s is %s', (pathname, title) => {
  expect(privateTitle({ data: { locales: { edges } }, location: { pathname } as Location })).toBe(title);
});

test.each([
  [true, 'Bonus und Zahlung'],
  [false, 'Zahlung'],
])('without a bonus programme no entry promises a bonus: %s', (hasBonusProgramme, title) => {
  jest.isolateModules(() => {
    const { site }: typeof import('../../../../src/site') = require('../../../../src/site');
    jest.replaceProperty(site, 'hasBonusProgramme', hasBonusProgramme);
    const menu: typeof Menu = require('../../../../src/layout/private/private-menu');
    const location = { pathname: '/website/de/private/wallet' } as Location;
    expect(menu.privateTitle({ data: { locales: { edges } }, location })).toBe(title);
  });
});
