import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '../../../src/i18n/languages';
import errors from '../../../src/locales/en/errors.json';
import { allTexts } from '../../support/all-texts';
import { noFailures, otherAlerts, shownFailures } from './failure-table';

const textOf = {
  en: new Map(allTexts('en').map(({ name, text }) => [name, text])),
  de: new Map(allTexts('de').map(({ name, text }) => [name, text])),
};
const readSource = (file: string) => readFileSync(path.join('src', file), 'utf8');

/** Words for whether a booking is affected. */
const AFFECTED = {
  en: [
    /affected|nothing|not booked|no taxi|taxi (may|is)|booked twice/i,
    /have received|booking is|another account|still arrive/i,
  ],
  de: [
    /betroffen|nichts|nicht bestellt|kein Taxi|noch ein Taxi|doppelt/i,
    /vielleicht|bleibt bestellt|anderen Konto|eingegangen|eintreffen/i,
  ],
};
/** Words for what to do next. */
const NEXT = {
  en: [/try again|retry|check|call|reload|refresh|press/i, /load the price|login required|sign in/i],
  de: [/versuchen|prüfen|anrufen|rufen sie|erreichen sie/i, /neu|nachsehen|drücken|noch einmal laden|anmeld/i],
};
const saysOneOf = (patterns: readonly RegExp[], text: string) => patterns.some((pattern) => pattern.test(text));

const cases = shownFailures.flatMap((failure) => languages.map((language) => ({ ...failure, language })));

describe('each failure says what happened, whether a booking is affected, and what to do next', () => {
  test.each(cases)('$text in $where, $language', ({ text, with: others, language, isBeforeOrder }) => {
    const texts = [text, ...others].map((name) => textOf[language].get(name));
    expect(texts).not.toContain(undefined);
    const shown = texts.join(' ');
    expect(isBeforeOrder || saysOneOf(AFFECTED[language], shown)).toBe(true);
    expect(saysOneOf(NEXT[language], shown)).toBe(true);
  });
});

describe('each failure has a short reference for support: the booking number, else four letters', () => {
  test.each(shownFailures)('$text in $where: $reference', ({ text, where, with: others, reference }) => {
    const source = readSource(where);
    const names = [text, ...others].some((name) => textOf.en.get(name)?.includes('{{bookingId}}'));
    const isNumbered = names || /<FailureReference bookingId|facts\.booking/.test(source);
    expect(reference === 'booking' ? isNumbered : source.includes('<FailureReference')).toBe(true);
  });

  test('every sentence of Spec §8 is in the table', () => {
    const listed = new Set([
      ...shownFailures.map(({ text }) => text),
      ...Object.keys(noFailures).map((key) => `errors:${key}`),
    ]);
    expect(Object.keys(errors).filter((key) => !listed.has(`errors:${key}`))).toEqual([]);
  });

  test('every component with an alert is in the table', () => {
    const listed = new Set([...shownFailures.map(({ where }) => where), ...Object.keys(otherAlerts)]);
    const alerting = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.tsx') && readSource(file).includes('role="alert"'),
    );
    expect(alerting.filter((file) => !listed.has(file))).toEqual([]);
  });
});
