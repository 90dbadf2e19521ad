import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { siteMap } from '../../scripts/search-engines/site-map';
import { type AddressTable, addressTable } from '../../src/address-table';
import { languageOf, languagesIn, localPath, pathWithoutLanguage } from '../../src/i18n/languages';
import { alternateUrls } from '../../src/layout/head/addresses';
import {
  clientOnlyPageOf,
  furtherAddresses,
  isProgram,
  matchPathOf,
  notFoundFile,
} from '../../src/layout/head/page-addresses';

/** The table with one more language, and nothing else. */
const withFrench = { ...addressTable.languages, fr: { locale: 'fr-FR' } };
const table: AddressTable = { ...addressTable, languages: withFrench };
const languages = languagesIn(withFrench);
const [english, german, french = english] = languages;

describe('a language that is added to the table has every address', () => {
  test('its pages are below its code, and lead back to the same page', () => {
    expect(languages).toEqual(['en', 'de', 'fr']);
    expect(localPath(french, '/', languages)).toBe('/fr');
    expect(localPath(french, '/bookings', languages)).toBe('/fr/bookings');
    expect(pathWithoutLanguage('/fr/bookings?from=1', languages)).toBe('/bookings?from=1');
    expect(pathWithoutLanguage('/fr/', languages)).toBe('/');
    expect(['/fr', '/fr/x', '/de', '/france', '/'].map((path) => languageOf(path, languages))).toEqual([
      french,
      french,
      german,
      english,
      english,
    ]);
  });

  test.each([
    ['/fr/private', '/fr/private/*'],
    ['/fr/booking-details/', '/fr/booking-details/*'],
    ['/fr/404/', '/fr/*'],
    ['/404', '/*'],
    ['/fr/bookings', null],
    ['/fr', null],
  ])('Gatsby lets %s answer for %s', (path, expected) => {
    expect(matchPathOf(path, table)).toBe(expected);
  });

  test.each([
    ['/fr/private/profile', '/fr/private'],
    ['/fr/booking-details/%', '/fr/booking-details'],
    ['/fr/private', null],
    ['/fr/privateer/x', null],
    ['/it/private/profile', null],
  ])('the page below which %s is: %s', (path, page) => {
    expect(clientOnlyPageOf(path, table)).toBe(page);
  });

  test('an unknown address in it is answered with its own page', () => {
    expect(
      ['/fr/nowhere', '/fr', '/de/nowhere', '/nowhere', '/france'].map((path) => notFoundFile(path, table)),
    ).toEqual(['/fr/404/index.html', '/fr/404/index.html', '/de/404/index.html', '/404.html', '/404.html']);
  });

  test('the sitemap lists each of its public pages, and every page names it', () => {
    const entries = parse(siteMap('/website', table)).querySelectorAll('url');
    expect(entries).toHaveLength(8 * 3);
    for (const entry of entries) {
      const names = entry.querySelectorAll('xhtml\\:link').map((link) => link.getAttribute('hreflang'));
      expect(names).toEqual(['en', 'de', 'fr', 'x-default']);
    }
    const listed = entries.map((entry) => entry.querySelector('loc')?.text ?? '');
    expect(listed).toContain('http://localhost:8000/website/de/business');
    expect(listed.filter((address) => /home|about|contact|private|404|booking-details/.test(address))).toEqual([]);
    expect(alternateUrls('/website', '/terms', table)).toEqual([
      ['en', 'http://localhost:8000/website/terms'],
      ['de', 'http://localhost:8000/website/de/terms'],
      ['fr', 'http://localhost:8000/website/fr/terms'],
      ['x-default', 'http://localhost:8000/website/terms'],
    ]);
  });

  test.each([
    ['/fr/bookings', true],
    ['/fr/private', true],
    ['/fr', false],
    ['/fr/404/', false],
    ['/fr/terms', false],
  ])('%s is a program: %s', (path, expected) => {
    expect(isProgram(path, table)).toBe(expected);
  });
});

test('every page of the table is a file of src/pages, and every file but the 404 page is in the table', () => {
  const files = readdirSync('src/pages').map((name) => `/${name.replace(/\.tsx$/, '')}`.replace('/index', '/'));
  expect(files.filter((page) => page !== '/404').sort()).toEqual(Object.keys(addressTable.pages).sort());
});

test('/home is Home; /about and /contact are the business page (Spec §2)', () => {
  expect(furtherAddresses()).toEqual([
    ['/home', '/'],
    ['/about', '/business'],
    ['/contact', '/business'],
  ]);
});

/**
 * Code that no table reaches: its own stand-ins for Google and its texts have languages of their own, and the wrong
 * sites say word for word what the check of a live site prints.
 */
const codeFiles = ['src', 'scripts', 'tools', 'tests/support']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
  .concat(
    'gatsby-config.ts',
    'gatsby-node.ts',
    'gatsby-ssr.tsx',
    'gatsby-browser.tsx',
    'tests/e2e/playwright.config.ts',
  )
  .filter(
    (name) =>
      /\.(tsx?|mjs|cjs)$/.test(name) &&
      !/node_modules|public|\.cache|src\/(address-table|site)\.ts$|live-site\/wrong-sites\.ts$/.test(name),
  );

test('the prefix and the languages are written in the table alone', () => {
  const written = /\/website\b|\/de\b|(===|\?) '(de|en)'|\['en', 'de'/;
  const found = codeFiles.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => written.test(line) && !/^\s*(\/?\*|\/\/)|locales\//.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
