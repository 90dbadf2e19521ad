jest.mock('../../../src/address-table', () => {
  const actual = jest.requireActual('../../../src/address-table');
  return { ...actual, languageTable: { ...actual.languageTable, fr: { locale: 'fr-FR' } } };
});

/** Where a visitor of Home is sent before the first paint; null: nowhere. */
function sentTo(list: string, cookie: string): string | null {
  let target: string | null = null;
  const replace = (address: string) => {
    target = address;
  };
  const location = { pathname: '/website/', search: '?source=card', hash: '#ways', replace };
  const globals = { window: { location }, document: { cookie }, navigator: { languages: list.split(',') } };
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
  jest.isolateModules(() => require('../../../src/layout/before-react/choose-language'));
  return target;
}

test.each([
  ['de-AT', '', '/website/de/?source=card#ways'],
  ['fr', '', '/website/fr/?source=card#ways'],
  ['en-US', '', null],
  ['tr,de,en', '', '/website/de/?source=card#ways'],
  ['uk,ru,de', '', '/website/de/?source=card#ways'],
  ['gsw-CH,de-CH', '', '/website/de/?source=card#ways'],
  ['tr,en,de', '', null],
  ['it', '', null],
  ['de', 'taxi-language=en', null],
  ['en', 'taxi-language=fr', '/website/fr/?source=card#ways'],
  ['de', 'taxi-language=xx', null],
])('a browser in %s with the cookie "%s" is sent to %s', (list, cookie, target) => {
  expect(sentTo(list, cookie)).toBe(target);
});
