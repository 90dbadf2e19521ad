/** @jest-environment jsdom */
import { readCookie, writeCookie } from '../../../src/device/cookies';
import { storedData } from '../../../src/device/stored-data';

// biome-ignore-start lint/suspicious/noDocumentCookie: the test looks at what the browser has
afterEach(() => {
  for (const name of ['taxi-language', 'taxi-consent', 'other-taxi-consent'])
    document.cookie = `${name}=; max-age=0; path=/`;
});

test('a cookie is written and read by its name alone', () => {
  document.cookie = 'other-taxi-consent=no; path=/';
  expect(readCookie('taxi-consent')).toBeNull();
  writeCookie('taxi-language', 'de');
  writeCookie('taxi-consent', 'yes');
  expect([readCookie('taxi-language'), readCookie('taxi-consent')]).toEqual(['de', 'yes']);
});

test.each([
  ['taxi-language', 'year', 31_536_000],
  ['taxi-consent', 'halfYear', 15_552_000],
] as const)('%s lives as long as the list says: %s', (name, lifetime, seconds) => {
  expect(storedData[name].lifetime).toBe(lifetime);
  const written = jest.spyOn(document, 'cookie', 'set');
  writeCookie(name, 'yes');
  expect(written).toHaveBeenCalledWith(`${name}=yes; path=/; max-age=${seconds}; samesite=lax`);
  written.mockRestore();
});

test('where cookies are forbidden nothing happens', () => {
  const forbidden = () => {
    throw new DOMException('Forbidden', 'SecurityError');
  };
  const getter = jest.spyOn(document, 'cookie', 'get').mockImplementation(forbidden);
  const setter = jest.spyOn(document, 'cookie', 'set').mockImplementation(forbidden);
  writeCookie('taxi-consent', 'yes');
  expect(readCookie('taxi-consent')).toBeNull();
  getter.mockRestore();
  setter.mockRestore();
});
// biome-ignore-end lint/suspicious/noDocumentCookie: the test looks at what the browser has
