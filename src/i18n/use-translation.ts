import { useTranslation as useLibraryTranslation } from 'react-i18next';
import type { Namespace, Translate } from './translate';

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
