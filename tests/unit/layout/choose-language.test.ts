jest.mock('../../../src/address-table', () => {
  const actual = jest.requireActual('../../../src/address-table');
  return { ...actual, languageTable: { ...actual.languageTable, fr: { locale: 'fr-FR' } } };
});

/** Where a visitor of Home is sent before the first paint (D1); null: nowhere. */
function sentTo(list: string, cookie: string, referrer = ''): string | null {
  let target: string | null = null;
  const replace = (address: string) => {
    target = address;
  };
  const location = { href: `https://taxi.example/website/?source=card#ways`, replace };
  const globals = { window: { location }, document: { cookie, referrer }, navigator: { languages: list.split(',') } };
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
  jest.isolateModules(() => require('../../../src/layout/before-react/choose-language'));
  return target;
}

test.each([
  ['de-AT', '', 'https://taxi.example/website/de/?source=card#ways'],
  ['fr', '', 'https://taxi.example/website/fr/?source=card#ways'],
  ['en-US', '', null],
  ['tr,de,en', '', 'https://taxi.example/website/de/?source=card#ways'],
  ['uk,ru,de', '', 'https://taxi.example/website/de/?source=card#ways'],
  ['gsw-CH,de-CH', '', 'https://taxi.example/website/de/?source=card#ways'],
  ['tr,en,de', '', null],
  ['it', '', null],
  ['de', 'taxi-language=en', null],
  ['en', 'taxi-language=fr', 'https://taxi.example/website/fr/?source=card#ways'],
  ['de', 'taxi-language=xx', null],
])('a browser in %s with the cookie "%s" is sent to %s', (list, cookie, target) => {
  expect(sentTo(list, cookie)).toBe(target);
});

test.each([
  ['https://taxi.example/website/de/', null],
  ['https://taxi.example/website/about', null],
  ['https://taxi.example/website', null],
  ['https://taxi.example/', 'https://taxi.example/website/de/?source=card#ways'],
  ['https://search.example/', 'https://taxi.example/website/de/?source=card#ways'],
])('only a first visit is redirected (D1): from %s a German browser is sent to %s', (referrer, target) => {
  expect(sentTo('de', '', referrer)).toBe(target);
});

test('a choice in the cookie wins (D1), also on the way from another page of the site', () => {
  expect(sentTo('en', 'taxi-language=de', 'https://taxi.example/website/bookings')).toBe(
    'https://taxi.example/website/de/?source=card#ways',
  );
});
