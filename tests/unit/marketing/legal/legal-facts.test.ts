/** @jest-environment jsdom */
import { env } from '../../../../src/env';
import { legalFacts } from '../../../../src/site';
import { legalTexts } from '../../../support/legal-texts';
import { sourcesOf } from '../../../support/sources';

type Legal = ReturnType<typeof legalFacts>;
const own = legalFacts();
const withFacts = (changes: Partial<Legal['facts']>): Legal => ({ ...own, facts: { ...own.facts, ...changes } });
const withAccessibility = (changes: Partial<Legal['facts']['accessibility']>) =>
  withFacts({ accessibility: { ...own.facts.accessibility, ...changes } });

describe('the time limits of the privacy page are the operator’s, and read right for one and for many (D39)', () => {
  const ones = withFacts({ retention: { logDays: 1, accountYears: 1, receiptYears: 1 } });
  const many = withFacts({ retention: { logDays: 30, accountYears: 5, receiptYears: 10 } });

  test.each([
    ['en', many, 'We keep it for 30 days and then delete it.'],
    ['en', ones, 'We keep it for 1 day and then delete it.'],
    ['en', many, 'receipts for 10 years, section 147 AO'],
    ['en', many, 'for no longer than 5 years after your last ride'],
    ['en', ones, 'for no longer than 1 year after your last ride'],
    ['de', many, 'Wir bewahren es 30 Tage lang auf und löschen es dann.'],
    ['de', ones, 'Wir bewahren es 1 Tag lang auf und löschen es dann.'],
    ['de', many, 'Belege 10 Jahre lang, § 147 AO'],
    ['de', many, 'höchstens 5 Jahre nach der letzten Fahrt'],
    ['de', ones, 'höchstens 1 Jahr nach der letzten Fahrt'],
  ] as const)('%s', (language, legal, sentence) => {
    expect(legalTexts(legal, language).privacy.text).toContain(sentence);
  });
});

test('the privacy page names the authority for complaints, and a data protection officer if there is one', () => {
  const officer = withFacts({ dataProtectionOfficer: 'Jo Beispiel' });
  expect(legalTexts(officer).privacy.text).toContain('Data protection officer: Jo Beispiel.');
  expect(legalTexts(officer, 'de').privacy.text).toContain('Datenschutzbeauftragte Person: Jo Beispiel.');
  expect(legalTexts().privacy.text).not.toContain('Data protection officer');
  expect(legalTexts().privacy.text).toContain(`for example: ${own.facts.dataProtectionAuthority}.`);
});

test.each([
  ['en', 'Reports about failures', '“Send report”'],
  ['de', 'Fehlerberichte', '„Bericht senden“'],
] as const)('%s: the privacy page tells of reports where a failed screen can send them', (language, title, button) => {
  expect(legalTexts(own, language).privacy.text).not.toContain(title);
  const reports = jest.replaceProperty<{ reportUrl: string }, 'reportUrl'>(env, 'reportUrl', 'https://reports.example');
  const { text } = legalTexts(own, language).privacy;
  reports.restore();
  expect(text).toContain(title);
  expect(text).toContain(button);
});

describe('imprint and terms say the same about dispute settlement (section 36 VSBG)', () => {
  const board = 'Board, Street 1, 10115 Berlin, www.board.example';

  test.each([
    ['none', 'en', 'We are neither willing nor obliged to take part'],
    ['willing', 'en', `not obliged, but willing to take part in dispute settlement`],
    ['obliged', 'en', 'We are obliged to take part'],
    ['none', 'de', 'Wir sind nicht bereit und nicht verpflichtet'],
    ['willing', 'de', 'Wir sind nicht verpflichtet, aber bereit'],
    ['obliged', 'de', 'und nehmen daran teil'],
  ] as const)('%s, %s', (kind, language, sentence) => {
    const { imprint, terms } = legalTexts(withFacts({ arbitration: { kind, board } }), language);
    for (const { text } of [imprint, terms]) {
      expect(text).toContain(sentence);
      expect(text.includes(board)).toBe(kind !== 'none');
    }
  });
});

describe('the accessibility statement', () => {
  test.each([
    [
      'en',
      'The measure is EN 301 549 V3.2.1 of March 2021, which asks for level AA of WCAG 2.1. We build for level AA',
    ],
    ['de', 'Maßstab ist EN 301 549 V3.2.1 vom März 2021 mit Stufe AA der WCAG 2.1. Gebaut wird nach Stufe AA'],
  ] as const)('%s: names the standard with its date, and what the site is built for', (language, sentence) => {
    expect(legalTexts(own, language).accessibility.text).toContain(sentence);
  });

  test('with a standard that contains WCAG 2.2 it does not say twice what the site is built for', () => {
    const standard = { name: 'EN 301 549 V4.1.1', published: '2026-09', wcag: 'WCAG 2.2' };
    const { text } = legalTexts(withAccessibility({ standard })).accessibility;
    expect(text).toContain('EN 301 549 V4.1.1 of September 2026, which asks for level AA of WCAG 2.2.');
    expect(text).not.toContain('We build for');
  });

  test.each([
    ['en', '14 days after your message', '1 day after your message'],
    ['de', '14 Tage nach Ihrer Nachricht', '1 Tag nach Ihrer Nachricht'],
  ] as const)('%s: names the time limit for an answer', (language, many, one) => {
    expect(legalTexts(own, language).accessibility.text).toContain(many);
    expect(legalTexts(withAccessibility({ answerDays: 1 }), language).accessibility.text).toContain(one);
  });

  test.each(['en', 'de'] as const)(
    '%s: names the authority for complaints, and links its mail and website',
    (language) => {
      const { authority } = own.facts.accessibility;
      const { text, links } = legalTexts(own, language).accessibility;
      expect(text).toContain(authority.name);
      expect(text).toContain(authority.address);
      expect(text).toContain('BFSG');
      expect(links).toContain(`mailto:${authority.email}`);
      expect(links).toContain(`${authority.website}/`);
    },
  );

  test.each([
    ['en', 'is a micro-enterprise', 'What works', 'The measure is'],
    ['de', 'ist ein Kleinstunternehmen', 'Was funktioniert', 'Maßstab ist'],
  ] as const)(
    '%s: a micro-enterprise says that it is exempt, states no conformity, names no authority, still helps',
    (...row) => {
      const [language, exempt, works, measure] = row;
      const { text } = legalTexts(withAccessibility({ isMicroEnterprise: true }), language).accessibility;
      expect(text).toContain(exempt);
      expect(text).toContain(works);
      expect(text).not.toContain(measure);
      expect(text).not.toContain(own.facts.accessibility.authority.name);
      expect(text).toContain(language === 'en' ? 'no later than 14 days' : 'spätestens 14 Tage');
      expect(legalTexts(own, language).accessibility.text).not.toContain(exempt);
    },
  );
});

test('nothing links the dispute platform of the EU, which was closed on 20 July 2025', () => {
  const linking = sourcesOf(/\.(tsx?|json)$/).filter(({ text }) => /ec\.europa\.eu|webgate\./.test(text));
  expect(linking.map(({ name }) => name)).toEqual([]);
});
