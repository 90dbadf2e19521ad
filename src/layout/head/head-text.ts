import { withTextFacts } from '../../i18n/text-facts';

/** The result of a page's query: the texts of its namespaces in its language. */
export interface PageTexts {
  readonly locales: { readonly edges: readonly { readonly node: { readonly ns: string; readonly data: string } }[] };
}

/**
 * A text for a page's head, which Gatsby renders outside the page's providers, with the operator's facts filled in.
 * Empty if missing.
 */
export function headText({ locales }: PageTexts, namespace: string, key: string): string {
  const texts = locales.edges.find(({ node }) => node.ns === namespace)?.node.data;
  if (!texts) return '';
  const text: unknown = key
    .split('.')
    .reduce<unknown>((branch, part) => (branch as Record<string, unknown> | undefined)?.[part], JSON.parse(texts));
  return typeof text === 'string' ? withTextFacts(text) : '';
}
