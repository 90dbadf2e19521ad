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
