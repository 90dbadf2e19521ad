import { LocationProvider } from '@reach/router';
import { notifyManager, QueryClientProvider } from '@tanstack/react-query';
import { render, renderHook } from '@testing-library/react';
import { I18nextContext } from 'gatsby-plugin-react-i18next';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createQueryClient } from '../../src/backend/query';
import { type Language, languages } from '../../src/i18n/languages';
import { textFacts } from '../../src/i18n/texts';

notifyManager.setScheduler((callback) => callback());

/** A page in a language. */
const pageIn = (language: Language) => ({
  language,
  languages: [...languages],
  defaultLanguage: 'en',
  generateDefaultLanguagePage: false,
  routed: false,
  originalPath: '/',
  path: '/',
});
const textsIn = (language: Language) => {
  const texts = i18next.createInstance({
    lng: language,
    resources: {},
    interpolation: { defaultVariables: textFacts },
  });
  void texts.init();
  return texts;
};
/** The texts of each language; none are loaded at first. */
const texts = Object.fromEntries(languages.map((language) => [language, textsIn(language)])) as Record<
  Language,
  ReturnType<typeof textsIn>
>;

/** The providers around every screen: the language and the server state. Each call is a separate browser. */
function screenAround(language: Language = 'en') {
  const queries = createQueryClient();
  const page = pageIn(language);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <I18nextProvider i18n={texts[language]}>
      <I18nextContext.Provider value={page}>
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      </I18nextContext.Provider>
    </I18nextProvider>
  );
  return { queries, wrapper };
}

/** Renders a screen with the texts of these namespaces, in English unless another language is named. */
export function renderScreen(
  screen: ReactNode,
  namespaces: Readonly<Record<string, object>>,
  language: Language = 'en',
) {
  for (const [name, resources] of Object.entries(namespaces)) {
    texts[language].addResourceBundle(language, name, resources);
  }
  const { queries, wrapper } = screenAround(language);
  return { queries, ...render(<LocationProvider>{screen}</LocationProvider>, { wrapper }) };
}

/** Renders a hook inside the providers of a screen. */
export function renderScreenHook<Props, Answer>(hook: (props: Props) => Answer, initialProps?: Props) {
  const { queries, wrapper } = screenAround();
  return { queries, ...renderHook(hook, { wrapper, ...(initialProps === undefined ? {} : { initialProps }) }) };
}

/** Renders a hook as React takes over the built HTML: the session is still being checked in the first commit. */
export function hydrateScreenHook<Answer>(hook: () => Answer) {
  const { wrapper } = screenAround();
  return renderHook(hook, { wrapper, hydrate: true });
}
