import { readFileSync } from 'node:fs';
import i18next from 'i18next';
import { operatorFacts } from '../../../scripts/configuration/operator-facts';
import { leavesOf } from '../../../scripts/configuration/problems';
import { languages } from '../../../src/i18n/languages';
import { textFacts, withTextFacts } from '../../../src/i18n/texts';
import { headText } from '../../../src/layout/head/page-head';
import { site } from '../../../src/site';
import { sourcesOf } from '../../support/sources';

const read = (file: string) => readFileSync(file, 'utf8');

test.each(languages)(
  '%s: texts name the operator that site.ts names, on the page and in its head',
  async (language) => {
    const texts = i18next.createInstance();
    await texts.init({
      lng: language,
      resources: { [language]: { legal: JSON.parse(read(`src/locales/${language}/legal.json`)) } },
      interpolation: { escapeValue: false, defaultVariables: textFacts },
    });
    const controller = texts.t('privacy.controller.text', { ns: 'legal' });
    for (const fact of [site.legal.company, site.legal.street, site.bookingPhone.shown, site.email]) {
      expect(controller.replaceAll('\u00a0', ' ')).toContain(fact);
    }
    const data = read(`src/locales/${language}/business.json`);
    const page = { locales: { edges: [{ node: { ns: 'business', data } }] } };
    expect(headText(page, 'business', 'title')).toContain(site.city);
  },
);

test('a phone number in a text stays in one line', () => {
  expect(withTextFacts('{{phone}}')).not.toMatch(/ /);
  expect(withTextFacts('{{phone}}').replaceAll('\u00a0', ' ')).toBe(site.bookingPhone.shown);
});

test('a variable that is not the operator’s stays for who fills it', () => {
  expect(withTextFacts('{{name}}: {{ minutes }} min')).toBe(`${site.name}: {{ minutes }} min`);
});

test('no text and no code but site.ts names the operator, its city or its numbers', () => {
  const names = [
    site.name,
    site.city,
    site.bookingPhone.shown,
    site.bookingPhone.dialled,
    site.email,
    site.legal.company,
  ];
  const found = sourcesOf(/\.(tsx?|json|css)$/)
    .filter((file) => file.name !== 'site.ts')
    .flatMap((file) => names.filter((name) => file.text.includes(name)).map((name) => `${file.name}: ${name}`));
  expect(found).toEqual([]);
});

/** Facts that only a receipt needs. */
const onReceipts = ['vatPercent'];

test('every leaf of site.ts is read by the site: an operator who changes it changes something', () => {
  const code = sourcesOf(/\.tsx?$/)
    .filter(({ name }) => name !== 'site.ts')
    .map(({ text }) => text)
    .join('\n');
  // A list is read as a whole; a position and a name in every language are read as one.
  const parts = new RegExp(`(\\.(\\d+|lat|lng|${languages.join('|')}))+$`);
  const names = leavesOf(operatorFacts().facts).map(([path]) => path.replace(parts, '').split('.').at(-1));
  const unread = names.filter(
    (name) => !onReceipts.includes(name ?? '') && !new RegExp(`[.{,] ?${name}\\b`).test(code),
  );
  expect(unread).toEqual([]);
});
