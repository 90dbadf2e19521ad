/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import library from 'i18next';
import type { ReactNode } from 'react';
import { leavesOf } from '../../../scripts/configuration/problems';
import type { Language } from '../../../src/i18n/languages';
import runtime from '../../../src/i18n/runtime/i18next';
import { I18nextProvider, useTranslation } from '../../../src/i18n/runtime/react-i18next';
import { textFacts } from '../../../src/i18n/texts';
import { textsOf } from '../../support/all-texts';

/** As the i18n plugin sets its instance up, with the options that the library would need for these texts. */
const optionsFor = (language: Language) => ({
  lng: language,
  fallbackLng: 'en',
  defaultNS: 'common',
  fallbackNS: Object.keys(textsOf('en')),
  resources: { [language]: textsOf(language) },
  interpolation: { escapeValue: false, defaultVariables: textFacts },
  returnNull: false as const,
  nsSeparator: ':',
  keySeparator: '.',
});

/** A value for every variable that a sentence names. */
const valuesFor = (sentence: string) =>
  Object.fromEntries([...sentence.matchAll(/{{\s*(\w+)\s*}}/g)].map(([, name = '']) => [name, `<${name} & "7">`]));

test.each(['en', 'de'] as const)(
  '%s: every text reads as the i18n library gives it, with its variables and without',
  async (language) => {
    const options = optionsFor(language);
    const whole = library.createInstance();
    await whole.init(options);
    const light = runtime.createInstance();
    light.init(options);
    expect(light.language).toBe(language);
    for (const [namespace, texts] of Object.entries(options.resources[language] ?? {})) {
      for (const [path, sentence] of leavesOf(texts)) {
        const key = `${namespace}:${path}`;
        const values = valuesFor(String(sentence));
        expect(light.text('common', key, values)).toBe(whole.t(key, values));
        expect(light.text(namespace, path)).toBe(whole.t(path, { ns: namespace }));
      }
    }
  },
);

test('a key without a sentence stands for itself, a branch is none', () => {
  const light = runtime.createInstance();
  light.init({ ...optionsFor('en'), lng: 'en' });
  expect(light.text('common', 'errors:nothing.here')).toBe('nothing.here');
  expect(light.text('common', 'navigation')).toBe('navigation');
});

test('the hook gives texts of the first namespace that it names, and the same function for the same page', () => {
  const i18n = runtime.createInstance();
  i18n.init(optionsFor('de'));
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  );
  const { result, rerender } = renderHook(() => useTranslation(['common', 'errors']), { wrapper });
  const { t } = result.current;
  expect(t('navigation.bookings')).toBe(i18n.text(undefined, 'common:navigation.bookings'));
  rerender();
  expect(result.current.t).toBe(t);
});
