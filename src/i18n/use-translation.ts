import { useMemo } from 'react';
import { useTranslation as useLibraryTranslation } from 'react-i18next';
import type { Language } from './languages';
import runtime, { type Branch } from './runtime/i18next';
import type { Namespace, Translate } from './texts';
import { useLanguage } from './use-language';

/**
 * The texts in the page's language, with typed keys. The library's own key types take minutes to check with this many
 * texts, so only its runtime is used.
 */
export function useTranslation<Name extends Namespace>(
  namespace: Name | readonly [Name, ...Namespace[]],
): { readonly t: Translate<Name> } {
  const names: Namespace[] = typeof namespace === 'string' ? [namespace] : [...namespace];
  const { t } = useLibraryTranslation(names);
  return { t: t as unknown as Translate<Name> };
}

/**
 * The texts of a namespace that is part of a script's chunk and not of the page's data, in the page's language: for
 * parts that few visitors open. `textsIn` is defined once, outside of any component. Knows no other namespace.
 * const textsIn = (language: Language) => require(`../../locales/${language}/more.json`);
 */
export function useChunkTexts<Name extends Namespace>(
  name: Name,
  textsIn: (language: Language) => Branch,
): { readonly t: Translate<Name> } {
  const language = useLanguage();
  return useMemo(() => {
    const texts = runtime.createInstance();
    texts.init({
      lng: language,
      defaultNS: name,
      resources: { [language]: { [name]: textsIn(language) } },
    });
    const t = (key: string, values?: Readonly<Record<string, string | number>>) => texts.text(name, key, values);
    return { t: t as Translate<Name> };
  }, [language, name, textsIn]);
}
