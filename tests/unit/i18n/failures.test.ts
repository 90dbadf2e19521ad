import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import errors from '../../../src/locales/en/errors.json';
import { allTexts } from '../../support/all-texts';
import { noFailures, otherAlerts, remarks, shownFailures } from './failure-table';

/** The languages whose words this test knows. */
const languages = ['en', 'de'] as const;

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
  en: [
    /try again|trying|retry|check|call|reload|refresh|press/i,
    /load the price|login required|sign in/i,
    /enter|add what|describe|still book/i,
  ],
  de: [
    /versuchen|prüfen|anrufen|rufen sie|erreichen sie/i,
    /neu|nachsehen|drücken|noch einmal laden|anmeld/i,
    /geben Sie|schreiben Sie|nennen Sie|trotzdem bestellen/i,
  ],
};
/** How a component or a script shows four letters. */
const LETTERS = /<FailureReference|withReference\(|<Late(Page|Notice)/;
/** Texts that are read at leisure, and the sentences of Spec §8, which are listed apart. */
const isElsewhere = (name: string) => /^(legal|storage|home|business|partner|errors):/.test(name);
/** How a sentence about a failure sounds. */
const SOUNDS_FAILED = [
  /\b(fail|error|unable|unavailable|denied|timed out|not supported|blocks|right now|cannot|could not|can no longer)/i,
  /\b(did not|not (be|load|loaded|available)|was not|has not (loaded|stopped))\b/i,
  /\b(is lost|offline|does not work|too many)\b/i,
];
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
    expect(reference === 'booking' ? isNumbered : LETTERS.test(source)).toBe(true);
  });

  test('every sentence of Spec §8 is in the table', () => {
    const listed = new Set([
      ...shownFailures.map(({ text }) => text),
      ...Object.keys(noFailures).map((key) => `errors:${key}`),
    ]);
    expect(Object.keys(errors).filter((key) => !listed.has(`errors:${key}`))).toEqual([]);
  });

  test('every other sentence that sounds like a failure is in the table, or has a reason for having none', () => {
    const listed = new Set([
      ...shownFailures.flatMap(({ text, with: others }) => [text, ...others]),
      ...Object.keys(remarks),
    ]);
    const sounding = [...textOf.en].filter(([name, text]) => !isElsewhere(name) && saysOneOf(SOUNDS_FAILED, text));
    expect(sounding.map(([name]) => name).filter((name) => !listed.has(name))).toEqual([]);
    expect(Object.keys(remarks).filter((name) => !textOf.en.has(name))).toEqual([]);
  });

  test('the page of a ride shows the booking number', () => {
    expect(readSource('ride/tracking/booking-facts.tsx')).toContain("t('facts.booking')");
  });

  test('every component with an alert is in the table', () => {
    const listed = new Set([...shownFailures.map(({ where }) => where), ...Object.keys(otherAlerts)]);
    const alerting = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.tsx') && readSource(file).includes('role="alert"'),
    );
    expect(alerting.filter((file) => !listed.has(file))).toEqual([]);
  });
});
